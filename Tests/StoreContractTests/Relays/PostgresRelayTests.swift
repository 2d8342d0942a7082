import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@Suite(.waiting, .enabled(if: PostgresServer.isHere, "PostgreSQL is not installed"))
struct PostgresRelayTests {
  private let server: PostgresServer
  private let name = PieceName.segment(DeviceID(rawValue: 7), 1...3)

  init() throws {
    server = try #require(PostgresServer.shared)
  }

  private func relay(_ role: String) -> PostgresRelay {
    PostgresRelay(address: server.address(of: role))
  }

  @Test(.inWholeRuns) func `a role cannot read, write, count or delete another role's data`()
    throws
  {
    let (mine, other) = (try server.makeRole(), try server.makeRole())
    try relay(mine).putNew(name, [1, 2, 3])
    #expect(try relay(other).list(after: nil).names.isEmpty)
    #expect(try relay(other).get(name) == nil)
    try relay(other).delete(name)
    try relay(other).putNew(name, [9])
    #expect(try relay(mine).get(name) == [1, 2, 3] && relay(other).get(name) == [9])
    for statement in [
      "SELECT count(*) FROM hearth.piece", "SELECT * FROM hearth.profile",
      "DELETE FROM hearth.piece", "UPDATE hearth.profile SET quota = 0",
      "INSERT INTO hearth.piece VALUES ('\(mine)', 9, 'x', '', '')", "DROP SCHEMA hearth CASCADE",
      "SET ROLE \(mine)", "SET ROLE keeper",
    ] {
      #expect(try server.psql(other, statement) == nil, "\(statement)")
    }
  }

  @Test func `the owner of the tables cannot read other roles' rows`() throws {
    let mine = try server.makeRole()
    try relay(mine).putNew(name, [1])
    let seen = "SELECT count(*) FROM hearth.piece WHERE owner = '\(mine)'"
    #expect(try server.psql("keeper", seen) == "0")
    #expect(try server.psql("root", seen) == "1")
  }

