/// Stores the results of the last search, so that commands can refer to them by number.
public protocol BookFindings {
  /// Replaces the previous results; numbers start at 1.
  func replace(with books: [FoundBook]) throws

  /// Returns the book with that number, or nil.
  func book(_ pick: Int) throws -> FoundBook?
}
