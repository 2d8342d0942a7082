/// A book as a source tells of it; what the source does not know is left out.
public struct FoundBook: Hashable, Sendable {
  public var details: BookDetails
  public let source: BookSource

  public init(_ details: BookDetails, from source: BookSource) {
    self.details = details
    self.source = source
  }
}

/// What is looked for, and which page of the answers.
public struct BookQuery: Hashable, Sendable {
  public static let pageSize = 20
  /// How many characters the words may have.
  public static let longest = 200

  public let text: String
  /// Counted from 1.
  public let page: Int

  /// Throws ``DomainError/invalid(_:)`` for blank or too many words, or a page below 1 or above
  /// 1,000.
  public init(_ text: String, page: Int = 1) throws {
    self.text = text.tidied(keepingLines: false)
    self.page = page
    guard !self.text.isEmpty else { throw DomainError.invalid(.query, .empty) }
    guard self.text.count <= BookQuery.longest else {
      throw DomainError.invalid(
        .query, .tooLong(limit: BookQuery.longest, actual: self.text.count))
    }
    try SearchedText.check(self.text)
    guard (1...1000).contains(page) else {
      throw DomainError.invalid(.resultPage, .outOfRange(1...1000, actual: page))
    }
  }

  /// The places of the page in the list of all answers.
  public var places: Range<Int> { (page - 1) * BookQuery.pageSize..<page * BookQuery.pageSize }
}

/// A page of answers.
public struct FoundBooks: Hashable, Sendable {
  public var books: [FoundBook]
  /// Whether a further page may have more.
  public var hasMore: Bool

  public init(_ books: [FoundBook], hasMore: Bool) {
    self.books = books
    self.hasMore = hasMore
  }

  public static let none = FoundBooks([], hasMore: false)
}
