/// Converts contacts to items of links and back.
package protocol ContactLinkFormat: LinkFormat {
  /// Returns the contact as a separate file: its vCard with the local changes.
  func item(of contact: Contact) -> LinkItem

  /// Returns the contact in the item, with the item's text as its vCard; nil if the item contains
  /// no contact.
  func details(of item: LinkItem) -> ContactDetails?
}

/// The contacts of an address book as the local side of a link.
struct LinkedContacts: LocalLinkCollection {
  let name: CalendarName
  let cardFormat: any ContactLinkFormat

  var kind: LinkKind { .contacts }
  var format: any LinkFormat { cardFormat }

  func allItems(in repositories: Repositories) throws -> [Contact] {
    try repositories.contacts.contacts(in: name)
  }

  func localItem(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Contact? {
    try repositories.contacts.contact(ID(id))
  }

  func id(of thing: Contact) -> ID<LinkItem> { ID(thing.id) }

  func title(of thing: Contact) -> String { thing.name }

  func displayed(_ thing: Contact, part: ExternalName) -> DisplayedLinkItem { .contact(thing) }

  func item(of thing: Contact) -> LinkItem { cardFormat.item(of: thing) }

  func localItem(
    _ item: LinkItem, insteadOf known: Contact?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> Contact? {
    guard let details = cardFormat.details(of: item) else { return nil }
    let id =
      id.map { ID($0) } ?? ID<Contact>(uid: item.uid.text) ?? ID(linkedBy: link, uid: item.uid.text)
    return Contact(id: id, details: details, plantedAs: known?.plantedPersonID, in: name)
  }

  /// Always nil: a contact does not change when it is sent.
  func updatedAfterSending(_ thing: Contact, as item: LinkItem) -> Contact? { nil }

  func save(
    _ thing: Contact, insteadOf known: Contact?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    var kept = thing
    if known == nil, let other = try repositories.contacts.contact(kept.id),
      other.addressBook != name
    {
      // Another address book contains this card, too; the copy in this one gets an id of its own.
      kept = Contact(id: ID(linkedBy: link, uid: uid.text), details: kept.details, in: name)
    }
    try repositories.contacts.save(kept)
    return ID(kept.id)
  }

  func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws {
    try repositories.contacts.remove(ID(id))
  }

  func isStored(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool {
    try repositories.contacts.contact(ID(id)) != nil
  }

  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>? {
    guard let contact = try repositories.contacts.contact(ID(id)), !contact.addressBook.isHome
    else { return nil }
    return try repositories.calendars.addressBooks()
      .first { $0.name == contact.addressBook }?.link
  }
}
