/// The user's settings for searching books.
package struct BookSearchSettings: Hashable, Sendable {
  /// The sources to search, in this order; network sources are used only if they are listed.
  package var order: [BookSource]
  /// The user's API keys, which never appear in a store, a log or an error.
  package var keys: [BookSource: String]
  /// Addresses of compatible servers that replace those of the services.
  package var addresses: [BookSource: String]

  /// The default, which does not use the network.
  package static let standard = BookSearchSettings(
    order: [.shelf, .classics, .catalogue], keys: [:], addresses: [:])
}
