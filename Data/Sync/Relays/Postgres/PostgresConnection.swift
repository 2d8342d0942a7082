import CLibrary
import CPostgres
import HearthDomain

/// A connection to a PostgreSQL server, for one thread at a time.
final class PostgresConnection {
  /// A parameter of a statement.
  enum Value {
    case number(Int64)
    case text(String)
    case bytes([UInt8])

    fileprivate var type: UInt32 {
      switch self {
      case .number: UInt32(CPOSTGRES_INT8)
      case .text: UInt32(CPOSTGRES_TEXT)
      case .bytes: UInt32(CPOSTGRES_BYTEA)
      }
    }

    fileprivate var bytes: [UInt8] {
      switch self {
      case .number(let number): UInt64(bitPattern: number).bytes
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }
  }

  /// An error of the server with its SQLSTATE.
  struct Failure: Error, Hashable {
    let code: String
    let message: String
  }

  private let library: PostgresLibrary
  private let connection: OpaquePointer
  /// Channel for notifications; nil if the server has none for this role. Determined once.
  private lazy var channel = notificationChannel()
  private var isListening = false

  /// Throws ``ServiceTrouble/noConnection`` if no server answers,
  /// ``SyncRefusal/serverRefused(detail:)`` if it refuses the connection,
  /// ``SyncRefusal/passwordIsMissing`` if it requires a password, and
  /// ``SyncRefusal/wrongPassword``.
  init(_ address: PostgresAddress, _ library: PostgresLibrary, as login: PostgresLogin) throws {
    self.library = library
    var options = [
      ("dbname", address.text), ("application_name", "hearth"), ("connect_timeout", "10"),
      ("client_encoding", "UTF8"),
      // Notice within half a minute that the network is lost.
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("tcp_user_timeout", "30000"),
    ]
    if address.isRemote { options.append(("sslmode", "verify-full")) }
    // Append the role after the address, so that it overrides the role there.
    if let role = login.role { options.append(("user", role)) }
    if login.isAccount, library.supports("require_auth") {
      options.append(("require_auth", "scram-sha-256,none"))
    }
    let opened = Self.open(options, login.password, library)
    guard let opened else { throw DomainError.unavailable(.memory) }
    connection = opened
    // If an error is thrown from here on, `deinit` closes the connection.
    guard library.status(opened) == Int32(CPOSTGRES_CONNECTION_OK) else {
      if library.needsPassword(opened) != 0 {
        throw DomainError.refused(.sync(.passwordIsMissing))
      }
      let message = library.message(opened).map { String(cString: $0) } ?? ""
      // libpq has no code for this error.
      if message.contains("password authentication failed") {
        throw DomainError.refused(.sync(.wrongPassword))
      }
      if let trouble = ServiceTrouble(connecting: message) {
        throw DomainError.unavailable(.service(name: address.displayName, trouble))
      }
      throw DomainError.refused(.sync(.serverRefused(detail: message.firstLine)))
    }
    _ = library.setNotices(opened, { _, _ in }, nil)
  }

  private static func open(
    _ options: [(String, String)], _ password: Secret?, _ library: PostgresLibrary
  ) -> OpaquePointer? {
    withCStrings(options.map(\.0) + (password == nil ? [] : ["password"])) { keywords in
      withCStrings(options.map(\.1)) { values in
        guard let password else { return library.connect(keywords, values, 1) }
        return password.withCString { secret in
          library.connect(keywords, values.dropLast() + [secret, nil], 1)
        }
      }
    }
  }

  /// Returns the SCRAM verifier of a password, from which the password cannot be recovered.
  func verifier(of password: Secret) throws -> String {
    let made = password.withCString { library.encrypt(connection, $0, "", "scram-sha-256") }
    guard let made else { throw DomainError.unavailable(.memory) }
    defer { library.free(made) }
    return String(cString: made)
  }

  deinit { library.finish(connection) }

  var isOpen: Bool { library.status(connection) == Int32(CPOSTGRES_CONNECTION_OK) }

  /// Returns the rows of a statement as bytes, with nil for null. Throws ``Failure``.
  func rows(_ statement: String, _ values: [Value] = []) throws -> [[[UInt8]?]] {
    let all = values.map(\.bytes)
    // Put all values into one block, and remember the offset of each.
    let block: [UInt8] = all.flatMap { $0 } + [0]
    var starts: [Int] = []
    var place = 0
    for bytes in all {
      starts.append(place)
      place += bytes.count
    }
    let result = block.withUnsafeBytes { memory in
      let base = memory.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = starts.map { start in base.map { $0 + start } }
      return library.run(
        connection, statement, Int32(values.count), values.map(\.type), pointers,
        all.map { Int32($0.count) }, values.map { _ in 1 }, 1)
    }
    return try read(result)
  }

