import HearthDomain

/// Google Books. It rejects most requests without a key.
package struct GoogleBooksBookSearch: BookSearch {
  package static let address = "https://www.googleapis.com"
  private let service: BookService
  private let key: String

  package init(address: HTTPAddress, key: String, transport: HTTPTransport) {
    service = BookService(source: .googleBooks, address: address, transport: transport)
    self.key = key
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    try GoogleBooksAnswer.foundBooks(
      try answer(to: query.text, from: query.resultIndices.lowerBound, until: cancellation))
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try answer(to: "isbn:\(isbn)", from: 0, until: cancellation)
    return try GoogleBooksAnswer.foundBooks(answer).books.first { $0.details.isbn == isbn }
  }

  private func answer(
    to text: String, from place: Int, until cancellation: Cancellation
  ) throws -> HTTPAnswer {
    try service.answer(
      "books/v1/volumes",
      [
        ("q", text), ("startIndex", "\(place)"), ("maxResults", "\(BookQuery.pageSize)"),
        // State a country, as Google rejects requests from addresses that it cannot locate.
        ("printType", "books"), ("country", "KR"), ("key", key),
      ], until: cancellation)
  }
}
