/// What a server answered.
package struct HTTPAnswer: Hashable, Sendable {
  package let status: Int
  /// The seconds after which the server wants to be asked again.
  package let retryAfter: Int?
  package let body: [UInt8]

  package init(status: Int, retryAfter: Int? = nil, body: [UInt8] = []) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }

  package var isSuccess: Bool { (200..<300).contains(status) }

  /// Whether there are too many requests.
  package var isRateLimit: Bool { status == 429 }

  /// Whether something is wrong on the server's side.
  package var isFailure: Bool { (500..<600).contains(status) }
}
