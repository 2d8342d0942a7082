import HearthDomain

/// A server that answers as Aladin did, which closed its own on 30 October 2026; so there is no
/// address but the user's.
package struct AladinBookSearch: BookSearch {
  /// It shows no further results.
  static let lastResult = 200
  private let service: BookService
  private let key: String

  /// The address is that of the folder in which `ItemSearch.aspx` is.
  package init(address: HTTPAddress, key: String, transport: HTTPTransport) {
    service = BookService(source: .aladin, address: address, transport: transport)
    self.key = key
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    guard query.places.lowerBound < AladinBookSearch.lastResult else { return .none }
    let answer = try answer(
      "ItemSearch.aspx",
      [
        ("Query", query.text), ("QueryType", "Keyword"), ("SearchTarget", "Book"),
        ("Start", "\(query.page)"), ("MaxResults", "\(BookQuery.pageSize)"),
      ], cancellation)
    return try AladinAnswer.found(answer)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    let answer = try answer(
      "ItemLookUp.aspx",
      [("ItemId", isbn.value), ("ItemIdType", "ISBN13"), ("OptResult", "packing")], cancellation)
    return try AladinAnswer.found(answer).books.first { $0.details.isbn == isbn }
  }

  /// The books of an answer that was saved: in JSON, as a script or in XML.
  ///
  /// Throws ``DomainError/damaged(_:)`` for another file, and what the service said if the answer
  /// is an error.
  package static func books(inAnswer bytes: [UInt8]) throws -> FoundBooks {
    guard let found = try AladinAnswer.found(AladinScript.document(in: bytes)) else {
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
