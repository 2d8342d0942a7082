/// The user's settings for searching books.
package struct BookSearchSettings: Hashable, Sendable {
  /// The sources to search, in this order; network sources are used only if they are listed.
  package var order: [BookSource]
  /// The user's API keys, which never appear in a store, a log or an error.
  package var keys: [BookSource: String]
  /// Addresses of compatible servers to use in place of the services themselves.
  package var addresses: [BookSource: String]

  /// The default: no network access.
  package static let standard = BookSearchSettings(
    order: [.shelf, .classics, .catalogue], keys: [:], addresses: [:])
}
