import CSQLite
import HearthDomain

extension SQLiteCopies: StoreRemains {
  /// Rewrites all remaining data, including full-text indexes, which may contain removed texts;
  /// then checkpoints and truncates the log.
  package func erase() throws {
    guard FileStatus(path: path) != nil else { return }
    do {
      let session = try SQLiteSession.open(existing: path, waiting: busyMilliseconds)
      try SQLiteCheck.checkOwner(session, path)
      try session.begin(.write)
      do {
        try session.run("PRAGMA secure_delete = ON")
        for statement in TextIndex.erasing { try session.run(statement) }
        try session.end("COMMIT")
      } catch {
        if session.isInTransaction { try session.end("ROLLBACK") }
        throw error
      }
      try session.run("VACUUM")
      // The first column is 1 if other connections blocked the checkpoint.
      guard try session.run("PRAGMA wal_checkpoint(TRUNCATE)") == .integer(0) else {
        throw SQLiteError(code: SQLITE_BUSY)
      }
    } catch let error as SQLiteError {
      throw error.inDomain(path: path)
    }
  }

  package func copies(telling changes: [CopiedChange]) -> [StoreCopy] {
    (ownCopies + replacedStores()).filter { copy in
      changes.contains { mayContain($0, in: copy.path) }
    }
  }

  /// Whether the backup may contain the changed data. True for unreadable backups, and for backups
  /// from before the change if they know the record.
  private func mayContain(_ change: CopiedChange, in file: FilePath) -> Bool {
    guard let session = try? SQLiteSession.open(existing: file, waiting: busyMilliseconds) else {
      return true
    }
    let state = try? session.run(
      """
      SELECT state FROM journal_entry WHERE number = \(change.name.number)
        AND device = (SELECT id FROM journal_device WHERE \(Self.condition(of: change.name.device)))
      """)
    if case .integer(let state)? = state {
      return state != Int64(JournalEntry.State.forgotten.rawValue)
    }
    guard let former = change.former else { return true }
    guard !former.isEmpty else { return false }
    let isYoung = try? session.run("SELECT count(*) FROM journal_entry WHERE state = 1")
    // If entries were pruned, or there is no journal, assume that it does.
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

  private static func condition(of device: String?) -> String {
    guard let device else { return "is_own" }
    let name = device.utf8.map { String($0, radix: 16) }
      .map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined()
    return "NOT is_own AND CAST(name AS BLOB) = x'\(name)'"
  }
}
