import Foundation
import HearthTestSupport
import Testing

/// Syncs four machines through a PostgreSQL server, over a connection that is delayed and cut off.
///
/// Run the long form by hand: `SYNC_ROUNDS=50`.
@Suite(.waiting, .enabled(if: PostgresServer.isHere, "PostgreSQL is not installed"))
struct SyncedServerTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["SYNC_ROUNDS"].flatMap { Int($0) }
    ?? TestExtent.count(2, usually: 1)
  private static let seed =
    ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { UInt64($0) } ?? 1

  private let homes = (0..<4).map { _ in ScratchFolder() }
  private let shared = ScratchFolder()

  private func hearth(_ place: Int) -> Binary {
    Binary(home: homes[place].path, variables: ["TZ": "Asia/Seoul"])
  }

  /// Returns the exported data of one machine, without what is local to each device.
  private func archive(of place: Int) throws -> [String] {
    let outcome = try hearth(place).run("export", "-")
    #expect(outcome.status == 0, "\(outcome)")
    let own = ["settings", "sayingOfDay", "deliveries", "deliveryChannels"]
    var (lines, isOwn): ([String], Bool) = ([], false)
    for line in outcome.output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("\"") { isOwn = own.contains { line.hasPrefix("\"\($0)\"") } }
      if !isOwn { lines.append(line) }
    }
    return lines
  }

  @Test(.inWholeRuns)
  func `with cut connections and kills, all devices end equal with all confirmed data`()
    throws
  {
    let server = try #require(PostgresServer.shared)
    let role = try server.makeRole()
    try shared.makeFolders("line")
    let line = try UnreliableSocket(
      named: ".s.PGSQL.5432", in: shared.file("line"), to: server.folder, seed: Self.seed)
    let address = "host=\(shared.file("line")) dbname=postgres user=\(role)"
    try shared.write("passphrase", "correct horse battery\n".utf8)
    var numbers = SeededNumbers(seed: Self.seed)
    for place in homes.indices {
      try begin(place, at: place == 0 ? server.address(of: role) : address)
    }
    var names: Set<String> = []
    for round in 0..<Self.rounds {
      for place in homes.indices {
        let name = "n\(round)x\(place)"
        let added = try hearth(place).run("person", "add", name, "--every", "7")
        #expect(added.status == 0, "\(added)")
        // Everything confirmed must exist in the end.
        if added.status == 0 { names.insert(name) }
        let felt = try hearth(place).run("feel", "\(10 + round % 80)", "m\(round)x\(place)")
        #expect(felt.status == 0, "\(felt)")
        // Two processes sync one store at once, and another is killed at a random moment.
        let both = [try hearth(place).start(["sync"]), try hearth(place).start(["sync"])]
        let other = Int.random(in: 0..<homes.count, using: &numbers)
        _ = try hearth(other).run(
          ["sync"], killedAfter: .random(in: 1_000...300_000, using: &numbers))
        for process in both { process.waitUntilExit() }
      }
    }
    line.makeReliable()
    try settle()
    let first = try archive(of: 0)
    for place in homes.indices {
      #expect(try archive(of: place) == first, "\(place), SYNC_SEED=\(Self.seed)")
      let listed = try hearth(place).run("person", "list", "--fields", "name")
      let found = Set(listed.output.split(separator: "\n").map(String.init))
      #expect(found == names, "\(place), SYNC_SEED=\(Self.seed)")
    }
    for place in homes.indices {
      let status = try hearth(place).run("sync", "status", "--json")
      #expect(status.output.contains("\"problem\":null"), "\(status)")
    }
    if Self.rounds > 2 { print("cut off \(line.cuts) times") }
  }

  /// Joins the sync, although the connection may be cut off meanwhile.
  private func begin(_ place: Int, at address: String) throws {
    let words =
      ["sync", place == 0 ? "setup" : "join", "postgres", address, "--passphrase-file"]
      + [shared.file("passphrase"), "--name", "vm", "--yes"]
    for _ in 0..<60 {
      let begun = try hearth(place).run(words)
      if begun.status == 0 { return }
      // The error came after the machine had joined.
      if try hearth(place).run("sync", "status").status == 0 { return }
    }
    Issue.record("\(place) does not get to take part")
  }

  /// Syncs until no machine has anything left to send.
  private func settle() throws {
    for _ in 0..<20 {
      var isQuiet = true
      for place in homes.indices {
        let synced = try hearth(place).run("sync")
        if synced.status != 0 || !synced.output.hasPrefix("Sent 0, received 0.") { isQuiet = false }
      }
      if isQuiet { return }
    }
    Issue.record("they never come to an end")
  }
}
