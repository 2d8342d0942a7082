import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SQLiteInspectorTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }

  @Test func `inspecting a missing store does not create it`() throws {
    let report = try SQLiteInspector(path: FilePath(path)).inspect()
    #expect(report.file == nil && report.findings.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test func `an intact store has no findings`() throws {
    try fill()
    let report = try SQLiteInspector(path: FilePath(path)).inspect()
    #expect(report.findings.isEmpty)
    #expect((report.file?.schema ?? 0) > 0)
    #expect((report.file?.bytes ?? 0) > 0)
  }

  @Test func `a store that others can read is reported`() throws {
    try fill()
    chmod(path, 0o644)
    let report = try SQLiteInspector(path: FilePath(path)).inspect()
    #expect(report.findings == [.openToOthers(path: FilePath(path), mode: 0o644)])
  }

  @Test(arguments: [(0o700, 0o644, false), (0o755, 0o600, false), (0o755, 0o644, true)])
  func `a key that others can read is reported`(around: Int, mode: Int, isTold: Bool) throws {
    try fill()
    let home = folder.place("home")
    let keys = folder.file("home/hearth/keys")
    try folder.makeFolders("home/hearth/keys")
    try folder.write("home/hearth/keys/account-1", "a password".utf8)
    chmod(keys + "/account-1", mode_t(mode))
    chmod(keys, mode_t(around))
    let inspector = SQLiteInspector(
      path: FilePath(path),
      store: .sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00")),
      folders: { AppFolders { _ in home } })
    let told = StoreFinding.openToOthers(path: FilePath(keys + "/account-1"), mode: mode)
    #expect(try inspector.inspect().findings == (isTold ? [told] : []))
  }

  @Test func `a backup that only an older program can restore is reported`() throws {
    try fill()
    let home = folder.place("home")
    let folders = AppFolders { _ in home }
    let backups = BackupFolder(in: try #require(folders), ofStoreAt: FilePath(path))
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let copies = SQLiteBackups(path: FilePath(path), clock: clock) { backups }
    let copy = try copies.makeBackup(at: nil, replacing: false).path
    _ = try copies.makeBackup(at: nil, replacing: false)
    try runSQL(copy.displayText, "PRAGMA user_version = 33")
    // The checksum applied to other bytes.
    try FileManager.default.removeItem(atPath: copy.displayText + ".sha256")
    let inspector = SQLiteInspector(
      path: FilePath(path), store: .sqlite(path: FilePath(path), now: clock.now),
      folders: { folders })
    #expect(
      try inspector.inspect().findings == [
        .olderBackup(path: copy, schema: 33, commit: "b11d62d9")
      ])
  }

  @Test func `a file that is not a store is refused and left unchanged`() throws {
    try folder.write("hearth.db", Array("just a note".utf8))
    #expect(throws: DomainError.damaged(.notAStore(path: FilePath(path)))) {
      try SQLiteInspector(path: FilePath(path)).inspect()
    }
    #expect(folder.bytes("hearth.db") == Array("just a note".utf8))
  }

  @Test func `a store of a newer program is refused`() throws {
    try fill()
    do {
      let newer = try SQLiteConnection(path: FilePath(path))
      try newer.begin(.write)
      try newer.recordSchema(version: 99)
      try newer.commit()
    }
    #expect(throws: DomainError.self) { try SQLiteInspector(path: FilePath(path)).inspect() }
  }

  @Test func `a path where no store can be created is reported`() throws {
    try folder.write("notes.txt", [1])
    let report = try SQLiteInspector(path: folder.place("notes.txt/a/hearth.db")).inspect()
    #expect(report.findings == [.cannotBeCreated(folder: folder.place("notes.txt"))])
    #expect(try SQLiteInspector(path: folder.place("a/b/hearth.db")).inspect().findings.isEmpty)
  }

  @Test func `a closed store is a single file`() throws {
    try fill()
    #expect(try folder.names() == ["hearth.db"])
    let bytes = try #require(folder.bytes("hearth.db"))
    try folder.write("copy.db", bytes)
    let copy = SQLStore.sqlite(path: folder.place("copy.db"), now: .fixed("2026-11-20T09:00"))
    #expect(try ProfileQueries(store: copy).profile().displayName.value == "Mina")
  }

  @Test func `a copy is inspected without changing it`() throws {
    try fill()
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let copies = SQLiteBackups(path: FilePath(path), clock: clock) { nil }
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    let bytes = try #require(folder.bytes("copy.db"))
    let report = try SQLiteInspector(path: copy).inspect()
    #expect(report.findings.isEmpty && report.unchecked.isEmpty)
    #expect(folder.bytes("copy.db") == bytes)
    #expect(try folder.names() == ["copy.db", "copy.db.sha256", "hearth.db"])
  }

  @Test func `an index that is locked by others is reported as not checked`() throws {
    try fill()
    let writer = try SQLiteConnection(path: FilePath(path))
    try writer.begin(.write)
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    let inspector = SQLiteInspector(path: FilePath(path), store: store, busyMilliseconds: 10)
    #expect(try inspector.inspect().unchecked == [.index])
    try writer.rollback()
    #expect(try inspector.inspect().unchecked.isEmpty)
  }

  private func fill() throws {
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
  }
}
