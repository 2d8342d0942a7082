/// A store that is copied before anything is written to it, for imports: whatever they bring,
/// the way back is a restore.
public struct BackedUpStore: Store {
  private let store: any Store
  private let copies: any StoreCopies

  public init(store: any Store, copies: any StoreCopies) {
    self.store = store
    self.copies = copies
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try copies.makeBefore()
    return try store.write(body)
  }
}

extension StoreCopies {
  /// A copy in the folder of backups before a large change; does nothing where there is nothing
  /// to copy.
  ///
  /// Throws ``Unavailability/backup(path:_:)`` when none can be written, so that the change is
  /// not made without one.
  public func makeBefore() throws {
    do {
      _ = try make(at: nil, replacing: false)
    } catch DomainError.refused(.store(.isInMemory)), DomainError.refused(.store(.isMissing)) {
    } catch DomainError.unavailable(.file(let path, let trouble)) {
      throw DomainError.unavailable(.backup(path: path, trouble))
    }
  }
}
