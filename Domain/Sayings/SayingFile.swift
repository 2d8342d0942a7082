/// A saying from another program's file.
public struct ImportedSaying: Hashable, Sendable {
  public let details: SayingDetails
  /// Moment at which it was added; nil if the file does not say.
  public let addedAt: Instant?
  public let isLiked: Bool
  public let isUsed: Bool
  /// Line at which its record begins, starting at 1.
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

/// Reads and writes files of sayings.
public protocol SayingFile: Sendable {
  /// Passes the sayings of a file to `each`, in order, and returns a report of the skipped records.
  ///
  /// `source` returns the next bytes, and none at the end. A malformed record is reported with its
  /// line and skipped; a file of another format throws ``DomainError/damaged(_:)``. Only one saying
  /// is in memory at a time.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport

  /// Returns a writer for a new file.
  func makeWriter() -> any SayingFileWriter
}

/// Writes one file of sayings: the results of its calls, in their order, form the file.
public protocol SayingFileWriter {
  mutating func header() -> [UInt8]
  mutating func bytes(of saying: Saying) -> [UInt8]
  mutating func footer() -> [UInt8]

  /// Returns a second file that belongs to the first, with the suffix of its name; nil if there is
  /// none. Must be called when the first file is complete.
  func companionFile() -> (ending: String, bytes: [UInt8])?
}