  @Test func `a role without access is refused with the server's message`() throws {
    let stranger = relay(try server.makeRole(isMember: false))
    for call in [{ _ = try stranger.list(after: nil) }, { try stranger.putNew(name, [1]) }] {
      #expect { try call() } throws: {
        guard case DomainError.refused(.sync(.serverRefused(let detail))) = $0 else { return false }
        return detail.contains("permission denied")
      }
    }
    let nobody = relay("nobody-of-that-name")
    #expect(throws: DomainError.self) { try nobody.list(after: nil) }
  }

  @Test func `a custom search path or function does not affect the schema's functions`() throws {
    let role = try server.makeRole()
    try server.psql(
      "root",
      "CREATE SCHEMA own_\(role) AUTHORIZATION \(role);"
        + " ALTER ROLE \(role) SET search_path = own_\(role), pg_catalog")
    try server.psql(
      role, "CREATE FUNCTION length(bytea) RETURNS integer LANGUAGE sql AS 'SELECT 0'")
    try relay(role).putNew(name, [UInt8](repeating: 1, count: 100))
    let size = "SELECT size FROM hearth.profile WHERE owner = '\(role)'"
    #expect(try server.psql("root", size) == "100")
  }

  @Test func `a full role is reported, and has room again after a deletion`() throws {
    let role = try server.makeRole()
    try relay(role).putNew(name, [UInt8](repeating: 1, count: 100))
    try server.psql("root", "UPDATE hearth.profile SET quota = 150 WHERE owner = '\(role)'")
    let next = PieceName.segment(DeviceID(rawValue: 7), 4...4)
    #expect(throws: DomainError.refused(.sync(.relayIsFull(limit: 150)))) {
      try relay(role).putNew(next, [UInt8](repeating: 2, count: 51))
    }
    // Repeating a call succeeds, however full the relay is.
    try relay(role).putNew(name, [UInt8](repeating: 1, count: 100))
    try relay(role).delete(name)
    try relay(role).putNew(next, [UInt8](repeating: 2, count: 150))
  }

  /// The cost must not depend on the rows of other roles: reading all rows took a tenth of a second
  /// with 10,000 roles.
  @Test func `no query of a role scans other roles' rows`() throws {
    let role = try server.makeRole()
    let calls = [
      "hearth.append('keys/a', sha256('a'), 'a')", "hearth.append('keys/b', sha256('b'), 'b')",
      "hearth.append('keys/a', sha256('a'), 'a')", "hearth.get('keys/a')", "hearth.newest()",
      "hearth.room()", "hearth.list(1, sha256('a'))", "hearth.remove('keys/a')",
    ]
    // Forces the use of indexes, although the tables are small here.
    let said = try server.psql(
      role,
      "SET enable_seqscan = off; \(calls.map { "SELECT \($0);" }.joined())"
        + " SELECT sum(seq_scan) FROM pg_stat_xact_all_tables WHERE schemaname = 'hearth'")
    #expect(said?.split(separator: "\n").last == "0")
  }

  @Test func `positions are consecutive, also after deletions`() throws {
    let role = try server.makeRole()
    let relay = relay(role)
    for number in 1...5 {
      try relay.putNew(.segment(DeviceID(rawValue: 1), number...number), [UInt8(number)])
    }
    try relay.delete(.segment(DeviceID(rawValue: 1), 5...5))
    let mark = try relay.list(after: nil).cursor
    #expect(try !relay.wait(after: mark, atMost: .milliseconds(1), until: .never))
    #expect(try relay.list(after: mark).cursor == mark)
    try relay.putNew(.segment(DeviceID(rawValue: 1), 6...6), [6])
    #expect(try relay.list(after: mark).names == [.segment(DeviceID(rawValue: 1), 6...6)])
    let places = "SELECT string_agg(place::text, ' ' ORDER BY place) FROM hearth.piece"
    #expect(try server.psql("root", "\(places) WHERE owner = '\(role)'") == "1 2 3 4 5 6")
  }

  /// On a shared server, notifications would reveal to others when a user is active.
  @Test(arguments: [true, false])
  func `waiting uses notifications on the user's own server, and polling on others`(
    isOwn: Bool
  ) throws {
    let address = try server.address(of: isOwn ? "keeper" : server.makeRole())
    let name = PieceName.segment(DeviceID(rawValue: isOwn ? 41 : 42), 1...1)
    let sender = PostgresRelay(address: address)
    let watched = Mutex<[Int32]>([])
    // What arrives during the wait is notified; there must be no other query before.
    let pause = Pause(watching: { _, descriptor, _ in
      watched.withLock { $0.append(descriptor) }
      try? sender.putNew(name, [1])
      var told = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return descriptor < 0 || poll(&told, 1, 10_000) == 1
    })
    let waiter = PostgresRelay(address: address, pause: pause)
    let mark = try waiter.list(after: nil).cursor
    #expect(try waiter.wait(after: mark, atMost: .seconds(60), until: .never))
    #expect(watched.withLock { $0.map { $0 >= 0 } } == [isOwn])
    #expect(try waiter.list(after: mark).names == [name])
    // The name of the channel must be secret from other roles.
    if !isOwn { #expect(try server.psql(server.makeRole(), "TABLE hearth.salt") == nil) }
    // A shared role would receive notifications of other profiles: each profile has one role.
    guard isOwn else { return }
    try isTold(withinASecondAt: address)
    try isTold(withinASecondAt: address, breakingIn: true)
  }

  /// Checks that pieces sent within a second of the last notification are notified once the sender
  /// finishes, even after a reconnect.
  private func isTold(withinASecondAt address: String, breakingIn isBroken: Bool = false) throws {
    let names = [1, 2].map { PieceName.segment(DeviceID(rawValue: isBroken ? 44 : 43), $0...$0) }
    let sender = PostgresRelay(address: address)
    let left = Mutex(names)
    let pause = Pause(watching: { _, descriptor, _ in
      let name = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let name else { return false }
      try? sender.putNew(name, [1])
      if left.withLock({ $0.isEmpty }) {
        if isBroken {
          // The waiting connection runs another query, so it is not affected.
          _ = try? server.psql(
            "root",
            "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity"
              + " WHERE usename = 'keeper' AND query LIKE 'SELECT hearth.append(%'")
          _ = try? sender.get(name)
        }
        sender.notifyWaiting()
      }
      var told = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&told, 1, 10_000) == 1
    })
    let waiter = PostgresRelay(address: address, pause: pause)
    for name in names {
      let mark = try waiter.list(after: nil).cursor
      #expect(try waiter.wait(after: mark, atMost: .seconds(60), until: .never))
      #expect(try waiter.list(after: mark).names == [name])
    }
  }

  @Test func `a broken connection is opened again`() throws {
    let role = try server.makeRole()
    let relay = relay(role)
    try relay.putNew(name, [1])
    try server.psql(
      "root",
      "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity"
        + " WHERE usename = '\(role)'")
    #expect(try relay.get(name) == [1])
  }

  @Test func `an address with a password and an invalid one are refused`() {
    for (text, refusal) in [
      ("postgresql://mina:secret@db.example.com/hearth", SyncRefusal.addressHasPassword),
      ("host=/tmp password=x", .addressHasPassword), ("host", .isNoAddress),
      ("postgresql://mina@db.example.com/hearth?sslpassword=x", .addressHasPassword),
    ] {
      #expect(throws: DomainError.refused(.sync(refusal))) {
        try PostgresRelay(address: text).list(after: nil)
      }
    }
  }

  @Test func `preparing the schema again changes nothing`() throws {
    let role = try server.makeRole()
    try relay(role).putNew(name, [1])
    try relay("keeper").makeSchema()
    #expect(try relay(role).get(name) == [1])
  }
}
