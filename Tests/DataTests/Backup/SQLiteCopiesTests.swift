import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct SQLiteCopiesTests {
  private let folder: ScratchFolder
  private let path: String
  private let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)

  init() throws {
    folder = try ScratchFolder()
    path = folder.file("hearth.db")
  }

  private var store: SQLStore { .sqlite(path: path, now: .fixed("2026-11-20T09:00")) }
  private var backups: BackupFolder { BackupFolder(path: folder.file("state/backups")) }
  private var copies: SQLiteCopies { SQLiteCopies(path: path, clock: clock) { backups } }

  private func rename(_ name: String, in store: any Store) throws {
    try EditProfile(store: store)(.init(displayName: DisplayName(name)))
  }

  private func name(at path: String) throws -> String {
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    return try ProfileQueries(store: store).profile().displayName.value
  }

  @Test func `a copy holds what was confirmed while others use the store`() throws {
    let running = store
    try rename("Mina", in: running)
    let copy = try copies.make(at: nil, replacing: false)
    #expect(copy.path == backups.path + "/hearth-2026-11-20-090000.db")
    #expect(try permissions(of: copy.path) == 0o600)
    #expect(try permissions(of: backups.path) == 0o700)
    try rename("Jun", in: running)
    // It needs nothing beside it, even where nothing may be written.
    #expect(try FileManager.default.contentsOfDirectory(atPath: backups.path).count == 1)
    #expect(try name(at: copy.path) == "Mina")
    #expect(try copies.newest()?.madeAt == LocalTime(literal: "2026-11-20T09:00"))
  }

  @Test func `a copy is one moment of a store that somebody is writing to`() throws {
    try rename("Mina", in: store)
    let writer = try SQLiteConnection(path: path)
    try writer.begin(.write)
    try writer.execute("UPDATE setting SET value = 'Jun'")
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false)
    try writer.commit()
    #expect(try name(at: copy.path) == "Mina")
    #expect(try name(at: path) == "Jun")
  }

  @Test func `a copy tells how far it is, and what is thrown then leaves nothing of it`() throws {
    try rename("Mina", in: store)
    let told = Mutex<[Int]>([])
    let copy = folder.file("copy.db")
    _ = try copies.noting { done, total in told.withLock { $0 += [done, total] } }
      .make(at: copy, replacing: false)
    let first = told.withLock { $0 }
    #expect(first.count >= 2 && first[0] == 0 && first[1] > 10)
    struct Stopped: Error {}
    let stopping = copies.noting { _, _ in throw Stopped() }
    #expect(throws: Stopped.self) { try stopping.make(at: copy + "2", replacing: false) }
    #expect(throws: Stopped.self) { try stopping.make(at: nil, replacing: false) }
    #expect(try folder.names().filter { $0.hasPrefix("copy") } == ["copy.db"])
    #expect(try copies.newest() == nil)
  }

  @Test func `the newest ten are kept and other files are nobody's business`() throws {
    try rename("Mina", in: store)
    try FileManager.default.createDirectory(
      atPath: backups.path, withIntermediateDirectories: true)
    let foreign = ["hearth-2020-01-01-000000.db.txt", "hearth-2020-13-01-000000.db", "notes.db"]
    for name in foreign { try Data().write(to: URL(fileURLWithPath: "\(backups.path)/\(name)")) }
    for _ in 0..<12 { _ = try copies.make(at: nil, replacing: false) }
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path)
    #expect(Set(foreign).isSubset(of: names))
    let ours = (3...12).map { "hearth-2026-11-20-090000-\($0).db" }
    #expect(Set(names).subtracting(foreign) == Set(ours))
  }

  @Test func `the copy just made stays, also where ten carry later times`() throws {
    try rename("Mina", in: store)
    try FileManager.default.createDirectory(
      atPath: backups.path, withIntermediateDirectories: true)
    for day in 10...19 {
      let file = "\(backups.path)/hearth-2027-01-\(day)-000000.db"
      try Data().write(to: URL(fileURLWithPath: file))
    }
    let copy = try copies.make(at: nil, replacing: false)
    #expect(try name(at: copy.path) == "Mina")
    let next = try copies.make(at: nil, replacing: false)
    #expect(FileStatus(path: next.path) != nil)
    #expect(FileStatus(path: copy.path) == nil)
  }

  @Test func `a file that is there is replaced only when told so`() throws {
    try rename("Mina", in: store)
    try folder.write("copy.db", Array("mine".utf8))
    let file = folder.file("copy.db")
    #expect(throws: DomainError.unavailable(.file(path: file, .exists))) {
      try copies.make(at: file, replacing: false)
    }
    #expect(folder.bytes("copy.db") == Array("mine".utf8))
    _ = try copies.make(at: file, replacing: true)
    #expect(try name(at: file) == "Mina")
    #expect(throws: DomainError.refused(.store(.isTheStore(path: path)))) {
      try copies.make(at: path, replacing: true)
    }
  }

  @Test func `there is nothing to copy before there is a store`() throws {
    #expect(throws: DomainError.refused(.store(.isMissing(path: path)))) {
      try copies.make(at: nil, replacing: false)
    }
    try copies.makeBefore()
    #expect(try folder.names().isEmpty)
    #expect(throws: DomainError.refused(.store(.isInMemory))) {
      try InMemoryCopies().make(at: nil, replacing: false)
    }
  }

  @Test func `where no backup can be written nothing is imported`() throws {
    try rename("Mina", in: store)
    try folder.write("state", Array("a file".utf8))
    let guarded = BackedUpStore(store: store, copies: copies)
    #expect {
      try rename("Jun", in: guarded)
    } throws: { error in
      if case DomainError.unavailable(.backup) = error { true } else { false }
    }
    #expect(try name(at: path) == "Mina")
  }

  @Test func `a store is backed up before it is migrated, and only then`() throws {
    let old = SQLStore(
      name: path, now: .fixed("2026-11-20T09:00"), steps: Array(Migration.all.dropLast()),
      connect: { [path] in try SQLiteConnection(path: path) })
    _ = try old.read { _ in }
    let made = copies
    let new = SQLStore.sqlite(
      path: path, now: .fixed("2026-11-20T09:00"), beforeMigrating: { try made.makeBefore() })
    _ = try new.read { _ in }
    let copy = try #require(try made.newest())
    let before = try SQLiteConnection(path: copy.path)
    #expect(try before.schemaVersion() == Migration.known - 1)
    _ = try new.read { _ in }
    #expect(backups.names().count == 1)
  }

  @Test func `a migration without a backup does not happen`() throws {
    let old = SQLStore(
      name: path, now: .fixed("2026-11-20T09:00"), steps: Array(Migration.all.dropLast()),
      connect: { [path] in try SQLiteConnection(path: path) })
    _ = try old.read { _ in }
    try old.close()
    let new = SQLStore.sqlite(
      path: path, now: .fixed("2026-11-20T09:00"),
      beforeMigrating: { throw DomainError.unavailable(.backup(path: "b", .full)) })
    #expect(throws: DomainError.unavailable(.backup(path: "b", .full))) { try new.read { _ in } }
    #expect(try SQLiteConnection(path: path).schemaVersion() == Migration.known - 1)
  }
}

