import CSQLite
import HearthDomain

extension SQLiteCopies: StoreRemains {
  /// Everything that is kept is written anew, the indexes of words too, which hold what was in
  /// texts that are gone; then the log is folded in and emptied.
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
      // The first column says whether others were in the way.
      guard try session.run("PRAGMA wal_checkpoint(TRUNCATE)") == .integer(0) else {
        throw SQLiteError(code: SQLITE_BUSY)
      }
    } catch let error as SQLiteError {
      throw error.inDomain(path: path)
    }
  }

  package func copies(telling entries: [EntryName]) -> [StoreCopy] {
    (ownCopies + keptStores).filter { !hasForgotten(entries, in: $0.path) }
  }

  /// A copy that cannot be read, or was made before there was a journal, has forgotten nothing.
  private func hasForgotten(_ entries: [EntryName], in file: FilePath) -> Bool {
    guard let session = try? SQLiteSession.open(existing: file, waiting: busyMilliseconds) else {
      return false
    }
    return entries.allSatisfy { name in
      let state = try? session.run(
        """
        SELECT state FROM journal_entry WHERE number = \(name.number)
          AND device = (SELECT id FROM journal_device WHERE \(Self.condition(of: name.device)))
        """)
      return state == .number(JournalEntry.State.forgotten.rawValue)
    }
  }

  private static func condition(of device: String?) -> String {
    guard let device else { return "is_own" }
    let name = device.utf8.map { String($0, radix: 16) }
      .map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined()
    return "NOT is_own AND CAST(name AS BLOB) = x'\(name)'"
  }
}
