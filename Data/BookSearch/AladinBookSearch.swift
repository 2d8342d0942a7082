import HearthDomain

/// Searches a server that is compatible with Aladin. Aladin shut down its own on October 30, 2026,
/// so users must set the address.
package struct AladinBookSearch: BookSearch {
  /// Maximum number of results that the service returns for a search.
  static let maxResults = 200
  private let service: BookService
  private let key: String

  /// `address` is the address of the folder with `ItemSearch.aspx`.
  package init(address: HTTPAddress, key: String, transport: HTTPTransport) {
    service = BookService(source: .aladin, address: address, transport: transport)
    self.key = key
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    guard query.resultIndices.lowerBound < AladinBookSearch.maxResults else { return .none }
    let answer = try answer(
      "ItemSearch.aspx",
      [
        ("Query", query.text), ("QueryType", "Keyword"), ("SearchTarget", "Book"),
        ("Start", "\(query.page)"), ("MaxResults", "\(BookQuery.pageSize)"),
      ], cancellation)
    return try AladinAnswer.foundBooks(answer)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try answer(
      "ItemLookUp.aspx",
      [("ItemId", isbn.value), ("ItemIdType", "ISBN13"), ("OptResult", "packing")], cancellation)
    return try AladinAnswer.foundBooks(answer).books.first { $0.details.isbn == isbn }
  }

  /// Returns the books of a saved response, in its JSON, script or XML form.
  ///
  /// Throws ``DomainError/damaged(_:)`` for any other file. If the response is an error of the
  /// service, throws that.
  package static func books(inAnswer bytes: [UInt8]) throws -> FoundBooks {
    guard let found = try AladinAnswer.foundBooks(AladinScript.document(in: bytes)) else {
      throw DomainError.damaged(.malformed(line: 1, column: 1))
    }
    return found
  }

  private func answer(
    _ path: String, _ parameters: [(name: String, value: String)], _ cancellation: Cancellation
  ) throws -> HTTPAnswer {
    let common = [
      (name: "ttbkey", value: key), ("Output", "JS"), ("Version", "20131101"), ("Cover", "Big"),
    ]
    return try service.answer(path, common + parameters, until: cancellation)
  }
}
