/// Reads about the profile.
public struct ProfileQueries: Sendable {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  public func profile() throws -> Profile {
    try store.read { try $0.profile.load() }
  }
}
