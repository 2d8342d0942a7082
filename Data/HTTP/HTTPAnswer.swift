import HearthDomain

/// What a server answered.
package struct HTTPAnswer: Hashable, Sendable {
  package let status: Int
  /// The seconds after which the server wants to be asked again.
  package let retryAfter: Int?
  package let body: [UInt8]
  /// Those headers that somebody asks for, by their names in small letters.
  package let headers: [String: String]
  /// To where the request was led; nil where the one that was asked answered.
  package var source: HTTPAddress?

  package init(
    status: Int, retryAfter: Int? = nil, body: [UInt8] = [], headers: [String: String] = [:]
  ) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
    self.headers = headers
  }

  /// The names of the headers that are kept.
  static let kept: Set = ["etag", "www-authenticate", "location", "last-modified"]

  package var isSuccess: Bool { (200..<300).contains(status) }

  /// Whether there are too many requests.
  var isRateLimit: Bool { status == 429 }

  /// Whether something is wrong on the server's side.
  var isFailure: Bool { (500..<600).contains(status) }
}
