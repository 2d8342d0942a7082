/// Exports all sayings as a file for other programs.
public struct ExportSayings: UseCase, Sendable {
  private static let pageSize = 500

  let context: UseCaseContext
  let release: ReleaseStarters

  /// The result of an export besides the file itself.
  public struct Outcome {
    public let count: Int
    /// The second file, if the format has one; see ``SayingFileWriter/companionFile()``.
    public let companion: (ending: String, bytes: [UInt8])?
  }

  /// Writes the file in chunks, ordered by number, so that an import keeps the order.
  @discardableResult
  public func callAsFunction(
    as file: some SayingFile, to write: ([UInt8]) throws -> Void
  ) throws -> Outcome {
    try release()
    var writer = file.makeWriter()
    return try store.read { repositories in
      try write(writer.header())
      var (count, last) = (0, 0)
      while true {
        let page = try repositories.sayings.list(after: last, limit: ExportSayings.pageSize)
        for saying in page { try write(writer.bytes(of: saying)) }
        guard let end = page.last else { break }
        count += page.count
        last = end.number
      }
      try write(writer.footer())
      return Outcome(count: count, companion: writer.companionFile())
    }
  }
}
