/// A link for display, with its state.
package struct ListedLink: Hashable, Sendable {
  /// The linked calendar or address book.
  package let collection: LinkedCollection
  package let link: Link
  /// Number of events or contacts when both sides were last equal.
  package let itemCount: Int
  package let conflictCount: Int

  package var name: CalendarName { collection.name }
  package var kind: LinkKind { collection.kind }
}

/// A linked calendar or address book.
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

package struct LinkUseCases: UseCase, Sendable {
  let context: UseCaseContext

  package var run: RunLink { RunLink(context: context) }
  package var resolveConflict: ResolveLinkConflict { ResolveLinkConflict(context: context) }

  /// Returns all links except subscriptions, calendars before address books.
  package func allLinks() throws -> [ListedLink] {
    try linksAndSubscriptions().filter { !$0.link.location.isSubscription }
  }

  /// Returns the names of calendars and address books that are linked on other devices, but not on
  /// this one.
  public func linkedElsewhere() throws -> [CalendarName] {
    try store.read { repositories in
      let known = Set(try repositories.links.links().map(\.id))
      return try repositories.linkedCollections()
        .filter { collection in collection.link.map { !known.contains($0) } ?? false }
        .map(\.name)
    }
  }

  /// Returns all links and subscriptions.
  func linksAndSubscriptions() throws -> [ListedLink] {
    try store.read { repositories in
      let links = try repositories.links.links()
      let conflicts = try repositories.links.conflicts()
      return try repositories.linkedCollections().compactMap { collection in
        guard let link = links.first(where: { $0.id == collection.link }) else { return nil }
        return ListedLink(
          collection: collection, link: link,
          itemCount: try repositories.links.bases(of: link.id).count,
          conflictCount: conflicts.count { $0.link == link.id })
      }
    }
  }

  /// Links a calendar to the location. The calendar is either new or linked by another device;
  /// events and to-dos of the `source` calendar are moved to it.
  ///
  /// Throws ``CalendarRefusal/existsOnlyLocally(_:_:)`` if the calendar has local items and is not
  /// the source itself, ``CalendarRefusal/isLinked(_:)`` or ``CalendarRefusal/isSubscribed(_:)``.
  @discardableResult
  package func add(
    _ name: CalendarName, at place: LinkLocation, isReadOnly: Bool, pushing source: CalendarName?,
    _ color: CalendarColor?
  ) throws -> ListedLink {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      try repositories.requireNoAddressBook(name)
      let known = try repositories.knownCalendars()
      let old = known.first { $0.name == name }
      if old == nil { try repositories.requireNoCalendar(name) }
      let links = try repositories.links.links()
      if let link = links.first(where: { $0.id == old?.link }) {
        let refusal: CalendarRefusal =
          link.location.isSubscription ? .isSubscribed(name) : .isLinked(name)
        throw refusal.error
      }
      if let old, old.link == nil, source != name,
        try !repositories.events.all(in: name).isEmpty
          || repositories.toDos.countsByCalendar()[name] != nil
      {
        throw CalendarRefusal.existsOnlyLocally(name, .calendar).error
      }
      let id = old?.link ?? newID { id in links.contains { $0.id == id } }
      let calendar = EventCalendar(
        name: name, color: color ?? old?.color ?? .firstUnused(besides: known.map(\.color)),
        isReadOnly: isReadOnly, link: id, isHidden: old?.isHidden ?? false)
      try repositories.calendars.save(calendar)
      if let source, source != name {
        try repositories.moveEvents(from: source, to: name)
      }
      return try repositories.add(
        Link(id: id, place: place, isReadOnly: isReadOnly), of: .calendar(calendar))
    }
  }

  /// Links an address book to the location. The address book is either new or linked by another
  /// device; contacts of the `source` address book are moved to it.
  ///
  /// Throws ``CalendarRefusal/existsOnlyLocally(_:_:)`` if the address book exists unlinked and is
  /// not the source itself, ``CalendarRefusal/addressBookIsLinked(_:)``, or
  /// ``CalendarRefusal/nameTaken(_:)`` if a calendar has the name, since the name must identify one
  /// link.
  @discardableResult
  package func addContacts(
    _ name: CalendarName, at place: LinkLocation, isReadOnly: Bool, pushing source: CalendarName?
  ) throws -> ListedLink {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      try repositories.requireNoCalendar(name)
      let old = try repositories.addressBooks().first { $0.name == name }
      let links = try repositories.links.links()
      if links.contains(where: { $0.id == old?.link }) {
        throw CalendarRefusal.addressBookIsLinked(name).error
      }
      if let old, old.link == nil, source != name {
        throw CalendarRefusal.existsOnlyLocally(name, .contacts).error
      }
      let id = old?.link ?? newID { id in links.contains { $0.id == id } }
      let book = AddressBook(name: name, isReadOnly: isReadOnly, link: id)
      try repositories.calendars.save(book)
      if let source, source != name {
        try repositories.requireWritable(addressBook: source)
        for var contact in try repositories.contacts.contacts(in: source) {
          contact.addressBook = name
          try repositories.contacts.save(contact)
        }
      }
      return try repositories.add(
        Link(id: id, place: place, isReadOnly: isReadOnly), of: .contacts(book))
    }
  }

  /// Changes the location of the link, or whether it is read-only; bases are kept. Throws
  /// ``CalendarRefusal/isNotLinked(_:)``.
  @discardableResult
  package func edit(
    _ listed: ListedLink, place: LinkLocation, isReadOnly: Bool
  ) throws -> ListedLink {
    try store.write { repositories in
      guard
        let collection = try repositories.linkedCollections()
          .first(where: { $0.link == listed.link.id }),
        let old = try repositories.links.links().first(where: { $0.id == listed.link.id })
      else { throw CalendarRefusal.isNotLinked(listed.name).error }
      // A sync token is valid for one collection only.
      let link = Link(
        id: old.id, place: place, isReadOnly: isReadOnly,
        mark: place.isSameCollection(as: old.location) ? old.syncToken : nil)
      try repositories.links.save(link)
      try repositories.journal.setVerb(.link, subject: collection.name.value)
      var changed = collection
      switch collection {
      case .calendar(var calendar):
        calendar.isReadOnly = isReadOnly
        // Another collection may accept to-dos; the next run finds out.
        if link.syncToken == nil { calendar.acceptsToDos = true }
        try repositories.calendars.save(calendar)
        changed = .calendar(calendar)
      case .contacts(let book):
        let other = AddressBook(name: book.name, isReadOnly: isReadOnly, link: book.link)
        try repositories.calendars.save(other)
        changed = .contacts(other)
      }
      return ListedLink(
        collection: changed, link: link, itemCount: listed.itemCount,
        conflictCount: listed.conflictCount)
    }
  }

  /// Removes the link; both sides keep their contents. Throws ``CalendarRefusal/isNotLinked(_:)``.
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
        calendar.acceptsToDos = true
        try repositories.calendars.save(calendar)
      case .contacts?: try repositories.calendars.save(AddressBook(name: name))
      case nil: return
      }
      try repositories.removePendingDeclines(repositories.pendingDeclines(of: id))
      try repositories.links.remove(id)
      try repositories.journal.setVerb(.link, subject: name.value)
    }
  }

  /// Returns the open conflicts, each with both values. A conflict with an imported file is left
  /// out if the values have become equal.
  package func conflicts(as formats: LinkFormats) throws -> [ListedLinkConflict] {
    try store.read { repositories in
      try repositories.links.conflicts().compactMap {
        try repositories.listedConflict($0, as: formats)
      }
    }
  }
}

extension Repositories {
  /// Returns all collections linked on any device, calendars first.
  func linkedCollections() throws -> [LinkedCollection] {
    (try calendars.all().map { .calendar($0) } + calendars.addressBooks().map { .contacts($0) })
      .filter { $0.link != nil }
  }

  fileprivate func add(_ link: Link, of collection: LinkedCollection) throws -> ListedLink {
    try links.save(link)
    try journal.setVerb(.link, subject: collection.name.value)
    return ListedLink(collection: collection, link: link, itemCount: 0, conflictCount: 0)
  }

  /// Whether the calendar is a subscription.
  func isSubscribed(_ calendar: EventCalendar) throws -> Bool {
    guard let id = calendar.link else { return false }
    return try links.links().contains { $0.id == id && $0.location.isSubscription }
  }
}
