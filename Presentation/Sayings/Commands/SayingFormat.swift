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

/// Reads and writes the formats; the command line knows them by name only.
package struct SayingFormats: Sendable {
  /// What a file of sayings may be made for.
  package struct Request {
    /// Nil where what is read is to tell the format.
    package let format: SayingFormat?
    /// What the file's name tells, for a text that may be anything.
    package let ending: SayingFormat?
    /// The bytes of the `.dat` file beside a fortune file, if there is one.
    package let index: [UInt8]
    package let hints: ImportHints
  }

  private let make: @Sendable (Request) -> any SayingFile

  package init(_ make: @escaping @Sendable (Request) -> any SayingFile) {
    self.make = make
  }

  func file(
    _ format: SayingFormat?, named ending: SayingFormat? = nil, index: [UInt8] = [],
    _ hints: ImportHints = ImportHints()
  ) -> any SayingFile {
    make(Request(format: format, ending: ending, index: index, hints: hints))
  }
}
