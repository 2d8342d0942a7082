/// Reads about the profile.
public struct ProfileQueries: Sendable {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  public func profile() throws -> Profile {
    try store.read { try $0.profile.load() }
  }

  /// The profile with what it has become.
  public func summary() throws -> (profile: Profile, summary: ProfileSummary, isLocked: Bool) {
    try store.read {
      (try $0.profile.load(), try $0.profile.summary(), try $0.profile.lock() != nil)
    }
  }
}
