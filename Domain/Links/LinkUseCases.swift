/// A link as it is listed.
package struct ListedLink: Hashable, Sendable {
  /// The calendar or the address book that it keeps equal.
  package let collection: LinkedCollection
  package let link: Link
  /// How many events or contacts both sides had when they were equal last.
  package let items: Int
  package let conflicts: Int

  package var name: CalendarName { collection.name }
  package var kind: LinkKind { collection.kind }
}

/// What a link keeps equal.
package enum LinkedCollection: Hashable, Sendable {
  case calendar(EventCalendar)
  case contacts(AddressBook)

  package var name: CalendarName {
    switch self {
    case .calendar(let calendar): calendar.name
    case .contacts(let book): book.name
    }
  }

  package var kind: LinkKind {
    switch self {
    case .calendar: .calendar
    case .contacts: .contacts
    }
  }

  var link: ID<Link>? {
    switch self {
    case .calendar(let calendar): calendar.link
    case .contacts(let book): book.link
    }
  }
}

/// What can be done with links.
package struct LinkUseCases: UseCase, Sendable {
  let context: UseCaseContext

  package var run: RunLink { RunLink(context: context) }
  package var settle: SettleLinkConflict { SettleLinkConflict(context: context) }

  /// Those that are kept equal, in the order of their calendars, then of their address books.
  package func all() throws -> [ListedLink] {
    try everything().filter { !$0.link.place.isSubscription }
  }

  /// The names of those that only other devices keep equal.
  public func elsewhere() throws -> [CalendarName] {
    try store.read { repositories in
      let known = Set(try repositories.links.links().map(\.id))
      return try repositories.linkedCollections()
        .filter { collection in collection.link.map { !known.contains($0) } ?? false }
        .map(\.name)
    }
  }

  /// With what is only refreshed.
  func everything() throws -> [ListedLink] {
    try store.read { repositories in
      let links = try repositories.links.links()
      let conflicts = try repositories.links.conflicts()
      return try repositories.linkedCollections().compactMap { collection in
        guard let link = links.first(where: { $0.id == collection.link }) else { return nil }
        return ListedLink(
          collection: collection, link: link,
          items: try repositories.links.bases(of: link.id).count,
          conflicts: conflicts.count { $0.link == link.id })
      }
    }
  }

  /// Links a calendar that is new, or that another device has linked, with that place; what is in
  /// another calendar comes along only where that is said.
  ///
  /// Throws ``CalendarRefusal/isOnlyHere(_:_:)`` for a calendar of whose events nobody said that
  /// they are to go there, ``CalendarRefusal/isLinked(_:)`` and
  /// ``CalendarRefusal/isSubscribed(_:)``.
  @discardableResult
  package func add(
    _ name: CalendarName, at place: LinkPlace, isReadOnly: Bool, pushing source: CalendarName?,
    _ color: CalendarColor?
  ) throws -> ListedLink {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      try repositories.requireNoAddressBook(name)
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
        throw CalendarRefusal.isOnlyHere(name, .calendar).error
      }
      let id = old?.link ?? newID { id in links.contains { $0.id == id } }
      let calendar = EventCalendar(
        name: name, color: color ?? old?.color ?? .next(besides: known.map(\.color)),
        isReadOnly: isReadOnly, link: id, isHidden: old?.isHidden ?? false)
      try repositories.calendars.save(calendar)
      if let source, source != name {
        try repositories.moveEvents(from: source, to: name)
      }
      return try repositories.add(
        Link(id: id, place: place, isReadOnly: isReadOnly), of: .calendar(calendar))
    }
  }

  /// Links an address book that is new, or that another device has linked, with that place; what is
  /// in another one comes along only where that is said.
  ///
  /// Throws ``CalendarRefusal/isOnlyHere(_:_:)`` for one of whose contacts nobody said that they
  /// are to go there, ``CalendarRefusal/addressBookIsLinked(_:)``, and
  /// ``CalendarRefusal/taken(_:)`` where a calendar is called so: a link is meant by its name
  /// alone.
  @discardableResult
  package func addContacts(
    _ name: CalendarName, at place: LinkPlace, isReadOnly: Bool, pushing source: CalendarName?
  ) throws -> ListedLink {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      if try repositories.calendar(named: name) != nil {
        throw CalendarRefusal.taken(name).error
      }
      let old = try repositories.addressBooks().first { $0.name == name }
      let links = try repositories.links.links()
      if links.contains(where: { $0.id == old?.link }) {
        throw CalendarRefusal.addressBookIsLinked(name).error
      }
      if let old, old.link == nil, source != name {
        throw CalendarRefusal.isOnlyHere(name, .contacts).error
      }
      let id = old?.link ?? newID { id in links.contains { $0.id == id } }
      let book = AddressBook(name: name, isReadOnly: isReadOnly, link: id)
      try repositories.calendars.save(book)
      if let source, source != name {
        try repositories.requireWritable(addressBook: source)
        for var contact in try repositories.contacts.all(in: source) {
          contact.addressBook = name
          try repositories.contacts.save(contact)
        }
      }
      return try repositories.add(
        Link(id: id, place: place, isReadOnly: isReadOnly), of: .contacts(book))
    }
  }

  /// Lets the link lead elsewhere, or be written or not; what it has brought stays. Throws
  /// ``CalendarRefusal/isNotLinked(_:)``.
  @discardableResult
  package func edit(
    _ listed: ListedLink, place: LinkPlace, isReadOnly: Bool
  ) throws -> ListedLink {
    try store.write { repositories in
      guard
        let collection = try repositories.linkedCollections()
          .first(where: { $0.link == listed.link.id }),
        let old = try repositories.links.links().first(where: { $0.id == listed.link.id })
      else { throw CalendarRefusal.isNotLinked(listed.name).error }
      // Another place calls its states otherwise.
      let link = Link(
        id: old.id, place: place, isReadOnly: isReadOnly,
        mark: place.isSamePlace(as: old.place) ? old.mark : nil)
      try repositories.links.save(link)
      try repositories.journal.describe(.link, subject: collection.name.value)
      var changed = collection
      switch collection {
      case .calendar(var calendar):
        calendar.isReadOnly = isReadOnly
        try repositories.calendars.save(calendar)
        changed = .calendar(calendar)
      case .contacts(let book):
        let other = AddressBook(name: book.name, isReadOnly: isReadOnly, link: book.link)
        try repositories.calendars.save(other)
        changed = .contacts(other)
      }
      return ListedLink(
        collection: changed, link: link, items: listed.items, conflicts: listed.conflicts)
    }
  }

  /// Ends the link: both sides stay as they are, and go their own ways. Throws
  /// ``CalendarRefusal/isNotLinked(_:)``.
  package func remove(_ name: CalendarName) throws {
    try store.write { repositories in
      let collection = try repositories.linkedCollections().first { $0.name == name }
      guard let id = collection?.link else { throw CalendarRefusal.isNotLinked(name).error }
      switch collection {
      case .calendar(var calendar)?:
        if try repositories.isSubscribed(calendar) {
          throw CalendarRefusal.isNotLinked(name).error
        }
        calendar.link = nil
        calendar.isReadOnly = false
        try repositories.calendars.save(calendar)
      case .contacts?: try repositories.calendars.save(AddressBook(name: name))
      case nil: return
      }
      try repositories.forgetDeclined(repositories.declined(of: id))
      try repositories.links.remove(id)
      try repositories.journal.describe(.link, subject: name.value)
    }
  }

  /// What waits to be settled, with both sides of each; of a file only what it still says
  /// otherwise.
  package func conflicts(as formats: LinkFormats) throws -> [ListedLinkConflict] {
    try store.read { repositories in
      try repositories.links.conflicts().compactMap { try repositories.listed($0, as: formats) }
    }
  }
}

extension Repositories {
  /// All that another device, or this one, keeps equal to something: the calendars first.
  fileprivate func linkedCollections() throws -> [LinkedCollection] {
    (try calendars.all().map { .calendar($0) } + calendars.addressBooks().map { .contacts($0) })
      .filter { $0.link != nil }
  }

  fileprivate func add(_ link: Link, of collection: LinkedCollection) throws -> ListedLink {
    try links.save(link)
    try journal.describe(.link, subject: collection.name.value)
    return ListedLink(collection: collection, link: link, items: 0, conflicts: 0)
  }

  /// Whether the calendar is only refreshed from elsewhere.
  func isSubscribed(_ calendar: EventCalendar) throws -> Bool {
    guard let id = calendar.link else { return false }
    return try links.links().contains { $0.id == id && $0.place.isSubscription }
  }
}
