/// What was done for the plants of people who were removed: the garden's totals tell it beside what
/// was done for those who are there. Kept as settings of the store, one for each of them, so that
/// taking a removal back takes nothing else back.
struct PastCare: Hashable, Sendable {
  static let prefix = "people.past."

  var waterings = 0
  var postponements = 0

  static func key(of person: ID<Person>) -> String { prefix + person.spelling }

  static func person(of key: String) -> ID<Person>? {
    IDTail(key.dropFirst(prefix.count)).flatMap { ID(rawValue: $0.value) }
  }

  init() {}

  init(_ care: Care) {
    (waterings, postponements) = (care.wateringCount, care.postponementCount)
  }

  /// Two numbers with a space between; nil for anything else.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (0...PastCare.most).contains($0) }) else {
      return nil
    }
    (waterings, postponements) = (numbers[0], numbers[1])
  }

  /// Nobody does so much for one plant, and all of it can be added up.
  private static let most = 1_000_000

  /// Nil where there is nothing to be kept.
  var text: String? {
    waterings + postponements == 0 ? nil : "\(waterings) \(postponements)"
  }
}

extension JournalStep {
  /// Whether somebody asked for it: what the program keeps in a setting beside that goes and comes
  /// back with it, and is nothing to be told.
  public var isTold: Bool {
    place.kind != .setting || place.key?.hasPrefix(PastCare.prefix) != true
  }
}

extension Repositories {
  /// Removes the person, and keeps how much was done for the plant.
  func removeKeepingCare(of person: Person) throws {
    try people.remove(person.id)
    try profile.keep(PastCare(person.care).text, as: PastCare.key(of: person.id))
  }

  /// The totals of the garden, beside them what was done for those who are gone.
  func lifetimeTotals(on day: Day) throws -> GardenTotals {
    var totals = try people.totals(on: day)
    for (key, text) in try profile.settings(beginningWith: PastCare.prefix) {
      // Who came back, as by an import, is counted already.
      guard let past = PastCare(text), try !isThere(PastCare.person(of: key)) else { continue }
      totals.past.waterings += past.waterings
      totals.past.postponements += past.postponements
    }
    return totals
  }

  private func isThere(_ id: ID<Person>?) throws -> Bool {
    try id.flatMap { try people.person($0) } != nil
  }
}
