/// Something to do, which stays until it is done.
public struct ToDo: Hashable, Sendable {
  public internal(set) var id: ID<ToDo>
  public internal(set) var details: ToDoDetails
  /// When it was done; nil while it is open. A repeating to-do stays open: each time it is done, a
  /// to-do of its own records that.
  public internal(set) var doneAt: Instant?
  public internal(set) var calendar: CalendarName

  public init(
    id: ID<ToDo>, details: ToDoDetails, doneAt: Instant? = nil, in calendar: CalendarName = .home
  ) {
    self.id = id
    self.details = details
    self.doneAt = doneAt
    self.calendar = calendar
  }

  public var title: String { details.title.value }
  public var note: String { details.note.value }
  public var isDone: Bool { doneAt != nil }

  /// The texts that a search compares.
  public var searchedTexts: [String] {
    [title, note, details.place?.value].compactMap(\.self).filter { !$0.isEmpty }
  }
}

/// The user-editable fields of a to-do.
public struct ToDoDetails: Hashable, Sendable {
  public var title: EventTitle
  public var note: EventNote
  public var place: EventPlace?
  /// When it is due; nil if at no certain time.
  public var due: DueTask.Due?
  public var repetition: ToDoRepetition?
  public var reminders: LeadTimes

  public init(
    title: EventTitle, note: EventNote = .blank, place: EventPlace? = nil,
    due: DueTask.Due? = nil, repetition: ToDoRepetition? = nil, reminders: LeadTimes = .none
  ) {
    self.title = title
    self.note = note
    self.place = place
    self.due = due
    self.repetition = repetition
    self.reminders = reminders
  }
}

extension DueTask.Due {
  /// Whether a whole day is meant.
  public var isAllDay: Bool {
    if case .day = self { true } else { false }
  }

  /// Returns the time on the wall clock of the zone; for a day, its midnight.
  public func localTime(in zone: any ZoneRules) -> LocalTime {
    switch self {
    case .day(let day): day.start
    case .floating(let time): time
    case .anchored(let instant): zone.localTime(at: instant)
    }
  }

  /// Returns the same kind of due time at another wall-clock time.
  func moved(to time: LocalTime, in zone: any ZoneRules) -> DueTask.Due {
    switch self {
    case .day: .day(time.day)
    case .floating: .floating(time)
    case .anchored: .anchored(zone.instant(of: time))
    }
  }
}

extension DueTask {
  /// Creates the task that shows the to-do on a list.
  public init(_ toDo: ToDo, on today: Day, in zone: any ZoneRules) {
    self.init(
      title: toDo.title, due: toDo.currentDue(on: today, in: zone), isDone: toDo.isDone,
      toDo: toDo)
  }
}
