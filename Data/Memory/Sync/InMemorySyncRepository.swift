import HearthDomain

/// The sync state of an in-memory store.
struct InMemorySync: Sendable {
  /// The store's participation in sync; nil if it does not sync.
  var participation: SyncParticipation?
  var exchange: SyncExchange?
  var itemStates: [ItemReference: ItemState] = [:]
  var placesToShow: Set<ItemReference> = []
  var relations: [ItemRelation: Set<ItemReference>] = [:]
  var readings: [Int64: [Int: Int64]] = [:]
  var entries: [EntryID: SyncedEntry] = [:]
  var outbox: [OutboxPiece] = []
  var resolvedConflicts: [SyncConflict] = []
}

struct InMemorySyncRepository: SyncRepository {
  let transaction: InMemoryTransaction

  var ruleCheck: SyncProjection.RuleCheck { JournaledKind.invalidFields }

  func participation() throws -> SyncParticipation? {
    try transaction.read { $0.sync.participation }
  }

  func save(_ part: SyncParticipation?) throws {
    try transaction.write { tables in
      if part == nil { tables.sync = InMemorySync() }
      tables.sync.participation = part
    }
  }

  func exchange() throws -> SyncExchange? { try transaction.read { $0.sync.exchange } }

  func save(_ exchange: SyncExchange) throws {
    try transaction.write { $0.sync.exchange = exchange }
  }

  func resolvedConflicts() throws -> [SyncConflict] {
    try transaction.read { $0.sync.resolvedConflicts }
  }

  func saveResolvedConflicts(_ conflicts: [SyncConflict]) throws {
    try transaction.write { $0.sync.resolvedConflicts = conflicts }
  }

  func itemStates(at places: Set<ItemReference>) throws -> [ItemReference: ItemState] {
    try transaction.read { tables in
      places.reduce(into: [:]) { found, place in found[place] = tables.sync.itemStates[place] }
    }
  }

  func itemStates(with links: Set<ItemRelation>) throws -> [ItemReference: ItemState] {
    try itemStates(
      at: transaction.read { tables in
        links.reduce(into: []) { $0.formUnion(tables.sync.relations[$1] ?? []) }
      })
  }

  func allItemStates() throws -> [ItemReference: ItemState] {
    try transaction.read { $0.sync.itemStates }
  }

  func save(_ things: [ItemReference: ItemState], areShown areSettled: Bool) throws {
    try transaction.write { tables in
      for (place, thing) in things {
        tables.sync.itemStates[place] = thing
        for link in thing.relations(at: place) {
          tables.sync.relations[link, default: []].insert(place)
        }
        if !areSettled { tables.sync.placesToShow.insert(place) }
      }
    }
  }

  func deleteRelations(of places: Set<ItemReference>) throws {
    try transaction.write { tables in
      tables.sync.relations = tables.sync.relations.compactMapValues { linked in
        let rest = linked.subtracting(places)
        return rest.isEmpty ? nil : rest
      }
    }
  }

  func itemsToShow() throws -> Set<ItemReference> {
    try transaction.read { $0.sync.placesToShow }
  }

  func markShown(_ places: Set<ItemReference>) throws {
    try transaction.write { $0.sync.placesToShow.subtract(places) }
  }

  func readings(of book: Int64) throws -> [Int: Int64] {
    try transaction.read { $0.sync.readings[book] ?? [:] }
  }

  func saveReadings(_ readings: [Int: Int64], of book: Int64) throws {
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

  func undecodedEntries() throws -> [SyncedEntry] {
    try transaction.read { tables in
      tables.sync.entries.filter { $0.key.device != tables.sync.participation?.device }
        .sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry] {
    try transaction.read { tables in
      let own = tables.sync.entries.filter {
        $0.key.device == tables.sync.participation?.device && $0.key.number > number
      }
      return own.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
    }
  }

  func outbox() throws -> [OutboxPiece] { try transaction.read { $0.sync.outbox } }

  func save(_ piece: OutboxPiece) throws {
    try transaction.write { tables in
      tables.sync.outbox.removeAll { $0.name == piece.name }
      tables.sync.outbox.append(piece)
    }
  }

  func removePiece(_ name: PieceName) throws {
    try transaction.write { $0.sync.outbox.removeAll { $0.name == name } }
  }
}
