import HearthDomain
import JSONText

/// Stores the state of sync in the tables `sync_…`.
struct SQLSyncRepository: SyncRepository {
  let connection: any SQLConnection

  var ruleCheck: SyncProjection.RuleCheck { JournaledKind.invalidFields }

  func participation() throws -> SyncParticipation? {
    guard var part = try value(Self.participationKey, SyncCodec.part) else { return nil }
    if let formerDeviceIDs = try value(Self.formerDeviceIDsKey, SyncCodec.formerDeviceIDs) {
      part.formerDeviceIDs = formerDeviceIDs
    }
    part.noticeCounts =
      try value(Self.listedKey) { [part] in try SyncCodec.listed($0, of: part) } ?? nil
    part.overruledArrivals = try value(Self.arrivalsKey, SyncCodec.arrivals) ?? [:]
    part.renumberedSayings = try value(Self.renumberedKey, SyncCodec.renumbered) ?? []
    let starters = try value(Self.startersKey) { try JSONValue(reading: $0) }
    part.hasCommonStarterIDs = starters?.boolValue ?? false
    return part
  }

  func save(_ part: SyncParticipation?) throws {
    guard let part else { return try deleteAll() }
    try saveValue(SyncCodec.json(part), as: Self.participationKey)
    if !part.formerDeviceIDs.isEmpty {
      try saveValue(
        SyncCodec.json(formerDeviceIDs: part.formerDeviceIDs), as: Self.formerDeviceIDsKey)
    }
    if let listed = part.noticeCounts {
      try saveValue(SyncCodec.json(listed: listed, of: part), as: Self.listedKey)
    } else {
      try remove(Self.listedKey)
    }
    if part.overruledArrivals.isEmpty {
      try remove(Self.arrivalsKey)
    } else {
      try saveValue(SyncCodec.json(arrivals: part.overruledArrivals), as: Self.arrivalsKey)
    }
    if part.renumberedSayings.isEmpty {
      try remove(Self.renumberedKey)
    } else {
      try saveValue(SyncCodec.json(renumbered: part.renumberedSayings), as: Self.renumberedKey)
    }
    try saveValue(.bool(part.hasCommonStarterIDs), as: Self.startersKey)
    try connection.execute(
      "UPDATE journal_device SET is_told = 1 WHERE id = ?1 AND NOT is_told",
      [.number(SQLJournal.ownDeviceRow)])
  }

  private func deleteAll() throws {
    for table in ["part", "thing", "link", "reading", "entry", "piece"] {
      try connection.execute("DELETE FROM sync_\(table)")
    }
    try connection.execute("UPDATE journal_device SET is_told = 0 WHERE is_told")
  }

  func exchange() throws -> SyncExchange? { try value(Self.exchangeKey, SyncCodec.exchange) }

  func save(_ exchange: SyncExchange) throws {
    try saveValue(SyncCodec.json(exchange), as: Self.exchangeKey)
  }

  func resolvedConflicts() throws -> [SyncConflict] {
    try value(Self.resolvedKey, SyncCodec.settled) ?? []
  }

  func saveResolvedConflicts(_ conflicts: [SyncConflict]) throws {
    if conflicts.isEmpty { return try remove(Self.resolvedKey) }
    try saveValue(SyncCodec.json(settled: conflicts), as: Self.resolvedKey)
  }

  private static let participationKey = "part"
  private static let formerDeviceIDsKey = "formerly"
  /// Key of the flag that the starter sayings have the same ids on all devices. A row of its own,
  /// because older programs expect five items in the row of the participation.
  private static let startersKey = "starters"
  private static let listedKey = "listed"
  private static let arrivalsKey = "arrivals"
  private static let renumberedKey = "renumbered"
  private static let exchangeKey = "exchange"
  private static let resolvedKey = "settled"

  private func value<Value>(_ name: String, _ read: (String) throws -> Value) throws -> Value? {
    try connection.first(
      "SELECT name, value FROM sync_part WHERE name = ?1", [.text(name)], of: "sync_part"
    ) { row in try row.decoded("value") { try read($0) } }
  }

  private func remove(_ name: String) throws {
    try connection.execute("DELETE FROM sync_part WHERE name = ?1", [.text(name)])
  }

  private func saveValue(_ json: JSONValue, as name: String) throws {
    try connection.execute(
      "INSERT OR REPLACE INTO sync_part (name, value) VALUES (?1, ?2)",
      [.text(name), .text(json.text)])
  }
}

// MARK: - Merge state

extension SQLSyncRepository {
  func itemStates(at places: Set<ItemReference>) throws -> [ItemReference: ItemState] {
    var found: [ItemReference: ItemState] = [:]
    for place in places {
      try readItemStates(
        "kind = ?1 AND id = ?2 AND part = ?3",
        [.number(place.kind.rawValue), .integer(place.id), .number(place.part)], into: &found)
    }
    return found
  }

  func itemStates(with links: Set<ItemRelation>) throws -> [ItemReference: ItemState] {
    var found: [ItemReference: ItemState] = [:]
    for link in links {
      try readItemStates(
        "(kind, id, part) IN (SELECT kind, id, part FROM sync_link WHERE link = ?1)",
        [.text(link.text)], into: &found)
    }
    return found
  }

  func allItemStates() throws -> [ItemReference: ItemState] {
    var found: [ItemReference: ItemState] = [:]
    try readItemStates("true", [], into: &found)
    return found
  }

