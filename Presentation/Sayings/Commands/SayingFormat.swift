import HearthDomain

/// A form of files in which sayings are kept.
package enum SayingFormat: String, CaseIterable, Hashable, Sendable {
  case fortune
  case csv
  case json

  /// The format that the ending of a file's name tells; nil if it tells none.
  init?(ending path: FilePath) {
    switch path.ending {
    case "csv": self = .csv
    case "json": self = .json
    default: return nil
    }
  }
}

/// What a file of sayings may be made for.
package struct SayingFileRequest {
  /// Nil where what is read is to tell the format.
  package let format: SayingFormat?
  /// What the file's name tells, for a text that may be anything.
  package var ending: SayingFormat?
  /// The bytes of the `.dat` file beside a fortune file, if there is one.
  package var index: [UInt8] = []
  package var hints = ImportHints()
}
