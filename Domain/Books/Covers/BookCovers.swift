/// Stores covers by ISBN, as files beside the store.
///
/// Covers are not backed up, archived or synced, since they can be fetched again.
public protocol BookCovers: Sendable {
  /// Returns the cover file, unchanged since it was fetched; nil if there is none.
  func cover(of isbn: ISBN) throws -> [UInt8]?

  /// Adds the cover, or replaces the one of that ISBN.
  func save(_ cover: [UInt8], of isbn: ISBN) throws

  /// Removes the cover; does nothing if there is none.
  func remove(_ isbn: ISBN) throws

  /// Returns the ISBNs that have a cover, in order.
  func allISBNs() throws -> [ISBN]
}
