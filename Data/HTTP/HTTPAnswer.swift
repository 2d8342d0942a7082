/// What a server answered.
public struct HTTPAnswer: Hashable, Sendable {
  public let status: Int
  /// The seconds after which the server wants to be asked again.
  public let retryAfter: Int?
  public let body: [UInt8]

  public init(status: Int, retryAfter: Int? = nil, body: [UInt8] = []) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }

  public var isSuccess: Bool { (200..<300).contains(status) }

  /// Whether there are too many requests.
  public var isRateLimit: Bool { status == 429 }

  /// Whether something is wrong on the server's side.
  public var isFailure: Bool { (500..<600).contains(status) }
}
