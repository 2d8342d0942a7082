import HearthDomain

/// The effects that the screens of Schedule request.
indirect enum ScheduleEffect: SearchEffect, RereadingEffect {
  case showDay(Day)
  case showEvent(OccurrenceID)
  case showToDo(ID<ToDo>)
  case showPage(from: Int, fromEnd: Bool)
  case show(Destination)
  case back
  /// Read the contents of the page in front again.
  case reread
  case find(String)
  case readEventsNearby(ClosedRange<Day>)
  case change(Change)
  /// Perform a change although it removes rules of the event's file; the user agreed to that.
  case changeDroppingRules(Change)
  /// Perform a change that adds something; the user has answered that many of the questions before.
  case changeAnswering(Change, count: Int)
  /// Perform a change although other participants are notified; the user agreed to that.
  case changeNotifying(Change)
  /// Open the text in the user's editor.
  case openEditor(String)
  /// Ask the question, and perform the effect if the answer is yes.
  case ask(Words, then: ScheduleEffect)

  /// Changes to the store.
  enum Change: Hashable {
    case add(EventDetails, EnteredRepetition?)
    case edit(ID<Event>, EventDetails, RepetitionEdit)
    case remove(ID<Event>)
    case editOccurrences(
      OccurrenceID, EventDetails, RepetitionEdit, SeriesScope, seen: EventDetails)
    case removeOccurrences(OccurrenceID, SeriesScope)
    case restore(OccurrenceID)
    case toDo(ToDoChange)
    /// Store the birthday with the person, in place of an event.
    case addBirthday(Birthday, of: Person)
    /// Hide the calendar if true; show it again if false.
    case setHidden(CalendarName, Bool)
  }

  /// Returns the effect that removes the event after a question. The question mentions its
  /// reminders; for a series, it asks how much of it to remove.
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
