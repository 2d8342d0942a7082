import HearthDomain

/// Open Library of the Internet Archive. It requires no key, but clients must state who they are.
package struct OpenLibraryBookSearch: BookSearch {
  package static let address = "https://openlibrary.org"
  private let service: BookService

  package init(address: HTTPAddress, transport: HTTPTransport) {
    service = BookService(source: .openLibrary, address: address, transport: transport)
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let answer = try service.answer(
      "search.json",
      [
        ("q", query.text), ("fields", OpenLibraryAnswer.searchFields),
        ("limit", "\(BookQuery.pageSize)"), ("page", "\(query.page)"),
      ], until: cancellation)
    return try OpenLibraryAnswer.foundBooks(answer, for: query)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try service.answer(
      "api/books", [("bibkeys", "ISBN:\(isbn)"), ("format", "json"), ("jscmd", "data")],
      until: cancellation)
    return try OpenLibraryAnswer.book(answer, isbn: isbn)
  }
}
