extension StoredReplica {
  /// Continues under a new device id, since a copy of this store goes on under the old one.
  /// Renumbers and appends the entries from after the copy was made, and sends the remaining state
  /// of items of which others may know more.
  package mutating func continueUnder(
    _ fork: DeviceFork, called name: String, at moment: Instant
  ) throws {
    let entries = try sync.ownEntries(after: 0, limit: .max)
    let told = entries.filter { $0.entry.id.number <= fork.lastCommonNumber }
    let common = SyncState(told.lazy.map(\.entry))
    var fork = fork
    fork.lastCommonChange = told.compactMap(\.heading?.number).max() ?? 0
    let unsettled = try sync.itemsToShow()
    var (settled, rest): ([ItemReference: ItemState], [ItemReference: ItemState]) = ([:], [:])
    var open: [ItemReference] = []
    for (place, thing) in try sync.allItemStates() {
      if fork.mayHaveUnknownEntries(thing) { open.append(place) }
      let renamed = fork.withNewDevice(thing, common: common.itemStates[place])
      if renamed == thing { continue }
      if unsettled.contains(place) { rest[place] = renamed } else { settled[place] = renamed }
    }
    try sync.save(settled, areShown: true)
    try storeForShowing(rest)
    // The notices to count contain device ids, which have changed.
    participation.noticeCounts = nil
    try sync.removeEntries(of: fork.formerDevice)
    participation.device = fork.newDevice
    if fork.lastCommonChange > 0 {
      participation.formerDeviceIDs.append(EntryID(fork.formerDevice, fork.lastCommonChange))
    }
    participation.name = name
    participation.applied = fork.withNewDevice(participation.applied)
    try sync.save(participation)
    for synced in entries where synced.entry.id.number > fork.lastCommonNumber {
      try sync.append(SyncedEntry(fork.withNewDevice(synced.entry), synced.heading))
    }
    try sendRemaining(of: open, at: moment)
  }

  /// Merges entries that were held back, then restores the data that the store shows now, as one
  /// change of its own.
  package mutating func restoreShownState(at moment: Instant) throws {
    var shown: [ItemReference: [String: FieldValue]] = [:]
    for place in try syncedItems() { shown[place] = try journal.values(at: place) }
    try showAffected(at: moment)
    try journal.setVerb(.restore, subject: nil)
    try replaceItems(shown, inPlaceOf: Set(shown.keys).union(try syncedItems()), but: [:])
  }

  private func syncedItems() throws -> [ItemReference] {
    try journal.allItems().filter { $0.kind != .setting || $0.isSynced }
  }
}
