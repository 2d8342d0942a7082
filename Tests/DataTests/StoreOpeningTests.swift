import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct StoreOpeningTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }
  private var store: SQLStore { .sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00")) }

  @Test func `a store is not created before it is used`() throws {
    _ = store
    #expect(try folder.names().isEmpty)
  }

  @Test func `an empty file is a new store`() throws {
    try folder.write("hearth.db", [])
    #expect(try name(in: store) == "")
    try rename("지은", in: store)
    #expect(try name(in: store) == "지은")
  }

  @Test func `all created files are readable only by their owner`() throws {
    let deep = folder.file("a/b/hearth.db")
    let store = SQLStore.sqlite(path: FilePath(deep), now: .fixed("2026-11-20T09:00"))
    try rename("지은", in: store)
    #expect(try permissions(of: folder.file("a")) == 0o700)
    #expect(try permissions(of: folder.file("a/b")) == 0o700)
    for suffix in ["", "-wal", "-shm"] {
      #expect(try permissions(of: deep + suffix) == 0o600)
    }
  }

  @Test(arguments: ["a b?c#d%41&e=f.db", "지은'\".db", "file:x", ":memory:"])
  func `special characters in a file name have no meaning`(name odd: String) throws {
    let store = SQLStore.sqlite(path: folder.place(odd), now: .fixed("2026-11-20T09:00"))
    try rename("지은", in: store)
    #expect(folder.bytes(odd)?.isEmpty == false)
  }

  @Test func `a symbolic link leads to the store, even to a missing one`() throws {
    let target = folder.file("target.db")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    try rename("지은", in: store)
    #expect(try permissions(of: target) == 0o600)
    let direct = SQLStore.sqlite(path: FilePath(target), now: .fixed("2026-11-20T09:00"))
    #expect(try name(in: direct) == "지은")
  }

  @Test func `a folder is not a store`() throws {
    let store = SQLStore.sqlite(path: FilePath(folder.path), now: .fixed("2026-11-20T09:00"))
    expect(.isFolder, at: folder.path) { try store.read { _ in } }
  }

  @Test func `a name too long for the files beside it creates no store`() throws {
    for (letters, fits) in [(244, true), (245, false)] {
      let path = folder.file(String(repeating: "a", count: letters) + ".db")
      let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
      if fits {
        try rename("지은", in: store)
      } else {
        expect(.pathTooLong(most: 247), at: path) { try store.read { _ in } }
        #expect(folder.bytes(path) == nil)
      }
    }
  }

  @Test func `a pipe is refused as a store without waiting`() throws {
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: notAStore) { try store.read { _ in } }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a pipe in place of a log is reported without waiting`(suffix: String) throws {
    let target = folder.file("target.db")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "target.db")
    try rename("지은", in: store)
    try runSQL(target, "PRAGMA journal_mode = DELETE")
    try #require(mkfifo(target + suffix, 0o600) == 0)
    let trouble = StoreTrouble.failed(detail: "not a file")
    // The file is not removed.
    for _ in 0..<2 { expect(trouble, at: target + suffix) { try store.write { _ in } } }
    expect(trouble, at: target + suffix) { try store.read { _ in } }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"], [true, false])
  func `a link in place of a log is reported and never followed`(
    suffix: String, isThere: Bool
  ) throws {
    if isThere { try folder.write("elsewhere", [1, 2, 3]) }
    try FileManager.default.createSymbolicLink(
      atPath: path + suffix, withDestinationPath: folder.file("elsewhere"))
    expect(.failed(detail: "not a file"), at: path + suffix) { try store.write { _ in } }
    #expect(folder.bytes("elsewhere") == (isThere ? [1, 2, 3] : nil))
    #expect(FileStatus(ofLink: FilePath(path + suffix))?.kind == .other)
  }

  @Test(arguments: ["hello\n", String(repeating: "not a database ", count: 1_000)])
  func `a text file is refused and left unchanged`(text: String) throws {
    try folder.write("hearth.db", text.utf8)
    #expect(throws: notAStore) { try store.read { _ in } }
    #expect(throws: notAStore) { try store.write { _ in } }
    expectUntouched(Array(text.utf8))
    #expect(try folder.names() == ["hearth.db"])
  }

  @Test(arguments: [
    "CREATE TABLE theirs (a)", "PRAGMA application_id = 7", "PRAGMA user_version = 1",
    "CREATE TABLE setting (key TEXT, value TEXT)",
  ])
  func `another program's database is refused and left unchanged`(sql: String) throws {
    try runSQL(path, sql)
    let before = try #require(folder.bytes("hearth.db"))
    #expect(throws: notAStore) { try store.read { _ in } }
    #expect(throws: notAStore) { try store.write { _ in } }
    expectUntouched(before)
  }

  @Test func `a newer schema is refused and left unchanged`() throws {
    try rename("지은", in: store)
    try runSQL(path, "PRAGMA user_version = 99", "PRAGMA journal_mode = DELETE")
    let before = try #require(folder.bytes("hearth.db"))
    expect(.newerSchema(found: 99, known: Migration.newestNumber), at: path) {
      try store.read { _ in }
    }
    expect(.newerSchema(found: 99, known: Migration.newestNumber), at: path) {
      try store.write { _ in }
    }
    expectUntouched(before)
  }

  @Test(arguments: [1, 33])
  func `a schema from before the baseline is refused and left unchanged`(number: Int) throws {
    try rename("지은", in: store)
    try runSQL(path, "PRAGMA user_version = \(number)", "PRAGMA journal_mode = DELETE")
    let before = try #require(folder.bytes("hearth.db"))
    let trouble = StoreTrouble.olderSchema(found: number, oldest: 34, commit: "b11d62d9")
    expect(trouble, at: path) { try store.read { _ in } }
    expect(trouble, at: path) { try store.write { _ in } }
    expect(trouble, at: path) { _ = try SQLiteInspector(path: FilePath(path)).inspect() }
    expectUntouched(before)
  }

  @Test func `a newer program may migrate the store while this one runs`() throws {
    let running = store
    try rename("지은", in: running)
    try runSQL(path, "PRAGMA user_version = 99")
    expect(.newerSchema(found: 99, known: Migration.newestNumber), at: path) {
      try running.write { _ in }
    }
  }

  @Test func `a store with a rollback journal is switched to write-ahead logging`() throws {
    try rename("지은", in: store)
    try runSQL(path, "PRAGMA journal_mode = DELETE")
    let reopened = store
    try rename("하나", in: reopened)
    #expect(try name(in: reopened) == "하나")
    #expect(try folder.names().contains("hearth.db-wal"))
  }

  @Test func `a damaged page is reported as damage`() throws {
    try rename("지은", in: store)
    try runSQL(path, "PRAGMA journal_mode = DELETE")
    var bytes = try #require(folder.bytes("hearth.db"))
    bytes.replaceSubrange(4_096..., with: repeatElement(0xAA, count: bytes.count - 4_096))
    try folder.write("hearth.db", bytes)
    let error = #expect(throws: DomainError.self) { try name(in: store) }
    guard case .damaged(.store(FilePath(path), _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `an invalid row is reported, not skipped`() throws {
    try rename("지은", in: store)
    try runSQL(path, "UPDATE setting SET value = 'far too long for anybody to be called so'")
    let damage = Damage.row(table: "setting", column: "value", id: "profile.display_name")
    #expect(throws: DomainError.damaged(damage)) { try name(in: store) }
  }

  private func expectUntouched(
    _ before: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isUntouched = folder.bytes("hearth.db") == before
    #expect(isUntouched, sourceLocation: sourceLocation)
  }

  private var notAStore: DomainError { .damaged(.notAStore(path: FilePath(path))) }
}

/// Saves any display name, whatever its length.
func rename(_ name: String, in store: SQLStore) throws {
  try store.write { try $0.profile.save(Profile(displayName: DisplayName(stored: name))) }
}

func name(in store: SQLStore) throws -> String {
  try store.read { try $0.profile.load().displayName.value }
}

func expect(
  _ trouble: StoreTrouble, at path: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  #expect(
    throws: DomainError.unavailable(.store(path: FilePath(path), trouble)),
    sourceLocation: sourceLocation
  ) { try body() }
}
