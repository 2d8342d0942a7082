/// A store that is copied before anything is written to it, for imports: whatever they bring,
/// the way back is a restore.
package struct BackedUpStore: Store {
  private let store: any Store
  private let copies: any StoreCopies

  package init(store: any Store, copies: any StoreCopies) {
    self.store = store
    self.copies = copies
  }

  package func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  package func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try copies.makeBefore { try store.write(body) }
  }

  /// What leaves everything as it was needs no way back.
  package func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.rehearse(body)
  }
}

extension StoreCopies {
  /// Makes a large change after a copy in the folder of backups; the copy goes again where the
  /// change left the store as it was, so that it takes no other one's place. Does nothing but
  /// the change where there is nothing to copy.
  ///
  /// Throws ``Unavailability/backup(path:_:)`` when no copy can be written, so that the change is
  /// not made without one.
  package func makeBefore<T>(_ change: () throws -> T) throws -> T {
    let copy = try provisional()
    do {
      let answer = try change()
      copy?.settle()
      return answer
    } catch {
      copy?.settle(after: error)
      throw error
    }
  }

  /// Removes the store after a copy in the folder of backups, whose path is returned; nil where
  /// there is nothing to copy, or nothing that can be read.
  ///
  /// Throws ``Unavailability/backup(path:_:)`` when no copy can be written, so that the store
  /// stays.
  package func makeBeforeRemoval(_ remove: () throws -> Void) throws -> FilePath? {
    let copy = try readable()
    do {
      try remove()
    } catch {
      copy?.settle(after: error)
      throw error
    }
    copy?.keep()
    return copy?.path
  }

  /// A copy of a store that can be read: somebody who wants to be rid of a damaged one is not
  /// kept from that. A read that fails once, of the store or of its copy, is no damage yet.
  private func readable() throws -> ProvisionalCopy? {
    do { return try provisional() } catch DomainError.damaged {}
    do { return try provisional() } catch DomainError.damaged { return nil }
  }

  /// The same for a change that is made by others, and is sure to come.
  package func makeBefore() throws {
    try provisional()?.keep()
  }

  private func provisional() throws -> ProvisionalCopy? {
    do {
      return try makeProvisional()
    } catch DomainError.refused(.store(.isInMemory)), DomainError.refused(.store(.isMissing)) {
      return nil
    } catch DomainError.unavailable(.file(let path, let trouble)) {
      throw DomainError.unavailable(.backup(path: path, trouble))
    } catch DomainError.unsure(.file(let path)) {
      throw DomainError.unavailable(.backup(path: path, .failed(detail: "not confirmed")))
    }
  }
}

extension ProvisionalCopy {
  /// Where nobody knows what became of the change, the copy is the way back.
  fileprivate func settle(after error: any Error) {
    if error.isUnsure { keep() } else { settle() }
  }
}
