extension StoredReplica {
  /// Returns a snapshot of everything known here.
  package func snapshot() throws -> SyncSnapshot {
    var state = state(of: try sync.allItemStates())
    for synced in try sync.unread() {
      // The understood steps of these entries are in the state already.
      var entry = synced.entry
      entry.steps = []
      state.insert(entry)
    }
    return SyncSnapshot(seen: part.applied, state: state)
  }

  /// Merges another device's snapshot below local changes and shows the result. Returns the number
  /// of entries that it added.
  package mutating func load(_ snapshot: SyncSnapshot, at moment: Instant) throws -> Int {
    try journal.begin(.merging)
    let known = try sync.things(at: Set(snapshot.state.things.keys))
    let news = snapshot.state.things.reduce(into: [JournalPlace: ItemState]()) { news, thing in
      guard var own = known[thing.key] else {
        news[thing.key] = thing.value
        return
      }
      own.formUnion(thing.value)
      if own != known[thing.key] { news[thing.key] = own }
    }
    let forgotten = Set(
      news.filter { $1.forgotten != known[$0]?.forgotten ?? SeenEntries() }.keys)
    let before = state(of: try component(of: forgotten))
    try sync.forgetLinks(of: forgotten)
    try unsettle(freedBy: news)
    try storeUnsettled(news)
    for entry in snapshot.state.unread.values where !part.applied.contains(entry.id) {
      try sync.append(SyncedEntry(entry, nil))
    }
    let gained = snapshot.seen.ends.reduce(0) { $0 + max(0, $1.number - part.applied[$1.device]) }
    part.applied.formUnion(snapshot.seen)
    part.count(snapshot.state.lastNumber)
    if !forgotten.isEmpty { try forget(forgotten, from: before, at: moment) }
    if !defersShowing { try settle(Set(news.keys), at: moment) }
    try sync.keep(part)
    if !defersShowing { try assignCommonStarterIDs(among: news.keys) }
    try journal.begin(.here)
    return gained
  }

  /// Appends an entry without changes, which tells the others what was received here.
  package mutating func answer(at moment: Instant) throws {
    let entry = SyncEntry(
      EntryID(part.device, part.applied[part.device] + 1), Stamp(at: moment), seen: part.applied,
      steps: [])
    part.applied.insert(entry.id)
    try sync.append(SyncedEntry(entry, nil))
    try sync.keep(part)
  }
}
