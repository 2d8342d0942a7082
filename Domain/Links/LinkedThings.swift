/// This side of a link: the events of a calendar or the contacts of an address book, and their
/// storage.
protocol LinkedThings: Sendable {
  /// An item with everything that is stored with it.
  associatedtype Thing: Hashable, Sendable

  /// Name of the calendar or address book.
  var name: CalendarName { get }
  var kind: LinkKind { get }
  var format: any LinkFormat { get }

  /// Returns all items, sorted by id.
  func all(in repositories: Repositories) throws -> [Thing]

  /// Returns the item; nil if it does not exist.
  func thing(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Thing?

  func id(of thing: Thing) -> ID<LinkItem>

  /// Returns the title for display.
  func title(of thing: Thing) -> String

  /// Returns the item, or one of its modified occurrences.
  func shown(_ thing: Thing, part: ExternalName) -> LinkedThing

  /// Returns the item as a file.
  func item(of thing: Thing) -> LinkItem

  /// Converts a file to an item that replaces the known one, with the given id if there is one;
  /// returns nil if it cannot be stored.
  func thing(
    _ item: LinkItem, insteadOf known: Thing?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> Thing?

  /// Returns the changed item after it was sent in this form; nil if nothing changes.
  func updatedAfterSending(_ thing: Thing, as item: LinkItem) -> Thing?

  /// Stores the item in place of the known one; returns its id, which differs if the item also
  /// exists elsewhere.
  mutating func save(
    _ thing: Thing, insteadOf known: Thing?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem>

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws

  /// Loads data that many changes of one transaction share.
  mutating func prepare(in repositories: Repositories) throws

  /// Whether the item exists in any calendar or address book.
  func isKept(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool

  /// Returns the link of the collection that contains the item now; nil if it has none or the item
  /// is gone.
  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>?
}

extension LinkedThings {
  mutating func prepare(in repositories: Repositories) throws {}

  /// Returns the items that were moved to another link which has not stored them yet; they are
  /// removed here only afterwards.
  func moving(
    _ bases: [LinkBase], from link: Link, in repositories: Repositories
  ) throws -> Set<ID<LinkItem>> {
    let others = try repositories.links.links().filter { $0.id != link.id }
    guard !others.isEmpty else { return [] }
    var moving: Set<ID<LinkItem>> = []
    for base in bases {
      guard let target = try self.link(holding: base.thing, in: repositories), target != link.id,
        others.contains(where: { $0.id == target }),
        try !repositories.links.bases(of: target).contains(where: { $0.thing == base.thing })
      else { continue }
      moving.insert(base.thing)
    }
    return moving
  }
}
