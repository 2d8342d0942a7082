/// This side of a link: the events of a calendar or the contacts of an address book, and their
/// storage.
protocol LocalLinkCollection: Sendable {
  /// An item with everything that is stored with it.
  associatedtype LocalItem: Hashable, Sendable

  /// Name of the calendar or address book.
  var name: CalendarName { get }
  var kind: LinkKind { get }
  var format: any LinkFormat { get }

  /// Returns all items, sorted by id.
  func allItems(in repositories: Repositories) throws -> [LocalItem]

  /// Returns the item; nil if it does not exist.
  func localItem(_ id: ID<LinkItem>, in repositories: Repositories) throws -> LocalItem?

  func id(of thing: LocalItem) -> ID<LinkItem>

  /// Returns the title for display.
  func title(of thing: LocalItem) -> String

  /// Returns the item, or one of its modified occurrences.
  func displayed(_ thing: LocalItem, part: ExternalName) -> DisplayedLinkItem

  /// Returns the item as a file.
  func item(of thing: LocalItem) -> LinkItem

  /// Converts a file to an item that replaces the known one, with the given id if there is one;
  /// returns nil if it cannot be stored.
  func localItem(
    _ item: LinkItem, insteadOf known: LocalItem?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> LocalItem?

  /// Returns the changed item after it was sent in this form; nil if nothing changes.
  func updatedAfterSending(_ thing: LocalItem, as item: LinkItem) -> LocalItem?

  /// Stores the item in place of the known one; returns its id, which differs if the item also
  /// exists elsewhere.
  mutating func save(
    _ thing: LocalItem, insteadOf known: LocalItem?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem>

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws

  /// Loads data that many changes of one transaction share.
  mutating func prepare(in repositories: Repositories) throws

  /// Whether the item exists in any calendar or address book.
  func isStored(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool

  /// Returns the link of the collection that contains the item now; nil if it has none or the item
  /// is gone.
  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>?
}

extension LocalLinkCollection {
  mutating func prepare(in repositories: Repositories) throws {}

  /// Returns the items that were moved to another link which has not stored them yet; they are
  /// removed here only afterwards.
  func movingItems(
    _ bases: [LinkBase], from link: Link, in repositories: Repositories
  ) throws -> Set<ID<LinkItem>> {
    let others = try repositories.links.links().filter { $0.id != link.id }
    guard !others.isEmpty else { return [] }
    var moving: Set<ID<LinkItem>> = []
    for base in bases {
      guard let target = try self.link(holding: base.itemID, in: repositories), target != link.id,
        others.contains(where: { $0.id == target }),
        try !repositories.links.bases(of: target).contains(where: { $0.itemID == base.itemID })
      else { continue }
      moving.insert(base.itemID)
    }
    return moving
  }
}
