/// A store that takes part in sync, within one transaction that changes it. It looks only at the
/// things that a change concerns: what is told of these a ``SyncReplica`` says.
package struct StoredReplica {
  let repositories: Repositories
  package internal(set) var part: SyncPart
  /// Sayings of this store that took the place of the same ones elsewhere.
  var adopted: Set<JournalPlace> = []
  /// Whether lines of the starter collection were handed out here under ids of this store: of those
  /// that are not there nobody can tell whether they were removed or written anew.
  var isOlderThanStarterIDs = false
  /// Whether what is taken in is not shown yet.
  package var holdsBack = false
  var sync: any SyncRepository { repositories.sync }
  var journal: any JournalRepository { repositories.journal }

  /// Nil where the store does not take part.
  package init?(_ repositories: Repositories) throws {
    guard let part = try repositories.sync.part() else { return nil }
    self.repositories = repositories
    self.part = part
    // Older programs counted numbers that stood for ones that were exchanged.
    if self.part.lastNumber > Saying.givenNumbers.upperBound {
      self.part.lastNumber = Int64(try repositories.sayings.nextNumber()) - 1
    }
  }

  func replica(of things: [JournalPlace: ThingState]) -> SyncReplica {
    SyncReplica(part.device, state: state(of: things), applied: part.applied)
  }

  func state(of things: [JournalPlace: ThingState]) -> SyncState {
    SyncState(things: things, lastNumber: part.lastNumber)
  }

  /// Keeps what a replica came to of the things at these places.
  mutating func keep(_ replica: SyncReplica, at places: Set<JournalPlace>) throws {
    let things = replica.state.things.filter { places.contains($0.key) }
    try unsettle(freedBy: things)
    try keepUnsettled(things)
    part.applied = replica.applied
    part.lastNumber = replica.state.lastNumber
  }

  /// What only one of several may show another one shows once it is let go of: has those looked at
  /// that share something with one of the things as it was, and not as it is now.
  mutating func unsettle(freedBy things: [JournalPlace: ThingState]) throws {
    let claiming = things.filter { SyncFields.of($0.key.kind).claim != nil }
    guard !claiming.isEmpty else { return }
    let old = try sync.things(at: Set(claiming.keys))
    var freed: Set<ThingLink> = []
    for (place, thing) in claiming {
      let left = old[place]?.links(at: place).subtracting(thing.links(at: place)) ?? []
      freed.formUnion(left.filter(\.isClaim))
    }
    guard !freed.isEmpty else { return }
    try keepUnsettled(try sync.things(with: freed).filter { things[$0.key] == nil })
  }

  /// Keeps what is known of things of which others may have to be shown otherwise.
  mutating func keepUnsettled(_ things: [JournalPlace: ThingState]) throws {
    try sync.keep(things, areSettled: false)
  }

  /// What is known of the things there, of what they belong to, and of what is one with any of
  /// these.
  func thingsToNote(at places: Set<JournalPlace>) throws -> [JournalPlace: ThingState] {
    var found = try sync.things(at: places)
    let named = found.reduce(into: Set<JournalPlace>()) { named, thing in
      named.formUnion(thing.value.named(at: thing.key))
    }
    found.merge(try sync.things(at: named.subtracting(found.keys))) { $1 }
    var rest = found.filter { $0.key.kind.hasTwins }
    while !rest.isEmpty {
      let links = Set(rest.keys.map(ThingLink.init(twinOf:)))
      let named = rest.flatMap { place, thing in
        thing.onceSameAs.map { JournalPlace(place.kind, $0) }
      }
      let more = try sync.things(with: links).merging(sync.things(at: Set(named))) { $1 }
      rest = more.filter { found[$0.key] == nil }
      found.merge(rest) { $1 }
    }
    return found
  }

  static let mostToFollow = 2000

  /// What is known of the things there and of all that is shown otherwise because of them.
  func component(of places: Set<JournalPlace>) throws -> [JournalPlace: ThingState] {
    // Of so many the rest is found quicker than what hangs together with them.
    if places.count > Self.mostToFollow { return try sync.allThings() }
    var (found, asked) = ([JournalPlace: ThingState](), Set<ThingLink>())
    var rest = try sync.things(at: places)
    while !rest.isEmpty {
      found.merge(rest) { $1 }
      var (links, named): (Set<ThingLink>, Set<JournalPlace>) = ([], [])
      for (place, thing) in rest {
        links.formUnion(thing.links(at: place))
        if place.kind.isNamed { links.insert(ThingLink(naming: place)) }
        if place.kind.hasTwins { links.insert(ThingLink(twinOf: place)) }
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
