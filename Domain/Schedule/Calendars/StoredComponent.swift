/// A calendar component that is no event, as a file had it: a task, a journal entry, or an unknown
/// component. It is stored so that it can be written to files again, independent of the events.
public struct StoredComponent: Hashable, Sendable {
  /// Maximum number of bytes stored for one component and its zones.
  public static let maxBytes = EventText.maxBytes

  /// The component's name, such as `VTODO`.
  public let name: String
  /// Identifies the component within its calendar, whenever it was written.
  public let key: String
  public var calendar: CalendarName
  /// The task; nil for other components.
  public let task: DueTask?
  /// The text, byte for byte as it was read.
  public let text: String
  /// The lines of its calendar and the zones that it names, as they were read.
  public let zones: String
  /// Position among all components that were read, which is the order in which they are written.
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

  /// Compares bytes: a text with another spelling of the same characters is different.
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

/// A task of an imported calendar, displayed on the day on which it is due.
public struct DueTask: Hashable, Sendable {
  /// When the task is due.
  public enum Due: Hashable, Sendable {
    case day(Day)
    /// A wall-clock time in any zone.
    case floating(LocalTime)
    case anchored(Instant)
  }

  public let title: String
  /// Nil if the task has no due date.
  public let due: Due?
  public let isDone: Bool
  /// Searchable words besides the title; only set in search.
  package var searchWords = EventSearchWords.none
  /// The priority from 1, the highest, to 9, if the text has one; only set in search.
  public internal(set) var priority: Int?

  public init(title: String, due: Due?, isDone: Bool) {
    self.title = title
    self.due = due
    self.isDone = isDone
  }

  /// The texts that a search looks at.
  public var searchedTexts: [String] { [title] + searchWords.eventWords }

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

  /// Returns the moment at which the task is due; the start of the day for a whole day.
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
  /// Returns the tasks that are due on these days, by day, except those of hidden calendars.
  func tasks(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    try Array(each: { try calendars.components(due: days, each: $0) })
      .tasks(on: days, in: zone, leavingOut: hidden)
  }

  /// Returns the overdue tasks, latest due date first, except those of hidden calendars.
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
    return found.sorted { ($1.at, $0.task.title) < ($0.at, $1.task.title) }.map(\.task)
  }
}

extension Sequence<StoredComponent> {
  /// Returns the tasks due on these days, by day and ordered by time, except those of hidden
  /// calendars.
  func tasks(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName>
  ) -> [Day: [DueTask]] {
    let found = filter { !hidden.contains($0.calendar) }.compactMap(\.task)
      .compactMap { task in task.due(in: zone).map { (task: task, due: $0) } }
      .filter { days.contains($0.due.day) }
    return Dictionary(grouping: found) { $0.due.day }.mapValues { tasks in
      tasks.sorted {
        ($0.due.time ?? .midnight, $0.task.title) < ($1.due.time ?? .midnight, $1.task.title)
      }.map { $0.task }
    }
  }
}
