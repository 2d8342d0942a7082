import HearthDomain

/// Creates a store atomically: the complete file appears under its name only when it is filled and
/// synced to disk.
package struct NewStore {
  private let path: FilePath
  private let now: Now

  package init(path: FilePath, now: Now) {
    self.path = path
    self.now = now
  }

  /// Returns true if there is no file at the path, or an empty one; false for a file with contents.
  /// Throws if the path is not a plain file.
  package func isPathVacant() throws -> Bool {
    guard let present = FileStatus(path: path) else { return true }
    switch present.kind {
    case .file: return present.size == 0
    case .folder: throw DomainError.unavailable(.store(path: path, .isFolder))
    case .other: throw DomainError.damaged(.notAStore(path: path))
    }
  }

  /// Creates and fills a store. If the body throws, nothing is left.
  package func make<Answer>(_ fill: (any Store) throws -> Answer) throws -> Answer {
    do {
      try Folder(path: SymbolicLink.finalTarget(of: path).parent).create()
      var answer: Answer?
      try AtomicFile(path: path).make(replacing: isPathVacant()) { _, temporary in
        let store = SQLStore.sqlite(path: temporary, now: now)
        answer = try fill(store)
        try store.close()
        try SQLiteSession.open(existing: temporary, waiting: 0).checkpointAll()
        try StoreLogs.clearLogs(beside: path)
      }
      guard let answer else { throw DomainError.file(path, .failed(detail: "no answer")) }
      return answer
    } catch let error as SQLiteError {
      throw error.domainError(path: path)
    } catch DomainError.unavailable(.file(_, let trouble)) {
      throw DomainError.unavailable(.store(path: path, StoreTrouble(trouble)))
    } catch DomainError.unavailable(.store(_, let trouble)) {
      throw DomainError.unavailable(.store(path: path, trouble))
    }
  }
}
