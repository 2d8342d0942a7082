import HearthDomain

/// Sends a request to a server and brings its answer.
package struct HTTPTransport: Sendable {
  package typealias Exchange =
    @Sendable (HTTPRequest, Cancellation) throws(HTTPError) -> HTTPAnswer

  private let exchange: Exchange

  package init(_ exchange: @escaping Exchange) {
    self.exchange = exchange
  }

  /// Blocks until there is an answer, of whatever status, or a reason why there is none.
  package func send(
    _ request: HTTPRequest, until cancellation: Cancellation
  ) throws(HTTPError) -> HTTPAnswer {
    try exchange(request, cancellation)
  }

  /// The way into the network: libcurl, opened with the first request.
  ///
  /// It checks who answers, stays within the limits, follows redirects that are as well
  /// protected, and goes through the proxy that the environment names.
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
