/// A store that makes a backup before each write. Used for imports, which can thus be reverted by a
/// restore.
package struct BackedUpStore: Store {
  private let store: any Store
  private let backups: any StoreBackups

  package init(store: any Store, copies: any StoreBackups) {
    self.store = store
    self.backups = copies
  }

  package func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  package func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try backups.performAfterBackup { try store.write(body) }
  }

  /// Rehearses without a backup, since a rehearsal changes nothing.
  package func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.rehearse(body)
  }
}

extension StoreBackups {
  /// Makes a backup, then the change. If the store is unchanged afterwards, the backup is deleted,
  /// so that it displaces no other one. If there is no store, only the change is made.
  ///
  /// Throws ``Unavailability/backup(path:_:)`` if the backup cannot be written; the change is not
  /// made then.
  package func performAfterBackup<T>(_ change: () throws -> T) throws -> T {
    let copy = try provisionalBackup()
    do {
      let answer = try change()
      copy?.keepIfChanged()
      return answer
    } catch {
      copy?.finish(after: error)
      throw error
    }
  }

  /// Makes a backup, then removes the store. Returns the backup's path; nil if the store does not
  /// exist or is unreadable.
  ///
  /// Throws ``Unavailability/backup(path:_:)`` if the backup cannot be written; the store is not
  /// removed then.
  package func removeAfterBackup(_ remove: () throws -> Void) throws -> FilePath? {
    let copy = try backupIfReadable()
    do {
      try remove()
    } catch {
      copy?.finish(after: error)
      throw error
    }
    copy?.keep()
    return copy?.path
  }

  /// Returns a backup; nil for a damaged store, which the user may remove nevertheless. Tries
  /// twice, since a single read error does not prove damage.
  private func backupIfReadable() throws -> ProvisionalBackup? {
    do { return try provisionalBackup() } catch DomainError.damaged {}
    do { return try provisionalBackup() } catch DomainError.damaged { return nil }
  }

  /// Makes a backup before a change that the caller makes without this object.
  package func backUpBeforeChange() throws {
    try provisionalBackup()?.keep()
  }

  private func provisionalBackup() throws -> ProvisionalBackup? {
    do {
      return try makeProvisionalBackup()
    } catch DomainError.refused(.store(.isInMemory)), DomainError.refused(.store(.isMissing)) {
      return nil
    } catch DomainError.unavailable(.file(let path, let trouble)) {
      throw DomainError.unavailable(.backup(path: path, trouble))
    } catch DomainError.uncertain(.file(let path)) {
      throw DomainError.unavailable(.backup(path: path, .failed(detail: "not confirmed")))
    }
  }
}

extension ProvisionalBackup {
  /// Keeps or deletes the backup after the change failed. It is kept if it is unknown whether the
  /// change was made.
  fileprivate func finish(after error: any Error) {
    if error.isUncertain { keep() } else { keepIfChanged() }
  }
}
