import HearthDomain

/// A book service on the network.
struct BookService: Sendable {
  let source: BookSource
  /// Base address, to which the path of a request is appended.
  let address: HTTPAddress
  let transport: HTTPTransport

  /// Returns the response, whatever its status.
  func answer(
    _ path: String, _ parameters: [(name: String, value: String)],
    headers: [(name: String, value: String)] = [], until cancellation: Cancellation
  ) throws -> HTTPAnswer {
    guard let target = address.appending(path: path)?.withQuery(parameters) else {
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
