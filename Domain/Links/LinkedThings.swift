/// What a link keeps equal on this side: the events of a calendar or the contacts of an address
/// book, and how they are read and kept.
protocol LinkedThings: Sendable {
  /// One of them, with all that is kept of it.
  associatedtype Thing: Hashable, Sendable

  /// What they are in.
  var name: CalendarName { get }
  var kind: LinkKind { get }
  var format: any LinkFormat { get }

  /// All of them, in the order of their ids.
  func all(in repositories: Repositories) throws -> [Thing]

  /// Nil where it is gone.
  func thing(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Thing?

  func id(of thing: Thing) -> ID<LinkItem>

  /// For people.
  func title(of thing: Thing) -> String

  /// The thing, or what that part of it is of its own.
  func shown(_ thing: Thing, part: String) -> LinkedThing

  /// As a file of its own.
  func item(of thing: Thing) -> LinkItem

  /// The item as it is kept here in the place of what is known of it, under that id where there is
  /// one; nil where nothing can be made of it.
  func thing(
    _ item: LinkItem, insteadOf known: Thing?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> Thing?

  /// The thing as it is once others have it as that item; nil where that is as it was.
  func handedOver(_ thing: Thing, as item: LinkItem) -> Thing?

  /// Keeps it in the place of what was known of it; returns the id under which it is kept, which is
  /// another one where the same thing is elsewhere, too.
  mutating func save(
    _ thing: Thing, insteadOf known: Thing?, uid: String, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem>

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws

  /// Reads what each of many changes of one transaction would read again.
  mutating func prepare(in repositories: Repositories) throws

  /// The link of what the thing is in by now; nil where that has none, and where the thing is gone.
  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>?
}

extension LinkedThings {
  mutating func prepare(in repositories: Repositories) throws {}

  /// Which of the link's things were moved to where another link brings them and did not get there
  /// so far: they go here only then.
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
