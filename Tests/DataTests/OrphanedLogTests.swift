import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Logs that killed programs left beside files that may have been replaced since.
@Suite struct OrphanedLogTests {
  private let folder = ScratchFolder()

  private func store(_ name: String) -> SQLStore {
    .sqlite(path: folder.place(name), now: .fixed("2026-11-20T09:00"))
  }

  /// Leaves the file and the log of a program that was killed after these changes.
  private func leave(_ name: String, _ names: [String], folding: Bool = true) throws {
    let running = store("running-" + name)
    try rename("first of " + name, in: running)
    if folding { try running.close() }
    for each in names { try rename(each, in: running) }
    for suffix in ["", "-wal"] { try copy("running-" + name + suffix, to: name + suffix) }
    try running.close()
  }

  private func copy(_ file: String, to name: String) throws {
    try folder.write(name, try #require(folder.bytes(file)))
    try setPermissions(0o600, of: folder.file(name))
  }

  private func log(_ name: String) -> [UInt8]? { folder.bytes(name + "-wal") }

  private func expectMatchesFile(_ name: String, as kept: String, _ log: [UInt8]?) throws {
    let trouble = StoreTrouble.foreignLog(kept: folder.place(kept))
    expect(trouble, at: folder.file(name)) { try store(name).read { _ in } }
    #expect(folder.bytes(kept) == log)
    #expect(try !folder.names().contains(name + "-wal"))
  }

  @Test(.inWholeRuns, arguments: [false, true])
  func `a log is used by the file it belongs to`(folding: Bool) throws {
    try leave("a.db", ["Mina", "Jun"], folding: folding)
    #expect(log("a.db")?.isEmpty == false)
    #expect(try name(in: store("a.db")) == "Jun")
    #expect(try folder.names().filter { $0.hasPrefix("a.db") && $0.hasSuffix("stray") } == [])
  }

  @Test(.inWholeRuns, arguments: [true, false])
  func `a log is not applied to another store that replaced its file`(
    isOfAnyAge: Bool
  ) throws {
    try leave("a.db", ["Mina"])
    try leave("b.db", isOfAnyAge ? ["Jun", "Ara", "Sora"] : ["Jun"])
    let mine = log("a.db")
    try copy("b.db", to: "a.db")
    try expectMatchesFile("a.db", as: "a.db-wal.stray", mine)
    #expect(try name(in: store("a.db")) == "first of b.db")
    #expect(try SQLiteInspector(path: folder.place("a.db")).inspect().findings.isEmpty)
    try rename("Dana", in: store("a.db"))
    #expect(try name(in: store("a.db")) == "Dana")
  }

  @Test(.inWholeRuns) func `a log is not applied to an earlier state of its file or to a backup`()
    throws
  {
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    try rename("Mina", in: store("a.db"))
    try copy("a.db", to: "early.db")
    let copies = SQLiteBackups(path: folder.place("a.db"), clock: clock) { nil }
    _ = try copies.makeBackup(at: folder.place("backup.db"), replacing: false)
    for name in ["Jun", "Ara"] { try rename(name, in: store("a.db")) }
    let running = store("a.db")
    try rename("Sora", in: running)
    let left = try #require(log("a.db"))
    for (turn, earlier) in ["early.db", "backup.db"].enumerated() {
      let name = "later\(turn).db"
      try copy(earlier, to: name)
      try folder.write(name + "-wal", left)
      try expectMatchesFile(name, as: name + "-wal.stray", left)
      #expect(try kept(in: name) == "Mina")
    }
    try running.close()
  }

  private func kept(in file: String) throws -> String { try name(in: store(file)) }

  /// A power failure during a checkpoint leaves any of the pages in the file.
  @Test(.inWholeRuns) func `a log continues after a partial checkpoint`() throws {
    try leave("a.db", (1...20).map { "Mina \($0)" })
    let before = try #require(folder.bytes("a.db"))
    let left = try #require(log("a.db"))
    let after = try #require(folder.bytes("running-a.db"))
    for pages in [1, 2, 5, after.count / 4_096 - 1] {
      for isFirst in [true, false] {
        let cut = pages * 4_096
        let (start, end) = isFirst ? (after, before) : (before, after)
        try folder.write("half.db", start[..<min(cut, start.count)] + end.dropFirst(cut))
        try folder.write("half.db-wal", left)
        #expect(try kept(in: "half.db") == "Mina 20", "\(pages) \(isFirst)")
      }
    }
  }

  @Test(.inWholeRuns) func `a store that another program has open is not touched`() throws {
    try leave("a.db", ["Mina"])
    try leave("b.db", ["Jun"])
    let reading = store("a.db")
    #expect(try name(in: reading) == "Mina")
    let mine = try #require(log("a.db"))
    // In place, as `cp` does.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("a.db")))
    try handle.write(contentsOf: try #require(folder.bytes("b.db")))
    try handle.close()
    _ = try? store("a.db").read { _ in }
    #expect(log("a.db") == mine)
  }

  @Test(.inWholeRuns) func `a log without its file is kept when a new store is created`() throws {
    try leave("a.db", ["Mina"])
    let mine = log("a.db")
    try folder.remove("a.db")
    try expectMatchesFile("a.db", as: "a.db-wal.stray", mine)
    try rename("Jun", in: store("a.db"))
    #expect(try kept(in: "a.db") == "Jun")
  }

  @Test(.inWholeRuns) func `in a read-only folder only a foreign log is reported`()
    throws
  {
    for name in ["a.db", "b.db"] { try leave(name, ["Mina"]) }
    try folder.makeFolders("closed")
    try copy("a.db", to: "closed/own.db")
    try copy("b.db", to: "closed/other.db")
    for name in ["own", "other"] { try copy("a.db-wal", to: "closed/\(name).db-wal") }
    try setPermissions(0o755, of: folder.path)
    for name in ["own.db", "own.db-wal", "other.db", "other.db-wal"] {
      try setPermissions(0o444, of: folder.file("closed/" + name))
    }
    try setPermissions(0o555, of: folder.file("closed"))
    asOrdinaryUser {
      do { try store("closed/own.db").read { _ in } } catch {
        // SQLite may need to create an index file, which is not possible there.
        #expect(error as? DomainError == cannotOpen)
      }
      let path = folder.file("closed/other.db")
      expect(.foreignLog(kept: nil), at: path) { try store("closed/other.db").read { _ in } }
    }
    #expect(folder.bytes("closed/other.db-wal") == log("a.db"))
    try setPermissions(0o755, of: folder.file("closed"))
  }

  private var cannotOpen: DomainError {
    .unavailable(.store(path: folder.place("closed/own.db"), .noPermission))
  }

  /// Whatever programs using the file do, in any order.
  @Test(.inWholeRuns) func `no log is ever mistaken for a foreign one`() throws {
    var numbers = SeededNumbers(seed: 20)
    try rename("first", in: store("a.db"))
    var open = [store("a.db")]
    for turn in 1...300 {
      let one = open.randomElement(using: &numbers) ?? store("a.db")
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: open.append(store("a.db"))
      case 1: try one.close()
      case 2: open = []
      case 3: try one.relaxedWrite { _ in }
      case 4: try runSQL(folder.file("a.db"), "PRAGMA wal_checkpoint(PASSIVE)")
      case 5: try runSQL(folder.file("a.db"), "PRAGMA user_version = \(Migration.newestNumber)")
      case 6: try runSQL(folder.file("a.db"), "CREATE TABLE IF NOT EXISTS t\(turn) (a)")
      default: try rename("Mina \(turn)", in: one)
      }
      guard let left = log("a.db"), !left.isEmpty else { continue }
      try copy("a.db", to: "left.db")
      try folder.write("left.db-wal", left)
      let expected = try kept(in: "a.db")
      #expect(try kept(in: "left.db") == expected, "\(turn)")
      try? folder.remove("left.db-shm")
    }
  }
}
