import HearthDomain
import JSONText

/// Stores the state of sync in the tables `sync_…`.
struct SQLSyncRepository: SyncRepository {
  let connection: any SQLConnection

  var check: SyncProjection.Check { JournaledKind.broken }

  func part() throws -> SyncPart? {
    guard var part = try value(Self.part, SyncCodec.part) else { return nil }
    if let formerDeviceIDs = try value(Self.formerDeviceIDs, SyncCodec.formerDeviceIDs) {
      part.formerDeviceIDs = formerDeviceIDs
    }
    part.listed = try value(Self.listed) { [part] in try SyncCodec.listed($0, of: part) } ?? nil
    part.arrivals = try value(Self.arrivals, SyncCodec.arrivals) ?? [:]
    part.renumbered = try value(Self.renumbered, SyncCodec.renumbered) ?? []
    let starters = try value(Self.starters) { try JSONValue(reading: $0) }
    part.hasKeyedStarters = starters?.boolValue ?? false
    return part
  }

  func keep(_ part: SyncPart?) throws {
    guard let part else { return try forget() }
    try keep(SyncCodec.json(part), as: Self.part)
    if !part.formerDeviceIDs.isEmpty {
      try keep(SyncCodec.json(formerDeviceIDs: part.formerDeviceIDs), as: Self.formerDeviceIDs)
    }
    if let listed = part.listed {
      try keep(SyncCodec.json(listed: listed, of: part), as: Self.listed)
    } else {
      try remove(Self.listed)
    }
    if part.arrivals.isEmpty {
      try remove(Self.arrivals)
    } else {
      try keep(SyncCodec.json(arrivals: part.arrivals), as: Self.arrivals)
    }
    if part.renumbered.isEmpty {
      try remove(Self.renumbered)
    } else {
      try keep(SyncCodec.json(renumbered: part.renumbered), as: Self.renumbered)
    }
    try keep(.bool(part.hasKeyedStarters), as: Self.starters)
    try connection.execute(
      "UPDATE journal_device SET is_told = 1 WHERE id = ?1 AND NOT is_told",
      [.number(SQLJournal.ownDevice)])
  }

  private func forget() throws {
    for table in ["part", "thing", "link", "reading", "entry", "piece"] {
      try connection.execute("DELETE FROM sync_\(table)")
    }
    try connection.execute("UPDATE journal_device SET is_told = 0 WHERE is_told")
  }

  func exchange() throws -> SyncExchange? { try value(Self.exchange, SyncCodec.exchange) }

  func keep(_ exchange: SyncExchange) throws {
    try keep(SyncCodec.json(exchange), as: Self.exchange)
  }

  func settledConflicts() throws -> [SyncConflict] {
    try value(Self.settled, SyncCodec.settled) ?? []
  }

  func keep(settled conflicts: [SyncConflict]) throws {
    if conflicts.isEmpty { return try remove(Self.settled) }
    try keep(SyncCodec.json(settled: conflicts), as: Self.settled)
  }

  private static let part = "part"
  private static let formerDeviceIDs = "formerly"
  /// Flag that starter sayings have their ids. Stored separately, because older programs expect
  /// five items in a part.
  private static let starters = "starters"
  private static let listed = "listed"
  private static let arrivals = "arrivals"
  private static let renumbered = "renumbered"
  private static let exchange = "exchange"
  private static let settled = "settled"

  private func value<Value>(_ name: String, _ read: (String) throws -> Value) throws -> Value? {
    try connection.first(
      "SELECT name, value FROM sync_part WHERE name = ?1", [.text(name)], of: "sync_part"
    ) { row in try row.decoded("value") { try read($0) } }
  }

  private func remove(_ name: String) throws {
    try connection.execute("DELETE FROM sync_part WHERE name = ?1", [.text(name)])
  }

  private func keep(_ json: JSONValue, as name: String) throws {
    try connection.execute(
      "INSERT OR REPLACE INTO sync_part (name, value) VALUES (?1, ?2)",
      [.text(name), .text(json.text)])
  }
}

// MARK: - Merge state

extension SQLSyncRepository {
  func things(at places: Set<JournalPlace>) throws -> [JournalPlace: ItemState] {
    var found: [JournalPlace: ItemState] = [:]
    for place in places {
      try things(
        "kind = ?1 AND id = ?2 AND part = ?3",
        [.number(place.kind.rawValue), .integer(place.id), .number(place.part)], into: &found)
    }
    return found
  }

  func things(with links: Set<ItemRelation>) throws -> [JournalPlace: ItemState] {
    var found: [JournalPlace: ItemState] = [:]
    for link in links {
      try things(
        "(kind, id, part) IN (SELECT kind, id, part FROM sync_link WHERE link = ?1)",
        [.text(link.text)], into: &found)
    }
    return found
  }

  func allItemStates() throws -> [JournalPlace: ItemState] {
    var found: [JournalPlace: ItemState] = [:]
    try things("true", [], into: &found)
    return found
  }

  private func things(
    _ condition: String, _ values: [SQLValue], into found: inout [JournalPlace: ItemState]
  ) throws {
    try connection.query(
      "SELECT id, kind, part, key, state FROM sync_thing WHERE \(condition)", values,
      of: "sync_thing"
    ) { row in
      let place = try row.place()
      found[place] = try row.decoded("state") {
        try SyncCodec.thing(JSONValue(reading: $0), of: place.kind)
      }
    }
  }

  func keep(_ things: [JournalPlace: ItemState], areSettled: Bool) throws {
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
      // Links of obsolete values are harmless.
      for link in thing.links(at: place) {
        try connection.execute(
          "INSERT OR IGNORE INTO sync_link (kind, id, part, link) VALUES (?1, ?2, ?3, ?4)",
          at + [.text(link.text)])
      }
    }
  }

  func forgetLinks(of places: Set<JournalPlace>) throws {
    for place in places {
      try connection.execute(
        "DELETE FROM sync_link WHERE kind = ?1 AND id = ?2 AND part = ?3",
        [.number(place.kind.rawValue), .integer(place.id), .number(place.part)])
    }
  }

  func unsettledPlaces() throws -> Set<JournalPlace> {
    Set(
      try connection.rows(
        "SELECT id, kind, part, key FROM sync_thing WHERE is_settled = 0", of: "sync_thing"
      ) { try $0.place() })
  }

  func settle(_ places: Set<JournalPlace>) throws {
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

  func keep(readings: [Int: Int64], of book: Int64) throws {
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

  func unread() throws -> [SyncedEntry] {
    guard let part = try part() else { return [] }
    return try entries(
      "device <> ?1 ORDER BY device, number", [.integer(part.device.rawValue)])
  }

  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry] {
    guard let part = try part() else { return [] }
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

  func keep(_ piece: OutboxPiece) throws {
    try connection.execute(
      "INSERT OR REPLACE INTO sync_piece (name, body) VALUES (?1, ?2)",
      [.text(piece.name.text), .bytes(piece.bytes)])
  }

  func removePiece(_ name: PieceName) throws {
    try connection.execute("DELETE FROM sync_piece WHERE name = ?1", [.text(name.text)])
  }
}

extension SQLRow {
  fileprivate func place() throws -> JournalPlace {
    JournalPlace(
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