  private func readItemStates(
    _ condition: String, _ values: [SQLValue], into found: inout [ItemReference: ItemState]
  ) throws {
    try connection.query(
      "SELECT id, kind, part, key, state FROM sync_thing WHERE \(condition)", values,
      of: "sync_thing"
    ) { row in
      let place = try row.itemReference()
      found[place] = try row.decoded("state") {
        try SyncCodec.item(JSONValue(reading: $0), of: place.kind)
      }
    }
  }

  func save(_ things: [ItemReference: ItemState], areShown areSettled: Bool) throws {
    for (place, thing) in things {
      let at: [SQLValue] = [
        .number(place.kind.rawValue), .integer(place.id), .number(place.part),
      ]
      try connection.execute(
        """
        INSERT OR REPLACE INTO sync_thing (kind, id, part, key, is_settled, state)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """,
        at + [
          .text(place.key), .number(areSettled ? 1 : 0),
          .text(SyncCodec.json(thing).text),
        ])
      // Relations of obsolete values are stored too, which is harmless.
      for link in thing.relations(at: place) {
        try connection.execute(
          "INSERT OR IGNORE INTO sync_link (kind, id, part, link) VALUES (?1, ?2, ?3, ?4)",
          at + [.text(link.text)])
      }
    }
  }

  func deleteRelations(of places: Set<ItemReference>) throws {
    for place in places {
      try connection.execute(
        "DELETE FROM sync_link WHERE kind = ?1 AND id = ?2 AND part = ?3",
        [.number(place.kind.rawValue), .integer(place.id), .number(place.part)])
    }
  }

  func itemsToShow() throws -> Set<ItemReference> {
    Set(
      try connection.rows(
        "SELECT id, kind, part, key FROM sync_thing WHERE is_settled = 0", of: "sync_thing"
      ) { try $0.itemReference() })
  }

  func markShown(_ places: Set<ItemReference>) throws {
    for place in places {
      try connection.execute(
        """
        UPDATE sync_thing SET is_settled = 1
        WHERE kind = ?1 AND id = ?2 AND part = ?3 AND is_settled = 0
        """,
        [.number(place.kind.rawValue), .integer(place.id), .number(place.part)])
    }
  }

  func readings(of book: Int64) throws -> [Int: Int64] {
    Dictionary(
      try connection.rows(
        "SELECT id, number FROM sync_reading WHERE book = ?1", [.integer(book)],
        of: "sync_reading"
      ) { (try $0.int("number"), try $0.integer("id")) }
    ) { first, _ in first }
  }

  func saveReadings(_ readings: [Int: Int64], of book: Int64) throws {
    guard try self.readings(of: book) != readings else { return }
    try connection.execute("DELETE FROM sync_reading WHERE book = ?1", [.integer(book)])
    for (number, id) in readings {
      try connection.execute(
        "INSERT INTO sync_reading (book, number, id) VALUES (?1, ?2, ?3)",
        [.integer(book), .number(number), .integer(id)])
    }
  }
}

// MARK: - Entries and pieces

extension SQLSyncRepository {
  func append(_ entry: SyncedEntry) throws {
    let id = entry.entry.id
    try connection.execute(
      "INSERT OR REPLACE INTO sync_entry (device, number, body) VALUES (?1, ?2, ?3)",
      [
        .integer(id.device.rawValue), .number(id.number),
        .text(SyncCodec.json(entry).text),
      ])
  }

  func removeEntries(of device: DeviceID) throws {
    try connection.execute(
      "DELETE FROM sync_entry WHERE device = ?1", [.integer(device.rawValue)])
  }

  func undecodedEntries() throws -> [SyncedEntry] {
    guard let part = try participation() else { return [] }
    return try entries(
      "device <> ?1 ORDER BY device, number", [.integer(part.device.rawValue)])
  }

  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry] {
    guard let part = try participation() else { return [] }
    return try entries(
      "device = ?1 AND number > ?2 ORDER BY number LIMIT ?3",
      [.integer(part.device.rawValue), .number(number), .number(limit)])
  }

  private func entries(_ condition: String, _ values: [SQLValue]) throws -> [SyncedEntry] {
    try connection.rows(
      "SELECT number AS id, body FROM sync_entry WHERE \(condition)", values, of: "sync_entry"
    ) { row in
      try row.decoded("body") { try SyncCodec.entry(JSONValue(reading: $0)) }
    }
  }

  func outbox() throws -> [OutboxPiece] {
    try connection.rows(
      "SELECT place AS id, name, body FROM sync_piece ORDER BY place", of: "sync_piece"
    ) { row in
      OutboxPiece(
        try row.convert("name", row.text("name")) { PieceName($0) }, try row.bytes("body"))
    }
  }

  func save(_ piece: OutboxPiece) throws {
    try connection.execute(
      "INSERT OR REPLACE INTO sync_piece (name, body) VALUES (?1, ?2)",
      [.text(piece.name.text), .bytes(piece.bytes)])
  }

  func removePiece(_ name: PieceName) throws {
    try connection.execute("DELETE FROM sync_piece WHERE name = ?1", [.text(name.text)])
  }
}

extension SQLRow {
  fileprivate func itemReference() throws -> ItemReference {
    ItemReference(
      kind: try convert("kind", int("kind")) { JournalKind(rawValue: $0) },
      id: try integer("id"), part: try int("part"), key: try optional("key", text))
  }

  /// Returns the decoded text; throws damage if it is malformed.
  fileprivate func decoded<Value>(
    _ column: String, _ read: (String) throws -> Value
  ) throws -> Value {
    let text = try text(column)
    do { return try read(text) } catch { throw damage(in: column) }
  }
}
