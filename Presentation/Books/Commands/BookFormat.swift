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
