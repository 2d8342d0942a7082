import HearthDomain

/// A store of which nothing but reading goes well: its disk was made read-only, or is full, or
/// others keep writing.
public struct UnwritableStore: Store {
  private let store: any Store
  private let error: DomainError

  public init(store: any Store, error: DomainError) {
    self.store = store
    self.error = error
  }

  public init(store: any Store, trouble: StoreTrouble) {
    self.init(store: store, error: .unavailable(.store(path: "p", trouble)))
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  public func write<T>(_: (Repositories) throws -> T) throws -> T { throw error }
}
