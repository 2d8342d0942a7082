import HearthDomain
import Testing

@testable import HearthData

/// Checks of the system's libpq that need no server.
@Suite struct PostgresLibraryTests {
  static let isHere = (try? PostgresLibrary()) != nil

  @Test(.enabled(if: PostgresLibraryTests.isHere, "libpq is not installed"))
  func `an option is used only if the library supports it`() throws {
    let library = try PostgresLibrary()
    #expect(library.supports("connect_timeout"))
    #expect(!library.supports("no_such_option"))
  }

  @Test func `statements for large servers are printed as comments`() {
    let told = PostgresSchema.distributionStatements
    #expect(told.allSatisfy { $0.hasPrefix("-- ") && !$0.contains("\n") })
    for name in ["-- Citus:", "-- CockroachDB:"] { #expect(told.contains(name)) }
    #expect(Array(PostgresRelay.statements.suffix(told.count)) == told)
    // The reason given for refusing them holds while these are used.
    for word in ["FOUND", "PERFORM", "EXECUTE"] {
      #expect(PostgresSchema.statements.contains { $0.contains(word) })
      #expect(told.contains { $0.contains(word) })
    }
  }

  @Test(.enabled(if: PostgresLibraryTests.isHere, "libpq is not installed"))
  func `an address with a password is refused before asking for one`() throws {
    let address = "postgresql://mina:secret@db.example.com/hearth"
    #expect(throws: DomainError.refused(.sync(.addressHasPassword))) {
      try PostgresAccounts(address: address).checkAddress()
    }
    try PostgresAccounts(address: "postgresql://db.example.com/hearth").checkAddress()
  }

  @Test func `an account has a password, and the guest's is public`() {
    #expect(PostgresLogin(role: "hearth_a", password: Secret("a".utf8)).isAccount)
    #expect(!PostgresLogin(role: PostgresSchema.guest, password: Secret()).isAccount)
    #expect(!PostgresLogin(password: Secret("a".utf8)).isAccount)
  }

  static let messages: [(String, ServiceTrouble?)] = [
    (
      "connection to server at \"127.0.0.1\", port 1 failed: Connection refused\n"
        + "\tIs the server running on that host and accepting TCP/IP connections?\n",
      .noConnection
    ),
    (
      "could not translate host name \"db.example.invalid\" to address: Name or service not known\n",
      .noConnection
    ),
    (
      "connection to server on socket \"/tmp/.s.PGSQL.5432\" failed: No such file or directory\n"
        + "\tIs the server running locally and accepting connections on that socket?\n",
      .noConnection
    ),
    ("connection to server at \"10.0.0.9\", port 5432 failed: timeout expired\n", .timedOut),
    (
      "connection to server at \"127.0.0.1\", port 5432 failed: FATAL:  role \"mina\" does not exist\n",
      nil
    ),
    (
      "connection to server at \"127.0.0.1\", port 1 failed: Connection refused\n"
        + "connection to server at \"127.0.0.1\", port 2 failed: FATAL:  no such database\n",
      nil
    ),
    ("root certificate file \"/root/.postgresql/root.crt\" does not exist\n", nil),
  ]

  @Test(arguments: messages)
  func `an unreachable server is told apart from a refused login`(
    message: String, trouble: ServiceTrouble?
  ) {
    #expect(ServiceTrouble(connecting: message) == trouble)
  }

  @Test(arguments: ["08006", "08003", "57P01", "57P03"])
  func `a lost connection is reported as unreachable`(code: String) {
    #expect(
      PostgresConnection.Failure(code: code, message: "no answer").domainError
        == .unavailable(.service(name: "PostgreSQL", .noConnection)))
  }

  @Test func `the message of a refusing server is quoted`() {
    #expect(
      PostgresConnection.Failure(code: "42501", message: "permission denied").domainError
        == .refused(.sync(.serverRefused(detail: "permission denied"))))
  }
}