extension SQLiteCopiesTests {
  @Test func `a restore is seen by those who have the store open`() throws {
    let running = store
    try rename("Mina", in: running)
    _ = try running.wasChangedElsewhere()
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false)
    try rename("Jun", in: running)
    _ = try running.wasChangedElsewhere()
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(try running.wasChangedElsewhere())
    #expect(try ProfileQueries(store: running).profile().displayName.value == "Mina")
    let kept = try #require(restored.kept)
    #expect(kept == folder.file("hearth-before-restore-2026-11-20-090000.db"))
    #expect(try name(at: kept) == "Jun")
    // What is written afterwards by the one who had it open is there for all.
    try rename("Ara", in: running)
    #expect(try name(at: path) == "Ara")
    #expect(try SQLiteInspector(path: path).inspect().findings.isEmpty)
    #expect(try folder.names().filter { $0.contains("arriving") }.isEmpty)
  }

  @Test func `a restore makes a store that is not there`() throws {
    try rename("Mina", in: store)
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false)
    for name in try folder.names() where name != "copy.db" {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    #expect(try copies.restore(copy.path, keeping: { nil }).kept == nil)
    #expect(try name(at: path) == "Mina")
  }

  @Test func `a store that SQLite cannot read is moved aside`() throws {
    try rename("Mina", in: store)
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false)
    var bytes = try #require(folder.bytes("hearth.db"))
    // The root of the tables, which nothing can do without.
    for place in 100..<140 { bytes[place] = 0xFF }
    try folder.write("hearth.db", bytes)
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(try name(at: path) == "Mina")
    #expect(folder.bytes("hearth-before-restore-2026-11-20-090000.db") == bytes)
    #expect(restored.kept != nil)
  }

  @Test func `what is no sound store replaces nothing`() throws {
    try rename("Mina", in: store)
    try folder.write("notes.txt", Array("just notes".utf8))
    let notes = folder.file("notes.txt")
    #expect(throws: DomainError.damaged(.notAStore(path: notes))) {
      try copies.restore(notes, keeping: { nil })
    }
    let newer = try copies.make(at: folder.file("newer.db"), replacing: false).path
    try runSQL(newer, "PRAGMA user_version = 99")
    #expect(
      throws: DomainError.unavailable(
        .store(path: newer, .newerSchema(found: 99, known: Migration.known)))
    ) { try copies.restore(newer, keeping: { nil }) }
    let other = folder.file("other.db")
    try runSQL(other, "CREATE TABLE recipe (name TEXT)")
    #expect(throws: DomainError.damaged(.notAStore(path: other))) {
      try copies.restore(other, keeping: { nil })
    }
    let missing = folder.file("none.db")
    #expect(throws: DomainError.unavailable(.file(path: missing, .missing))) {
      try copies.restore(missing, keeping: { nil })
    }
    #expect(throws: DomainError.refused(.store(.isTheStore(path: path)))) {
      try copies.restore(path, keeping: { nil })
    }
    #expect(try name(at: path) == "Mina")
    #expect(try folder.names().filter { $0.hasPrefix("hearth-") }.isEmpty)
  }

  @Test func `another program's file is never replaced by a restore`() throws {
    try rename("Mina", in: store)
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false).path
    try runSQL(folder.file("recipes.db"), "CREATE TABLE recipe (name TEXT)")
    let bytes = folder.bytes("recipes.db")
    let theirs = SQLiteCopies(path: folder.file("recipes.db"), clock: clock) { nil }
    #expect(throws: DomainError.damaged(.notAStore(path: theirs.path))) {
      try theirs.restore(copy, keeping: { nil })
    }
    try folder.write("notes.txt", Array("just notes".utf8))
    let notes = SQLiteCopies(path: folder.file("notes.txt"), clock: clock) { nil }
    #expect(throws: DomainError.damaged(.notAStore(path: notes.path))) {
      try notes.restore(copy, keeping: { nil })
    }
    #expect(folder.bytes("recipes.db") == bytes)
  }

  @Test func `who writes at that moment is waited for`() throws {
    try rename("Mina", in: store)
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false).path
    let writer = try SQLiteConnection(path: path)
    try writer.begin(.write)
    let hasty = SQLiteCopies(path: path, clock: clock, busyMilliseconds: 20) { nil }
    #expect(throws: DomainError.unavailable(.store(path: path, .busy))) {
      try hasty.restore(copy, keeping: { nil })
    }
    try writer.rollback()
    _ = try hasty.restore(copy, keeping: { nil })
  }

  @Test func `a copy or a restore that may not be written says so and changes nothing`() throws {
    try rename("Mina", in: store)
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false).path
    try FileManager.default.createDirectory(
      atPath: folder.file("closed"), withIntermediateDirectories: false)
    try setPermissions(0o755, of: folder.path)
    try setPermissions(0o555, of: folder.file("closed"))
    for name in ["hearth.db", "copy.db"] { try setPermissions(0o644, of: folder.file(name)) }
    let target = folder.file("closed/copy.db")
    asOrdinaryUser {
      #expect(throws: DomainError.unavailable(.file(path: target, .noPermission))) {
        try copies.make(at: target, replacing: false)
      }
      #expect(throws: DomainError.self) { try copies.restore(copy, keeping: { nil }) }
    }
    #expect(try name(at: path) == "Mina")
  }
}

