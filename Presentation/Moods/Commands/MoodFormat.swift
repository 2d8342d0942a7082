import HearthDomain

/// A file format for moods or journals.
package enum MoodFormat: String, CaseIterable, Hashable, Sendable {
  case jrnl
  case daylio
  case dayone
  case csv
  case json

  /// The formats that can be written without loss.
  static let writableFormats: [MoodFormat] = [.csv, .json, .jrnl]

  /// Returns the format for a file's extension; nil if there is none.
  init?(ending path: FilePath) {
    switch path.lowercasedExtension {
    case "csv": self = .csv
    case "json": self = .json
    case "txt", "jrnl": self = .jrnl
    default: return nil
    }
  }
}

/// Creates readers and writers of the formats, which the command line knows only by name.
package struct MoodFormats: Sendable {
  private let makeFile: @Sendable (MoodFormat?, ImportHints) -> any MoodFile

  /// `make` returns a file of that format; for nil, one that detects its format.
  package init(_ make: @escaping @Sendable (MoodFormat?, ImportHints) -> any MoodFile) {
    self.makeFile = make
  }

  func file(_ format: MoodFormat?, _ hints: ImportHints = ImportHints()) -> any MoodFile {
    makeFile(format, hints)
  }
}
