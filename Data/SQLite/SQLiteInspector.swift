import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks for trouble in the SQLite file at a path.
public struct SQLiteInspector: StoreInspector {
  /// Less space than this is worth a word.
  private static let scarceBytes = 64 * 1024 * 1024

  private let path: String

  public init(path: String) {
    self.path = path
  }

  public func inspect() throws -> StoreReport {
    // Opening would create it.
    guard let status = FileStatus(path: path) else {
      return StoreReport(path: path, file: nil, findings: [])
    }
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.read)
    let schema = try connection.schemaVersion()
    let contents = try unsoundness(of: connection) + brokenReferences(in: connection)
    try connection.rollback()
    let free = freeBytes()
    let file = StoreReport.File(bytes: Int(status.size), freeBytes: free, schema: schema)
    return StoreReport(
      path: path, file: file,
      findings: contents + openness()
        + (free < SQLiteInspector.scarceBytes ? [.littleSpace(bytes: free)] : []))
  }

  private func unsoundness(of connection: SQLiteConnection) throws -> [StoreFinding] {
    try connection.rows("PRAGMA integrity_check(20)", of: "integrity_check") { row in
      try row.text("integrity_check")
    }
    .filter { $0 != "ok" }.map { .unsound(detail: $0) }
  }

  private func brokenReferences(in connection: SQLiteConnection) throws -> [StoreFinding] {
    let tables = try connection.rows("PRAGMA foreign_key_check", of: "foreign_key_check") { row in
      try row.text("table")
    }
    return Dictionary(grouping: tables) { $0 }.sorted { $0.key < $1.key }
      .map { .brokenReferences(table: $0.key, count: $0.value.count) }
  }

  /// The store's files as far as others than their owner may use them.
  private func openness() -> [StoreFinding] {
    [path, path + "-wal", path + "-shm"].compactMap { file in
      guard let status = FileStatus(path: file), status.permissions & 0o077 != 0 else {
        return nil
      }
      return .openToOthers(path: file, mode: Int(status.permissions))
    }
  }

  private func freeBytes() -> Int {
    var status = statvfs()
    let folder = Folder.parent(of: path)
    guard statvfs(folder.isEmpty ? "." : folder, &status) == 0 else { return .max }
    let (bytes, overflow) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return overflow ? .max : bytes
  }
}
