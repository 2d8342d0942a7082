import CLibrary
import CPostgres
import HearthDomain
import Synchronization

/// Credentials for a database. If the role is nil, the one in the address is used; if the password
/// is nil, the one that libpq finds.
package struct PostgresLogin {
  let role: String?
  let password: Secret?

  package init(role: String? = nil, password: Secret? = nil) {
    self.role = role
    self.password = password
  }

  /// Whether this is the login of an account, for which SCRAM is required so that the password is
  /// never sent. The guest's password is public.
  var isAccount: Bool { role != nil && role != PostgresSchema.guest }
}

/// A PostgreSQL database with one connection, which is opened on first use.
final class PostgresDatabase: Sendable {
  private let address: String
  private let login: @Sendable () throws -> PostgresLogin
  /// Connection, used by one thread at a time.
  private let state = Mutex(ConnectionState())

  /// Creates a database without connecting. `login` is called for each new connection, so that no
  /// password stays in memory.
  init(_ address: String, as login: @escaping @Sendable () throws -> PostgresLogin) {
    self.address = address
    self.login = login
  }

  /// Runs the body with the connection. If the connection is broken, reopens it once and runs the
  /// body again, so the body must be repeatable.
  func withConnection<Answer: Sendable>(
    _ body: @Sendable (PostgresConnection) throws -> Answer
  ) throws -> Answer {
    try state.withLock { held in
      let isFresh = held.connection == nil
      let connection = try held.connection ?? connect()
      held.connection = connection
      do {
        return try body(connection)
      } catch let failure as PostgresConnection.Failure {
        if connection.isOpen { throw failure.isRaisedByProgram ? failure : failure.domainError }
        held.connection = nil
        guard !isFresh else { throw failure.domainError }
        let next = try connect()
        held.connection = next
        do { return try body(next) } catch let failure as PostgresConnection.Failure {
          throw failure.isRaisedByProgram ? failure : failure.domainError
        }
      }
    }
  }

  /// Notifies listeners, at most once a second. ``notifyWaiting()`` sends a notification that this
  /// delays.
  func notifyListeners() {
    state.withLock { held in
      held.needsNotification = true
      if held.nextNotification <= MonotonicTime.now { held.notifyListeners() }
    }
  }

  /// Sends a delayed notification if the connection is still open. Otherwise none is needed, since
  /// listeners also poll.
  func notifyWaiting() {
    state.withLock { $0.notifyListeners() }
  }

  private func connect() throws -> PostgresConnection {
    let library = try PostgresLibrary()
    return try PostgresConnection(PostgresAddress(address, library), library, as: login())
  }
}

/// A connection, and the state of notifications, which remains when the connection is reopened.
private struct ConnectionState {
  var connection: PostgresConnection?
  /// Earliest time of the next notification.
  var nextNotification = MonotonicTime.now
  /// Whether data arrived since the last notification.
  var needsNotification = false

  mutating func notifyListeners() {
    guard needsNotification, let connection, connection.isOpen else { return }
    nextNotification = MonotonicTime.now + .seconds(1)
    needsNotification = !connection.notifyListeners()
  }
}

extension PostgresConnection.Failure {
  /// Whether the error was raised by this program's functions.
  fileprivate var isRaisedByProgram: Bool { code.utf8.starts(with: "HR".utf8) }

  var domainError: DomainError {
    // Connection errors, or the server is shutting down or starting up.
    if code.utf8.starts(with: "08".utf8) || ["57P01", "57P02", "57P03"].contains(code) {
      return .unavailable(.service(name: "PostgreSQL", .noConnection))
    }
    // Unknown schema, function or table.
    return ["3F000", "42883", "42P01"].contains(code)
      ? .refused(.sync(.serverIsNotSetUp)) : .refused(.sync(.serverRefused(detail: message)))
  }
}
