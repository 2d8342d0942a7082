import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct SQLiteCopiesTests: CopiedStore {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
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
