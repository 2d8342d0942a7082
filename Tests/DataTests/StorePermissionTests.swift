import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct StorePermissionTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("a b?c%41.db") }
  private var store: SQLStore { .sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00")) }

  init() throws {
    try setPermissions(0o755, of: folder.path)
  }

  @Test func `a file without read permission is reported`() throws {
    try folder.write("a b?c%41.db", [])
    try setPermissions(0o000, of: path)
    asOrdinaryUser { expect(.noPermission, at: path) { try store.read { _ in } } }
  }

  @Test func `a folder without access permission is reported`() throws {
    try setPermissions(0o000, of: folder.path)
    asOrdinaryUser { expect(.noPermission, at: path) { try store.read { _ in } } }
    try setPermissions(0o700, of: folder.path)
  }

  @Test func `without permission nothing is created`() throws {
    try setPermissions(0o555, of: folder.path)
    asOrdinaryUser { expect(.noPermission, at: path) { try store.write { _ in } } }
    #expect(try folder.names().isEmpty)
    try setPermissions(0o755, of: folder.path)
  }

  @Test(arguments: [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
  func `a read-only store can be read`(file: Int, above: Int) throws {
    try rename("지은", in: store)
    // Copied without the log, as to a read-only disk.
    try runSQL(path, "PRAGMA wal_checkpoint(TRUNCATE)")
    try runSQL(path, "PRAGMA journal_mode = DELETE", "PRAGMA journal_mode = WAL")
    try setPermissions(mode_t(file), of: path)
    try setPermissions(mode_t(above), of: folder.path)
    let store = store
    try asOrdinaryUser { () throws in
      #expect(try name(in: store) == "지은")
      expect(.readOnly, at: path) { try rename("하나", in: store) }
      #expect(try name(in: store) == "지은")
    }
    try setPermissions(0o755, of: folder.path)
  }

  @Test func `a log in a read-only folder is read too`() throws {
    let writer = store
    try rename("지은", in: writer)
    for suffix in ["", "-wal", "-shm"] { try setPermissions(0o444, of: path + suffix) }
    try setPermissions(0o555, of: folder.path)
    try asOrdinaryUser { () throws in
      #expect(try name(in: store) == "지은")
      expect(.readOnly, at: path) { try rename("하나", in: store) }
    }
    try setPermissions(0o755, of: folder.path)
  }
}
