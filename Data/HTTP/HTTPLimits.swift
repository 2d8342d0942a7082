import HearthDomain

/// Limits for a response. They are listed in `Data/Files.md`.
package struct HTTPLimits: Hashable, Sendable {
  /// Maximum total time in milliseconds, including redirects.
  package let milliseconds: Int
  /// Maximum size of the decompressed body, in bytes.
  package let maxBodySize: Int
  package let maxRedirects: Int

  package init(milliseconds: Int = 10_000, body: Int = 8 << 20, redirects: Int = 5) {
    self.milliseconds = min(max(milliseconds, 1), 600_000)
    self.maxBodySize = min(max(body, 0), 1 << 30)
    self.maxRedirects = max(redirects, 0)
  }

  /// The default limits: ten seconds, 8 MB, five redirects.
  package static let standard = HTTPLimits()
  /// Limits for covers of books, which are small.
  package static let covers = HTTPLimits(body: FetchCover.maxBytes)
  /// Limits for calendars, address books and relays, which are slower and larger.
  package static let links = HTTPLimits(milliseconds: 60_000, body: 64 << 20)

  /// Maximum size of all headers, in bytes.
  static let maxHeaderSize = 256 << 10
}
