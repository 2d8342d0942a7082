/// A calendar component that is not an event, as it was in a file: a task, a journal entry, or an
/// unknown component. It is stored so that it can be written to files again.
public struct StoredComponent: Hashable, Sendable {
  /// Maximum number of bytes stored for one component with its time zones.
  public static let maxBytes = EventText.maxBytes

  /// The component's name, such as `VTODO`.
  public let name: String
  /// Key that identifies the component within its calendar, in all its versions.
  public let key: String
  public var calendar: CalendarName
  /// The task in the component; nil for other components.
  public let task: DueTask?
  /// The text, with the same bytes as in the file.
  public let text: String
  /// The lines of the calendar around the component, and the time zones that it uses, with the same
  /// bytes as in the file.
  public let zones: String
  /// Position in the order in which components were read; they are written in this order.
  public var position: Int

  public init(
    name: String, key: String, in calendar: CalendarName = .home, task: DueTask?, text: String,
    zones: String, place: Int
  ) {
    self.name = name
    self.key = key
    self.calendar = calendar
    self.task = task
    self.text = text
    self.zones = zones
    self.position = place
  }

  /// Compares bytes, since texts with equal characters may be encoded differently.
  public static func == (left: StoredComponent, right: StoredComponent) -> Bool {
    left.name == right.name && left.calendar == right.calendar && left.task == right.task
      && left.position == right.position && left.key.hasSameBytes(as: right.key)
      && left.text.hasSameBytes(as: right.text) && left.zones.hasSameBytes(as: right.zones)
  }

  public static let taskName = "VTODO"
  public static let journalName = "VJOURNAL"

  /// The priority from 1, the highest, to 9; nil if the text has none.
  var priority: Int? {
    let start = "PRIORITY:".utf8
    let line = text.utf8.split(separator: 0x0A).first { $0.starts(with: start) }
    let digit = line?.dropFirst(start.count).first.map { Int($0) - 0x30 }
    return digit.flatMap { (1...9).contains($0) ? $0 : nil }
  }
}

/// A to-do, or a task of an imported calendar, displayed on the day on which it is due.
public struct DueTask: Hashable, Sendable {
  /// When the task is due.
  public enum Due: Hashable, Sendable {
    case day(Day)
    /// A wall-clock time, whatever the time zone.
    case floating(LocalTime)
    case anchored(Instant)
  }

  public let title: String
  /// When the task is due; nil if it has no due date.
  public let due: Due?
  public let isDone: Bool
  /// The to-do; nil for a task of an imported calendar, which cannot be changed here.
  public let toDo: ToDo?
  /// Words that a search compares besides the title; set only during a search.
  package var searchWords = EventSearchWords.none
  /// The priority from 1, the highest, to 9; nil if the text has none. Set only during a search.
  public internal(set) var priority: Int?

  public init(title: String, due: Due?, isDone: Bool, toDo: ToDo? = nil) {
    self.title = title
    self.due = due
    self.isDone = isDone
    self.toDo = toDo
  }

  /// The texts that a search compares.
  public var searchedTexts: [String] { (toDo?.searchedTexts ?? [title]) + searchWords.eventWords }

  /// Returns the due day and time in that zone; the time is nil if it is due on a whole day.
  public func due(in zone: any ZoneRules) -> (day: Day, time: TimeOfDay?)? {
    switch due {
    case nil: return nil
    case .day(let day): return (day, nil)
    case .floating(let time): return (time.day, time.time)
    case .anchored(let instant):
      let time = zone.localTime(at: instant)
      return (time.day, time.time)
    }
  }

  /// Returns the moment at which the task is due. If it is due on a whole day, the start of that
  /// day.
  func dueMoment(in zone: any ZoneRules) -> Instant? {
    switch due {
    case nil: nil
    case .day(let day): zone.instant(of: day.start)
    case .floating(let time): zone.instant(of: time)
    case .anchored(let instant): instant
    }
  }

  /// Whether the task is unfinished and was due before today.
  public func isOverdue(on today: Day, in zone: any ZoneRules) -> Bool {
    guard !isDone, let due = due(in: zone) else { return false }
    return due.day < today
  }
}

extension Repositories {
  /// Returns the to-dos and tasks that are due on these days, by day and sorted by time; those of
  /// the calendars in `hidden` are left out.
  func tasks(
    on days: ClosedRange<Day>, today: Day, in zone: any ZoneRules,
    leavingOut hidden: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    let components = try Array(each: { try calendars.components(due: days, each: $0) })
      .filter { !hidden.contains($0.calendar) }.compactMap(\.task)
    let toDos = try toDoTasks(due: days, on: today, in: zone, leavingOut: hidden)
    let found = (components + toDos)
      .compactMap { task in task.due(in: zone).map { (task: task, due: $0) } }
      .filter { days.contains($0.due.day) }
    return Dictionary(grouping: found) { $0.due.day }.mapValues { tasks in
      tasks.sorted {
        ($0.due.time ?? .midnight, $0.task.title) < ($1.due.time ?? .midnight, $1.task.title)
      }.map { $0.task }
    }
  }

  /// Returns the overdue to-dos and tasks, the latest due date first; those of the calendars in
  /// `hidden` are left out.
  func overdueTasks(
    on today: Day, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName> = []
  ) throws -> [DueTask] {
    var found: [(task: DueTask, at: Instant)] = []
    try calendars.openTasks(due: Day.earliest...today) { component in
      guard let task = component.task, !hidden.contains(component.calendar),
        task.isOverdue(on: today, in: zone), let at = task.dueMoment(in: zone)
      else { return }
      found.append((task, at))
    }
    let toDos = try toDoTasks(
      due: .earliest...today.adding(days: -1), isOpen: true, on: today, in: zone,
      leavingOut: hidden)
    for task in toDos {
      if let at = task.dueMoment(in: zone) { found.append((task, at)) }
    }
    return found.sorted { ($1.at, $0.task.title) < ($0.at, $1.task.title) }.map(\.task)
  }
}
