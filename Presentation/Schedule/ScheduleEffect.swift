import HearthDomain

/// What the screens of Schedule want to happen.
enum ScheduleEffect: SearchEffect, RereadingEffect {
  case showDay(Day)
  case showEvent(OccurrencePlace)
  case showPart(from: Int, fromEnd: Bool)
  case show(Place)
  case back
  /// Reads for the page in front what it shall show now.
  case reread
  case find(String)
  case neighbours(ClosedRange<Day>)
  case change(Change)
  /// The same, by which rules of its file may go.
  case changeLosing(Change)
  /// The same, which others may be told of, too.
  case changeTold(Change)
  /// Goes on in the user's editor.
  case write(String)
  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: ScheduleEffect)

  /// What is shown over the day.
  enum Place: Hashable {
    case month
    /// Several days side by side.
    case days
    case search
    case adding(on: Day)
    /// A new event like that one, on another day.
    case addingAgain(Occurrence)
    case editing(OccurrencePlace)
    /// Asks how much of a series goes.
    case removing(Occurrence)
    /// Asks how much of a series becomes so.
    case saving(Occurrence, EventDetails, RepetitionEdit, seen: EventDetails)
    /// A series with its coming times and its exceptions.
    case series(ID<Event>)
    /// The calendars, to hide some.
    case calendars

    /// Whether it is one of the calendars in which a day is chosen.
    var isCalendar: Bool { self == .month || self == .days }
  }

  /// What is written into the store.
  enum Change: Hashable {
    case add(EventDetails, EnteredRepetition?)
    case edit(ID<Event>, EventDetails, RepetitionEdit)
    case remove(ID<Event>)
    case editPart(
      OccurrencePlace, EventDetails, RepetitionEdit, SeriesScope, seen: EventDetails)
    case removePart(OccurrencePlace, SeriesScope)
    case restore(OccurrencePlace)
    case done(ID<Event>)
    /// Hides a calendar, or shows it again.
    case hide(CalendarName, Bool)
  }

  /// Removes the event after a question that says what goes along; of a series the question is
  /// how much of it.
  static func asking(toRemove occurrence: Occurrence) -> ScheduleEffect {
    if occurrence.kept.series != nil { return .show(.removing(occurrence)) }
    let event = occurrence.event
    let title = event.title.quotable()
    let hasReminders = !event.details.reminders.minutesBefore.isEmpty
    let question = Words(
      ko: "‘\(title)’ 일정을 지울까요?" + (hasReminders ? " 알림도 함께 지워져요." : ""),
      en: "Remove “\(title)”?" + (hasReminders ? " Its reminders go too." : ""))
    return .ask(question, then: .change(.remove(event.id)))
  }
}
