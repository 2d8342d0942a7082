/// This side of a link: the events of a calendar or the contacts of an address book, and their
/// storage.
protocol LocalLinkCollection: Sendable {
  /// An item with all its stored data.
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

  /// Converts a file to a local item that replaces `known` and has the given id, if any. Returns
  /// nil if it cannot be stored.
  func localItem(
    _ item: LinkItem, insteadOf known: LocalItem?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> LocalItem?

  /// Returns the local item adapted to the form in which it was sent; nil if it need not change.
  func updatedAfterSending(_ thing: LocalItem, as item: LinkItem) -> LocalItem?

  /// Stores the item in place of the known one and returns its id. The id differs if the same item
  /// also exists in another collection.
  mutating func save(
    _ thing: LocalItem, insteadOf known: LocalItem?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem>

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws

  /// Returns whether the other side accepts to-dos, as far as is known; nil if it does not matter.
  func acceptsToDos(in repositories: Repositories) throws -> Bool?

  /// Stores whether the other side accepts to-dos.
  func save(acceptsToDos: Bool, in repositories: Repositories) throws

  /// Loads data needed for all changes of the transaction.
  mutating func prepare(in repositories: Repositories) throws

  /// Whether the item exists in any calendar or address book.
  func isStored(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool

  /// Returns the link whose collection contains the item now; nil if that collection has no link or
  /// the item is gone.
  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>?
}

extension LocalLinkCollection {
  mutating func prepare(in repositories: Repositories) throws {}
  func acceptsToDos(in repositories: Repositories) throws -> Bool? { nil }
  func save(acceptsToDos: Bool, in repositories: Repositories) throws {}

  /// Returns the items that were moved to another link that has not stored them yet. They are
  /// removed from this link's other side only afterwards.
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
