import CLibrary
import CPostgres
import HearthDomain
import Synchronization

/// As whom a database is asked: nil for the role of its address, and for the password that libpq
/// finds by itself.
package struct PostgresLogin {
  let role: String?
  let password: Secret?

  package init(role: String? = nil, password: Secret? = nil) {
    self.role = role
    self.password = password
  }

  /// Whether the password is to be proven and never told, whatever the server asks for. What the
  /// guest's is, everybody knows.
  var isOfAccount: Bool { role != nil && role != PostgresSchema.guest }
}

/// A database of PostgreSQL that is asked by one connection, made when it is first needed.
final class PostgresDatabase: Sendable {
  private let address: String
  private let login: @Sendable () throws -> PostgresLogin
  /// One at a time has it.
  private let open = Mutex(Held())

  /// The login is asked for when a connection is made, so that no password is held for longer.
  init(_ address: String, as login: @escaping @Sendable () throws -> PostgresLogin) {
    self.address = address
    self.login = login
  }

  /// A connection that broke is made anew once: every call can be repeated.
  func withConnection<Answer: Sendable>(
    _ body: @Sendable (PostgresConnection) throws -> Answer
  ) throws -> Answer {
    try open.withLock { held in
      let isFresh = held.connection == nil
      let connection = try held.connection ?? connect()
      held.connection = connection
      do {
        return try body(connection)
      } catch let failure as PostgresConnection.Failure {
        if connection.isOpen { throw failure.isOurs ? failure : failure.inDomain }
        held.connection = nil
        guard !isFresh else { throw failure.inDomain }
        let next = try connect()
        held.connection = next
        do { return try body(next) } catch let failure as PostgresConnection.Failure {
          throw failure.isOurs ? failure : failure.inDomain
        }
      }
    }
  }

  /// Tells those who listen that something came, once a second at most: what comes sooner is told
  /// by ``tellRest()``.
  func tell() {
    open.withLock { held in
      held.owesTelling = true
      if held.nextTelling <= MonotonicTime.now { held.tell() }
    }
  }

  /// Tells what came and was not told yet. No connection is made for that: whoever does not hear
  /// of it asks all the same.
  func tellRest() {
    open.withLock { $0.tell() }
  }

  private func connect() throws -> PostgresConnection {
    let library = try PostgresLibrary()
    return try PostgresConnection(PostgresAddress(address, library), library, as: login())
  }
}

/// A connection, and what is owed to those who listen, whichever connection it came by.
private struct Held {
  var connection: PostgresConnection?
  /// Until then nothing is told again.
  var nextTelling = MonotonicTime.now
  /// Whether something came since it was told last.
  var owesTelling = false

  mutating func tell() {
    guard owesTelling, let connection, connection.isOpen else { return }
    nextTelling = MonotonicTime.now + .seconds(1)
    owesTelling = !connection.tell()
  }
}

extension PostgresConnection.Failure {
  /// Whether one of our functions refused.
  fileprivate var isOurs: Bool { code.utf8.starts(with: "HR".utf8) }

  var inDomain: DomainError {
    // Nothing answers any more, or it is going down or coming up.
    if code.utf8.starts(with: "08".utf8) || ["57P01", "57P02", "57P03"].contains(code) {
      return .unavailable(.service(name: "PostgreSQL", .noConnection))
    }
    // There is no such schema, function or table.
    return ["3F000", "42883", "42P01"].contains(code)
      ? .refused(.sync(.serverIsBare)) : .refused(.sync(.serverRefused(detail: message)))
  }
}
