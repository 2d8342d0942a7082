/// Keeps what the last search found, so that a row of it can be named by its number.
public protocol BookFindings {
  /// Puts these in place of those of the search before, numbered from 1.
  func replace(with books: [FoundBook]) throws

  /// The book with that number, or nil.
  func book(_ pick: Int) throws -> FoundBook?
}
