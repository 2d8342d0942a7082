import HearthDomain

/// A relay in a PostgreSQL database or a compatible one. Data belongs to the role, so each profile
/// has its own role.
package final class PostgresRelay: Relay {
  private let database: PostgresDatabase
  private let pause: Pause

  /// Creates a relay without contacting the server.
  package init(
    address: String, pause: Pause = .system,
    as login: @escaping @Sendable () throws -> PostgresLogin = { PostgresLogin() }
  ) {
    database = PostgresDatabase(address, as: login)
    self.pause = pause
  }

  /// The statements of ``makeSchema()``, and comments about distributing the tables over many
  /// machines.
  package static let statements = PostgresSchema.statements + PostgresSchema.distributionStatements

  /// Creates the missing tables and functions.
  package func makeSchema() throws {
    try database.withConnection { try $0.runAll(PostgresSchema.statements) }
  }

  package func list(after mark: RelayCursor?) throws -> RelayListing {
    let known = mark.flatMap(ListPosition.init)
    let rows = try database.withConnection {
      try $0.rows(
        "SELECT *, hearth.room() FROM hearth.list($1, $2)",
        [.number(known?.number ?? 0), .bytes(known?.hash ?? [])])
    }
    var last = known
    var names: [PieceName] = []
    var sizes: [PieceName: Int] = [:]
    let quota = rows.first?.last.flatMap { $0 }?.number
    for row in rows {
      guard row.count == 5, let place = row[0], let hash = row[2] else { continue }
      last = ListPosition(number: place.number, hash: hash)
      // Of a removed piece only its position is listed.
      guard let text = row[1], let name = PieceName(String(decoding: text, as: UTF8.self)) else {
        continue
      }
      names.append(name)
      sizes[name] = row[3].map { Int(clamping: $0.number) }
    }
    // If no position is known, as for a mark of another server, the next listing starts from the
    // beginning.
    return RelayListing(
      names: names, sizes: sizes, quota: quota.map { Int(clamping: $0) },
      cursor: last?.mark ?? RelayCursor("0"))
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try database.withConnection { try $0.rows("SELECT hearth.get($1)", [.text(name.text)]) }.first?
      .first
      ?? nil
  }

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    do {
      _ = try database.withConnection {
        try $0.rows(
          "SELECT hearth.append($1, $2, $3)",
          [.text(name.text), .bytes(SHA256.hash(of: bytes)), .bytes(bytes)])
      }
      database.notifyListeners()
    } catch let failure as PostgresConnection.Failure {
      switch failure.code {
      case PostgresSchema.conflictCode: throw DomainError.refused(.sync(.pieceDiffers(name)))
      case PostgresSchema.quotaExceededCode:
        throw DomainError.refused(.sync(.relayIsFull(limit: Int(failure.message))))
      default: throw failure.domainError
      }
    }
  }

  package func delete(_ name: PieceName) throws {
    _ = try database.withConnection { try $0.rows("SELECT hearth.remove($1)", [.text(name.text)]) }
  }

  package func notifyWaiting() { database.notifyWaiting() }

  package func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    let known = mark.flatMap(ListPosition.init)?.number ?? 0
    // Send a delayed notification first, as other devices may be waiting for it.
    notifyWaiting()
    return try pause.pollUntilReadable(atMost: duration, until: cancellation) {
      try database.withConnection { connection -> Int32? in
        let told = connection.listen()
        repeat {
          let newest = try connection.rows("SELECT hearth.newest()").first?.first??.number
          if newest != known { return nil }
        } while connection.hasPendingNotification()
        return told
      }
    }
  }
}

/// The position of the last piece that a device has listed.
private struct ListPosition {
  let number: Int64
  let hash: [UInt8]

  init(number: Int64, hash: [UInt8]) {
    self.number = number
    self.hash = hash
  }

  init?(_ mark: RelayCursor) {
    let parts = mark.text.split(separator: ".")
    guard parts.count == 2, let number = Int64(parts[0]), number > 0,
      let hash = UnpaddedBase64.decoded(parts[1].utf8)
    else { return nil }
    self.init(number: number, hash: hash)
  }

  var mark: RelayCursor {
    RelayCursor("\(number).\(String(decoding: UnpaddedBase64.encoded(hash), as: UTF8.self))")
  }
}
