import HearthDomain

/// YES24's open API.
package struct YES24BookSearch: BookSearch {
  package static let address = "https://apis.yes24.com"
  private let service: BookService
  private let key: String

  package init(address: HTTPAddress, key: String, transport: HTTPTransport) {
    service = BookService(source: .yes24, address: address, transport: transport)
    self.key = key
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let answer = try answer(
      "v1/goods/itemList",
      [
        ("query", query.text), ("category", "BOOK"), ("page", "\(query.page)"),
        ("pageSize", "\(BookQuery.pageSize)"), ("detail", "Y"),
      ], cancellation)
    return try YES24Answer.foundBooks(answer, for: query)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try answer(
      "v1/goods/itemDetail", [("searchType", "ISBN13"), ("query", isbn.value)], cancellation)
    return try YES24Answer.foundBooks(answer, for: nil).books.first { $0.details.isbn == isbn }
  }

  private func answer(
    _ path: String, _ parameters: [(name: String, value: String)], _ cancellation: Cancellation
  ) throws -> HTTPAnswer {
    try service.answer(path, parameters, headers: [("X-Api-Key", key)], until: cancellation)
  }
}
