extension StoredReplica {
  /// Erases history on this device and sends the erasure to the others.
  package mutating func eraseHistory(_ forgotten: HistoryErasure, at moment: Instant) throws {
    let changes = try forgotten.changes.compactMap { name in
      try journal.id(of: name, on: participation.senderID(ofChange: name.number))
    }
    let (state, places): (SyncState, [ItemReference])
    switch forgotten.items {
    case .all:
      state = self.state(of: try sync.allItemStates())
      places = Array(state.itemStates.keys)
      try deleteResolved(at: nil, at: moment)
    case .removed:
      state = self.state(of: try sync.allItemStates())
      places = state.removedItems()
    case .selected(let these):
      var all = these
      for book in these where book.kind == .book || book.kind == .pastReading {
        let readings = try sync.readings(of: book.id)
        all.formUnion(readings.values.map { ItemReference(.pastReading, $0) })
      }
      state = self.state(of: try connectedStates(of: all))
      places = Array(all)
    }
    try deleteResolved(at: Set(places), at: moment)
    let told = try eraseOwnEntries(at: Set(places), changes, through: .max)
    var replica = SyncReplica(participation.device, state: state, applied: participation.applied)
    for some in changes.batches {
      guard let entry = replica.appendErasureEntry(some, at: [], at: moment) else { continue }
      try sync.append(SyncedEntry(entry, nil))
    }
    for some in batches(of: places, in: state) {
      guard let entry = replica.appendErasureEntry([], at: some, mentioned: told, at: moment) else {
        continue
      }
      try sync.deleteRelations(of: some)
      try save(replica, at: some)
      try sync.append(SyncedEntry(entry, nil))
    }
    participation.applied = replica.applied
    try sync.save(participation)
  }

  /// Sends what remains of items after an erasure, for devices that may still have erased data.
  mutating func sendRemaining(of places: [ItemReference], at moment: Instant) throws {
    let known = state(of: try sync.itemStates(at: Set(places)))
    for some in batches(of: places, in: known) {
      var replica = replica(of: known.itemStates.filter { some.contains($0.key) })
      guard let entry = replica.appendRemainingEntry(of: some, at: moment) else { continue }
      try save(replica, at: some)
      try sync.append(SyncedEntry(entry, nil))
    }
    try sync.save(participation)
  }

  /// Groups the items so that the entry for each group fits into a piece.
  private func batches(of places: [ItemReference], in state: SyncState) -> [Set<ItemReference>] {
    let (maxThings, maxBytes) = (500, 128 << 10)
    var (batches, bytes): ([Set<ItemReference>], Int) = ([], 0)
    for place in places.sorted(by: SyncState.precedes) {
      // Items that were never sent take no space in the entry.
      let weight = state.itemStates[place]?.encodedSize ?? 0
      bytes += weight
      if batches.isEmpty || bytes > maxBytes || batches.last?.count == maxThings {
        batches.append([])
        bytes = weight
      }
      batches[batches.count - 1].insert(place)
    }
    return batches
  }

  /// Applies the erasure in a received entry.
  mutating func applyErasure(_ entry: SyncEntry, from known: SyncState, at moment: Instant) throws {
    guard let erasure = entry.erasure else { return }
    let places = Set(erasure.itemStates.keys)
    _ = try eraseOwnEntries(at: places, erasure.changes, through: entry.seen[participation.device])
    let named = try erasure.changes.compactMap { change in
      try journal.entry(with: participation.withCurrentID(change), on: participation.device)
    }
    try journal.eraseContents(named.filter { !$0.isForgotten }.map(\.id))
    try eraseHistory(places, from: known, at: moment)
  }

  /// Erases the contents of removed items from the journal. Items that still exist here are sent
  /// again.
  mutating func eraseHistory(
    _ places: Set<ItemReference>, from known: SyncState, at moment: Instant
  ) throws {
    try deleteResolved(at: places, at: moment)
    let now = state(of: try connectedStates(of: places))
    var ids: Set<Int> = []
    for place in Set(now.removedItems()).intersection(places) {
      for (entry, step) in try journal.laterSteps(of: place, after: 0)
      where entry.state == .complete && !(step.title.isEmpty && step.fields.isEmpty) {
        ids.insert(entry.id)
      }
    }
    if !ids.isEmpty { try journal.eraseContents(ids.sorted()) }
    let again = now.resentSteps(of: places, from: known)
    for some in again.batches { try appendResent(some, at: moment) }
  }

  /// Erases the items' contents from this device's entries up to `last`; a later entry states what
  /// remains of them. Returns the items that occur in the affected entries.
  private func eraseOwnEntries(
    at places: Set<ItemReference>, _ changes: [EntryID], through last: Int
  ) throws -> Set<ItemReference> {
    let numbers = Set(changes.lazy.filter { $0.device == participation.device }.map(\.number))
    var told: Set<ItemReference> = []
    for synced in try sync.ownEntries(after: 0, limit: .max)
    where synced.entry.id.number <= last {
      let left = synced.erasing(places, numbers)
      guard left != synced else { continue }
      told.formUnion(synced.entry.steps.map(\.item))
      told.formUnion(synced.entry.erasure?.itemStates.keys ?? [:].keys)
      try sync.append(left)
    }
    return told.intersection(places)
  }
}

extension SyncedEntry {
  /// Returns the entry without contents of these items. If the entry is one of the numbered
  /// changes, its heading loses its subject.
  fileprivate func erasing(_ places: Set<ItemReference>, _ numbers: Set<Int>) -> SyncedEntry {
    var (entry, heading) = (entry, heading)
    entry.steps = entry.steps.map { places.contains($0.item) ? $0.withFields([]) : $0 }
    for place in places { entry.erasure?.itemStates[place] = nil }
    if let known = heading, numbers.contains(known.number) {
      heading = EntryHeading(
        number: known.number, at: known.changedAt, verb: known.verb, subject: "")
    }
    return SyncedEntry(entry, heading)
  }
}

extension [EntryID] {
  /// The changes in groups, each as large as one entry can name.
  fileprivate var batches: [[EntryID]] {
    let most = 2000
    return stride(from: 0, to: count, by: most).map {
      Array(self[$0..<Swift.min($0 + most, count)])
    }
  }
}

extension ItemState {
  /// Approximate size of the encoded state, in bytes.
  fileprivate var encodedSize: Int {
    let told = fields.values.reduce(0) { $0 + $1.encodedSize }
    return lists.values.reduce(64 + told) { sum, list in
      list.lines.reduce(sum + list.order.encodedSize) { $0 + 96 + $1.key.count }
    }
  }
}

extension FieldState {
  fileprivate var encodedSize: Int {
    (writes + (latestUnchanged.map { [$0] } ?? [])).reduce(32 + 24 * superseded.lastEntries.count) {
      sum, write in
      write.values.reduce(sum + 64 + write.previousNote.encodedSize) { $0 + $1.encodedSize }
    }
  }
}
