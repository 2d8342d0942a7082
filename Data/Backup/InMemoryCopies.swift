import HearthDomain

/// Backups of an in-memory store, which always refuses.
package struct InMemoryCopies: StoreCopies, CopyLocks {
  package init() {}

  package func make(at path: FilePath?, replacing: Bool) throws -> StoreCopy {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func makeProvisional() throws -> ProvisionalCopy {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func check(_ path: FilePath, called name: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func restore(
    _ path: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies { self }

  package func newest(limit: Int) throws -> [StoreCopy] { [] }

  package func sound(limit: Int) -> [StoreCopy] { [] }

  package func unlocked() -> [StoreCopy] { [] }

  package func seal(_ path: FilePath, with lock: ProfileLock) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func remove(_ path: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }
}
