/// Sync operations of a store within one write transaction. They load only the items concerned:
/// what others changed is added to their ``SyncState``, and a ``SyncReplica`` of them makes the
/// entries for what changed here.
package struct StoredReplica {
  let repositories: Repositories
  package internal(set) var participation: SyncParticipation
  /// Sayings of this store that got the ids of equal ones elsewhere.
  var adoptedSayings: Set<ItemReference> = []
  /// Whether this store got starter sayings before they had common ids. Removed ones then cannot be
  /// told from changed ones.
  var isOlderThanStarterIDs = false
  /// Whether received changes are merged but not yet written to the visible data.
  package var defersShowing = false
  var sync: any SyncRepository { repositories.sync }
  var journal: any JournalRepository { repositories.journal }

  /// Creates the operations; nil if the store does not take part in sync.
  package init?(_ repositories: Repositories) throws {
    guard let part = try repositories.sync.participation() else { return nil }
    self.repositories = repositories
    self.participation = part
    // Older programs also counted placeholder numbers.
    if self.participation.greatestSayingNumber > Saying.assignableNumbers.upperBound {
      self.participation.greatestSayingNumber = Int64(try repositories.sayings.nextNumber()) - 1
    }
  }

  func replica(of things: [ItemReference: ItemState]) -> SyncReplica {
    SyncReplica(participation.device, state: state(of: things), applied: participation.applied)
  }

  func state(of things: [ItemReference: ItemState]) -> SyncState {
    SyncState(itemStates: things, greatestSayingNumber: participation.greatestSayingNumber)
  }

  /// Stores the replica's state of these items.
  mutating func save(_ replica: SyncReplica, at places: Set<ItemReference>) throws {
    let things = replica.state.itemStates.filter { places.contains($0.key) }
    try markForShowing(freedBy: things)
    try storeForShowing(things)
    participation.applied = replica.applied
    participation.greatestSayingNumber = replica.state.greatestSayingNumber
  }

  /// Marks items whose visible data has to be updated because another item gives up a unique value
  /// that they share.
  mutating func markForShowing(freedBy things: [ItemReference: ItemState]) throws {
    let claiming = things.filter { SyncFields.rules(of: $0.key.kind).uniqueField != nil }
    guard !claiming.isEmpty else { return }
    let old = try sync.itemStates(at: Set(claiming.keys))
    var freed: Set<ItemRelation> = []
    for (place, thing) in claiming {
      let left = old[place]?.relations(at: place).subtracting(thing.relations(at: place)) ?? []
      freed.formUnion(left.filter(\.isClaim))
    }
    guard !freed.isEmpty else { return }
    try storeForShowing(try sync.itemStates(with: freed).filter { things[$0.key] == nil })
  }

  /// Stores states whose visible data has yet to be updated.
  mutating func storeForShowing(_ things: [ItemReference: ItemState]) throws {
    try sync.save(things, areShown: false)
  }

  /// Returns the states of the items, of those they refer to, and of all items merged with any of
  /// these.
  func statesToConsider(at places: Set<ItemReference>) throws -> [ItemReference: ItemState] {
    var found = try sync.itemStates(at: places)
    let named = found.reduce(into: Set<ItemReference>()) { named, thing in
      named.formUnion(thing.value.relatedItems(at: thing.key))
    }
    found.merge(try sync.itemStates(at: named.subtracting(found.keys))) { $1 }
    var rest = found.filter { $0.key.kind.canMergePairs }
    while !rest.isEmpty {
      let links = Set(rest.keys.map(ItemRelation.init(twinOf:)))
      let named = rest.flatMap { place, thing in
        thing.everJoinedIDs.map { ItemReference(place.kind, $0) }
      }
      let more = try sync.itemStates(with: links).merging(sync.itemStates(at: Set(named))) { $1 }
      rest = more.filter { found[$0.key] == nil }
      found.merge(rest) { $1 }
    }
    return found
  }

  static let maxFollowedItems = 2000

  /// Returns the states of the items and of all items whose visible data depends on them.
  func connectedStates(of places: Set<ItemReference>) throws -> [ItemReference: ItemState] {
    // For many items, loading everything is faster.
    if places.count > Self.maxFollowedItems { return try sync.allItemStates() }
    var (found, asked) = ([ItemReference: ItemState](), Set<ItemRelation>())
    var rest = try sync.itemStates(at: places)
    while !rest.isEmpty {
      found.merge(rest) { $1 }
      var (links, named): (Set<ItemRelation>, Set<ItemReference>) = ([], [])
      for (place, thing) in rest {
        links.formUnion(thing.relations(at: place))
        if place.kind.isReferredTo { links.insert(ItemRelation(naming: place)) }
        if place.kind.canMergePairs { links.insert(ItemRelation(twinOf: place)) }
        named.formUnion(thing.relatedItems(at: place))
      }
      links.subtract(asked)
      asked.formUnion(links)
      let more = try sync.itemStates(with: links).merging(
        sync.itemStates(at: named.subtracting(found.keys))
      ) { $1 }
      rest = more.filter { found[$0.key] == nil }
    }
    return found
  }
}
