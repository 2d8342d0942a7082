import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SQLiteRestoreTests: CopiedStore {
  let folder = ScratchFolder()

  private func older(_ path: FilePath) -> DomainError {
    .unavailable(
      .store(path: path, .olderSchema(found: 33, oldest: 34, commit: Migration.commitForOlder)))
  }

  @Test func `other connections see the restored store`() throws {
    let running = store
    try rename("Mina", in: running)
    _ = try running.wasChangedElsewhere()
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    try rename("Jun", in: running)
    _ = try running.wasChangedElsewhere()
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(try running.wasChangedElsewhere())
    #expect(try ProfileQueries(store: running).profile().displayName.value == "Mina")
    let kept = try #require(restored.formerStorePath)
    #expect(kept == folder.place("hearth-before-restore-2026-11-20-090000.db"))
    #expect(try name(at: kept) == "Jun")
    #expect(copies.lastReplacedStore()?.path == kept && copies.lastReplacedStore()?.madeAt != nil)
    // Everybody sees what the process that had the store open writes afterwards.
    try rename("Ara", in: running)
    #expect(try name(at: path) == "Ara")
    #expect(try SQLiteInspector(path: path).inspect().findings.isEmpty)
    #expect(try folder.names().filter { $0.hasPrefix(".hearth-") }.isEmpty)
  }

  @Test(.inWholeRuns) func `the newest ten replaced stores are kept and listed`()
    throws
  {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    // One name that no restore creates, and one from a clock that was wrong.
    try folder.write("hearth-before-restore-mine.db", [])
    try folder.write("hearth-before-restore-2099-01-01-000000.db", [])
    var told: Set<FilePath> = []
    for turn in 1...13 {
      try rename("Jun \(turn)", in: store)
      let kept = try #require(try copies.restore(copy, keeping: { nil }).formerStorePath)
      // Names are never reused.
      #expect(told.insert(kept).inserted)
      #expect(try name(at: kept) == "Jun \(turn)")
      #expect(copies.replacedStores().map(\.path).contains(kept))
    }
    let named = copies.replacedStores().filter { $0.madeAt != nil }
    #expect(named.count == BackupFolder.maxPerSeries)
    #expect(try Set(named.map { try name(at: $0.path) }) == Set((4...13).map { "Jun \($0)" }))
    #expect(folder.bytes("hearth-before-restore-mine.db") != nil)
    #expect(folder.bytes("hearth-before-restore-2099-01-01-000000.db") == nil)
    // The restored copy stays, although it is the oldest of more than ten.
    let oldest = try #require(named.last).path
    #expect(try copies.restore(oldest, keeping: { nil }).formerStorePath != nil)
    #expect(try name(at: oldest) == "Jun 4" && name(at: path) == "Jun 4")
  }

  @Test func `the last replaced store is found by its file time, not by its name`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try FileManager.default.copyItem(
      atPath: copy.displayText, toPath: folder.file("hearth-before-restore-2026-11-21-090000.db"))
    let kept = try copies.restore(copy, keeping: { nil }).formerStorePath
    #expect(copies.lastReplacedStore()?.path == kept)
  }

  @Test func `a restore creates a missing store`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    for name in try folder.names() where name != "copy.db" {
      try folder.remove(name)
    }
    #expect(try copies.restore(copy.path, keeping: { nil }).formerStorePath == nil)
    #expect(try name(at: path) == "Mina")
  }

  @Test(.inWholeRuns, arguments: [512, 1024, 8192, 65_536])
  func `a copy with another page size can be restored`(size: Int) throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try runSQL(copy.displayText, "PRAGMA page_size = \(size)", "VACUUM")
    try FileManager.default.removeItem(atPath: copy.displayText + ".sha256")
    let running = store
    try rename("Jun", in: running)
    let restored = try copies.restore(copy, keeping: { nil })
    #expect(try name(at: path) == "Mina")
    #expect(try restored.formerStorePath.map(name) == "Jun")
    #expect(try SQLiteInspector(path: path).inspect().findings.isEmpty)
    try rename("Ara", in: running)
    #expect(try name(at: path) == "Ara")
  }

  /// Puts the log of another store, which was not checkpointed, beside the file.
  private func putForeignLog(beside name: String) throws {
    let other = folder.place("other.db")
    let theirs = SQLStore.sqlite(path: other, now: .fixed("2026-11-20T09:00"))
    try rename("Theirs", in: theirs)
    try FileManager.default.copyItem(
      atPath: folder.file("other.db-wal"), toPath: folder.file(name + "-wal"))
    try theirs.close()
  }

  @Test func `a restored store does not use a foreign log beside it`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    for name in try folder.names() where name.hasPrefix("hearth.db") {
      try folder.remove(name)
    }
    try putForeignLog(beside: "hearth.db")
    _ = try copies.restore(copy.path, keeping: { nil })
    #expect(try name(at: path) == "Mina")
    #expect(try SQLiteInspector(path: path).inspect().findings.isEmpty)
    #expect(try folder.names().contains("hearth.db-wal.stray"))
  }

  @Test func `a copy and a new store do not use a foreign log either`() throws {
    try rename("Mina", in: store)
    try putForeignLog(beside: "copy.db")
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    #expect(try name(at: copy) == "Mina")
    try putForeignLog(beside: "new.db")
    try NewStore(path: folder.place("new.db"), now: .fixed("2026-11-20T09:00")).make {
      try rename("New", in: $0)
    }
    #expect(try name(at: folder.place("new.db")) == "New")
  }

  @Test(.inWholeRuns, arguments: ["-wal", "-shm", "-journal"])
  func `a restore over a missing store fails if its log is not a regular file`(suffix: String)
    throws
  {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    for name in try folder.names() where name.hasPrefix("hearth.db") {
      try folder.remove(name)
    }
    let pipe = folder.file("hearth.db" + suffix)
    try #require(mkfifo(pipe, 0o600) == 0)
    let trouble = DomainError.unavailable(
      .store(path: FilePath(pipe), .failed(detail: "")))
    #expect {
      try copies.restore(copy.path, keeping: { nil })
    } throws: { "\($0)".prefix(20) == "\(trouble)".prefix(20) }
    #expect(FileStatus(path: FilePath(pipe))?.kind == .other)
    #expect(FileStatus(path: path) == nil)
  }

  @Test func `a store that SQLite cannot read is moved aside`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    var bytes = try #require(folder.bytes("hearth.db"))
    // Overwrites the root page of the schema.
    for place in 100..<140 { bytes[place] = 0xFF }
    try folder.write("hearth.db", bytes)
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(try name(at: path) == "Mina")
    #expect(folder.bytes("hearth-before-restore-2026-11-20-090000.db") == bytes)
    #expect(restored.formerStorePath != nil)
  }

  @Test func `a file that is not an intact store replaces nothing`() throws {
    try rename("Mina", in: store)
    try folder.write("notes.txt", Array("just notes".utf8))
    let notes = folder.place("notes.txt")
    #expect(throws: DomainError.damaged(.notAStore(path: notes))) {
      try copies.restore(notes, keeping: { nil })
    }
    // The error uses the name under which the file was given.
    #expect(throws: DomainError.damaged(.notAStore(path: "-"))) {
      try copies.checkIsRestorable(notes, called: "-")
    }
    let newer = try copies.makeBackup(at: folder.place("newer.db"), replacing: false).path
    try FileManager.default.removeItem(atPath: newer.displayText + ".sha256")
    try runSQL(newer.displayText, "PRAGMA user_version = 99")
    #expect(
      throws: DomainError.unavailable(
        .store(path: newer, .newerSchema(found: 99, known: Migration.newestNumber)))
    ) { try copies.restore(newer, keeping: { nil }) }
    try runSQL(newer.displayText, "PRAGMA user_version = 33")
    #expect(throws: older(newer)) { try copies.restore(newer, keeping: { nil }) }
    #expect(throws: older("-")) { try copies.checkIsRestorable(newer, called: "-") }
    let other = folder.place("other.db")
    try runSQL(other.displayText, "CREATE TABLE recipe (name TEXT)")
    #expect(throws: DomainError.damaged(.notAStore(path: other))) {
      try copies.restore(other, keeping: { nil })
    }
    let missing = folder.place("none.db")
    #expect(throws: DomainError.unavailable(.file(path: missing, .missing))) {
      try copies.restore(missing, keeping: { nil })
    }
    #expect(throws: DomainError.refused(.store(.isTheStore(path: path)))) {
      try copies.restore(path, keeping: { nil })
    }
    #expect(try name(at: path) == "Mina")
    #expect(try folder.names().filter { $0.hasPrefix("hearth-") }.isEmpty)
  }

  @Test(arguments: [
    "UPDATE setting SET value = printf('%.*c', 2000000, 'a')",
    "UPDATE journal_step SET body = zeroblob(2000000)",
  ])
  func `a store with an oversized value replaces nothing`(
    statement: String
  ) throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try FileManager.default.removeItem(atPath: copy.displayText + ".sha256")
    try runSQL(copy.displayText, statement)
    let damage = Damage.store(path: copy, detail: "string or blob too big")
    #expect(throws: DomainError.damaged(damage)) { try copies.restore(copy, keeping: { nil }) }
    #expect(try name(at: path) == "Mina")
  }

  @Test func `a restore never replaces another program's file`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try runSQL(folder.file("recipes.db"), "CREATE TABLE recipe (name TEXT)")
    let bytes = folder.bytes("recipes.db")
    let theirs = SQLiteBackups(path: folder.place("recipes.db"), clock: clock) { nil }
    #expect(throws: DomainError.damaged(.notAStore(path: theirs.path))) {
      try theirs.restore(copy, keeping: { nil })
    }
    try folder.write("notes.txt", Array("just notes".utf8))
    let notes = SQLiteBackups(path: folder.place("notes.txt"), clock: clock) { nil }
    #expect(throws: DomainError.damaged(.notAStore(path: notes.path))) {
      try notes.restore(copy, keeping: { nil })
    }
    #expect(folder.bytes("recipes.db") == bytes)
  }

  @Test func `a copy that differs from its checksum is refused, one without is accepted`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: nil, replacing: false).path
    try rename("Jun", in: store)
    try spoilName(in: copy)
    let refused = DomainError.damaged(.checksum(path: copy))
    #expect(throws: refused) { try copies.check(copy) }
    #expect(throws: refused) { try copies.restore(copy, keeping: { nil }) }
    #expect(backups.corruptedBackups() == [copy])
    #expect(try name(at: path) == "Jun")
    #expect(try folder.names().filter { $0.contains("before-restore") }.isEmpty)
    try Data("nothing of use".utf8).write(to: URL(fileURLWithPath: (copy + ".sha256").displayText))
    #expect(throws: refused) { try copies.restore(copy, keeping: { nil }) }
    try FileManager.default.removeItem(atPath: (copy + ".sha256").displayText)
    _ = try copies.restore(copy, keeping: { nil })
    #expect(try name(at: path) == "Nina")
    #expect(backups.corruptedBackups() == [])
  }

  @Test func `a copy that differs from its checksum is refused through a link, too`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("b.db"), replacing: false).path
    let link = folder.place("link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link.displayText, withDestinationPath: "b.db")
    try copies.check(link)
    try spoilName(in: copy)
    let refused = DomainError.damaged(.checksum(path: link))
    #expect(throws: refused) { try copies.check(link) }
    #expect(throws: refused) { try copies.restore(link, keeping: { nil }) }
    // A copy that is made through the link replaces its target, for which the old checksum does not
    // apply.
    _ = try copies.makeBackup(at: link, replacing: true)
    try copies.check(link)
    try copies.check(copy)
  }

  @Test func `restoring from a pipe fails without waiting`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: nil, replacing: false).path
    try FileManager.default.removeItem(atPath: copy.displayText)
    #expect(mkfifo(copy.displayText, 0o600) == 0)
    #expect(throws: DomainError.unavailable(.file(path: copy, .isSpecial))) {
      try copies.check(copy)
    }
    #expect(backups.corruptedBackups() == [copy])
  }

  @Test(arguments: [false, true])
  func `a restore replaces only regular files`(isLinked: Bool) throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    let pipe = folder.place("pipe")
    #expect(mkfifo(pipe.displayText, 0o600) == 0)
    if isLinked {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link"), withDestinationPath: "pipe")
    }
    let theirs = SQLiteBackups(
      path: isLinked ? folder.place("link") : pipe, clock: clock
    ) { nil }
    let refused = DomainError.damaged(.notAStore(path: theirs.path))
    #expect(throws: refused) { try theirs.check(copy) }
    #expect(throws: refused) { try theirs.restore(copy, keeping: { nil }) }
    #expect(FileStatus(path: pipe)?.kind == .other)
  }

  @Test func `concurrent restores keep every replaced store`() async throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try rename("Jun", in: store)
    let copies = copies
    let kept = try await withThrowingTaskGroup(of: FilePath?.self) { group in
      for _ in 0..<6 {
        group.addTask { try copies.restore(copy, keeping: { nil }).formerStorePath }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let names = try kept.map { try name(at: try #require($0)) }
    #expect(Set(kept).count == 6)
    #expect(names.filter { $0 == "Jun" }.count == 1)
  }

  @Test func `a restore waits for a writer`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    let writer = try SQLiteConnection(path: path)
    try writer.begin(.write)
    let hasty = SQLiteBackups(path: path, clock: clock, busyMilliseconds: 20) { nil }
    #expect(throws: DomainError.unavailable(.store(path: path, .busy))) {
      try hasty.restore(copy, keeping: { nil })
    }
    try writer.rollback()
    _ = try hasty.restore(copy, keeping: { nil })
  }

  @Test func `a copy or restore without permission to write fails and changes nothing`() throws {
    try rename("Mina", in: store)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try FileManager.default.createDirectory(
      atPath: folder.file("closed"), withIntermediateDirectories: false)
    try setPermissions(0o755, of: folder.path)
    try setPermissions(0o555, of: folder.file("closed"))
    for name in ["hearth.db", "copy.db"] { try setPermissions(0o644, of: folder.file(name)) }
    let target = folder.place("closed/copy.db")
    asOrdinaryUser {
      #expect(throws: DomainError.unavailable(.file(path: target, .noPermission))) {
        try copies.makeBackup(at: target, replacing: false)
      }
      #expect(throws: DomainError.self) { try copies.restore(copy, keeping: { nil }) }
    }
    #expect(try name(at: path) == "Mina")
  }
}
