/// Keeps what is known of calendars beside their events, and of address books beside their
/// contacts.
public protocol CalendarRepository {
  /// All of which something is kept, in the order of their names; the one at home is always
  /// there, and first.
  func all() throws -> [EventCalendar]

  /// Adds the calendar, or replaces the one of that name.
  func save(_ calendar: EventCalendar) throws

  /// Forgets what is known of it; its events stay as they are.
  func remove(_ name: CalendarName) throws

  /// The address books of which something is kept, in the order of their names.
  func addressBooks() throws -> [AddressBook]

  /// Keeps it in the place of the one of that name; one of which nothing is known but its name is
  /// forgotten.
  func save(_ addressBook: AddressBook) throws

  /// Hands over what is kept beside events, one by one; of days only what may be due on one of
  /// them.
  func components(due days: ClosedRange<Day>?, each: (KeptComponent) throws -> Void) throws

  /// Hands over the tasks that are not done, of those that may be due on one of these days.
  func openTasks(due days: ClosedRange<Day>, each: (KeptComponent) throws -> Void) throws

  /// What the text of a task tells beside its title: what is noted of it, where it is done, what it
  /// counts among.
  func words(ofTask component: KeptComponent) -> KeptWords

  /// Keeps it in the place of the one with its key in its calendar, if that is due on the same
  /// day.
  func save(_ component: KeptComponent) throws

  func remove(_ component: KeptComponent) throws

  /// Forgets what stood around components that are gone: those of which that is the same share it.
  func removeUnusedZones() throws
}

extension Repositories {
  /// The calendar of that name; nil where neither anything is kept of it nor any event is in it.
  func calendar(named name: CalendarName) throws -> EventCalendar? {
    try knownCalendars().first { $0.name == name }
  }

  /// Throws ``CalendarRefusal/unknown(name:known:)`` where there is none of that name.
  func existingCalendar(named name: CalendarName) throws -> EventCalendar {
    let known = try knownCalendars()
    if let calendar = known.first(where: { $0.name == name }) { return calendar }
    throw CalendarRefusal.unknown(name: name.value, known: known.map(\.name)).error
  }

  /// Those of which something is kept, and those that only their events name.
  func knownCalendars() throws -> [EventCalendar] {
    let kept = try calendars.all()
    let others = try events.calendars().keys.filter { name in !kept.contains { $0.name == name } }
    return (kept + others.map { EventCalendar(name: $0, color: .usual) })
      .sorted { $0.name < $1.name }
  }

  /// Moves all that is in a calendar to another one.
  func moveEvents(from name: CalendarName, to other: CalendarName) throws {
    for var event in try events.all(in: name) {
      event.calendar = other
      try events.save(event)
    }
    for var component in try components(in: name) {
      try calendars.remove(component)
      component.calendar = other
      try calendars.save(component)
    }
  }

  /// What is kept beside the events of that calendar.
  package func components(in name: CalendarName) throws -> [KeptComponent] {
    var found: [KeptComponent] = []
    try calendars.components(due: nil) { if $0.calendar == name { found.append($0) } }
    return found
  }

  /// Removes the calendar with all that is in it; returns how many events that were.
  func removeWithEvents(_ name: CalendarName) throws -> Int {
    let removed = try events.all(in: name)
    for event in removed { try events.remove(event.id) }
    let components = try components(in: name)
    for component in components { try calendars.remove(component) }
    // What another device keeps beside its events may need them.
    if !components.isEmpty, try sync.part() == nil { try calendars.removeUnusedZones() }
    try calendars.remove(name)
    return removed.count
  }

  /// Throws ``CalendarRefusal`` where the calendar is none, or nobody changes what is in it.
  func requireWritable(_ name: CalendarName) throws {
    if name.isHome { return }
    let kept = try calendars.all().first { $0.name == name }
    let calendar = try kept ?? existingCalendar(named: name)
    if calendar.isReadOnly { throw CalendarRefusal.isReadOnly(name).error }
  }
}
