import HearthDomain

/// The effects that the screens of Schedule request.
enum ScheduleEffect: SearchEffect, RereadingEffect {
  case showDay(Day)
  case showEvent(OccurrenceID)
  case showPage(from: Int, fromEnd: Bool)
  case show(Destination)
  case back
  /// Reads the current contents of the page in front.
  case reread
  case find(String)
  case readEventsNearby(ClosedRange<Day>)
  case change(Change)
  /// Performs a change that the user agreed to although it drops rules of the event's file.
  case changeDroppingRules(Change)
  /// Performs a change that the user agreed to although other participants are notified.
  case changeNotifying(Change)
  /// Continues in the user's editor.
  case openEditor(String)
  /// Performs the effect if the question is answered with yes.
  indirect case ask(Words, then: ScheduleEffect)

  /// The pages that can be opened over the day.
  enum Destination: Hashable {
    case month
    /// Several days side by side.
    case days
    case search
    case newEvent(on: Day)
    /// A form for a new event with the values of that one, on another day.
    case copyOfEvent(Occurrence)
    case editEvent(OccurrenceID)
    /// Asks how much of a series to remove.
    case removalScope(Occurrence)
    /// Asks how much of a series to change.
    case editScope(Occurrence, EventDetails, RepetitionEdit, seen: EventDetails)
    /// A series with its coming occurrences and its exceptions.
    case series(ID<Event>)
    /// The list of calendars, where some can be hidden.
    case calendars

    /// Whether this is a calendar in which a day can be selected.
    var isCalendar: Bool { self == .month || self == .days }
  }

  /// Changes to the store.
  enum Change: Hashable {
    case add(EventDetails, EnteredRepetition?)
    case edit(ID<Event>, EventDetails, RepetitionEdit)
    case remove(ID<Event>)
    case editOccurrences(
      OccurrenceID, EventDetails, RepetitionEdit, SeriesScope, seen: EventDetails)
    case removeOccurrences(OccurrenceID, SeriesScope)
    case restore(OccurrenceID)
    case markDone(ID<Event>)
    /// Hides the calendar if true, shows it again if false.
    case setHidden(CalendarName, Bool)
  }

  /// Removes the event after a question that mentions its reminders. For a series, the question is
  /// how much of it to remove.
  static func removal(of occurrence: Occurrence) -> ScheduleEffect {
    if occurrence.storedEvent.series != nil { return .show(.removalScope(occurrence)) }
    let event = occurrence.event
    let title = event.title.quotable()
    let hasReminders = !event.details.reminders.minutesBefore.isEmpty
    let question = Words(
      ko: "‘\(title)’ 일정을 지울까요?" + (hasReminders ? " 알림도 함께 지워져요." : ""),
      en: "Remove “\(title)”?" + (hasReminders ? " Its reminders are removed, too." : ""))
    return .ask(question, then: .change(.remove(event.id)))
  }
}
