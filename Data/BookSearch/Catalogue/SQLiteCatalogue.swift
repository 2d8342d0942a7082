import CLibrary
import HearthDomain

/// A catalogue in an SQLite file next to the store.
package struct SQLiteCatalogue: BookCatalogue {
  /// Number of books that are inserted per transaction.
  private static let batchSize = 50_000

  let path: FilePath

  package init(path: FilePath) {
    self.path = path
  }

  package func fill(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    var outcome = ImportOutcome()
    guard isReplaceable else { throw DomainError.unavailable(.file(path: path, .exists)) }
    // Nothing may have been stored yet, so create the folder if it is missing.
    try Folder(path: path.parent).create()
    // Write a new file, which nobody sees until it is complete, not even another import. Readers
    // keep the old file open.
    let target = AtomicFile(path: path)
    try target.make(replacing: true, permissions: 0o600, guarded: true) { _, temporary in
      do {
        outcome = try write(to: temporary, from: source)
        try check(temporary)
      } catch DomainError.unavailable(.store(temporary, let trouble)) {
        throw DomainError.unavailable(.store(path: path, trouble))
      }
      checkpointOldLog()
      // Remove the log of the old file, which would not match the new file.
      try StoreLogs.clearLogs(beside: path, keeping: false)
    }
    return outcome
  }

  package func rehearse(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome {
    var outcome = ImportOutcome()
    guard isReplaceable else { throw DomainError.unavailable(.file(path: path, .exists)) }
    outcome.report = try CatalogueReader().read(source) { _ in
      outcome.added += 1
    }
    return outcome
  }

  /// Whether the existing file may be replaced: it is a catalogue, or empty.
  private var isReplaceable: Bool {
    guard let size = FileStatus(path: path)?.size, size > 0 else { return true }
    guard let head = try? FileChunks(of: path, acceptsPipes: false).next(), head.count >= 72
    else { return false }
    let mark = head[68..<72].reduce(0) { $0 << 8 | Int($1) }
    return head.starts(with: "SQLite format 3\0".utf8) && mark == CatalogueSchema.applicationID
  }

  /// Returns what the body reads from the catalogue; nil if there is none.
  func read<T>(_ body: (any SQLConnection) throws -> T?) throws -> T? {
    guard FileStatus(path: path) != nil else { return nil }
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.read)
    defer { try? connection.rollback() }
    return try body(connection)
  }

  /// Copies the log of an older catalogue into its main file. So the old file stays complete if
  /// replacing it fails.
  func checkpointOldLog() {
    guard FileStatus(path: path + "-wal")?.size ?? 0 > 0 else { return }
    try? SQLiteSession.open(existing: path, waiting: 0).checkpointAll()
  }

  private func write(
    to file: FilePath, from source: @escaping () throws -> [UInt8]
  ) throws -> ImportOutcome {
    let connection = try SQLiteConnection(path: file)
    var outcome = ImportOutcome()
    try connection.begin(.write)
    for sql in CatalogueSchema.tables { try connection.execute(sql) }
    outcome.report = try CatalogueReader().read(source) { details in
      outcome.added += 1
      try add(details, outcome.added, to: connection)
      guard outcome.added % SQLiteCatalogue.batchSize == 0 else { return }
      try connection.commit()
      try connection.begin(.write)
    }
    for sql in CatalogueSchema.indexes { try connection.execute(sql) }
    try connection.commit()
    try connection.checkpointAll()
    return outcome
  }

  /// Checks the new file as written to disk.
  private func check(_ file: FilePath) throws {
    do {
      let answer = try SQLiteSession.open(existing: file, waiting: 0).run("PRAGMA quick_check(1)")
      guard case .text(let detail) = answer else {
        throw DomainError.damaged(.store(path: path, detail: "no answer"))
      }
      if detail != "ok" { throw DomainError.damaged(.store(path: path, detail: detail)) }
    } catch let error as SQLiteError {
      throw error.domainError(path: path)
    }
  }

  private func add(_ details: BookDetails, _ id: Int, to connection: any SQLConnection) throws {
    let text = SearchText(details.searchedTexts)
    let number = SQLValue.number(id)
    try connection.execute(CatalogueSchema.insertBook, [number] + details.row)
    try connection.execute(
      CatalogueSchema.insertIntoIndex, [number, .text(text.folded), .text(text.initials)])
    try connection.execute(CatalogueSchema.insertIntoWords, [number, .text(text.folded)])
  }
}
