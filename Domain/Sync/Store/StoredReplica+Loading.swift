extension StoredReplica {
  /// Returns a snapshot of the complete sync state.
  package func snapshot() throws -> SyncSnapshot {
    var state = state(of: try sync.allItemStates())
    for synced in try sync.undecodedEntries() { state.insert(synced.entry) }
    return SyncSnapshot(seen: participation.applied, state: state)
  }

  /// Merges another device's snapshot with the local state and updates the visible data. Returns
  /// the number of entries that the snapshot added.
  package mutating func mergeSnapshot(_ snapshot: SyncSnapshot, at moment: Instant) throws -> Int {
    try journal.beginEntry(.merging)
    let known = try sync.itemStates(at: Set(snapshot.state.itemStates.keys))
    let news = snapshot.state.itemStates.reduce(into: [ItemReference: ItemState]()) { news, thing in
      guard var own = known[thing.key] else {
        news[thing.key] = thing.value
        return
      }
      own.formUnion(thing.value)
      if own != known[thing.key] { news[thing.key] = own }
    }
    let forgotten = Set(
      news.filter { $1.erasedEntries != known[$0]?.erasedEntries ?? SeenEntries() }.keys)
    let before = state(of: try connectedStates(of: forgotten))
    try sync.deleteRelations(of: forgotten)
    try markForShowing(freedBy: news)
    try storeForShowing(news)
    for entry in snapshot.state.undecodedEntries.values
    where !participation.applied.contains(entry.id) {
      try sync.append(SyncedEntry(entry, nil))
    }
    let gained = snapshot.seen.lastEntries.reduce(0) {
      $0 + max(0, $1.number - participation.applied[$1.device])
    }
    participation.applied.formUnion(snapshot.seen)
    participation.recordSayingNumber(snapshot.state.greatestSayingNumber)
    if !forgotten.isEmpty { try eraseHistory(forgotten, from: before, at: moment) }
    if !defersShowing { try resolveAndShow(Set(news.keys), at: moment) }
    try sync.save(participation)
    if !defersShowing {
      try assignCommonStarterIDs(among: news.keys)
      try adoptToDos(among: news.keys)
    }
    try journal.beginEntry(.thisDevice)
    return gained
  }

  /// Appends an entry without changes. It tells the other devices which entries were received here.
  package mutating func appendAcknowledgement(at moment: Instant) throws {
    let entry = SyncEntry(
      EntryID(participation.device, participation.applied[participation.device] + 1),
      ChangeTimestamp(at: moment), seen: participation.applied,
      steps: [])
    participation.applied.insert(entry.id)
    try sync.append(SyncedEntry(entry, nil))
    try sync.save(participation)
  }
}
