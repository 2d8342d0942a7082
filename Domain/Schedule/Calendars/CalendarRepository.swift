/// Stores calendars, address books, and calendar components that are no events.
public protocol CalendarRepository {
  /// Returns all stored calendars, sorted by name. The home calendar is always first.
  func all() throws -> [EventCalendar]

  func save(_ calendar: EventCalendar) throws

  /// Removes the stored properties of the calendar, but not its events.
  func remove(_ name: CalendarName) throws

  /// Returns the stored address books, ordered by name.
  func addressBooks() throws -> [AddressBook]

  /// Adds the address book, or replaces the one with that name. If it has no property besides its
  /// name, removes it.
  func save(_ addressBook: AddressBook) throws

  /// Passes each stored component to `each`.
  func components(each: (StoredComponent) throws -> Void) throws

  /// Saves the component. If the calendar has one with the same key, it is replaced.
  func save(_ component: StoredComponent) throws

  func remove(_ component: StoredComponent) throws

  /// Removes and returns the components that are to-dos, as which earlier versions stored those of
  /// files and links. A component whose surroundings are missing stays, since sync may still bring
  /// them.
  func removeToDoComponents() throws -> [StoredComponent]

  /// Removes the stored texts of time zones that no component uses any more. Components share equal
  /// texts.
  func removeUnusedZones() throws
}

extension Repositories {
  /// Returns the calendar with that name; nil if it has neither stored properties nor events
  /// or to-dos.
  func calendar(named name: CalendarName) throws -> EventCalendar? {
    try knownCalendars().first { $0.name == name }
  }

  /// Throws ``CalendarRefusal/nameTaken(_:)`` if a calendar other than `old` has this name, or a
  /// name that looks the same.
  func requireNoCalendar(_ name: CalendarName, besides old: CalendarName? = nil) throws {
    if try knownCalendars().contains(where: { $0.name != old && $0.name.looksLike(name) }) {
      throw CalendarRefusal.nameTaken(name).error
    }
  }

  /// Returns the calendar; throws ``CalendarRefusal/unknownCalendar(name:known:)`` if there is none
  /// with that name.
  func existingCalendar(named name: CalendarName) throws -> EventCalendar {
    let known = try knownCalendars()
    if let calendar = known.first(where: { $0.name == name }) { return calendar }
    throw CalendarRefusal.unknownCalendar(name: name.value, known: known.map(\.name)).error
  }

  /// Returns all calendars, sorted by name, including those without stored properties that are only
  /// named by their events or to-dos.
  func knownCalendars() throws -> [EventCalendar] {
    let kept = try calendars.all()
    let others = Set(try events.eventCountsByCalendar().keys)
      .union(try toDos.countsByCalendar().keys)
      .filter { name in !kept.contains { $0.name == name } }
    return (kept + others.map { EventCalendar(name: $0, color: .standard) })
      .sorted { $0.name < $1.name }
  }

  /// Moves all events, to-dos and components of a calendar to another one.
  func moveEvents(from name: CalendarName, to other: CalendarName) throws {
    for var event in try events.all(in: name) {
      event.calendar = other
      try events.save(event)
    }
    for var toDo in try toDos.list(ToDoFilter(in: name)) {
      toDo.calendar = other
      try toDos.save(toDo)
    }
    for var component in try components(in: name) {
      try calendars.remove(component)
      component.calendar = other
      try calendars.save(component)
    }
  }

  /// Returns the stored components of that calendar.
  package func components(in name: CalendarName) throws -> [StoredComponent] {
    var found: [StoredComponent] = []
    try calendars.components { if $0.calendar == name { found.append($0) } }
    return found
  }

  /// Removes the calendar with all its events, to-dos and components; returns the numbers of
  /// removed events and to-dos.
  func removeWithEvents(_ name: CalendarName) throws -> (events: Int, toDos: Int) {
    let (ownEvents, ownToDos) = (try events.all(in: name), try toDos.list(ToDoFilter(in: name)))
    for event in ownEvents { try events.remove(event.id) }
    for toDo in ownToDos { try toDos.remove(toDo.id) }
    let components = try components(in: name)
    for component in components { try calendars.remove(component) }
    // In a synced store, components of other devices may still need these time zones.
    if !components.isEmpty, try sync.participation() == nil { try calendars.removeUnusedZones() }
    try calendars.remove(name)
    return (ownEvents.count, ownToDos.count)
  }

  /// Throws ``CalendarRefusal`` if the calendar does not exist or is read-only, or with `toDos`, if
  /// the collection with which it is linked stores no to-dos.
  func requireWritable(_ name: CalendarName, toDos: Bool = false) throws {
    if name.isHome { return }
    let kept = try calendars.all().first { $0.name == name }
    let calendar = try kept ?? existingCalendar(named: name)
    if calendar.isReadOnly { throw CalendarRefusal.isReadOnly(name).error }
    if toDos, !calendar.acceptsToDos { throw CalendarRefusal.acceptsNoToDos(name).error }
  }

  /// Throws ``CalendarRefusal`` if the to-do cannot be changed: its calendar is read-only, or the
  /// collection that contains it does not accept to-dos.
  func requireWritable(_ toDo: ToDo) throws {
    guard let calendar = try calendars.all().first(where: { $0.name == toDo.calendar }) else {
      return
    }
    if calendar.isReadOnly { throw CalendarRefusal.isReadOnly(calendar.name).error }
    guard !calendar.acceptsToDos, let link = calendar.link,
      try links.bases(of: link).contains(where: { $0.itemID == ID(toDo.id) })
    else { return }
    throw CalendarRefusal.acceptsNoToDos(calendar.name).error
  }
}
