import HearthDomain

/// A source of books in the network: sends what it is asked, and tells what stands in the way.
struct BookService: Sendable {
  let source: BookSource
  /// Where it answers: everything in front of the path of a request.
  let address: HTTPAddress
  let transport: HTTPTransport

  /// The answer to a request for that path, of whatever status.
  func answer(
    _ path: String, _ parameters: [(name: String, value: String)],
    headers: [(name: String, value: String)] = [], until cancellation: Cancellation
  ) throws -> HTTPAnswer {
    guard let target = address.appending(path: path)?.asking(parameters) else {
      throw DomainError.invalid(.query, .tooLong(limit: 2_000, actual: path.count))
    }
    return try transport.send(
      HTTPRequest(.get, target, headers: headers), to: source.serviceName, until: cancellation)
  }
}

extension BookSource {
  func unavailable(_ trouble: ServiceTrouble) -> DomainError {
    .unavailable(.service(name: serviceName, trouble))
  }
}
