import HearthDomain

/// Keeps the profile of an in-memory store.
struct InMemoryProfileRepository: ProfileRepository {
  let bracket: InMemoryBracket

  func load() throws -> Profile {
    try bracket.read { $0.profile }
  }

  func save(_ profile: Profile) throws {
    try bracket.write { $0.profile = profile }
  }
}
