/// What a file is about, as it is told by how the file begins.
public enum FileKind: Hashable, Sendable {
  case contacts
  case calendar
  case sayings
  case moods
  case books
  case highlights
  /// Everything of a store.
  case archive
}

/// What a file is about, and by what that is known.
public struct RecognizedFile: Hashable, Sendable {
  public let kind: FileKind
  public let evidence: Evidence

  /// Texts are excerpts.
  public enum Evidence: Hashable, Sendable {
    /// The file begins with it.
    case beginning(String)
    /// The names of the columns of a table.
    case columns([String])
    /// Names that its records in JSON have.
    case keys([String])
    /// A line such as it has several of.
    case line(String)
  }

  public init(_ kind: FileKind, by evidence: Evidence) {
    self.kind = kind
    self.evidence = evidence
  }
}

/// Finds out what a file is about.
package protocol FileRecognizer: Sendable {
  /// Nil for a file of which nobody can tell. The source is that of the whole file once more.
  func recognize(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> (file: RecognizedFile?, source: () throws -> [UInt8])
}
