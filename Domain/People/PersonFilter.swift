/// Filters a list of people; a person has to match every condition.
public struct PersonFilter: Hashable, Sendable {
  /// Only people whose plant is due on one of these days.
  public var dueOn: ClosedRange<Day>?
  /// Only people that ``Person/matches(_:)`` accepts; blank for all.
  public var search: String

  public init(dueOn: ClosedRange<Day>? = nil, search: String = "") {
    self.dueOn = dueOn
    self.search = search
  }

  public static let all = PersonFilter()

  public static func due(on day: Day) -> PersonFilter { PersonFilter(dueOn: day...day) }

  /// Returns the filter for people who are overdue on that day.
  public static func wilted(on day: Day) -> PersonFilter {
    // On the earliest supported day nothing is overdue, and that day is never a due day.
    PersonFilter(dueOn: .earliest...day.adding(days: -1))
  }

  /// Returns the filter for people who are due on or before that day.
  public static func due(until day: Day) -> PersonFilter { PersonFilter(dueOn: .earliest...day) }

  public func accepts(_ person: Person) -> Bool {
    dueOn?.contains(person.care.dueOn) != false && person.matches(search)
  }
}

/// Totals of all plants.
public struct GardenTotals: Hashable, Sendable {
  public var people: Int
  public var duePlants: Int
  public var wiltedPlants: Int
  /// Number of plants with 100 percent affection.
  public var fullPlants: Int
  public var waterings: Int
  public var postponements: Int
  /// Numbers of waterings and postponements of removed people.
  var careOfRemovedPeople = RemovedPersonCare()

  public init(
    people: Int = 0, due: Int = 0, wilted: Int = 0, full: Int = 0, waterings: Int = 0,
    postponements: Int = 0
  ) {
    self.people = people
    self.duePlants = due
    self.wiltedPlants = wilted
    self.fullPlants = full
    self.waterings = waterings
    self.postponements = postponements
  }

  public var pastWaterings: Int { careOfRemovedPeople.waterings }
  public var pastPostponements: Int { careOfRemovedPeople.postponements }
}
