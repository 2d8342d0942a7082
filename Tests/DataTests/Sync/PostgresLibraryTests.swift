import HearthDomain
import Testing

@testable import HearthData

/// What is asked of the system's libpq before any server is.
@Suite struct PostgresLibraryTests {
  static let isHere = (try? PostgresLibrary()) != nil

  @Test(.enabled(if: PostgresLibraryTests.isHere, "libpq is not installed"))
  func `an option is given to a library that takes it`() throws {
    let library = try PostgresLibrary()
    #expect(library.takes("connect_timeout"))
    #expect(!library.takes("no_such_option"))
  }

  @Test func `what large servers need besides is told, and runs on none by itself`() {
    let told = PostgresSchema.spreading
    #expect(told.allSatisfy { $0.hasPrefix("-- ") && !$0.contains("\n") })
    for name in ["-- Citus:", "-- CockroachDB:"] { #expect(told.contains(name)) }
    #expect(Array(PostgresRelay.statements.suffix(told.count)) == told)
    // Why they are refused there is true as long as these are used.
    for word in ["FOUND", "PERFORM", "EXECUTE"] {
      #expect(PostgresSchema.statements.contains { $0.contains(word) })
      #expect(told.contains { $0.contains(word) })
    }
  }

  @Test func `the password of an account is proven, that of the guest is known to all`() {
    #expect(PostgresLogin(role: "hearth_a", password: Secret("a".utf8)).isOfAccount)
    #expect(!PostgresLogin(role: PostgresSchema.guest, password: Secret()).isOfAccount)
    #expect(!PostgresLogin(password: Secret("a".utf8)).isOfAccount)
  }
}
