import HearthDomain

/// Sends requests to servers and returns their responses.
package struct HTTPTransport: Sendable {
  package typealias Exchange =
    @Sendable (HTTPRequest, Cancellation) throws(HTTPError) -> HTTPAnswer

  private let exchange: Exchange

  package init(_ exchange: @escaping Exchange) {
    self.exchange = exchange
  }

  /// Sends the request. Blocks until there is a response, of any status, or an error.
  package func send(
    _ request: HTTPRequest, until cancellation: Cancellation
  ) throws(HTTPError) -> HTTPAnswer {
    try exchange(request, cancellation)
  }

  /// A transport that uses libcurl, which is loaded with the first request.
  ///
  /// Verifies certificates, enforces the limits, follows redirects that are as secure as the
  /// request, and uses the proxy in the environment.
  package static func curl(userAgent: String, limits: HTTPLimits = .standard) -> HTTPTransport {
    curl(userAgent: userAgent, limits: limits, fileNames: CurlLibrary.fileNames)
  }

  static func curl(
    userAgent: String, limits: HTTPLimits, fileNames: [String]
  ) -> HTTPTransport {
    let connections = CurlConnections()
    return HTTPTransport { request, cancellation throws(HTTPError) in
      let library = try CurlLibrary(fileNames: fileNames)
      let hops = HTTPRedirects(limits: limits) { hop, milliseconds throws(HTTPError) in
        try CurlTransfer(
          library: library, connections: connections, userAgent: userAgent, limits: limits,
          milliseconds: milliseconds
        ).answer(to: hop, until: cancellation)
      }
      return try hops.answer(to: request)
    }
  }
}
