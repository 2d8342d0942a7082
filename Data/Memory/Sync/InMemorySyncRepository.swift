import HearthDomain

/// The sync state of an in-memory store.
struct InMemorySync: Sendable {
  /// Nil if the store does not sync.
  var part: SyncPart?
  var exchange: SyncExchange?
  var things: [JournalPlace: ItemState] = [:]
  var unsettled: Set<JournalPlace> = []
  var links: [ItemRelation: Set<JournalPlace>] = [:]
  var readings: [Int64: [Int: Int64]] = [:]
  var entries: [EntryID: SyncedEntry] = [:]
  var outbox: [OutboxPiece] = []
  var settled: [SyncConflict] = []
}

struct InMemorySyncRepository: SyncRepository {
  let transaction: InMemoryTransaction

  var check: SyncProjection.Check { JournaledKind.broken }

  func part() throws -> SyncPart? { try transaction.read { $0.sync.part } }

  func keep(_ part: SyncPart?) throws {
    try transaction.write { tables in
      if part == nil { tables.sync = InMemorySync() }
      tables.sync.part = part
    }
  }

  func exchange() throws -> SyncExchange? { try transaction.read { $0.sync.exchange } }

  func keep(_ exchange: SyncExchange) throws {
    try transaction.write { $0.sync.exchange = exchange }
  }

  func settledConflicts() throws -> [SyncConflict] { try transaction.read { $0.sync.settled } }

  func keep(settled conflicts: [SyncConflict]) throws {
    try transaction.write { $0.sync.settled = conflicts }
  }

  func things(at places: Set<JournalPlace>) throws -> [JournalPlace: ItemState] {
    try transaction.read { tables in
      places.reduce(into: [:]) { found, place in found[place] = tables.sync.things[place] }
    }
  }

  func things(with links: Set<ItemRelation>) throws -> [JournalPlace: ItemState] {
    try things(
      at: transaction.read { tables in
        links.reduce(into: []) { $0.formUnion(tables.sync.links[$1] ?? []) }
      })
  }

  func allItemStates() throws -> [JournalPlace: ItemState] {
    try transaction.read { $0.sync.things }
  }

  func keep(_ things: [JournalPlace: ItemState], areSettled: Bool) throws {
    try transaction.write { tables in
      for (place, thing) in things {
        tables.sync.things[place] = thing
        for link in thing.links(at: place) { tables.sync.links[link, default: []].insert(place) }
        if !areSettled { tables.sync.unsettled.insert(place) }
      }
    }
  }

  func forgetLinks(of places: Set<JournalPlace>) throws {
    try transaction.write { tables in
      tables.sync.links = tables.sync.links.compactMapValues { linked in
        let rest = linked.subtracting(places)
        return rest.isEmpty ? nil : rest
      }
    }
  }

  func unsettledPlaces() throws -> Set<JournalPlace> {
    try transaction.read { $0.sync.unsettled }
  }

  func settle(_ places: Set<JournalPlace>) throws {
    try transaction.write { $0.sync.unsettled.subtract(places) }
  }

  func readings(of book: Int64) throws -> [Int: Int64] {
    try transaction.read { $0.sync.readings[book] ?? [:] }
  }

  func keep(readings: [Int: Int64], of book: Int64) throws {
    try transaction.write { $0.sync.readings[book] = readings }
  }

  func append(_ entry: SyncedEntry) throws {
    try transaction.write { $0.sync.entries[entry.entry.id] = entry }
  }

  func removeEntries(of device: DeviceID) throws {
    try transaction.write { tables in
      tables.sync.entries = tables.sync.entries.filter { $0.key.device != device }
    }
  }

  func unread() throws -> [SyncedEntry] {
    try transaction.read { tables in
      tables.sync.entries.filter { $0.key.device != tables.sync.part?.device }
        .sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry] {
    try transaction.read { tables in
      let own = tables.sync.entries.filter {
        $0.key.device == tables.sync.part?.device && $0.key.number > number
      }
      return own.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
    }
  }

  func outbox() throws -> [OutboxPiece] { try transaction.read { $0.sync.outbox } }

  func keep(_ piece: OutboxPiece) throws {
    try transaction.write { tables in
      tables.sync.outbox.removeAll { $0.name == piece.name }
      tables.sync.outbox.append(piece)
    }
  }

  func removePiece(_ name: PieceName) throws {
    try transaction.write { $0.sync.outbox.removeAll { $0.name == name } }
  }
}
