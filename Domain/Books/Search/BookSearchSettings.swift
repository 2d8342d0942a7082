/// Where books are looked for unless a source is named, and what the sources ask for.
package struct BookSearchSettings: Hashable, Sendable {
  /// The sources that are asked, in this order; those that leave the machine only if they stand
  /// here.
  package var order: [BookSource]
  /// The user's keys, which never appear in a store, a log or an error.
  package var keys: [BookSource: String]
  /// Where a compatible server answers instead of the service itself.
  package var addresses: [BookSource: String]

  /// What holds until the user says otherwise: nothing leaves the machine.
  package static let standard = BookSearchSettings(
    order: [.shelf, .classics, .catalogue], keys: [:], addresses: [:])
}
