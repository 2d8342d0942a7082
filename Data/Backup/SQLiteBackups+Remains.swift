import CSQLite
import HearthDomain

extension SQLiteBackups: DeletedDataEraser {
  /// Rewrites all remaining data, so that deleted data is overwritten, then writes everything to
  /// the main file and truncates the log. Includes full-text indexes, which may contain deleted
  /// texts.
  package func eraseDeletedData() throws {
    guard FileStatus(path: path) != nil else { return }
    do {
      let session = try SQLiteSession.open(existing: path, waiting: busyTimeoutMilliseconds)
      try SQLiteCheck.checkOwner(session, path)
      try session.begin(.write)
      do {
        try session.run("PRAGMA secure_delete = ON")
        for statement in TextIndex.eraseStatements { try session.run(statement) }
        try session.endTransaction("COMMIT")
      } catch {
        if session.isInTransaction { try session.endTransaction("ROLLBACK") }
        throw error
      }
      try session.run("VACUUM")
      // The first column is 1 if another connection prevented the checkpoint.
      guard try session.run("PRAGMA wal_checkpoint(TRUNCATE)") == .integer(0) else {
        throw SQLiteError(code: SQLITE_BUSY)
      }
    } catch let error as SQLiteError {
      throw error.domainError(path: path)
    }
  }

  package func backups(containing changes: [BackedUpChange]) -> [StoreBackup] {
    (ownBackups + replacedStores()).filter { copy in
      changes.contains { mayContain($0, in: copy.path) }
    }
  }

  /// Whether the backup may contain the changed data. It may if it cannot be read, if its journal
  /// contains the change, or if it is older than the change and its journal mentions the record.
  private func mayContain(_ change: BackedUpChange, in file: FilePath) -> Bool {
    guard let session = try? SQLiteSession.open(existing: file, waiting: busyTimeoutMilliseconds)
    else {
      return true
    }
    let state = try? session.run(
      """
      SELECT state FROM journal_entry WHERE number = \(change.name.number)
        AND device = (SELECT id FROM journal_device WHERE \(Self.deviceCondition(of: change.name.device)))
      """)
    if case .integer(let state)? = state {
      return state != Int64(JournalEntry.State.forgotten.rawValue)
    }
    guard let former = change.formerItems else { return true }
    guard !former.isEmpty else { return false }
    let isYoung = try? session.run("SELECT count(*) FROM journal_entry WHERE state = 1")
    // If journal entries were deleted, or there is no journal, assume that the backup contains the
    // data.
    guard isYoung == .integer(0) else { return true }
    return former.contains { place in
      let known = try? session.run(
        """
        SELECT count(*) FROM journal_step WHERE kind = \(place.kind.rawValue)
          AND \(place.id) BETWEEN first AND last
        """)
      return known != .integer(0)
    }
  }

  private static func deviceCondition(of device: String?) -> String {
    guard let device else { return "is_own" }
    let name = device.utf8.map { String($0, radix: 16) }
      .map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined()
    return "NOT is_own AND CAST(name AS BLOB) = x'\(name)'"
  }
}
