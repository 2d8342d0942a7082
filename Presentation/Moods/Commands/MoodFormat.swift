import HearthDomain

/// A form of files in which moods or journals are kept.
package enum MoodFormat: String, CaseIterable, Hashable, Sendable {
  case jrnl
  case daylio
  case dayone
  case csv
  case json

  /// The forms that can be written with nothing lost.
  static let written: [MoodFormat] = [.csv, .json, .jrnl]

  /// The format in which a file of that name is written; nil if its ending tells none.
  init?(ending path: FilePath) {
    switch path.ending {
    case "csv": self = .csv
    case "json": self = .json
    case "txt", "jrnl": self = .jrnl
    default: return nil
    }
  }
}

/// Reads and writes the formats; the command line knows them by name only.
package struct MoodFormats: Sendable {
  private let make: @Sendable (MoodFormat?, ImportHints) -> any MoodFile

  /// The body answers with a file of that format, or with one that finds out the format from
  /// what it reads.
  package init(_ make: @escaping @Sendable (MoodFormat?, ImportHints) -> any MoodFile) {
    self.make = make
  }

  func file(_ format: MoodFormat?, _ hints: ImportHints = ImportHints()) -> any MoodFile {
    make(format, hints)
  }
}
