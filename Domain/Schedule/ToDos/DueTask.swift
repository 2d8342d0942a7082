/// A to-do as it is listed, with its present due time.
public struct DueTask: Hashable, Sendable {
  /// When a to-do is due.
  public enum Due: Hashable, Sendable {
    case day(Day)
    /// A wall-clock time, whatever the time zone.
    case floating(LocalTime)
    case anchored(Instant)
  }

  public let toDo: ToDo
  /// When it is due; nil if it has no due date.
  public let due: Due?

  public var title: String { toDo.title }
  public var isDone: Bool { toDo.isDone }

  public init(_ toDo: ToDo, on today: Day, in zone: any ZoneRules) {
    self.toDo = toDo
    due = toDo.currentDue(on: today, in: zone)
  }

  /// Returns the due day and time in that zone; the time is nil if it is due on a whole day.
  public func due(in zone: any ZoneRules) -> (day: Day, time: TimeOfDay?)? {
    due.map { due in
      let time = due.localTime(in: zone)
      return (time.day, due.isAllDay ? nil : time.time)
    }
  }

  /// Returns the moment at which it is due. If it is due on a whole day, the start of that day.
  func dueMoment(in zone: any ZoneRules) -> Instant? { due?.moment(in: zone) }

  /// Whether it is unfinished and was due before today.
  public func isOverdue(on today: Day, in zone: any ZoneRules) -> Bool {
    guard !isDone, let due = due(in: zone) else { return false }
    return due.day < today
  }
}

extension Repositories {
  /// Returns the to-dos that are due on these days, by day and sorted by time; those of the
  /// calendars in `hidden` are left out.
  func tasks(
    on days: ClosedRange<Day>, today: Day, in zone: any ZoneRules,
    leavingOut hidden: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    let found = try toDoTasks(due: days, on: today, in: zone, leavingOut: hidden)
      .compactMap { task in task.due(in: zone).map { (task: task, due: $0) } }
    return Dictionary(grouping: found) { $0.due.day }.mapValues { tasks in
      tasks.sorted {
        ($0.due.time ?? .midnight, $0.task.title) < ($1.due.time ?? .midnight, $1.task.title)
      }.map { $0.task }
    }
  }

  /// Returns the overdue to-dos, the latest due date first; those of the calendars in `hidden` are
  /// left out.
  func overdueTasks(
    on today: Day, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName> = []
  ) throws -> [DueTask] {
    try toDoTasks(
      due: .earliest...today.adding(days: -1), isOpen: true, on: today, in: zone,
      leavingOut: hidden
    ).compactMap { task in task.dueMoment(in: zone).map { (task: task, at: $0) } }
      .sorted { ($1.at, $0.task.title) < ($0.at, $1.task.title) }.map(\.task)
  }

  /// Returns the to-dos that match the search text, the latest due first.
  func tasks(_ words: SearchExpression, _ clock: LocalClock) throws -> [DueTask] {
    let (zone, today) = (clock.zone, clock.today)
    let found = try toDos.list(ToDoFilter(search: words.longestWord))
      .map { DueTask($0, on: today, in: zone) }
      .filter { words.accepts(SearchableProperties($0, today: today, in: zone)) }
      .map { (task: $0, at: $0.dueMoment(in: zone) ?? .distantPast) }
    return found.sorted { ($1.at, $0.task.title) < ($0.at, $1.task.title) }.map(\.task)
  }

  /// Returns the to-dos that are due on these days; finished ones, too, unless `isOpen`.
  private func toDoTasks(
    due days: ClosedRange<Day>, isOpen: Bool = false, on today: Day, in zone: any ZoneRules,
    leavingOut hidden: Set<CalendarName>
  ) throws -> [DueTask] {
    // A fixed moment is stored on its day in UTC. A repeating to-do may be stored on an earlier
    // day, and there are few open ones from before.
    let last = days.upperBound.adding(days: 1)
    let open = try toDos.list(ToDoFilter(isDone: false, dueDays: .earliest...last))
    let done =
      isOpen
      ? []
      : try toDos.list(
        ToDoFilter(isDone: true, dueDays: days.lowerBound.adding(days: -1)...last))
    return (open + done).filter { !hidden.contains($0.calendar) }
      .map { DueTask($0, on: today, in: zone) }
      .filter { task in task.due(in: zone).map { days.contains($0.day) } ?? false }
  }
}
