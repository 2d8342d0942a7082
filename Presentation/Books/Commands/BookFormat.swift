import HearthDomain

/// A form of files in which books are kept.
package enum BookFormat: String, CaseIterable, Hashable, Sendable {
  case goodreads
  case storygraph
  case csv
  case json

  /// The forms that can be written.
  static let written: [BookFormat] = [.csv, .json, .goodreads]
}

/// Reads and writes the formats; the command line knows them by name only.
package struct BookFormats: Sendable {
  private let make: @Sendable (BookFormat?, ImportHints) -> any BookFile
  let highlights: @Sendable (ImportHints) -> any HighlightFile

  /// The body answers with a file of that format, or with one that finds out the format from
  /// what it reads; highlights tell theirs themselves.
  package init(
    highlights: @escaping @Sendable (ImportHints) -> any HighlightFile,
    books make: @escaping @Sendable (BookFormat?, ImportHints) -> any BookFile
  ) {
    self.highlights = highlights
    self.make = make
  }

  func file(_ format: BookFormat?, _ hints: ImportHints = ImportHints()) -> any BookFile {
    make(format, hints)
  }
}
