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
  private let make: @Sendable (SayingFormat?, [UInt8], ImportHints) -> any SayingFile

  /// The body answers with a file of that format, or with one that finds out the format from what
  /// it reads; it is given the bytes of the `.dat` file beside a fortune file, if there is one.
  package init(
    _ make: @escaping @Sendable (SayingFormat?, _ index: [UInt8], ImportHints) -> any SayingFile
  ) {
    self.make = make
  }

  func file(
    _ format: SayingFormat?, index: [UInt8] = [], _ hints: ImportHints = ImportHints()
  ) -> any SayingFile {
    make(format, index, hints)
  }
}
