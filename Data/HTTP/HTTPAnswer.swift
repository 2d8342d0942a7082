import HearthDomain

/// A response of a server.
package struct HTTPAnswer: Hashable, Sendable {
  package let status: Int
  /// Seconds to wait before the next request, if the server demands that; otherwise nil.
  package let retryAfter: Int?
  package let body: [UInt8]
  /// Relevant headers, by names in lower case.
  package let headers: [String: String]
  /// Address that finally responded, after redirects; nil if there were none.
  package var source: HTTPAddress?

  package init(
    status: Int, retryAfter: Int? = nil, body: [UInt8] = [], headers: [String: String] = [:]
  ) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
    self.headers = headers
  }

  /// Names of the headers that are kept.
  static let keptHeaders: Set = ["etag", "www-authenticate", "location", "last-modified"]

  package var isSuccess: Bool { (200..<300).contains(status) }

  /// Whether the server limits the rate of requests.
  var isRateLimited: Bool { status == 429 }

  /// Whether the error is on the server's side.
  var isServerError: Bool { (500..<600).contains(status) }
}
