/// A component of a calendar that is no event, as a file had it: a task, an entry of a journal, or
/// what means nothing here. It is kept for the file that is written again, whatever becomes of the
/// events beside it.
public struct KeptComponent: Hashable, Sendable {
  /// So many bytes are kept of one and of what stood around it.
  public static let mostBytes = EventText.mostBytes

  /// What its calendar has it for, such as `VTODO`.
  public let name: String
  /// What tells it from others of its calendar, whenever each was written.
  public let key: String
  public var calendar: CalendarName
  /// What is to be done; nil for what is no task.
  public let task: DueTask?
  /// Each byte as it was read.
  public let text: String
  /// The lines of its calendar and the zones that it names, as they were read.
  public let zones: String
  /// Where among all components it was read: they are written in this order.
  public var place: Int

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
    self.place = place
  }

  public static let task = "VTODO"
  public static let journal = "VJOURNAL"

  /// How much it matters; nil where that is not told.
  var priority: Int? {
    let start = "PRIORITY:".utf8
    let line = text.utf8.split(separator: 0x0A).first { $0.starts(with: start) }
    let digit = line?.dropFirst(start.count).first.map { Int($0) - 0x30 }
    return digit.flatMap { (1...9).contains($0) ? $0 : nil }
  }
}

/// A task of a calendar of others, which is shown on the day on which it is due, if it is.
public struct DueTask: Hashable, Sendable {
  /// Until when it is to be done.
  public enum Due: Hashable, Sendable {
    case day(Day)
    /// On every wall clock.
    case floating(LocalTime)
    case anchored(Instant)
  }

  public let title: String
  /// Nil where nothing says until when.
  public let due: Due?
  public let isDone: Bool
  /// What is told of it beside its title; only what a search looks at knows.
  package var told = KeptWords.none
  /// How much it matters, from 1, the most, to 9, where its text tells; only a search knows.
  public internal(set) var priority: Int?

  public init(title: String, due: Due?, isDone: Bool) {
    self.title = title
    self.due = due
    self.isDone = isDone
  }

  /// The texts in which it is found.
  public var searchedTexts: [String] { [title] + told.whole }

  /// On that wall clock; with no time where it is due on a day.
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

  /// The moment until which it is to be done, a day's beginning for a day.
  func dueAt(in zone: any ZoneRules) -> Instant? {
    switch due {
    case nil: nil
    case .day(let day): zone.instant(of: day.start)
    case .floating(let time): zone.instant(of: time)
    case .anchored(let instant): instant
    }
  }

  /// Whether it waits to be done since a day before that one.
  public func isOverdue(on today: Day, in zone: any ZoneRules) -> Bool {
    guard !isDone, let due = due(in: zone) else { return false }
    return due.day < today
  }
}

extension Repositories {
  /// The tasks that are due on these days, by day, without those in these calendars.
  func tasks(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    try Array(each: { try calendars.components(due: days, each: $0) })
      .tasks(on: days, in: zone, leavingOut: hidden)
  }

  /// The tasks that were to be done before that day and are not, those due last first, without
  /// those in these calendars.
  func waitingTasks(
    on today: Day, in zone: any ZoneRules, leavingOut hidden: Set<CalendarName> = []
  ) throws -> [DueTask] {
    var found: [(task: DueTask, at: Instant)] = []
    try calendars.openTasks(due: Day.earliest...today) { component in
      guard let task = component.task, !hidden.contains(component.calendar),
        task.isOverdue(on: today, in: zone), let at = task.dueAt(in: zone)
      else { return }
      found.append((task, at))
    }
    return found.sorted { ($1.at, $0.task.title) < ($0.at, $1.task.title) }.map(\.task)
  }
}

extension Sequence<KeptComponent> {
  /// The tasks among them that are due on those days, the first one first; hidden calendars are
  /// left out.
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
