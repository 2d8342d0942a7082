extension StoredReplica {
  /// Continues under a new device id: renumbers and appends the entries after the fork, and sends
  /// the remaining state of items that others may know better.
  package mutating func go(
    on fork: DeviceFork, called name: String, at moment: Instant
  ) throws {
    let entries = try sync.ownEntries(after: 0, limit: .max)
    let told = entries.filter { $0.entry.id.number <= fork.last }
    let common = SyncState(told.lazy.map(\.entry))
    var fork = fork
    fork.lastChange = told.compactMap(\.heading?.number).max() ?? 0
    let unsettled = try sync.unsettledPlaces()
    var (settled, rest): ([JournalPlace: ItemState], [JournalPlace: ItemState]) = ([:], [:])
    var open: [JournalPlace] = []
    for (place, thing) in try sync.allItemStates() {
      if fork.mayHaveUnknownEntries(thing) { open.append(place) }
      let renamed = fork.renamed(thing, common: common.things[place])
      if renamed == thing { continue }
      if unsettled.contains(place) { rest[place] = renamed } else { settled[place] = renamed }
    }
    try sync.keep(settled, areSettled: true)
    try storeUnsettled(rest)
    // Notices name entries by device, so counts by entry are void.
    part.listed = nil
    try sync.removeEntries(of: fork.former)
    part.device = fork.device
    if fork.lastChange > 0 { part.formerDeviceIDs.append(EntryID(fork.former, fork.lastChange)) }
    part.name = name
    part.applied = fork.renamed(part.applied)
    try sync.keep(part)
    for synced in entries where synced.entry.id.number > fork.last {
      try sync.append(SyncedEntry(fork.renamed(synced.entry), synced.heading))
    }
    try sendRemaining(of: open, at: moment)
  }

  /// Restores what the store shows at present, as one change of its own, after merging entries that
  /// were held back.
  package mutating func restoreShown(at moment: Instant) throws {
    var shown: [JournalPlace: [String: FieldValue]] = [:]
    for place in try syncedPlaces() { shown[place] = try journal.state(at: place) }
    try settle(at: moment)
    try journal.describe(.restore, subject: nil)
    try put(shown, inPlaceOf: Set(shown.keys).union(try syncedPlaces()), but: [:])
  }

  private func syncedPlaces() throws -> [JournalPlace] {
    try journal.allPlaces().filter { $0.kind != .setting || $0.isSynced }
  }
}
