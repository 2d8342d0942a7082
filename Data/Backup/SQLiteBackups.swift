import CLibrary
import CSQLite
import HearthDomain

/// Creates and restores backups of the SQLite file at a path.
///
/// A backup is a single file without a log.
package struct SQLiteBackups: StoreBackups {
  let path: FilePath
  let folder: @Sendable () -> BackupFolder?
  let clock: LocalClock
  let busyTimeoutMilliseconds: Int32
  private var reportProgress: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }

  /// Creates backups for the store at the path. If there is no folder, backups can be written only
  /// to files that the user names.
  package init(
    path: FilePath, clock: LocalClock, busyMilliseconds: Int32 = 5_000,
    folder: @escaping @Sendable () -> BackupFolder?
  ) {
    self.path = path
    self.folder = folder
    self.clock = clock
    self.busyTimeoutMilliseconds = busyMilliseconds
  }

  package func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups {
    var copies = self
    copies.reportProgress = note
    return copies
  }

  package func makeBackup(at file: FilePath?, replacing: Bool) throws -> StoreBackup {
    let present = try existingStore()
    guard let file else {
      let time = clock.localTime
      let (folder, file) = try copyIntoFolder(.manual, at: time)
      // Examine it before old backups are deleted: if others have made many backups, this one may
      // be among the deleted.
      let copy = try createdCopy(file, at: time)
      folder.prune(.manual)
      return copy
    }
    if FileStatus(path: file)?.identity == present.identity {
      throw DomainError.refused(.store(.isTheStore(path: file)))
    }
    try copy(to: file, replacing: replacing)
    // Make the path absolute, so that the backup can be found from any folder.
    return try createdCopy(file.absolute, at: clock.localTime)
  }

  /// Describes a backup that was just made. If that fails, throws ``DomainError/uncertain(_:)``, as
  /// the backup exists.
  private func createdCopy(_ file: FilePath, at time: LocalTime) throws -> StoreBackup {
    do {
      return try examineCopy(file, madeAt: time)
    } catch {
      throw DomainError.uncertain(.file(path: file))
    }
  }

  package func makeProvisionalBackup() throws -> ProvisionalBackup {
    _ = try existingStore()
    // Read the version before copying, so that a change by others in between counts as a change.
    let version = StoreVersion(path: path, waiting: busyTimeoutMilliseconds)
    let (folder, file) = try copyIntoFolder(.beforeChange, at: clock.localTime)
    let keep = { folder.prune(.beforeChange) }
    return ProvisionalBackup(
      path: file, keep: keep,
      settle: { if version.isUnchanged { folder.remove(file) } else { keep() } })
  }

  private func copyIntoFolder(
    _ series: BackupName.Series, at time: LocalTime
  ) throws -> (folder: BackupFolder, file: FilePath) {
    guard let folder = folder() else { throw DomainError.file(path, .noFolder) }
    try Folder(path: folder.path).create()
    // Also clean up the backup folders of removed profiles, in which no further backup is made.
    for other in folder.allFolders { TemporaryFolder.removeLeftovers(in: other) }
    let name = folder.nextPath(at: time, in: series)
    let own = try TemporaryFolder(in: folder.path, for: name)
    try own.whileGuarded {
      try own.fill(called: name) { _, temporary in
        try copy(path, into: temporary, called: name, checks: true)
      }
    }
    return (folder, try folder.moveIntoFolder(own.file, at: time, in: series))
  }

  private func existingStore() throws -> FileStatus {
    // An empty file is not a store.
    guard let present = try FileStatus.existing(at: path),
      present.kind != .file || present.size > 0
    else {
      throw DomainError.refused(.store(.isMissing(path: path)))
    }
    return present
  }

  package func pathForEncryptedBackup() throws -> FilePath {
    _ = try existingStore()
    guard let folder = folder() else { throw DomainError.file(path, .noFolder) }
    try Folder(path: folder.path).create()
    return folder.pathForSealed(at: clock.localTime)
  }

  package func encryptedBackups() throws -> [StoreBackup] {
    guard let folder = folder() else { return [] }
    return folder.sealedNames().compactMap { name in
      try? examineCopy(folder.sealedFile(name), madeAt: name.time)
    }
  }

  package func newestBackups(limit: Int) throws -> [StoreBackup] {
    guard let folder = folder() else { return [] }
    return folder.namesNewestFirst().prefix(limit).compactMap { name in
      try? examineCopy(folder.path.appending(name.text), madeAt: name.time)
    }
  }

  package func validBackups(limit: Int) -> [StoreBackup] {
    guard let folder = folder() else { return [] }
    var found: [StoreBackup] = []
    for name in folder.namesNewestFirst() where found.count < limit {
      let file = folder.path.appending(name.text)
      if isIntact(file), let copy = try? examineCopy(file, madeAt: name.time) { found.append(copy) }
    }
    return found
  }

  private func isIntact(_ file: FilePath) -> Bool {
    (try? checkContents(of: file, called: file)) != nil
  }

  func examineCopy(_ file: FilePath, madeAt time: LocalTime?) throws -> StoreBackup {
    guard let status = FileStatus(path: file) else { throw DomainError.lastError(at: file) }
    return StoreBackup(path: file, bytes: Int(clamping: status.size), madeAt: time)
  }

  /// Writes a backup of the store to the file, atomically, and stores its checksum.
  private func copy(to file: FilePath, replacing: Bool) throws {
    let note = BackupChecksum.path(besides: file)
    var checksum: BackupChecksum?
    try AtomicFile(path: file).make(replacing: replacing, permissions: 0o600) { _, temporary in
      if !replacing { try BackupChecksum.refuseForeignFile(besides: file) }
      try copy(path, into: temporary, called: file, checks: true)
      checksum = try BackupChecksum(of: temporary)
      try StoreLogs.clearLogs(beside: file)
      // Remove the checksum of the previous file, which would not match the new one.
      try BackupChecksum.removeChecksumFiles(of: file)
    }
    guard BackupChecksum.nameFits(besides: file) else { return }
    // The backup is complete and checked, and valid without a checksum.
    try? checksum.map {
      try AtomicFile(path: note).write($0.fileContents(besides: file), replacing: true)
    }
  }

  /// Copies a database into an empty file. Errors of the source name the source's path; errors of
  /// writing name `name`.
  func copy(_ source: FilePath, into file: FilePath, called name: FilePath, checks: Bool) throws {
    do {
      let reading = try SQLiteSession.open(existing: source, waiting: busyTimeoutMilliseconds)
      // The source is empty if another program is just creating the store.
      if source == path, try reading.run("SELECT count(*) FROM sqlite_master") == .integer(0) {
        throw DomainError.refused(.store(.isMissing(path: path)))
      }
      try SQLiteCheck.checkOwner(reading, source)
      let writing = try SQLiteSession.open(existing: file, waiting: busyTimeoutMilliseconds)
      // Do not sync yet: the file has no name so far, and is synced once at the end.
      try writing.run("PRAGMA synchronous = OFF")
      do {
        try SQLitePages(from: reading, to: writing).finish(reportProgress)
        try writing.checkpointAll()
      } catch let error as SQLiteError where error.isDiskError {
        throw DomainError.file(name, FileTrouble(error.domainError(path: name)))
      }
      guard checks else { return }
      try SQLiteCheck(file: file, name: source, busyTimeoutMilliseconds: busyTimeoutMilliseconds)()
    } catch let error as SQLiteError {
      throw error.domainError(path: source)
    }
  }
}