  /// Runs several statements in a transaction. Throws ``Failure``.
  func runAll(_ statements: [String]) throws {
    let script = "BEGIN;\n\(statements.joined(separator: "\n"))\nCOMMIT;"
    do {
      _ = try read(library.runScript(connection, script))
    } catch {
      if let result = library.runScript(connection, "ROLLBACK") { library.clear(result) }
      throw error
    }
  }

  // MARK: Notifications

  /// Returns the name of the channel on which devices notify each other; nil unless this role owns
  /// the tables.
  ///
  /// Any role can listen on any channel, and could see when someone is active. So the name is
  /// derived from a salt that only the owner of the tables can read; other roles only poll.
  private func notificationChannel() -> String? {
    let isOwn = """
      SELECT 1 WHERE pg_catalog.has_table_privilege(
        pg_catalog.to_regclass('hearth.salt'), 'SELECT')
      """
    let name = """
      SELECT 'hearth_' || pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(
        bytes || pg_catalog.convert_to(session_user::text, 'UTF8')), 'hex'), 40)
        FROM hearth.salt WHERE place = 1
      """
    guard let owned = try? rows(isOwn), !owned.isEmpty,
      let bytes = (try? rows(name))?.first?.first.flatMap({ $0 })
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let isName = text.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
    }
    return isName ? text : nil
  }

  /// Notifies listeners that data arrived, in a transaction of its own. Returns whether this is
  /// done; also true if the connection is open but has no channel.
  func notifyListeners() -> Bool {
    guard let channel else { return isOpen }
    return (try? rows("SELECT pg_catalog.pg_notify($1, '')", [.text(channel)])) != nil
  }

  /// Starts listening for notifications. Returns the socket on which they arrive; -1 if there is no
  /// channel.
  func listen() -> Int32 {
    guard let channel else { return -1 }
    if !isListening { isListening = (try? rows("LISTEN \(channel)")) != nil }
    return isListening ? library.socket(connection) : -1
  }

  /// Removes all notifications that libpq has already read, and returns whether there were any.
  /// They came with an earlier response, so the socket does not become readable for them.
  func hasPendingNotification() -> Bool {
    var hasPendingNotification = false
    while let told = library.told(connection) {
      library.free(told)
      hasPendingNotification = true
    }
    return hasPendingNotification
  }

  private func read(_ result: OpaquePointer?) throws -> [[[UInt8]?]] {
    guard let result else { throw Failure(code: "08006", message: "no answer") }
    defer { library.clear(result) }
    let status = library.resultStatus(result)
    guard status == Int32(CPOSTGRES_TUPLES_OK) || status == Int32(CPOSTGRES_COMMAND_OK) else {
      func field(_ field: Int) -> String? {
        library.resultField(result, Int32(field)).map { String(cString: $0) }
      }
      let message =
        field(Int(CPOSTGRES_MESSAGE)) ?? library.message(connection).map { String(cString: $0) }
        ?? ""
      throw Failure(code: field(Int(CPOSTGRES_SQLSTATE)) ?? "08006", message: message.firstLine)
    }
    let columns: Int32 = library.count(result) > 0 ? library.columns(result) : 0
    return (0..<library.count(result)).map { row in
      (0..<columns).map { column in
        guard library.isNull(result, row, column) == 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(
          start: library.value(result, row, column), count: Int(library.length(result, row, column))
        )
        return Array(bytes)
      }
    }
  }
}

extension ServiceTrouble {
  /// Determines from libpq's message why it could not connect; nil if a server answered or for
  /// other errors. libpq gives no code; the message contains the system's words, which are English
  /// because this program sets no locale.
  init?(connecting message: String) {
    // If one of several servers answered, use its error.
    guard !message.contains("FATAL") else { return nil }
    if ["timeout expired", "Connection timed out", "Operation timed out"].contains(where: {
      message.contains($0)
    }) {
      self = .timedOut
      return
    }
    let signs = [
      "Connection refused", "could not translate host name", "Network is unreachable",
      "Network is down", "No route to host", "Host is down", "Connection reset by peer",
      "server closed the connection unexpectedly", "Is the server running",
    ]
    guard signs.contains(where: { message.contains($0) }) else { return nil }
    self = .noConnection
  }
}

extension [UInt8] {
  /// Number in eight big-endian bytes.
  var number: Int64 {
    Int64(bitPattern: prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension String {
  fileprivate var firstLine: String {
    String(decoding: utf8.prefix { $0 != 0x0A }.prefix(300), as: UTF8.self)
  }
}

/// Passes texts as a null-terminated array of C strings.
private func withCStrings<Answer>(
  _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Answer
) -> Answer {
  let block = texts.flatMap { Array($0.utf8CString) }
  return block.withUnsafeBufferPointer { memory in
    var place = 0
    let pointers = texts.map { text in
      defer { place += text.utf8.count + 1 }
      return memory.baseAddress.map { $0 + place }
    }
    return body(pointers + [nil])
  }
}
