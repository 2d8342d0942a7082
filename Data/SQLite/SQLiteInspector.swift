import CLibrary
import HearthDomain

/// Looks for problems in the SQLite file at a path.
package struct SQLiteInspector: StoreInspector {
  /// Free space below which a warning is reported, in bytes.
  private static let scarceBytes = 64 * 1024 * 1024

  private let path: FilePath
  private let store: SQLStore
  private let busyTimeoutMilliseconds: Int32
  private let folders: @Sendable () -> AppFolders?
  /// Folder with temporary texts that are edited in the user's editor.
  private let texts: FilePath?

  /// Creates an inspector for the file at the path. Repairs are made by means of `store`; the
  /// program's folders are inspected as well.
  package init(
    path: FilePath, store: SQLStore, busyMilliseconds: Int32 = 5_000,
    texts: FilePath? = nil, folders: @escaping @Sendable () -> AppFolders? = { nil }
  ) {
    self.path = path
    self.store = store
    self.busyTimeoutMilliseconds = busyMilliseconds
    self.folders = folders
    self.texts = texts
  }

  package init(path: FilePath) {
    self.init(
      path: path, store: .sqlite(path: path, now: Now { Instant(milliseconds: 0) }))
  }

  package func inspect() throws -> StoreReport {
    // Check that the file exists, as opening would create it.
    guard let status = FileStatus(path: path) else {
      return StoreReport(path: path, file: nil, findings: creationFindings() + fileFindings())
    }
    let contents = try contents()
    let free = SQLiteFile(path: path).freeBytes
    let file = StoreReport.File(
      bytes: Int(clamping: status.size + logBytes), freeBytes: free, schema: contents.schema)
    return StoreReport(
      path: path, file: file,
      findings: contents.findings + permissionFindings(status, of: path)
        + (free < SQLiteInspector.scarceBytes ? [.littleSpace(bytes: free)] : [])
        + fileFindings(),
      unchecked: contents.isIndexChecked ? [] : [.index], tables: contents.tables)
  }

  /// Size of the data in the log that is not yet in the main file.
  private var logBytes: Int64 { FileStatus(path: path + "-wal").map { Int64($0.size) } ?? 0 }

  /// Returns findings about backups that were changed, leftovers of crashed runs, and key files
  /// that others can read.
  private func fileFindings() -> [StoreFinding] {
    (backups?.corruptedBackups() ?? []).map { .changedBackup(path: $0) } + olderBackups
      + programFolders.flatMap { TemporaryFolder.leftovers(in: $0) }.map { left in
        .leftover(
          path: left.path, bytes: Int(clamping: left.bytes), isSurelyOne: left.isCertainlyAbandoned,
          isFolder: left.isFolder)
      } + openKeys
  }

  private var olderBackups: [StoreFinding] {
    (backups?.schemaVersions() ?? []).filter { $0.schema < Migration.oldestSupported }.map {
      .olderBackup(path: $0.path, schema: $0.schema, commit: Migration.commitForOlder)
    }
  }

  /// Findings about keys and account passwords that others can read.
  private var openKeys: [StoreFinding] {
    guard let folder = folders()?.keys, let status = FileStatus(path: folder),
      status.permissions & 0o011 != 0
    else { return [] }
    return Folder(path: folder).names().sorted { $0.displayText < $1.displayText }.flatMap { name in
      let path = folder.appending(name)
      return FileStatus(path: path).map { permissionFindings($0, of: path) } ?? []
    }
  }

  private var backups: BackupFolder? { folders().map { BackupFolder(in: $0, ofStoreAt: path) } }

  /// Folders in which leftovers of crashed runs are searched. Leftovers in other folders are
  /// removed the next time the program creates something there.
  private var programFolders: [FilePath] {
    let own = folders().map { [$0.data, $0.data.appending("profiles"), $0.config, $0.state] } ?? []
    let all =
      [((try? SymbolicLink.finalTarget(of: path)) ?? path).parent] + own
      + (backups?.allFolders ?? [])
      + (texts.map { [$0] } ?? [])
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private struct Contents {
    var schema: Int?
    var findings: [StoreFinding] = []
    var isIndexChecked = true
    var tables: [StoreReport.Table] = []
  }

  /// Reads the contents; damage is a finding, not an error.
  private func contents() throws -> Contents {
    var contents = Contents()
    do {
      let connection = try SQLiteConnection(path: path, busyMilliseconds: busyTimeoutMilliseconds)
      try examine(connection, &contents)
    } catch DomainError.damaged(.index) {
      // The damaged index may also make the check itself fail.
      contents.findings.append(.outdatedData(.index, count: 1))
    } catch DomainError.damaged(.store(_, let detail)) {
      let finding = StoreFinding.corrupted(detail: detail)
      if !contents.findings.contains(finding) { contents.findings.append(finding) }
      // Use a new connection, as the state of the other one is unknown.
      if let connection = try? SQLiteConnection(path: path) {
        contents.tables = readableTables(in: connection)
      }
    }
    return contents
  }

  private func examine(_ connection: SQLiteConnection, _ contents: inout Contents) throws {
    try connection.begin(.read)
    defer { try? connection.rollback() }
    let schema = try connection.schemaVersion()
    try Migration.check(schema, of: path)
    contents.schema = schema
    // Compare the schema first: an integrity check evaluates foreign tables and indexes, which may
    // never end.
    let form = StoreSchema(connection: connection, steps: Migration.all)
    let judged = Result { (try form.mismatches(), try form.integrityQueries()) }
    if case .success((let mismatches, _)) = judged, mismatches.contains(where: \.mayBeComputed) {
      contents.findings += mismatches.map { .mismatch($0) }
      return
    }
    // If the comparison fails, the schema itself is damaged, and nothing in it is evaluated.
    let queries = (try? judged.get().1) ?? ["PRAGMA integrity_check(\(SQLiteCheck.maxMessages))"]
    let violations = try addIntegrityFindings(of: connection, queries, to: &contents.findings)
    if !contents.findings.isEmpty {
      contents.tables = readableTables(in: connection)
      return
    }
    let mismatches = try judged.get().0
    contents.findings += mismatches.map { .mismatch($0) }
    if mismatches.contains(where: \.canAffectWrites) { return }
    contents.findings += try brokenReferences(in: connection)
    // Rows can be checked further only in a store with this program's schema.
    guard contents.findings.count == mismatches.count, schema == Migration.newestNumber else {
      return
    }
    contents.findings += try DerivedData(connection: connection).findings()
    contents.findings += SQLiteInspector.violationFindings(violations)
    try connection.rollback()
    let index = indexFindings(in: connection)
    contents.findings += index ?? []
    contents.isIndexChecked = index != nil
  }

  /// Returns findings about invalid rows, for tables that no other check covers.
  private static func violationFindings(_ violations: [String: Int]) -> [StoreFinding] {
    let others = Set(DerivedTable.all.map(\.name) + HistoryTable.all.map(\.name))
      .union(TriggerTotals.tables)
    return violations.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }
      .map { .unreadableRows(table: $0.key, first: [], count: $0.value) }
  }

  /// Returns, for each table with user data, how many rows can be read.
  private func readableTables(in connection: SQLiteConnection) -> [StoreReport.Table] {
    defer { try? connection.rollback() }
    try? connection.beginRescue()
    var names: [String] = []
    for area in ArchiveArea.all where !names.contains(area.table) { names.append(area.table) }
    return names.map { name in
      var rows = 0
      do {
        // Read the table itself, since an index may refer to lost rows.
        try connection.query("SELECT * FROM \(name) NOT INDEXED", [], of: name) { _ in rows += 1 }
        return StoreReport.Table(name: name, rows: rows, isCompletelyReadable: true)
      } catch {
        return StoreReport.Table(name: name, rows: rows, isCompletelyReadable: false)
      }
    }
  }

  @discardableResult
  package func rebuildDerivedData() throws -> Int {
    for place in programFolders { TemporaryFolder.removeLeftovers(in: place) }
    guard FileStatus(path: path) != nil else { return 0 }
    try repairSchema()
    return try store.transaction(.write) { connection, search in
      try DerivedData(connection: connection).rebuild(search)
    }
  }

  /// Repairs the schema. Does nothing for a schema version that this program cannot open.
  private func repairSchema() throws {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: busyTimeoutMilliseconds)
    try connection.begin(.write)
    defer { try? connection.rollback() }
    let schema = StoreSchema(connection: connection, steps: Migration.all)
    let found = try connection.schemaVersion()
    guard (Migration.oldestSupported...Migration.newestNumber).contains(found) else { return }
    try schema.repair(rewriting: connection.redefine, removing: connection.removeTextIndex)
    try connection.commit()
  }

  /// Checks the full-text index; nil if the store cannot be written to now. SQLite checks only in a
  /// write transaction, although it writes nothing.
  private func indexFindings(in connection: SQLiteConnection) -> [StoreFinding]? {
    defer { try? connection.rollback() }
    do {
      try connection.begin(.trial, waits: false)
      try TextIndex(connection: connection).check()
      return []
    } catch DomainError.damaged {
      return [.outdatedData(.index, count: 1)]
    } catch {
      return nil
    }
  }

  /// Returns a finding if there is no store at the path and it could not be created.
  private func creationFindings() -> [StoreFinding] {
    var folder = path.parent
    while folder != folder.parent, FileStatus(path: folder) == nil { folder = folder.parent }
    let isUsable =
      FileStatus(path: folder)?.kind == .folder
      && faccessat(AT_FDCWD, folder.cString, W_OK | X_OK, AT_EACCESS) == 0
    return isUsable ? [] : [.cannotBeCreated(folder: folder)]
  }

  /// Adds the findings of SQLite's integrity check, also those before an error. Returns the number
  /// of invalid rows by table instead of adding them, as other checks report these.
  private func addIntegrityFindings(
    of connection: SQLiteConnection, _ queries: [String], to findings: inout [StoreFinding]
  ) throws -> [String: Int] {
    var (violations, left): ([String: Int], Int) = ([:], 0)
    for query in queries {
      try connection.query(query, [], of: "integrity_check") { row in
        let detail = try row.text("integrity_check")
        if let violation = RowViolation(detail) {
          violations[violation.table, default: 0] += 1
        } else if SQLiteCheck.concernsTextIndex(detail) {
          // Problems of the full-text index are found by its own check.
          return
        } else if detail != "ok", findings.count < SQLiteInspector.maxDetails {
          findings.append(.corrupted(detail: detail))
        } else if detail != "ok" {
          left += 1
        }
      }
    }
    if left > 0 { findings.append(.furtherCorruptions(count: left)) }
    return violations
  }

  /// Maximum number of messages that are reported in full.
  private static let maxDetails = 20

  private func brokenReferences(in connection: SQLiteConnection) throws -> [StoreFinding] {
    let tables = try connection.rows("PRAGMA foreign_key_check", of: "foreign_key_check") { row in
      try row.text("table")
    }
    return Dictionary(grouping: tables) { $0 }.sorted { $0.key < $1.key }
      .map { .brokenReferences(table: $0.key, count: $0.value.count) }
  }

  /// Returns a finding if others than the owner can access the file; SQLite's files get the same
  /// mode.
  private func permissionFindings(_ status: FileStatus, of path: FilePath) -> [StoreFinding] {
    status.permissions & 0o077 == 0
      ? [] : [.openToOthers(path: path, mode: Int(status.permissions))]
  }
}

extension SchemaMismatch {
  /// Whether SQLite may evaluate the foreign object during an integrity check.
  fileprivate var mayBeComputed: Bool {
    guard canAffectWrites, difference != .missing else { return false }
    return switch kind {
    case .table, .index: true
    case .trigger, .view: false
    }
  }
}
