import HearthDomain

/// A store that rejects every write.
struct ReadOnlyStore: Store {
  private let store: any Store
  /// Path of the store, for errors.
  private let path: FilePath

  init(_ store: any Store, path: FilePath) {
    self.store = store
    self.path = path
  }

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    throw DomainError.unavailable(.store(path: path, .readOnly))
  }
}
