import CLibrary
import HearthDomain

extension SQLiteBackups: BackupLocks {
  package func unlockedBackups() -> [StoreBackup] {
    (ownBackups + replacedStores()).filter { isOpen($0.path) }
  }

  /// Adds the lock to the backup: writes it into a copy, which is checked and then replaces the
  /// backup.
  ///
  /// Removes the checksum before and stores a new one afterwards, because a backup without a
  /// checksum is accepted. Keeps the file time, which determines the order of backups.
  package func seal(_ file: FilePath, with lock: ProfileLock) throws {
    try BackupChecksum.check(file)
    let noted = try BackupChecksum.storedChecksums(of: file).first
    let written = FileStatus(path: file)?.modifiedAt
    let note = BackupChecksum.path(besides: file)
    var sealed: BackupChecksum?
    try AtomicFile(path: file).make(replacing: true) { descriptor, temporary in
      try copy(file, into: temporary, called: file, checks: false)
      try storeLock(lock, in: temporary)
      try SQLiteCheck(
        file: temporary, name: file, busyTimeoutMilliseconds: busyTimeoutMilliseconds)()
      written?.setTimestamps(of: descriptor)
      // A log beside the backup would restore the state without the lock. Copy it into the old file
      // first, which stays valid if replacing it fails.
      do {
        if FileStatus(path: file + "-wal")?.size ?? 0 > 0 {
          try SQLiteSession.open(existing: file, waiting: busyTimeoutMilliseconds).checkpointAll()
        }
      } catch let error as SQLiteError {
        throw error.domainError(path: file)
      }
      try StoreLogs.clearLogs(beside: file, keeping: false)
      guard let noted else { return }
      sealed = try BackupChecksum(of: temporary)
      sealed?.number = noted.number
      try BackupChecksum.removeChecksumFiles(of: file)
    }
    // The lock is stored by now, and the backup is valid even without a checksum.
    try? sealed.map {
      try AtomicFile(path: note).write($0.fileContents(besides: file), replacing: true)
    }
  }

  package func remove(_ file: FilePath) throws {
    guard unlink(file.cString) == 0 || errno == ENOENT else {
      throw DomainError.lastError(at: file)
    }
    unlink(BackupChecksum.path(besides: file).cString)
  }

  var ownBackups: [StoreBackup] {
    guard let folder = folder() else { return [] }
    return folder.namesNewestFirst().compactMap { name in
      try? examineCopy(folder.path.appending(name.text), madeAt: name.time)
    }
  }

  /// Returns the stores that were replaced by restored backups, newest first. Sorts them by their
  /// change time, which programs cannot set, as these files have no numbers. Ignores times in the
  /// future.
  package func replacedStores() -> [StoreBackup] {
    guard let target = try? SymbolicLink.finalTarget(of: path) else { return [] }
    let (folder, now) = (target.parent, FileTime.now)
    let prefix = SQLiteBackups.prefix(beside: target)
    let found = Folder(path: folder).names().map { folder.appending($0) }
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".db") }
      .compactMap { file -> (copy: StoreBackup, changed: FileTime?)? in
        let name = SQLiteBackups.backupName(of: file, behind: prefix)
        guard let copy = try? examineCopy(file, madeAt: name?.time) else { return nil }
        return (copy, FileStatus(path: file)?.statusChangedAt)
      }
    func rank(_ changed: FileTime?) -> FileTime {
      changed.flatMap { $0 <= now ? $0 : nil } ?? .zero
    }
    return found.sorted { one, other in
      let (first, second) = (rank(one.changed), rank(other.changed))
      if first != second { return first > second }
      return other.copy.path.bytes.lexicographicallyPrecedes(one.copy.path.bytes)
    }.map(\.copy)
  }

  /// Parses the name of a replaced store, which is the prefix followed by date and time; nil for
  /// any other name.
  static func backupName(of file: FilePath, behind prefix: FilePath) -> BackupName? {
    guard file.hasPrefix(prefix) else { return nil }
    return file.dropFirst(prefix.bytes.count).text
      .flatMap { BackupName(BackupName.Series.manual.rawValue + "-" + $0) }
  }

  /// Deletes old replaced stores. Keeps the newest ones, of which `kept` counts as one. Never
  /// deletes files with other names, or the file that was restored.
  func pruneReplacedStores(but kept: FilePath, and restored: FilePath) {
    let source = FileStatus(path: restored)?.identity
    let others = replacedStores().filter { $0.madeAt != nil && $0.path != kept }
    for copy in others.dropFirst(BackupFolder.maxPerSeries - 1)
    where FileStatus(path: copy.path)?.identity != source {
      for ending in ["", "-wal", "-shm", "-journal", BackupChecksum.suffix] {
        unlink((copy.path + ending).cString)
      }
    }
  }

  private func isOpen(_ file: FilePath) -> Bool {
    guard let session = try? SQLiteSession.open(existing: file, waiting: busyTimeoutMilliseconds)
    else {
      return false
    }
    let count = try? session.run(
      "SELECT count(*) FROM setting WHERE key = '\(SQLProfileRepository.lockKey)'")
    return count == .integer(0)
  }
}
