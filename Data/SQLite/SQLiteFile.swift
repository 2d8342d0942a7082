import CLibrary
import CSQLite
import HearthDomain

/// The file of a store: creating and opening it.
struct SQLiteFile {
  let path: FilePath

  /// Why a file is opened as immutable, for reading only.
  enum ImmutableReason {
    case unwritable
    /// The disk is too full for the shared-memory file.
    case diskFull
  }

  /// An open file.
  struct Opened {
    let handle: OpaquePointer
    /// Why the file was opened as immutable; nil if it is writable.
    let immutableReason: ImmutableReason?
  }

  /// Opens the file; creates a missing one with mode 0600.
  func open() throws -> Opened {
    let kind = FileStatus(path: path)?.kind
    switch kind {
    case .file?, nil: break
    case .folder?: throw DomainError.unavailable(.store(path: path, .isFolder))
    // A pipe would block SQLite, and a device would discard what is written.
    case .other?: throw DomainError.damaged(.notAStore(path: path))
    }
    try StoreLogs.refuseSpecial(beside: (try? SymbolicLink.finalTarget(of: path)) ?? path)
    if kind == nil { try create() }
    var handle = try Self.connect(plainPath, flags: SQLITE_OPEN_READWRITE)
    do { try StoreLogs.refuseForeign(beside: handle, called: path) } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    let freezing = immutableReason(of: handle)
    if freezing != nil {
      let frozen = immutableURI(of: handle)
      sqlite3_close_v2(handle)
      handle = try Self.connect(frozen, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
    _ = csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    return Opened(handle: handle, immutableReason: freezing)
  }

  /// Free bytes on the disk; the maximum if unknown.
  var freeBytes: Int {
    var status = statvfs()
    guard statvfs(path.parent.cString, &status) == 0 else { return .max }
    let (bytes, overflow) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return overflow ? .max : bytes
  }

  /// Whether the shared-memory file fits on the disk.
  var hasRoom: Bool { freeBytes >= SQLiteFile.sharedIndexBytes }

  private static let sharedIndexBytes = 32 << 10

  /// Creates an empty file with mode 0600, and missing folders with mode 0700. SQLite uses the
  /// file's mode for its log, too.
  private func create() throws {
    let most = 255 - "-journal".utf8.count
    guard path.lastComponent.bytes.count <= most else {
      throw DomainError.unavailable(.store(path: path, .pathTooLong(most: most)))
    }
    do {
      try Folder(path: path.parent).create()
      let descriptor = Self.createFile(plainPath)
      guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
      try OpenFile(adopting: descriptor).close(at: path)
    } catch DomainError.unavailable(.file(_, let trouble)) {
      throw DomainError.unavailable(.store(path: path, StoreTrouble(trouble)))
    }
  }

  /// Opens an empty in-memory database.
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
    harden(handle)
    return handle
  }

  /// Protects against hostile files: schema objects may call only harmless functions, views are
  /// disabled, as this program has none, and no statement can corrupt the file.
  private static func harden(_ handle: OpaquePointer) {
    _ = csqlite_set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
    _ = csqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  /// The path in a form that SQLite does not interpret: an empty path or `:memory:` would have a
  /// special meaning.
  private var plainPath: FilePath { path.isAbsolute ? path : FilePath(".").appending(path) }

  /// Returns the reason to open the file as immutable: not even the shared-memory file can be
  /// written. Returns nil if it can, or if the log contains data.
  private func immutableReason(of handle: OpaquePointer) -> ImmutableReason? {
    guard let main = sqlite3_db_filename(handle, "main") else { return nil }
    let file = FilePath(cString: main)
    let isWritable = Self.isWritable(file) && Self.isWritable(file.parent)
    if isWritable, hasRoom || isShared(file) { return nil }
    let log = FileStatus(path: FilePath(cString: sqlite3_filename_wal(main)))?.size ?? 0
    guard log == 0 else { return nil }
    guard isWritable else { return .unwritable }
    return FileStatus(path: file)?.size ?? 0 > 0 ? .diskFull : nil
  }

  /// Whether the shared-memory file exists, so that another process may be writing.
  private func isShared(_ file: FilePath) -> Bool {
    FileStatus(path: file + "-shm")?.size ?? 0 >= SQLiteFile.sharedIndexBytes
  }

  /// Returns the URI by which SQLite opens the file as immutable, without further files.
  private func immutableURI(of handle: OpaquePointer) -> FilePath {
    let file = FilePath(cString: sqlite3_db_filename(handle, "main"))
    return FilePath(file.fileURL + "?immutable=1")
  }

  private static func isWritable(_ path: FilePath) -> Bool {
    faccessat(AT_FDCWD, path.cString, W_OK, AT_EACCESS) == 0
  }

  private static func createFile(_ path: FilePath) -> Int32 {
    // Not exclusive: another program may create the store at the same time, and a symbolic link may
    // have a missing target.
    CLibrary.open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }
}
