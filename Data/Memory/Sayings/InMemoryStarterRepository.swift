import HearthDomain

/// Keeps in an in-memory store how far the starter collection was handed out.
struct InMemoryStarterRepository: StarterRepository {
  let bracket: InMemoryBracket

  func progress() throws -> StarterProgress? {
    try bracket.read { $0.starters }
  }

  func keep(_ progress: StarterProgress) throws {
    try bracket.write { $0.starters = progress }
  }
}
