/// The covers of books, which are files beside the store, one for an ISBN.
///
/// They are no part of it: no copy, archive or device has them, and they can be fetched again.
public protocol BookCovers: Sendable {
  /// The file of the cover as it was fetched, or nil.
  func cover(of isbn: ISBN) throws -> [UInt8]?

  /// Puts it in the place of the one that was there.
  func keep(_ cover: [UInt8], of isbn: ISBN) throws

  /// Nothing happens if there is none.
  func remove(_ isbn: ISBN) throws

  /// The books that have one, by their ISBN, in order.
  func all() throws -> [ISBN]
}
