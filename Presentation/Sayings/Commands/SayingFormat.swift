import HearthDomain

/// A file format for sayings.
package enum SayingFormat: String, CaseIterable, Hashable, Sendable {
  case fortune
  case csv
  case json

  /// Returns the format for a file's extension; nil if there is none.
  init?(ending path: FilePath) {
    switch path.lowercasedExtension {
    case "csv": self = .csv
    case "json": self = .json
    default: return nil
    }
  }
}

/// A request for a reader or writer of sayings.
package struct SayingFileRequest {
  /// The format; nil to detect it from the contents.
  package let format: SayingFormat?
  /// The format suggested by the file's name. It is used if the contents do not show the format.
  package var suggestedFormat: SayingFormat?
  /// The bytes of the `.dat` file next to a fortune file; empty if there is none.
  package var index: [UInt8] = []
  package var hints = ImportHints()
}
