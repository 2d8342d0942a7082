/// What an answer may take.
package struct HTTPLimits: Hashable, Sendable {
  /// From the first step to the last byte, redirects included.
  package let milliseconds: Int
  /// Bytes of the body, unpacked.
  package let body: Int
  package let redirects: Int

  package init(milliseconds: Int = 10_000, body: Int = 8 << 20, redirects: Int = 5) {
    self.milliseconds = min(max(milliseconds, 1), 600_000)
    self.body = min(max(body, 0), 1 << 30)
    self.redirects = max(redirects, 0)
  }

  /// Ten seconds, 8 MB, five redirects.
  package static let standard = HTTPLimits()

  /// Bytes of all headers.
  static let headers = 256 << 10
}
