/// Kind of data in a file, recognised by its beginning.
public enum FileKind: String, Hashable, Sendable {
  case contacts
  case calendar
  case sayings
  case moods
  case books
  case highlights
  /// The complete contents of a store.
  case archive
}

/// Kind of a file, and how it was recognised.
public struct RecognizedFile: Hashable, Sendable {
  public let kind: FileKind
  public let evidence: Evidence

  /// Feature by which the kind of a file was recognised; texts are excerpts.
  public enum Evidence: Hashable, Sendable {
    /// This text, with which the file begins.
    case beginning(String)
    /// Column names of the file's table.
    case columns([String])
    /// Keys of the file's JSON records.
    case keys([String])
    /// A line typical of the format.
    case line(String)
  }

  public init(_ kind: FileKind, by evidence: Evidence) {
    self.kind = kind
    self.evidence = evidence
  }
}

/// Recognises the kind of a file by its beginning.
package protocol FileRecognizer: Sendable {
  /// Returns the kind of the file, or nil if it is unknown; the columns of the file, if it is a
  /// table of an unknown kind; and a source that yields the complete file from its beginning again.
  func recognize(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints
  ) throws -> (file: RecognizedFile?, columns: [String], source: () throws -> [UInt8])
}
