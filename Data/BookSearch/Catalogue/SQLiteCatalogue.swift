import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A catalogue in an SQLite file of its own, beside the store.
public struct SQLiteCatalogue: BookCatalogue {
  /// So many books are written at once.
  private static let batch = 50_000

  let path: String

  public init(path: String) {
    self.path = path
  }

  public func count() throws -> Int {
    try reading { connection in
      try connection.first("SELECT id FROM book ORDER BY id DESC LIMIT 1", of: "book") {
        try $0.int("id")
      }
    } ?? 0
  }

  public func fill(
    from source: @escaping () throws -> [UInt8], progress: (Int) throws -> Void
  ) throws -> ImportOutcome {
    removeLeftovers()
    // Nobody sees the new file before it is whole, and no other import writes to it.
    let temporary = try makeTemporary()
    do {
      let outcome = try write(to: temporary, from: source, progress)
      try put(temporary)
      return outcome
    } catch {
      SQLiteCatalogue.remove(temporary)
      throw error
    }
  }

  /// What the body reads from the catalogue; nil if there is none.
  func reading<T>(_ body: (any SQLConnection) throws -> T?) throws -> T? {
    guard FileStatus(path: path) != nil else { return nil }
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.read)
    defer { try? connection.rollback() }
    return try body(connection)
  }

  private func write(
    to file: String, from source: @escaping () throws -> [UInt8], _ progress: (Int) throws -> Void
  ) throws -> ImportOutcome {
    let connection = try SQLiteConnection(path: file)
    var outcome = ImportOutcome()
    try connection.begin(.write)
    for sql in CatalogueSchema.tables { try connection.execute(sql) }
    outcome.report = try CatalogueReader().read(source) { details in
      outcome.added += 1
      try add(details, outcome.added, to: connection)
      guard outcome.added % SQLiteCatalogue.batch == 0 else { return }
      try connection.commit()
      try progress(outcome.added)
      try connection.begin(.write)
    }
    for sql in CatalogueSchema.indexes { try connection.execute(sql) }
    try connection.commit()
    return outcome
  }

  private func add(_ details: BookDetails, _ id: Int, to connection: any SQLConnection) throws {
    let text = SearchText(details.searchedTexts)
    let number = SQLValue.number(id)
    try connection.execute(CatalogueSchema.adding, [number] + details.row)
    try connection.execute(
      CatalogueSchema.addingToIndex, [number, .text(text.folded), .text(text.initials)])
    try connection.execute(CatalogueSchema.addingToWords, [number, .text(text.folded)])
  }

  /// An empty file beside the catalogue that nobody else has, with the number of this process in
  /// its name.
  private func makeTemporary() throws -> String {
    var template = Array("\(path).new-\(getpid())-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    close(descriptor)
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes what imports left behind that ended too soon, but nothing of one that may go on.
  private func removeLeftovers() {
    let parent = Folder.parent(of: path)
    let start = "\(path.split(separator: "/").last ?? "").new-"
    for name in Folder(path: parent).names() where name.hasPrefix(start) {
      let number = name.dropFirst(start.count).prefix { $0 != "-" }
      guard let process = pid_t(number), process > 0, process != getpid(),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink((parent.isEmpty ? "." : parent) + "/" + name)
    }
  }

  /// Puts the new file in place of the old one, which whoever reads it keeps until it is done.
  private func put(_ temporary: String) throws {
    for ending in ["-wal", "-shm"] { unlink(path + ending) }
    guard rename(temporary, path) == 0 else { throw DomainError.lastError(at: path) }
    try Folder(path: Folder.parent(of: path)).synchronize()
  }

  private static func remove(_ file: String) {
    for ending in ["", "-wal", "-shm"] { unlink(file + ending) }
  }
}
