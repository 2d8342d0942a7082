import HearthDomain

/// Kakao's book search. Its results have no numbers of pages.
package struct KakaoBookSearch: BookSearch {
  package static let address = "https://dapi.kakao.com"
  /// Number of the last page that the service returns.
  static let lastPage = 50
  private let service: BookService
  private let key: String

  package init(address: HTTPAddress, key: String, transport: HTTPTransport) {
    service = BookService(source: .kakao, address: address, transport: transport)
    self.key = key
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    guard query.page <= KakaoBookSearch.lastPage else { return .none }
    let answer = try answer([("query", query.text), ("page", "\(query.page)")], cancellation)
    var found = try KakaoAnswer.foundBooks(answer)
    found.hasMore = found.hasMore && query.page < KakaoBookSearch.lastPage
    return found
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try answer([("query", isbn.value), ("target", "isbn")], cancellation)
    return try KakaoAnswer.foundBooks(answer).books.first { $0.details.isbn == isbn }
  }

  private func answer(
    _ parameters: [(name: String, value: String)], _ cancellation: Cancellation
  ) throws -> HTTPAnswer {
    try service.answer(
      "v3/search/book", parameters + [("size", "\(BookQuery.pageSize)")],
      headers: [("Authorization", "KakaoAK \(key)")], until: cancellation)
  }
}
