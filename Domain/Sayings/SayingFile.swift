/// A saying as another file tells of it.
public struct ImportedSaying: Hashable, Sendable {
  public let details: SayingDetails
  /// When it was added there; nil where the file does not tell.
  public let addedAt: Instant?
  public let isLiked: Bool
  public let isUsed: Bool
  /// Where its record begins in the file, counted from 1.
  public var line = 1

  public init(
    _ details: SayingDetails, addedAt: Instant? = nil, isLiked: Bool = false, isUsed: Bool = false
  ) {
    self.details = details
    self.addedAt = addedAt
    self.isLiked = isLiked
    self.isUsed = isUsed
  }
}

/// Reads and writes files in which sayings are kept.
public protocol SayingFile: Sendable {
  /// Hands over the sayings of a file one by one, in order, and reports what was left out.
  ///
  /// The source answers with the next bytes, and with none at the end. A broken record is
  /// reported with its line and the rest is read; a file that is nothing of the kind throws
  /// ``DomainError/damaged(_:)``. Memory is needed for one saying only.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport

  /// Begins a file.
  func makeWriter() -> any SayingFileWriter
}

/// Writes one file of sayings; the pieces are put together in the order in which they were asked.
public protocol SayingFileWriter {
  mutating func head() -> [UInt8]
  mutating func bytes(of saying: Saying) -> [UInt8]
  mutating func tail() -> [UInt8]

  /// A second file that goes with the first, once that is complete: the ending that its name
  /// has after the first one's, and its bytes; nil where there is none.
  func companion() -> (ending: String, bytes: [UInt8])?
}
