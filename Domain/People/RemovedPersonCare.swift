/// Numbers of waterings and postponements of a removed person. The totals list them separately.
/// They are stored as one setting per person, so that undoing a removal affects nothing else.
struct RemovedPersonCare: Hashable, Sendable {
  static let prefix = "people.past."

  var waterings = 0
  var postponements = 0

  static func key(of person: ID<Person>) -> String { prefix + person.fullForm }

  static func person(of key: String) -> ID<Person>? {
    IDTail(key.dropFirst(prefix.count)).flatMap { ID(rawValue: $0.value) }
  }

  init() {}

  init(_ care: Care) {
    (waterings, postponements) = (care.wateringCount, care.postponementCount)
  }

  /// Parses two numbers separated by a space; nil for other texts.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (0...RemovedPersonCare.maxCount).contains($0) })
    else {
      return nil
    }
    (waterings, postponements) = (numbers[0], numbers[1])
  }

  /// Limit that real numbers never reach; it prevents overflow in sums.
  private static let maxCount = 1_000_000

  /// Text to store; nil if both numbers are 0.
  var text: String? {
    waterings + postponements == 0 ? nil : "\(waterings) \(postponements)"
  }
}

extension JournalStep {
  /// Whether the user made this change. False for the numbers of a removed person, which only
  /// change together with the removal.
  public var isByUser: Bool {
    item.kind != .setting || item.key?.hasPrefix(RemovedPersonCare.prefix) != true
  }
}

extension Repositories {
  /// Removes the person and stores the numbers of waterings and postponements removed with it.
  func removeKeepingCare(of person: Person) throws {
    try people.remove(person.id)
    try profile.saveSetting(
      RemovedPersonCare(person.care).text, as: RemovedPersonCare.key(of: person.id))
  }

  /// Returns the totals of all plants, including those of removed people.
  func lifetimeTotals(on day: Day) throws -> GardenTotals {
    var totals = try people.totals(on: day)
    for (key, text) in try profile.settings(beginningWith: RemovedPersonCare.prefix) {
      // A person that exists again, for example after an import, is already counted.
      guard let past = RemovedPersonCare(text), try !exists(RemovedPersonCare.person(of: key))
      else { continue }
      totals.careOfRemovedPeople.waterings += past.waterings
      totals.careOfRemovedPeople.postponements += past.postponements
    }
    return totals
  }

  private func exists(_ id: ID<Person>?) throws -> Bool {
    try id.flatMap { try people.person($0) } != nil
  }
}
