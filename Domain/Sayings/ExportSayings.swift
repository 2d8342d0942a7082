/// Hands out all sayings as a file that other programs can read.
public struct ExportSayings: Sendable {
  private static let pageSize = 500

  private let store: any Store
  private let clock: LocalClock
  private let release: ReleaseStarters

  public init(store: any Store, clock: LocalClock, release: ReleaseStarters) {
    self.store = store
    self.clock = clock
    self.release = release
  }

  /// What was written besides the file itself.
  public struct Outcome {
    public let count: Int
    /// The second file, if the format has one; see ``SayingFileWriter/companion()``.
    public let companion: (ending: String, bytes: [UInt8])?
  }

  /// Writes piece by piece, the newest saying first.
  @discardableResult
  public func callAsFunction(
    as file: some SayingFile, to write: ([UInt8]) throws -> Void
  ) throws -> Outcome {
    try release()
    let now = clock.now()
    var writer = file.makeWriter()
    return try store.read { repositories in
      try write(writer.head())
      var count = 0
      while true {
        let places = count..<count + ExportSayings.pageSize
        let page = try repositories.sayings.list(.all, at: now, in: places)
        for saying in page { try write(writer.bytes(of: saying)) }
        count += page.count
        if page.count < places.count { break }
      }
      try write(writer.tail())
      return Outcome(count: count, companion: writer.companion())
    }
  }
}
