import HearthDomain

/// A replica with its own memory: what came before one that is missing waits there.
struct MemoryReplica {
  /// What it was told, and how it tells.
  var own: SyncReplica
  /// What came before one that is missing, or is of a newer program.
  private(set) var waiting: [EntryID: SyncEntry] = [:]
  /// What it understands; it grows with an update.
  private var version = SyncEntry.version

  init(_ device: DeviceID) {
    own = SyncReplica(device)
  }

  /// Another device on what this one has, as after a fork: it goes on under an id of its own.
  init(_ device: DeviceID, after other: MemoryReplica) {
    self = other
    own = SyncReplica(device, state: other.state, applied: other.applied)
  }

  var device: DeviceID { own.device }
  var state: SyncState { own.state }
  var applied: SeenEntries { own.applied }

  /// Takes an entry, in any order and any number of times; where one is missing, its device waits.
  mutating func receive(_ entry: SyncEntry) {
    guard !applied.contains(entry.id) else { return }
    waiting[entry.id] = entry
    drain(entry.id.device)
  }

  /// Takes in what another store knew; what came meanwhile goes on top of it.
  mutating func load(_ other: SyncState, applied known: SeenEntries) {
    own.state.formUnion(other)
    own.applied.formUnion(known)
    for id in waiting.keys where applied.contains(id) { waiting[id] = nil }
    drainAll()
  }

  /// Reads what it did not understand before.
  mutating func update(to version: Int, reading read: (UnreadStep) -> JournalStep?) {
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
  /// Applies what is understood by now of that which was not; nil for what still is not.
  mutating func read(_ understand: (UnreadStep) -> JournalStep?) {
    let unread = unread
    self = SyncState(things: things, lastNumber: lastNumber)
    for entry in unread.values {
      var known = entry
      known.steps = entry.unread.compactMap(understand)
      known.unread = entry.unread.filter { understand($0) == nil }
      insert(known)
    }
  }
}
