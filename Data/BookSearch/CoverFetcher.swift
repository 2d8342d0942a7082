import HearthDomain

/// Fetches the picture behind the link that a source has told.
package struct CoverFetcher: Sendable {
  private let transport: HTTPTransport

  /// The transport should take no more than ``KeepCover/most`` bytes.
  package init(_ transport: HTTPTransport) { self.transport = transport }

  /// The bytes as they came; throws ``DomainError/unavailable(_:)`` under the name of the host.
  package func bytes(of link: WebLink, until cancellation: Cancellation) throws -> [UInt8] {
    guard let address = HTTPAddress(link.value) else {
      throw DomainError.unavailable(.service(name: link.value, .notSecure))
    }
    let answer = try transport.send(
      HTTPRequest(.get, address), to: address.host, until: cancellation)
    guard answer.isSuccess else {
      let trouble: ServiceTrouble =
        answer.isRateLimit
        ? .tooManyRequests(retryAfter: answer.retryAfter)
        : answer.isFailure ? .failing(status: answer.status) : .refused(status: answer.status)
      throw DomainError.unavailable(.service(name: address.host, trouble))
    }
    return answer.body
  }
}
