import HearthDomain

/// The copies of a store in memory: there are none.
public struct InMemoryCopies: StoreCopies, CopyLocks {
  public init() {}

  public func make(at path: FilePath?, replacing: Bool) throws -> StoreCopy {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func makeProvisional() throws -> ProvisionalCopy {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func check(_ path: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func restore(
    _ path: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies { self }

  public func newest() throws -> StoreCopy? { nil }

  public func sound(limit: Int) -> [StoreCopy] { [] }

  public func unlocked() -> [StoreCopy] { [] }

  public func seal(_ path: FilePath, with lock: ProfileLock) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func remove(_ path: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }
}
