import HearthDomain

/// Replica that buffers entries in memory until the entries before them have arrived.
struct MemoryReplica {
  /// State of the replica, and source of its own entries.
  var own: SyncReplica
  /// Entries that wait for a missing entry, or for a newer version of the program.
  private(set) var waiting: [EntryID: SyncEntry] = [:]
  /// Highest version of entries that it can read; an update raises it.
  private var version = SyncEntry.version

  init(_ device: DeviceID) {
    own = SyncReplica(device)
  }

  /// Creates another device with the data of this one, as a fork does, with its own device id.
  init(_ device: DeviceID, after other: MemoryReplica) {
    self = other
    own = SyncReplica(device, state: other.state, applied: other.applied)
  }

  var device: DeviceID { own.device }
  var state: SyncState { own.state }
  var applied: SeenEntries { own.applied }

  /// Receives an entry, in any order and any number of times. Entries after a missing one of their
  /// device wait.
  mutating func receive(_ entry: SyncEntry) {
    guard !applied.contains(entry.id) else { return }
    waiting[entry.id] = entry
    drain(entry.id.device)
  }

  /// Merges another replica's state, and then the waiting entries.
  mutating func load(_ other: SyncState, applied known: SeenEntries) {
    own.state.formUnion(other)
    own.applied.formUnion(known)
    for id in waiting.keys where applied.contains(id) { waiting[id] = nil }
    drainAll()
  }

  /// Updates to a newer version and applies what the replica could not read before.
  mutating func update(to version: Int, reading read: (UndecodedStep) -> JournalStep?) {
    self.version = version
    drainAll()
    own.state.read(read)
  }

  private mutating func drainAll() {
    for device in Set(waiting.keys.map(\.device)) { drain(device) }
  }

  private mutating func drain(_ device: DeviceID) {
    var next = EntryID(device, applied[device] + 1)
    while let entry = waiting[next], entry.version <= version {
      waiting[next] = nil
      own.state.insert(entry)
      own.applied.insert(next)
      next = EntryID(device, next.number + 1)
    }
  }
}

extension SyncState {
  /// Applies the unread steps that `understand` can convert; it returns nil for the others, which
  /// stay unread.
  mutating func read(_ understand: (UndecodedStep) -> JournalStep?) {
    let unread = undecodedEntries
    self = SyncState(itemStates: itemStates, greatestSayingNumber: greatestSayingNumber)
    for entry in unread.values {
      var known = entry
      known.steps = entry.undecodedSteps.compactMap(understand)
      known.undecodedSteps = entry.undecodedSteps.filter { understand($0) == nil }
      insert(known)
    }
  }
}
