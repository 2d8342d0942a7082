import HearthDomain

extension EventFormScreen.State {
  /// Adds a field for the calendar if there are several. It shows the event's calendar; for a new
  /// event, `usual`.
  mutating func addCalendarField(_ names: [CalendarName], usual: CalendarName) {
    let own = event?.calendar ?? usual
    guard names.count > 1, let selected = names.firstIndex(of: own) else { return }
    calendars = names
    form.insert(
      .calendarField(.calendar, names, selected: selected), at: max(0, form.fields.count - 2))
  }

  /// The calendar if the user changed it; otherwise nil. A move made elsewhere in the meantime then
  /// stays.
  var changedCalendar: CalendarName? {
    let calendar = chosenValue(.calendar, of: calendars)
    return calendar == event?.calendar ? nil : calendar
  }
}
