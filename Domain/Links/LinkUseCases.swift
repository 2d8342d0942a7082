/// A link as it is listed.
public struct ListedLink: Hashable, Sendable {
  public let calendar: EventCalendar
  public let link: Link
  /// How many events both sides had when they were equal last.
  public let items: Int
  public let conflicts: Int
}

/// What can be done with links of calendars.
public struct LinkUseCases: Sendable {
  public let run: RunLink
  public let settle: SettleLinkConflict
  let store: any Store
  let newID: NewID

  init(_ context: UseCaseContext) {
    store = context.store
    newID = context.newID
    run = RunLink(store: context.store, now: context.clock.now)
    settle = SettleLinkConflict(store: context.store)
  }

  /// Those that are kept equal, in the order of their calendars.
  public func all() throws -> [ListedLink] {
    try everything().filter { !$0.link.place.isSubscription }
  }

  /// With what is only refreshed.
  func everything() throws -> [ListedLink] {
    try store.read { repositories in
      let links = try repositories.links.links()
      let conflicts = try repositories.links.conflicts()
      return try repositories.calendars.all().compactMap { calendar in
        guard let link = links.first(where: { $0.id == calendar.link }) else { return nil }
        return ListedLink(
          calendar: calendar, link: link,
          items: try repositories.links.bases(of: link.id).count,
          conflicts: conflicts.count { $0.link == link.id })
      }
    }
  }

  /// Links a calendar that is new, or that another device has linked, with that place; what is in
  /// another calendar comes along only where that is said.
  ///
  /// Throws ``CalendarRefusal/taken(_:)`` for a calendar of whose events nobody said that they are
  /// to go there, ``CalendarRefusal/isLinked(_:)`` and ``CalendarRefusal/isSubscribed(_:)``.
  @discardableResult
  public func add(
    _ name: CalendarName, at place: LinkPlace, isReadOnly: Bool, pushing source: CalendarName?,
    _ color: CalendarColor?
  ) throws -> ListedLink {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      let known = try repositories.knownCalendars()
      let old = known.first { $0.name == name }
      let links = try repositories.links.links()
      if let link = links.first(where: { $0.id == old?.link }) {
        let refusal: CalendarRefusal =
          link.place.isSubscription ? .isSubscribed(name) : .isLinked(name)
        throw refusal.error
      }
      if let old, old.link == nil, source != name,
        try !repositories.events.all(in: name).isEmpty
      {
        throw CalendarRefusal.taken(name).error
      }
      let id = old?.link ?? newID { id in links.contains { $0.id == id } }
      let calendar = EventCalendar(
        name: name, color: color ?? old?.color ?? .next(besides: known.map(\.color)),
        isReadOnly: isReadOnly, link: id)
      try repositories.calendars.save(calendar)
      if let source, source != name {
        try repositories.moveEvents(from: source, to: name)
      }
      let link = Link(id: id, place: place, isReadOnly: isReadOnly)
      try repositories.links.save(link)
      try repositories.journal.describe(.link, subject: name.value)
      return ListedLink(calendar: calendar, link: link, items: 0, conflicts: 0)
    }
  }

  /// Ends the link: both sides stay as they are, and go their own ways. Throws
  /// ``CalendarRefusal/isNotLinked(_:)``.
  public func remove(_ name: CalendarName) throws {
    try store.write { repositories in
      guard var calendar = try repositories.calendar(named: name), let id = calendar.link,
        try !repositories.isSubscribed(calendar)
      else {
        throw CalendarRefusal.isNotLinked(name).error
      }
      calendar.link = nil
      calendar.isReadOnly = false
      try repositories.calendars.save(calendar)
      try repositories.links.remove(id)
      try repositories.journal.describe(.link, subject: name.value)
    }
  }

  /// What waits to be settled, with both sides of each.
  public func conflicts(as format: some EventLinkFormat) throws -> [ListedLinkConflict] {
    try store.read { repositories in
      try repositories.links.conflicts().map { found in
        let other = try? repositories.otherSide(of: found, as: format)
        return ListedLinkConflict(
          conflict: found, event: try repositories.events.event(ID(found.thing)),
          other: other?.event)
      }
    }
  }
}

extension Repositories {
  /// Whether the calendar is only refreshed from elsewhere.
  func isSubscribed(_ calendar: EventCalendar) throws -> Bool {
    guard let id = calendar.link else { return false }
    return try links.links().contains { $0.id == id && $0.place.isSubscription }
  }
}
