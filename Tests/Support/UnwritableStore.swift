import HearthDomain

/// Store whose writes fail, as on a read-only or full disk, or while other processes keep writing.
package struct UnwritableStore: Store {
  private let store: any Store
  private let error: DomainError

  package init(store: any Store, error: DomainError) {
    self.store = store
    self.error = error
  }

  package init(store: any Store, trouble: StoreTrouble) {
    self.init(store: store, error: .unavailable(.store(path: "p", trouble)))
  }

  package func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  package func write<T>(_: (Repositories) throws -> T) throws -> T { throw error }
}
