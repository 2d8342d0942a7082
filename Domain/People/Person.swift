/// Someone to keep in touch with, and the plant that stands for them.
public struct Person: Hashable, Sendable {
  public let id: ID<Person>
  public internal(set) var details: PersonDetails
  public internal(set) var care: Care

  /// A person as stored.
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

  /// Days until the plant is due: 0 on the due day, negative after it.
  public func daysLeft(on day: Day) -> Int { care.dueOn - day }

  public func state(on day: Day) -> PlantState { PlantState(daysLeft: daysLeft(on: day)) }

  /// How many days the plant has been there; the day of planting is the first.
  public func daysTogether(on day: Day) -> Int { max(1, day - details.plantedOn + 1) }

  /// The names that the person answers to, the full name first.
  public var names: [String] {
    details.nickname.isEmpty ? [name] : [name, details.nickname.value]
  }

  /// Whether a search finds the person: by a name, by initial consonants, by a part of the
  /// number; a blank query finds everyone.
  public func answers(to query: String) -> Bool {
    names.contains { SearchFolding.matches($0, query) } || details.phone?.contains(query) == true
  }

  public var sortKey: String { SortKey.of(name) }

  /// The order of every list of people: who is due first, then who is the least close, then
  /// the ``sortKey``, then the id.
  public static func isListedBefore(_ left: Person, _ right: Person) -> Bool {
    let (one, other) = (left.care, right.care)
    if one.dueOn != other.dueOn { return one.dueOn < other.dueOn }
    if one.affection != other.affection { return one.affection < other.affection }
    let (key, otherKey) = (left.sortKey, right.sortKey)
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : left.id < right.id
  }
}
