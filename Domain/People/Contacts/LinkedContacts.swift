/// How contacts are written as items of links.
package protocol ContactLinkFormat: LinkFormat {
  /// The contact as a file of its own: its card with what was changed here, and nothing else.
  func item(of contact: Contact) -> LinkItem

  /// What the item says, with all of it as the card; nil where there is nobody in it.
  func details(of item: LinkItem) -> ContactDetails?
}

/// The contacts of an address book as one side of a link.
struct LinkedContacts: LinkedThings {
  let name: CalendarName
  let cards: any ContactLinkFormat

  var kind: LinkKind { .contacts }
  var format: any LinkFormat { cards }

  func all(in repositories: Repositories) throws -> [Contact] {
    try repositories.contacts.all(in: name)
  }

  func thing(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Contact? {
    try repositories.contacts.contact(ID(id))
  }

  func id(of thing: Contact) -> ID<LinkItem> { ID(thing.id) }

  func title(of thing: Contact) -> String { thing.name }

  func shown(_ thing: Contact, part: String) -> LinkedThing { .contact(thing) }

  func item(of thing: Contact) -> LinkItem { cards.item(of: thing) }

  func thing(
    _ item: LinkItem, insteadOf known: Contact?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> Contact? {
    guard let details = cards.details(of: item) else { return nil }
    let id =
      id.map { ID($0) } ?? ID<Contact>(uid: item.uid) ?? ID(linkedBy: link, uid: item.uid)
    return Contact(id: id, details: details, plantedAs: known?.plantedAs, in: name)
  }

  /// A contact says the same wherever it is.
  func handedOver(_ thing: Contact, as item: LinkItem) -> Contact? { nil }

  func save(
    _ thing: Contact, insteadOf known: Contact?, uid: String, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    var kept = thing
    if known == nil, let other = try repositories.contacts.contact(kept.id),
      other.addressBook != name
    {
      // The same card is in another address book, too, as one of its own.
      kept = Contact(id: ID(linkedBy: link, uid: uid), details: kept.details, in: name)
    }
    try repositories.contacts.save(kept)
    return ID(kept.id)
  }

  func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws {
    try repositories.contacts.remove(ID(id))
  }

  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>? {
    guard let contact = try repositories.contacts.contact(ID(id)), !contact.addressBook.isHome
    else { return nil }
    return try repositories.calendars.addressBooks()
      .first { $0.name == contact.addressBook }?.link
  }
}