/// The version of a store, read by a connection of its own that changes nothing.
private struct StoreVersion {
  private let session: SQLiteSession?
  private let version: SQLValue?

  init(path: FilePath, waiting milliseconds: Int32) {
    session = try? SQLiteSession.open(existing: path, waiting: milliseconds)
    version = StoreVersion.version(session)
  }

  /// Whether nobody has changed the store since the version was read; false if unknown.
  var isUnchanged: Bool { version != nil && StoreVersion.version(session) == version }

  private static func version(_ session: SQLiteSession?) -> SQLValue? {
    (try? session?.run("PRAGMA data_version")) ?? nil
  }
}

extension SQLiteError {
  /// Whether the copy cannot be written, for lack of room or otherwise.
  fileprivate var isDiskError: Bool {
    if code == SQLITE_IOERR_WRITE { return true }
    return switch domainError(path: "") {
    case .unavailable(.store(_, let trouble)):
      [.full, .readOnly, .noPermission].contains(trouble)
    default: false
    }
  }
}

extension FileTrouble {
  fileprivate init(_ error: DomainError) {
    self =
      switch error {
      case .unavailable(.store(_, .full)): .full
      case .unavailable(.store(_, .readOnly)): .readOnly
      case .unavailable(.store(_, .failed(let detail))): .failed(detail: detail)
      default: .noPermission
      }
  }
}
