/// Queries about to-dos, on the wall clock of the user.
public struct ToDoQueries: UseCase, Sendable {
  let context: UseCaseContext
  public var clock: LocalClock { context.clock }

  /// Which to-dos a list contains.
  public enum Selection: Hashable, Sendable {
    case open
    case done
    case all
  }

  /// Returns the to-dos: open ones by due day, those without one last, on a day in the order in
  /// which they were entered; then finished ones, the latest first.
  public func list(_ selection: Selection = .open, search: String = "") throws -> [DueTask] {
    try SearchedText.check(search)
    let line = try SearchExpression(search)
    let found = try store.read { try $0.tasks(line, clock) }.filter { task in
      selection == .all || task.isDone == (selection == .done)
    }
    func position(_ task: DueTask) -> (Day, Int64) {
      (task.due(in: clock.zone)?.day ?? .latest, task.toDo.id.rawValue)
    }
    return found.filter { !$0.isDone }.sorted { position($0) < position($1) }
      + found.filter(\.isDone).sorted { $1.doneMoment < $0.doneMoment }
  }

  /// Returns the to-dos that were finished today and are not due today, which would hide that they
  /// were just ticked.
  public func doneToday(leavingOut calendars: Set<CalendarName> = []) throws -> [DueTask] {
    let (today, zone) = (clock.today, clock.zone)
    var filter = ToDoFilter(isDone: true)
    filter.doneSince = zone.instant(of: today.start)
    return try store.read { try $0.toDos.list(filter) }
      .filter { !calendars.contains($0.calendar) }.map { DueTask($0, on: today, in: zone) }
      .filter { $0.due(in: zone)?.day != today }
  }

  /// Returns the open to-dos without a due day.
  public func undated(leavingOut calendars: Set<CalendarName> = []) throws -> [DueTask] {
    try store.read { try $0.toDos.list(ToDoFilter(isDone: false)) }
      .filter { $0.details.due == nil && !calendars.contains($0.calendar) }
      .map { DueTask($0, on: clock.today, in: clock.zone) }
  }

  /// Returns an open to-do with the same title, ignoring case and accents, that is due at the same
  /// time; nil if there is none.
  public func duplicate(of details: ToDoDetails) throws -> ToDo? {
    let title = SearchFolding.folded(details.title.value)
    return try store.read { try $0.toDos.list(ToDoFilter(isDone: false)) }
      .first { $0.details.due == details.due && SearchFolding.folded($0.title) == title }
  }

  /// Returns the to-do with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func toDo(_ id: ID<ToDo>) throws -> ToDo {
    try store.read { try $0.existing(id) }
  }

  /// Returns the to-do that the words name: by title, a part of it, its initial consonants, or the
  /// last letters of the id. Of several, the only open one is meant or, with `isDone` or if all are
  /// finished, the one that was finished last. Throws
  /// ``DomainError/notFound(_:query:nearest:)`` or ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ words: String, isDone: Bool = false) throws -> ToDo {
    let zone = clock.zone
    return try store.read { repositories in
      let resolver = NameResolver<ToDo>(
        .toDo, id: \.id, names: { [$0.title] },
        details: { toDo in
          toDo.details.due.map { due in
            let time = due.localTime(in: zone)
            return [due.isAllDay ? .day(time.day) : .time(time)]
          } ?? []
        })
      return try resolver.choose(words) { matcher in
        // The records of a repeating to-do all have its title, so none is left out yet.
        let found = try repositories.toDos.toDos(matching: matcher, limit: .max)
        let matching = found.filter { $0.isDone == isDone }
        let fitting = matching.isEmpty ? found : matching
        let isOneTitle = Set(fitting.map { SearchFolding.folded($0.title) }).count == 1
        if isOneTitle, fitting.allSatisfy(\.isDone),
          let last = fitting.max(by: {
            ($0.doneAt ?? .distantPast, $0.id) < ($1.doneAt ?? .distantPast, $1.id)
          })
        {
          return [last]
        }
        return Array(fitting.prefix(NameResolver<ToDo>.candidateLimit))
      } known: {
        try repositories.toDos.list(ToDoFilter(isDone: isDone))
          .prefix(NameResolver<ToDo>.nameLimit).map(\.title)
      }
    }
  }
}

extension Instant {
  static let distantPast = Instant(milliseconds: .min)
}

extension DueTask {
  fileprivate var doneMoment: Instant { toDo.doneAt ?? .distantPast }
}