extension SQLiteCopiesTests {
  @Test func `a store that vanished is told, and used again when it is back`() throws {
    let running = store
    try rename("Mina", in: running)
    let away = folder.file("away.db")
    try FileManager.default.moveItem(atPath: path, toPath: away)
    let gone = DomainError.unavailable(.store(path: path, .gone))
    #expect(throws: gone) { try rename("Jun", in: running) }
    #expect(throws: gone) { try running.read { _ in } }
    #expect(try folder.names().contains("hearth.db") == false)
    try FileManager.default.moveItem(atPath: away, toPath: path)
    try rename("Jun", in: running)
    #expect(try name(at: path) == "Jun")
  }

  @Test func `a store that was replaced is opened anew, and its log is left alone`() throws {
    let running = store
    try rename("Mina", in: running)
    _ = try running.wasChangedElsewhere()
    let copy = try copies.make(at: folder.file("copy.db"), replacing: false).path
    for name in ["hearth.db", "hearth.db-wal", "hearth.db-shm"] {
      try? FileManager.default.removeItem(atPath: folder.file(name))
    }
    try FileManager.default.moveItem(atPath: copy, toPath: path)
    let other = store
    try rename("Jun", in: other)
    #expect(try running.wasChangedElsewhere())
    #expect(try !running.wasChangedElsewhere())
    #expect(try ProfileQueries(store: running).profile().displayName.value == "Jun")
    try rename("Ara", in: running)
    #expect(try ProfileQueries(store: other).profile().displayName.value == "Ara")
  }
}

