import HearthDomain

extension EventFormScreen.State {
  /// Lets one of these calendars be chosen, where there are several; the one in which the event is,
  /// or the usual one for a new one, is chosen first.
  mutating func offer(_ names: [CalendarName], usual: CalendarName) {
    let own = event?.calendar ?? usual
    guard names.count > 1, let selected = names.firstIndex(of: own) else { return }
    calendars = names
    let options = names.map { Words(ko: $0.value, en: $0.value) }
    form.insert(
      FormField(
        .calendar, Words(ko: "캘린더", en: "calendar"),
        .choice(FormChoice(options, selected: selected))),
      at: max(0, form.fields.count - 1))
  }

  /// In which calendar the event is to be; nil where none is chosen, or the one that was its own:
  /// it may have been moved elsewhere meanwhile, and stays there.
  var calendar: CalendarName? {
    let calendar = chosen(.calendar, of: calendars)
    return calendar == event?.calendar ? nil : calendar
  }
}
