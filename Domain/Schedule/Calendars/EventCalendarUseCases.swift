/// Operations on calendars by name.
public struct EventCalendarUseCases: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns all calendars, the home calendar first.
  public func all() throws -> [ListedCalendar] {
    try store.read { repositories in
      let events = try repositories.events.eventCountsByCalendar()
      let toDos = try repositories.toDos.countsByCalendar()
      return try repositories.knownCalendars().map {
        ListedCalendar(
          calendar: $0, eventCount: events[$0.name] ?? 0, toDoCount: toDos[$0.name] ?? 0)
      }
    }
  }

  /// Returns the calendar with exactly this name; if there is none, the only one whose name matches
  /// the words. Throws ``CalendarRefusal/unknownCalendar(name:known:)``.
  public func find(_ typed: String) throws -> EventCalendar {
    let known = try store.read { try $0.knownCalendars() }
    if let exact = known.first(where: { $0.name.value.hasSameBytes(as: typed) }) { return exact }
    let found = known.filter { SearchFolding.matches($0.name.value, typed) }
    guard found.count == 1, let only = found.first else {
      throw CalendarRefusal.unknownCalendar(name: typed, known: known.map(\.name)).error
    }
    return only
  }

  public func exists(_ name: CalendarName) throws -> Bool {
    try store.read { try $0.knownCalendars().contains { $0.name == name } }
  }

  /// Adds a calendar. Without a colour, it gets one that no other calendar has. Throws
  /// ``CalendarRefusal/nameTaken(_:)`` or ``CalendarRefusal/addressBookTaken(_:)``.
  @discardableResult
  public func add(_ name: CalendarName, _ color: CalendarColor? = nil) throws -> EventCalendar {
    try store.write { repositories in
      let known = try repositories.knownCalendars()
      try repositories.requireNoCalendar(name)
      try repositories.requireNoAddressBook(name)
      let calendar = EventCalendar(
        name: name, color: color ?? .firstUnused(besides: known.map(\.color)))
      try repositories.calendars.save(calendar)
      try repositories.journal.setVerb(.add, subject: name.value)
      return calendar
    }
  }

  /// Changes the colour or name of a calendar, or hides or shows it. If the name changes, the
  /// events keep belonging to the calendar.
  @discardableResult
  public func edit(
    _ name: CalendarName, renaming new: CalendarName? = nil, _ color: CalendarColor? = nil,
    hides: Bool? = nil
  ) throws -> EventCalendar {
    try store.write { repositories in
      let old = try repositories.existingCalendar(named: name)
      var calendar = EventCalendar(
        name: new ?? name, color: old.color, isReadOnly: old.isReadOnly, link: old.link,
        isHidden: hides ?? old.isHidden, acceptsToDos: old.acceptsToDos)
      if let color { calendar.color = color }
      if let new, new != name {
        if name.isHome { throw CalendarRefusal.isHome.error }
        try repositories.requireNoCalendar(new, besides: name)
        try repositories.requireNoAddressBook(new)
        try repositories.calendars.remove(name)
        try repositories.moveEvents(from: name, to: new)
      }
      try repositories.calendars.save(calendar)
      try repositories.journal.setVerb(.edit, subject: calendar.name.value)
      return calendar
    }
  }

  /// Removes the calendar with all its contents; returns it with the numbers of what it contained.
  /// Throws ``CalendarRefusal``.
  @discardableResult
  public func remove(_ name: CalendarName) throws -> ListedCalendar {
    try store.write { repositories in
      let calendar = try repositories.existingCalendar(named: name)
      if name.isHome { throw CalendarRefusal.isHome.error }
      if try repositories.isSubscribed(calendar) {
        throw CalendarRefusal.isSubscribed(name).error
      }
      if calendar.link != nil { throw CalendarRefusal.isLinked(name).error }
      let removed = try repositories.removeWithEvents(name)
      try repositories.journal.setVerb(.remove, subject: name.value)
      return ListedCalendar(
        calendar: calendar, eventCount: removed.events, toDoCount: removed.toDos)
    }
  }
}
