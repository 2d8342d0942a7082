/// Hands out the whole address book, planted contacts among it, as other programs can read it.
public struct ExportContacts: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes piece by piece, in the order of lists, and returns how many contacts there were.
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
