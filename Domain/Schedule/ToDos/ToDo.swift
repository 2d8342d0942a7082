/// Something to do, which stays until it is done.
public struct ToDo: Hashable, Sendable {
  public internal(set) var id: ID<ToDo>
  public internal(set) var details: ToDoDetails
  /// When it was done; nil while it is open. A repeating to-do stays open: each time it is done, a
  /// to-do of its own records that.
  public internal(set) var doneAt: Instant?
  public internal(set) var calendar: CalendarName
  /// The text from which it was read; nil if it was entered in this program. Its other fields are
  /// those of the text, except where the user has changed them.
  public internal(set) var text: EventText?

  public init(
    id: ID<ToDo>, details: ToDoDetails, doneAt: Instant? = nil, in calendar: CalendarName = .home,
    text: EventText? = nil
  ) {
    self.id = id
    self.details = details
    self.doneAt = doneAt
    self.calendar = calendar
    self.text = text
  }

  /// Name of a to-do's component in calendar files.
  package static let componentName = "VTODO"

  public var title: String { details.title.value }
  public var note: String { details.note.value }
  public var isDone: Bool { doneAt != nil }

  /// The UID that identifies it in other programs.
  package var uid: String { text?.uid ?? id.uid }

  /// The texts that a search compares.
  public var searchedTexts: [String] {
    [title, note, details.place?.value].compactMap(\.self).filter { !$0.isEmpty }
      + (text.map { text in
        let lines = UnfoldedLines(text.text)
        return lines.texts("CATEGORIES") + lines.texts("URL")
      } ?? []).filter { $0 != note }
  }

  /// Whether a searched text contains the words.
  public func matches(_ query: String) -> Bool {
    searchedTexts.contains { SearchFolding.matches($0, query) }
  }

  /// The priority from 1, the highest, to 9; nil if its text has none.
  public var priority: Int? {
    text.flatMap { UnfoldedLines($0.text).values("PRIORITY").first }.flatMap { Int($0) }
      .flatMap { (1...9).contains($0) ? $0 : nil }
  }

  /// Returns this to-do with the fields of another one, which was read from a text.
  func replacing(by read: ToDo, text: EventText?) -> ToDo {
    ToDo(
      id: id, details: read.details, doneAt: read.doneAt, in: calendar,
      text: text.map {
        EventText(of: ID(id), uid: $0.uid, text: $0.text, zones: $0.zones, place: $0.position)
      })
  }

  /// Returns this to-do with the values of `other` in place of those that equal the values of
  /// `base`.
  package func replacingValues(equalTo base: ToDo, by other: ToDo) -> ToDo {
    var toDo = self
    let (old, new) = (base.details, other.details)
    if details.title == old.title { toDo.details.title = new.title }
    if details.note == old.note { toDo.details.note = new.note }
    if details.place == old.place { toDo.details.place = new.place }
    if details.reminders == old.reminders { toDo.details.reminders = new.reminders }
    if (details.due, details.repetition) == (old.due, old.repetition) {
      (toDo.details.due, toDo.details.repetition) = (new.due, new.repetition)
    }
    if doneAt == base.doneAt { toDo.doneAt = other.doneAt }
    return toDo
  }
}

/// The user-editable fields of a to-do.
public struct ToDoDetails: Hashable, Sendable {
  public var title: EventTitle
  public var note: EventNote
  public var place: EventPlace?
  /// When it is due; nil if it has no due date.
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

  /// Returns the moment; for a day, its start.
  func moment(in zone: any ZoneRules) -> Instant {
    if case .anchored(let instant) = self { instant } else { zone.instant(of: localTime(in: zone)) }
  }

  /// Returns this due time with the time of day of the old one, if this is only a day.
  package func keepingTime(of old: DueTask.Due?, in zone: any ZoneRules) -> DueTask.Due {
    guard case .day(let day) = self, let old, !old.isAllDay else { return self }
    return old.moved(to: LocalTime(day: day, time: old.localTime(in: zone).time), in: zone)
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
