/// Sync operations of a store within one write transaction. It loads only the items concerned;
/// their merge logic is in ``SyncReplica``.
package struct StoredReplica {
  let repositories: Repositories
  package internal(set) var part: SyncPart
  /// Sayings of this store that received the ids of equal ones elsewhere.
  var adopted: Set<JournalPlace> = []
  /// Whether starter lines were handed out here with local ids, so that removed ones cannot be told
  /// from rewritten ones.
  var isOlderThanStarterIDs = false
  /// Whether received changes are merged but not shown yet.
  package var defersShowing = false
  var sync: any SyncRepository { repositories.sync }
  var journal: any JournalRepository { repositories.journal }

  /// Returns nil if the store does not take part.
  package init?(_ repositories: Repositories) throws {
    guard let part = try repositories.sync.part() else { return nil }
    self.repositories = repositories
    self.part = part
    // Older programs also counted placeholder numbers.
    if self.part.lastNumber > Saying.assignableNumbers.upperBound {
      self.part.lastNumber = Int64(try repositories.sayings.nextNumber()) - 1
    }
  }

  func replica(of things: [JournalPlace: ItemState]) -> SyncReplica {
    SyncReplica(part.device, state: state(of: things), applied: part.applied)
  }

  func state(of things: [JournalPlace: ItemState]) -> SyncState {
    SyncState(things: things, lastNumber: part.lastNumber)
  }

  /// Stores the replica's state of the items at the places.
  mutating func keep(_ replica: SyncReplica, at places: Set<JournalPlace>) throws {
    let things = replica.state.things.filter { places.contains($0.key) }
    try unsettle(freedBy: things)
    try storeUnsettled(things)
    part.applied = replica.applied
    part.lastNumber = replica.state.lastNumber
  }

  /// Marks items for showing that shared a unique value with one of these, if that item gives it up
  /// now.
  mutating func unsettle(freedBy things: [JournalPlace: ItemState]) throws {
    let claiming = things.filter { SyncFields.of($0.key.kind).claim != nil }
    guard !claiming.isEmpty else { return }
    let old = try sync.things(at: Set(claiming.keys))
    var freed: Set<ItemRelation> = []
    for (place, thing) in claiming {
      let left = old[place]?.links(at: place).subtracting(thing.links(at: place)) ?? []
      freed.formUnion(left.filter(\.isClaim))
    }
    guard !freed.isEmpty else { return }
    try storeUnsettled(try sync.things(with: freed).filter { things[$0.key] == nil })
  }

  /// Stores states that have yet to be shown.
  mutating func storeUnsettled(_ things: [JournalPlace: ItemState]) throws {
    try sync.keep(things, areSettled: false)
  }

  /// Returns the states of the items, of those they refer to, and of all items joined with these.
  func statesToConsider(at places: Set<JournalPlace>) throws -> [JournalPlace: ItemState] {
    var found = try sync.things(at: places)
    let named = found.reduce(into: Set<JournalPlace>()) { named, thing in
      named.formUnion(thing.value.named(at: thing.key))
    }
    found.merge(try sync.things(at: named.subtracting(found.keys))) { $1 }
    var rest = found.filter { $0.key.kind.canMergePairs }
    while !rest.isEmpty {
      let links = Set(rest.keys.map(ItemRelation.init(twinOf:)))
      let named = rest.flatMap { place, thing in
        thing.everJoinedIDs.map { JournalPlace(place.kind, $0) }
      }
      let more = try sync.things(with: links).merging(sync.things(at: Set(named))) { $1 }
      rest = more.filter { found[$0.key] == nil }
      found.merge(rest) { $1 }
    }
    return found
  }

  static let maxFollowedThings = 2000

  /// Returns the states of the items and of all items whose appearance depends on them.
  func component(of places: Set<JournalPlace>) throws -> [JournalPlace: ItemState] {
    // For many items, loading everything is faster.
    if places.count > Self.maxFollowedThings { return try sync.allItemStates() }
    var (found, asked) = ([JournalPlace: ItemState](), Set<ItemRelation>())
    var rest = try sync.things(at: places)
    while !rest.isEmpty {
      found.merge(rest) { $1 }
      var (links, named): (Set<ItemRelation>, Set<JournalPlace>) = ([], [])
      for (place, thing) in rest {
        links.formUnion(thing.links(at: place))
        if place.kind.isNamed { links.insert(ItemRelation(naming: place)) }
        if place.kind.canMergePairs { links.insert(ItemRelation(twinOf: place)) }
        named.formUnion(thing.named(at: place))
      }
      links.subtract(asked)
      asked.formUnion(links)
      let more = try sync.things(with: links).merging(
        sync.things(at: named.subtracting(found.keys))
      ) { $1 }
      rest = more.filter { found[$0.key] == nil }
    }
    return found
  }
}
