/// Stores to-dos.
public protocol ToDoRepository {
  /// Returns the to-do with the id; nil if there is none.
  func toDo(_ id: ID<ToDo>) throws -> ToDo?

  /// Adds the to-do, or replaces the one with the same id.
  func save(_ toDo: ToDo) throws

  /// Removes the to-do; does nothing if there is none.
  func remove(_ id: ID<ToDo>) throws

  /// Returns all to-dos that the filter accepts, sorted by id.
  func list(_ filter: ToDoFilter) throws -> [ToDo]

  /// Returns the number of to-dos in each calendar that has any.
  func countsByCalendar() throws -> [CalendarName: Int]

  /// Returns the greatest position of a text; 0 if there is none.
  func lastTextPosition() throws -> Int

  /// Returns up to `limit` to-dos whose id or title matches, in the order of ``NameMatcher``.
  func toDos(matching meaning: NameMatcher, limit: Int) throws -> [ToDo]
}

extension ToDoRepository {
  public func lastTextPosition() throws -> Int {
    try list(ToDoFilter()).compactMap(\.text?.position).max() ?? 0
  }
}

/// Filter for a list of to-dos; all conditions must hold.
public struct ToDoFilter: Hashable, Sendable {
  /// Whether only open (false) or only finished ones (true) are listed; both if nil.
  public var isDone: Bool?
  /// Days of the stored due time, in UTC for fixed moments; nil for all, and those without one.
  public var dueDays: ClosedRange<Day>?
  public var calendar: CalendarName?
  /// Moment since which they were finished; nil for all.
  public var doneSince: Instant?
  /// Words that must occur in the searched texts; blank for all.
  public var search: String

  public init(
    isDone: Bool? = nil, dueDays: ClosedRange<Day>? = nil, in calendar: CalendarName? = nil,
    search: String = ""
  ) {
    self.isDone = isDone
    self.dueDays = dueDays
    self.calendar = calendar
    self.search = search
  }

  public func accepts(_ toDo: ToDo) -> Bool {
    (isDone.map { $0 == toDo.isDone } ?? true)
      && (doneSince.map { since in toDo.doneAt.map { $0 >= since } ?? false } ?? true)
      && (calendar.map { $0 == toDo.calendar } ?? true)
      && (dueDays.map { days in
        toDo.details.due.map { days.contains($0.localTime(in: FixedZone.utc).day) } ?? false
      } ?? true)
      && (search.isEmpty || toDo.matches(search))
  }
}

extension Repositories {
  /// Returns the to-do; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<ToDo>) throws -> ToDo {
    try existing(id, .toDo, by: toDos.toDo(_:))
  }
}
