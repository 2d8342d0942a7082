/// A person to keep in touch with, and the plant that represents them.
public struct Person: Hashable, Sendable {
  public internal(set) var id: ID<Person>
  public internal(set) var details: PersonDetails
  public internal(set) var care: Care

  /// Creates a person from stored fields.
  public init(id: ID<Person>, details: PersonDetails, care: Care) {
    self.id = id
    self.details = details
    self.care = care
  }

  public init(id: ID<Person>, planting details: PersonDetails) {
    let history = CareHistory(
      plantedOn: details.plantedOn, rhythm: details.rhythm, countedFrom: details.countedFrom)
    self.init(id: id, details: details, care: history.care)
  }

  public var name: String { details.name.value }
  public var plantName: String { details.nickname.isEmpty ? name : details.nickname.value }
  public var plant: Plant { details.rhythm.plant }
  public var stage: GrowthStage { GrowthStage(at: care.affection) }

  /// Returns the days until the plant is due: 0 on the due day, negative after it.
  public func daysLeft(on day: Day) -> Int { care.dueOn - day }

  public func state(on day: Day) -> PlantState { PlantState(daysLeft: daysLeft(on: day)) }

  /// Returns the number of days since the plant was planted; that day is day 1.
  public func daysTogether(on day: Day) -> Int { max(1, day - details.plantedOn + 1) }

  /// All names by which the person can be found, the full name first.
  public var names: [String] {
    details.nickname.isEmpty ? [name] : [name, details.nickname.value]
  }

  /// The names, followed by what is noted about the person.
  package var searchedTexts: [String] { names + details.notes }

  /// Whether the query matches a name, a note about the person, their initial consonants, or a part
  /// of the phone number; a blank query matches everyone.
  public func matches(_ query: String) -> Bool {
    searchedTexts.contains { SearchFolding.matches($0, query) }
      || details.phone?.contains(query) == true
  }

  public var sortKey: String { SortKey.key(for: name) }

  /// Whether `left` comes first in lists of people: sorts by due day, then the lowest affection,
  /// then ``sortKey``, then id.
  public static func isListedBefore(_ left: Person, _ right: Person) -> Bool {
    let (one, other) = (left.care, right.care)
    if one.dueOn != other.dueOn { return one.dueOn < other.dueOn }
    if one.affection != other.affection { return one.affection < other.affection }
    let (key, otherKey) = (left.sortKey, right.sortKey)
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : left.id < right.id
  }
}
