import CLibrary
import CSQLite
import HearthDomain

/// The file of a store: how it is made and opened.
struct SQLiteFile {
  let path: FilePath

  /// Why a file is opened for reading alone, as if nobody ever changed it.
  enum Freezing {
    case isUnwritable
    /// The disk is so full that not even the index that readers share fits beside it.
    case lacksRoom
  }

  /// An open file.
  struct Opened {
    let handle: OpaquePointer
    /// Nil for one that can be written to.
    let freezing: Freezing?
  }

  /// Opens the file; a missing one is created for its owner's eyes only.
  func open() throws -> Opened {
    let kind = FileStatus(path: path)?.kind
    switch kind {
    case .file?, nil: break
    case .folder?: throw DomainError.unavailable(.store(path: path, .isFolder))
    // A pipe would keep SQLite waiting, a device would swallow what is written.
    case .other?: throw DomainError.damaged(.notAStore(path: path))
    }
    try StoreLogs.refuseSpecial(beside: (try? SymbolicLink.end(of: path)) ?? path)
    if kind == nil { try create() }
    var handle = try Self.connect(plainPath, flags: SQLITE_OPEN_READWRITE)
    do { try StoreLogs.refuseForeign(beside: handle, called: path) } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    let freezing = freezing(of: handle)
    if freezing != nil {
      let frozen = frozenAddress(of: handle)
      sqlite3_close_v2(handle)
      handle = try Self.connect(frozen, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
    _ = csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    return Opened(handle: handle, freezing: freezing)
  }

  /// How many bytes the disk still takes; the greatest number where it does not tell.
  var freeBytes: Int {
    var status = statvfs()
    guard statvfs(path.parent.cString, &status) == 0 else { return .max }
    let (bytes, overflow) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return overflow ? .max : bytes
  }

  /// Whether the index that readers share finds room beside the file.
  var hasRoom: Bool { freeBytes >= SQLiteFile.sharedIndexBytes }

  private static let sharedIndexBytes = 32 << 10

  /// An empty file of mode 0600, in folders of mode 0700. SQLite gives the files that it
  /// makes beside it the same mode.
  private func create() throws {
    let most = 255 - "-journal".utf8.count
    guard path.name.bytes.count <= most else {
      throw DomainError.unavailable(.store(path: path, .longName(most: most)))
    }
    do {
      try Folder(path: path.parent).create()
      let descriptor = Self.make(plainPath)
      guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
      try OpenFile(adopting: descriptor).close(at: path)
    } catch DomainError.unavailable(.file(_, let trouble)) {
      throw DomainError.unavailable(.store(path: path, StoreTrouble(trouble)))
    }
  }

  /// An empty database that no file keeps.
  static func inMemory() throws -> OpaquePointer {
    try connect(":memory:", flags: SQLITE_OPEN_READWRITE)
  }

  private static let hasBegun: Void = { _ = csqlite_count_no_memory() }()

  private static func connect(_ address: FilePath, flags: Int32) throws -> OpaquePointer {
    hasBegun
    var handle: OpaquePointer?
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(address.cString, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw handle == nil ? SQLiteError(code: code) : SQLiteError(code, on: handle)
    }
    distrust(handle)
    return handle
  }

  /// A file may have been made by anybody: what stands in its schema may use no function that
  /// does more than reckon, none of its views is looked into, as this program makes none, and no
  /// statement can damage the file.
  private static func distrust(_ handle: OpaquePointer) {
    _ = csqlite_set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
    _ = csqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  /// SQLite takes some words for more than a path: none at all, `:memory:`.
  private var plainPath: FilePath { path.isAbsolute ? path : FilePath(".").appending(path) }

  /// Why nothing can be written here, not even the index that readers share, while everything
  /// stands in the file itself; else nil.
  private func freezing(of handle: OpaquePointer) -> Freezing? {
    guard let main = sqlite3_db_filename(handle, "main") else { return nil }
    let file = FilePath(cString: main)
    let isWritable = Self.isWritable(file) && Self.isWritable(file.parent)
    if isWritable, hasRoom || isShared(file) { return nil }
    let log = FileStatus(path: FilePath(cString: sqlite3_filename_wal(main)))?.size ?? 0
    guard log == 0 else { return nil }
    guard isWritable else { return .isUnwritable }
    return FileStatus(path: file)?.size ?? 0 > 0 ? .lacksRoom : nil
  }

  /// Whether the index is there already, so that somebody may write in spite of all.
  private func isShared(_ file: FilePath) -> Bool {
    FileStatus(path: file + "-shm")?.size ?? 0 >= SQLiteFile.sharedIndexBytes
  }

  /// Tells SQLite that nobody changes the file, so that it needs nothing beside it.
  private func frozenAddress(of handle: OpaquePointer) -> FilePath {
    let file = FilePath(cString: sqlite3_db_filename(handle, "main"))
    return FilePath(file.fileAddress + "?immutable=1")
  }

  private static func isWritable(_ path: FilePath) -> Bool {
    faccessat(AT_FDCWD, path.cString, W_OK, AT_EACCESS) == 0
  }

  private static func make(_ path: FilePath) -> Int32 {
    // Not exclusive: another program that creates the same store may be quicker, and a
    // symbolic link may lead to a file that is still to come.
    CLibrary.open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }
}
