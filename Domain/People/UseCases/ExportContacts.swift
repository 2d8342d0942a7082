/// Exports all contacts, including those linked to a person, for other programs.
public struct ExportContacts: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes the file in chunks, in list order; returns the number of contacts.
  @discardableResult
  public func callAsFunction(
    as file: some ContactFile, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    try store.read { repositories in
      var count = 0
      try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 0..<Int.max) {
        try write(file.bytes(of: $0.details))
        count += 1
      }
      return count
    }
  }
}
