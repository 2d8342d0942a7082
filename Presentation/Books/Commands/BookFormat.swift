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
  private let make: @Sendable (BookFormat?) -> any BookFile

  /// The body answers with a file of that format, or with one that finds out the format from
  /// what it reads.
  package init(_ make: @escaping @Sendable (BookFormat?) -> any BookFile) {
    self.make = make
  }

  func file(_ format: BookFormat?) -> any BookFile { make(format) }
}
