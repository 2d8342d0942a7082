import HearthDomain

/// A file format for books.
package enum BookFormat: String, CaseIterable, Hashable, Sendable {
  case goodreads
  case storygraph
  case csv
  case json

  /// The formats that can be written.
  static let writableFormats: [BookFormat] = [.csv, .json, .goodreads]
}
