/// A book found in a source; unknown fields are blank.
public struct FoundBook: Hashable, Sendable {
  public var details: BookDetails
  public let source: BookSource

  public init(_ details: BookDetails, from source: BookSource) {
    self.details = details
    self.source = source
  }
}

/// A search query, and the page of results that is wanted.
public struct BookQuery: Hashable, Sendable {
  public static let pageSize = 20
  /// Maximum number of characters of the query.
  public static let maxLength = 200

  public let text: String
  /// Page number, starting at 1.
  public let page: Int

  /// Creates a query; throws ``DomainError/invalid(_:)`` for a blank or too long text, and a page
  /// outside 1 to 1,000.
  public init(_ text: String, page: Int = 1) throws {
    self.text = text.normalizingWhitespace(keepingLines: false)
    self.page = page
    guard !self.text.isEmpty else { throw DomainError.invalid(.query, .empty) }
    guard self.text.count <= BookQuery.maxLength else {
      throw DomainError.invalid(
        .query, .tooLong(limit: BookQuery.maxLength, actual: self.text.count))
    }
    try SearchedText.check(self.text)
    guard (1...1000).contains(page) else {
      throw DomainError.invalid(.resultPage, .outOfRange(1...1000, actual: page))
    }
  }

  /// Indices of the page's results in the list of all results.
  public var resultIndices: Range<Int> {
    (page - 1) * BookQuery.pageSize..<page * BookQuery.pageSize
  }
}

/// A page of results.
public struct FoundBooks: Hashable, Sendable {
  public var books: [FoundBook]
  /// Whether there may be more pages.
  public var hasMore: Bool

  public init(_ books: [FoundBook], hasMore: Bool) {
    self.books = books
    self.hasMore = hasMore
  }

  public static let none = FoundBooks([], hasMore: false)
}
