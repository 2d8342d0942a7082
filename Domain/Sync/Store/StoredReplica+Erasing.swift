extension StoredReplica {
  /// Erases history on this device and sends the erasure to the others.
  package mutating func forget(_ forgotten: ForgottenHere, at moment: Instant) throws {
    let changes = try forgotten.changes.compactMap { name in
      try journal.id(of: name, on: part.teller(of: name.number))
    }
    let (state, places): (SyncState, [JournalPlace])
    switch forgotten.things {
    case .all:
      state = self.state(of: try sync.allItemStates())
      places = Array(state.things.keys)
      try deleteSettled(at: nil, at: moment)
    case .gone:
      state = self.state(of: try sync.allItemStates())
      places = state.gone()
    case .these(let these):
      var all = these
      for book in these where book.kind == .book || book.kind == .pastReading {
        let readings = try sync.readings(of: book.id)
        all.formUnion(readings.values.map { JournalPlace(.pastReading, $0) })
      }
      state = self.state(of: try component(of: all))
      places = Array(all)
    }
    try deleteSettled(at: Set(places), at: moment)
    let told = try forgetOwnEntries(at: Set(places), changes, through: .max)
    var replica = SyncReplica(part.device, state: state, applied: part.applied)
    for some in changes.batches {
      guard let entry = replica.appendErasureEntry(some, at: [], at: moment) else { continue }
      try sync.append(SyncedEntry(entry, nil))
    }
    for some in batches(of: places, in: state) {
      guard let entry = replica.appendErasureEntry([], at: some, told: told, at: moment) else {
        continue
      }
      try sync.forgetLinks(of: some)
      try keep(replica, at: some)
      try sync.append(SyncedEntry(entry, nil))
    }
    part.applied = replica.applied
    try sync.keep(part)
  }

  /// Sends the remaining state of items of which other devices may still have erased data.
  mutating func sendRemaining(of places: [JournalPlace], at moment: Instant) throws {
    let known = state(of: try sync.things(at: Set(places)))
    for some in batches(of: places, in: known) {
      var replica = replica(of: known.things.filter { some.contains($0.key) })
      guard let entry = replica.appendRemainingEntry(of: some, at: moment) else { continue }
      try keep(replica, at: some)
      try sync.append(SyncedEntry(entry, nil))
    }
    try sync.keep(part)
  }

  /// Groups the places so that one entry per group fits into a piece: a limited number of items and
  /// bytes.
  private func batches(of places: [JournalPlace], in state: SyncState) -> [Set<JournalPlace>] {
    let (maxThings, maxBytes) = (500, 128 << 10)
    var (batches, bytes): ([Set<JournalPlace>], Int) = ([], 0)
    for place in places.sorted(by: SyncState.precedes) {
      // Items that were never sent have no weight.
      let weight = state.things[place]?.weight ?? 0
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
    let places = Set(erasure.things.keys)
    _ = try forgetOwnEntries(at: places, erasure.changes, through: entry.seen[part.device])
    let named = try erasure.changes.compactMap { change in
      try journal.entry(with: part.own(change), on: part.device)
    }
    try journal.forget(named.filter { !$0.isForgotten }.map(\.id))
    try forget(places, from: known, at: moment)
  }

  /// Erases journal entries about removed items. Values of items that still exist are sent again.
  mutating func forget(
    _ places: Set<JournalPlace>, from known: SyncState, at moment: Instant
  ) throws {
    try deleteSettled(at: places, at: moment)
    let now = state(of: try component(of: places))
    var ids: Set<Int> = []
    for place in Set(now.gone()).intersection(places) {
      for (entry, step) in try journal.touches(of: place, after: 0)
      where entry.state == .whole && !(step.title.isEmpty && step.fields.isEmpty) {
        ids.insert(entry.id)
      }
    }
    if !ids.isEmpty { try journal.forget(ids.sorted()) }
    let again = now.resentSteps(of: places, from: known)
    for some in again.batches { try appendAgain(some, at: moment) }
  }

  /// Erases the items' contents from this device's entries up to `last`, since a later entry states
  /// what remains. Returns the places that the affected entries are about.
  private func forgetOwnEntries(
    at places: Set<JournalPlace>, _ changes: [EntryID], through last: Int
  ) throws -> Set<JournalPlace> {
    let numbers = Set(changes.lazy.filter { $0.device == part.device }.map(\.number))
    var told: Set<JournalPlace> = []
    for synced in try sync.ownEntries(after: 0, limit: .max)
    where synced.entry.id.number <= last {
      let left = synced.erasing(places, numbers)
      guard left != synced else { continue }
      told.formUnion(synced.entry.steps.map(\.place))
      told.formUnion(synced.entry.erasure?.things.keys ?? [:].keys)
      try sync.append(left)
    }
    return told.intersection(places)
  }
}

extension SyncedEntry {
  /// Returns a copy without contents of the items, and without the subjects of the numbered
  /// changes.
  fileprivate func erasing(_ places: Set<JournalPlace>, _ numbers: Set<Int>) -> SyncedEntry {
    var (entry, heading) = (entry, heading)
    entry.steps = entry.steps.map { places.contains($0.place) ? $0.telling([]) : $0 }
    for place in places { entry.erasure?.things[place] = nil }
    if let known = heading, numbers.contains(known.number) {
      heading = EntryHeading(
        number: known.number, at: known.at, verb: known.verb, subject: "")
    }
    return SyncedEntry(entry, heading)
  }
}

extension [EntryID] {
  /// Groups of as many changes as one entry can name.
  fileprivate var batches: [[EntryID]] {
    let most = 2000
    return stride(from: 0, to: count, by: most).map {
      Array(self[$0..<Swift.min($0 + most, count)])
    }
  }
}

extension ItemState {
  /// Approximate size of the encoded state, in bytes.
  fileprivate var weight: Int {
    let told = fields.values.reduce(0) { $0 + $1.weight }
    return lists.values.reduce(64 + told) { sum, list in
      list.parts.reduce(sum + list.order.weight) { $0 + 96 + $1.key.count }
    }
  }
}

extension FieldState {
  fileprivate var weight: Int {
    (writes + (latestUnchanged.map { [$0] } ?? [])).reduce(32 + 24 * superseded.ends.count) {
      sum, write in
      write.values.reduce(sum + 64 + write.before.weight) { $0 + $1.weight }
    }
  }
}
