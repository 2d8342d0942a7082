import HearthDomain

/// Stores the progress of the starter collection in an in-memory store.
struct InMemoryStarterRepository: StarterRepository {
  let transaction: InMemoryTransaction

  var lines: [StarterLine] { StarterCollection.lines }

  func progress() throws -> StarterProgress? {
    try transaction.read { $0.starterProgress }
  }

  func save(_ progress: StarterProgress) throws {
    try transaction.write { $0.starterProgress = progress }
    transaction.recorder.markAsProgram()
  }
}
