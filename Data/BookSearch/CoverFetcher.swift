import HearthDomain

/// Downloads cover images from the links that services provide.
package struct CoverFetcher: Sendable {
  private let transport: HTTPTransport

  /// `transport` should limit bodies to ``FetchCover/maxBytes`` bytes.
  package init(_ transport: HTTPTransport) { self.transport = transport }

  /// Returns the image as received. Throws ``DomainError/unavailable(_:)``, which names the host.
  package func bytes(of link: WebLink, until cancellation: Cancellation) throws -> [UInt8] {
    guard let address = HTTPAddress(link.value) else {
      throw DomainError.unavailable(.service(name: link.value, .notSecure))
    }
    let answer = try transport.send(
      HTTPRequest(.get, address), to: address.host, until: cancellation)
    guard answer.isSuccess else {
      let trouble: ServiceTrouble =
        answer.isRateLimited
        ? .tooManyRequests(retryAfter: answer.retryAfter)
        : answer.isServerError
          ? .serverError(status: answer.status) : .refused(status: answer.status)
      throw DomainError.unavailable(.service(name: address.host, trouble))
    }
    return answer.body
  }
}
