import CLibrary
import HearthDomain

/// Looks for trouble in the SQLite file at a path.
package struct SQLiteInspector: StoreInspector {
  /// Less space than this is worth a word.
  private static let scarceBytes = 64 * 1024 * 1024

  private let path: FilePath
  private let store: SQLStore
  private let busyMilliseconds: Int32
  private let folders: @Sendable () -> AppFolders?
  /// Where editors are given texts.
  private let texts: FilePath?

  /// The store is the one at the path, for mending it; what lies in the program's folders is
  /// looked at, too.
  package init(
    path: FilePath, store: SQLStore, busyMilliseconds: Int32 = 5_000,
    texts: FilePath? = nil, folders: @escaping @Sendable () -> AppFolders? = { nil }
  ) {
    self.path = path
    self.store = store
    self.busyMilliseconds = busyMilliseconds
    self.folders = folders
    self.texts = texts
  }

  package init(path: FilePath) {
    self.init(
      path: path, store: .sqlite(path: path, now: Now { Instant(milliseconds: 0) }))
  }

  package func inspect() throws -> StoreReport {
    // Opening would create it.
    guard let status = FileStatus(path: path) else {
      return StoreReport(path: path, file: nil, findings: placeToMakeIt() + surroundings())
    }
    let contents = try contents()
    let free = SQLiteFile(path: path).freeBytes
    let file = StoreReport.File(
      bytes: Int(clamping: status.size + logBytes), freeBytes: free, schema: contents.schema)
    return StoreReport(
      path: path, file: file,
      findings: contents.findings + openness(status, of: path)
        + (free < SQLiteInspector.scarceBytes ? [.littleSpace(bytes: free)] : [])
        + surroundings(),
      unchecked: contents.isIndexChecked ? [] : [.index], tables: contents.tables)
  }

  /// How much has not been moved from the log into the file yet.
  private var logBytes: Int64 { FileStatus(path: path + "-wal").map { Int64($0.size) } ?? 0 }

  /// Whether backups are as they were made, and what runs left that were ended.
  private func surroundings() -> [StoreFinding] {
    (backups?.changed() ?? []).map { .changedBackup(path: $0) }
      + places.flatMap { TemporaryFolder.leftovers(in: $0) }.map { left in
        .leftover(
          path: left.path, bytes: Int(clamping: left.bytes), isSurelyOne: left.isSurelyOne,
          isFolder: left.isFolder)
      } + openKeys
  }

  /// Keys and passwords of accounts that were brought here so that others may read them.
  private var openKeys: [StoreFinding] {
    guard let folder = folders()?.keys, let status = FileStatus(path: folder),
      status.permissions & 0o011 != 0
    else { return [] }
    return Folder(path: folder).names().sorted { $0.shown < $1.shown }.flatMap { name in
      let path = folder.appending(name)
      return FileStatus(path: path).map { openness($0, of: path) } ?? []
    }
  }

  private var backups: BackupFolder? { folders().map { BackupFolder(in: $0, ofStoreAt: path) } }

  /// Where this program makes files by itself; what else was named is cleared when something is
  /// made there again.
  private var places: [FilePath] {
    let own = folders().map { [$0.data, $0.data.appending("profiles"), $0.config, $0.state] } ?? []
    let all =
      [((try? SymbolicLink.end(of: path)) ?? path).parent] + own + (backups?.all ?? [])
      + (texts.map { [$0] } ?? [])
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private struct Contents {
    var schema: Int?
    var findings: [StoreFinding] = []
    var isIndexChecked = true
    var tables: [StoreReport.Table] = []
  }

  /// What is damaged is a finding here and never an error.
  private func contents() throws -> Contents {
    var contents = Contents()
    do {
      let connection = try SQLiteConnection(path: path, busyMilliseconds: busyMilliseconds)
      try look(into: connection, &contents)
    } catch DomainError.damaged(.index) {
      // The engine may open it when it looks for damage.
      contents.findings.append(.outOfStep(.index, count: 1))
    } catch DomainError.damaged(.store(_, let detail)) {
      let finding = StoreFinding.unsound(detail: detail)
      if !contents.findings.contains(finding) { contents.findings.append(finding) }
      // Anew, because it is not known in which state the other one was left.
      if let connection = try? SQLiteConnection(path: path) {
        contents.tables = readableTables(in: connection)
      }
    }
    return contents
  }

  private func look(into connection: SQLiteConnection, _ contents: inout Contents) throws {
    try connection.begin(.read)
    defer { try? connection.rollback() }
    let schema = try connection.schemaVersion()
    guard schema <= Migration.known else {
      throw DomainError.unavailable(
        .store(path: path, .newerSchema(found: schema, known: Migration.known)))
    }
    contents.schema = schema
    // Judged first: looking for damage computes what tables and indexes of others say, which may
    // have no end.
    let form = StoreSchema(connection: connection, steps: Migration.all)
    let judged = Result { (try form.mismatches(), try form.soundnessQueries()) }
    if case .success((let mismatches, _)) = judged, mismatches.contains(where: \.mayBeComputed) {
      contents.findings += mismatches.map { .mismatch($0) }
      return
    }
    // What cannot be judged is damaged itself, and nothing in it is computed.
    let queries = (try? judged.get().1) ?? ["PRAGMA integrity_check(\(SQLiteCheck.most))"]
    let violations = try addUnsoundness(of: connection, queries, to: &contents.findings)
    if !contents.findings.isEmpty {
      contents.tables = readableTables(in: connection)
      return
    }
    let mismatches = try judged.get().0
    contents.findings += mismatches.map { .mismatch($0) }
    if mismatches.contains(where: \.isInTheWay) { return }
    contents.findings += try brokenReferences(in: connection)
    // What is of another form cannot be looked into any further.
    guard contents.findings.count == mismatches.count, schema == Migration.known else { return }
    contents.findings += try DerivedData(connection: connection).findings()
    contents.findings += SQLiteInspector.odd(violations)
    try connection.rollback()
    let index = indexTrouble(in: connection)
    contents.findings += index ?? []
    contents.isIndexChecked = index != nil
  }

  /// The tables whose rows nobody else looks at.
  private static func odd(_ violations: [String: Int]) -> [StoreFinding] {
    let others = Set(DerivedTable.all.map(\.name) + HistoryTable.all.map(\.name))
      .union(TriggerTotals.tables)
    return violations.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }
      .map { .unreadableRows(table: $0.key, first: [], count: $0.value) }
  }

  /// How far each table can be read that holds what was entered.
  private func readableTables(in connection: SQLiteConnection) -> [StoreReport.Table] {
    defer { try? connection.rollback() }
    try? connection.beginRescue()
    var names: [String] = []
    for area in ArchiveArea.all where !names.contains(area.table) { names.append(area.table) }
    return names.map { name in
      var rows = 0
      do {
        // The rows themselves, for an index may know of what is gone.
        try connection.query("SELECT * FROM \(name) NOT INDEXED", [], of: name) { _ in rows += 1 }
        return StoreReport.Table(name: name, rows: rows, isWhole: true)
      } catch {
        return StoreReport.Table(name: name, rows: rows, isWhole: false)
      }
    }
  }

  @discardableResult
  package func rebuild() throws -> Int {
    for place in places { TemporaryFolder.removeLeftovers(in: place) }
    guard FileStatus(path: path) != nil else { return 0 }
    try mendSchema()
    return try store.transaction(.write) { connection, search in
      try DerivedData(connection: connection).rebuild(search)
    }
  }

  /// What is still strange afterwards is told by whoever changes the store next.
  private func mendSchema() throws {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: busyMilliseconds)
    try connection.begin(.write)
    defer { try? connection.rollback() }
    let schema = StoreSchema(connection: connection, steps: Migration.all)
    guard (1...Migration.known).contains(try connection.schemaVersion()) else { return }
    try schema.mend(rewriting: connection.rewrite, removing: connection.removeTextIndex)
    try connection.commit()
  }

  /// The engine compares its index with the texts only where it may write, though it writes
  /// nothing; nil where it may not now, because others do or nobody can.
  private func indexTrouble(in connection: SQLiteConnection) -> [StoreFinding]? {
    defer { try? connection.rollback() }
    do {
      try connection.begin(.trial, waits: false)
      try TextIndex(connection: connection).check()
      return []
    } catch DomainError.damaged {
      return [.outOfStep(.index, count: 1)]
    } catch {
      return nil
    }
  }

  /// Whether the store could be made where it shall be.
  private func placeToMakeIt() -> [StoreFinding] {
    var folder = path.parent
    while folder != folder.parent, FileStatus(path: folder) == nil { folder = folder.parent }
    let isUsable =
      FileStatus(path: folder)?.kind == .folder
      && faccessat(AT_FDCWD, folder.cString, W_OK | X_OK, AT_EACCESS) == 0
    return isUsable ? [] : [.cannotBeMade(folder: folder)]
  }

  /// What the engine finds before it gives up is told too. What is wrong with the values of rows
  /// is told of those rows, in ``DerivedData``, or of the table where nobody else looks at them.
  private func addUnsoundness(
    of connection: SQLiteConnection, _ queries: [String], to findings: inout [StoreFinding]
  ) throws -> [String: Int] {
    var (violations, left): ([String: Int], Int) = ([:], 0)
    for query in queries {
      try connection.query(query, [], of: "integrity_check") { row in
        let detail = try row.text("integrity_check")
        if let violation = RowViolation(detail) {
          violations[violation.table, default: 0] += 1
        } else if SQLiteCheck.isOfTheTextIndex(detail) {
          // Told where it is used.
          return
        } else if detail != "ok", findings.count < SQLiteInspector.mostDetails {
          findings.append(.unsound(detail: detail))
        } else if detail != "ok" {
          left += 1
        }
      }
    }
    if left > 0 { findings.append(.furtherUnsound(count: left)) }
    return violations
  }

  /// So much of what contradicts itself is told.
  private static let mostDetails = 20

  private func brokenReferences(in connection: SQLiteConnection) throws -> [StoreFinding] {
    let tables = try connection.rows("PRAGMA foreign_key_check", of: "foreign_key_check") { row in
      try row.text("table")
    }
    return Dictionary(grouping: tables) { $0 }.sorted { $0.key < $1.key }
      .map { .brokenReferences(table: $0.key, count: $0.value.count) }
  }

  /// Whether others than the owner may use the file; what SQLite makes beside a store is like it.
  private func openness(_ status: FileStatus, of path: FilePath) -> [StoreFinding] {
    status.permissions & 0o077 == 0
      ? [] : [.openToOthers(path: path, mode: Int(status.permissions))]
  }
}

extension SchemaMismatch {
  /// Whether the engine computes what it says when it looks for damage.
  fileprivate var mayBeComputed: Bool {
    guard isInTheWay, trouble != .missing else { return false }
    return switch kind {
    case .table, .index: true
    case .trigger, .view: false
    }
  }
}