@Suite struct BackupNameTests {
  @Test func `a name tells its moment, and no other name is one`() {
    let time = LocalTime(literal: "2026-11-20T09:05")
    #expect(BackupName(time: time, turn: 1).text == "hearth-2026-11-20-090500.db")
    #expect(BackupName("hearth-2026-11-20-090500-12.db")?.turn == 12)
    for name in [
      "hearth-2026-11-20-090500.db", "hearth-2026-11-20-000000.db", "hearth-0001-01-01-235959-2.db",
    ] { #expect(BackupName(name)?.text == name) }
    for name in [
      "", ".db", "hearth.db", "hearth-2026-11-20.db", "hearth-2026-02-30-090500.db",
      "hearth-2026-11-20-246000.db", "hearth-2026-11-20-9500.db", "hearth-+2026-11-20-090500.db",
      "hearth-2026-11-20-090500-1.db", "hearth-2026-11-20-090500-02.db", "x-2026-11-20-090500.db",
      "hearth-2026-11-20-99999999999999999999.db", "hearth-2026-11-20-090500.dbx",
    ] { #expect(BackupName(name) == nil, "\(name)") }
  }

  @Test func `each store has a folder of its own, the usual one the plain one`() throws {
    let home = try ScratchFolder()
    let folders = try #require(AppFolders { $0 == "HOME" ? home.path : nil })
    let usual = BackupFolder(in: folders, ofStoreAt: folders.data + "/hearth.db")
    #expect(usual.path == folders.state + "/backups")
    let one = BackupFolder(in: folders, ofStoreAt: "/a/hearth.db").path
    let other = BackupFolder(in: folders, ofStoreAt: "/b/hearth.db").path
    #expect(one != other && one.hasPrefix(usual.path + "/hearth.db-"))
  }
}
