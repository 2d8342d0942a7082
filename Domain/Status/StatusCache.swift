/// Cache of status lines. Shell prompts request them far more often than data changes.
package protocol StatusCache: Sendable {
  /// Returns the status line cached under the question and minute if it is still valid; otherwise
  /// the result of `make`.
  func line(
    answering question: String, inMinute minute: Int64, otherwise make: () throws -> StatusLineText
  ) throws -> String
}

/// A status line.
package struct StatusLineText: Hashable, Sendable {
  package let line: String
  /// Whether the line may be cached outside the store.
  package let isCacheable: Bool

  package init(line: String, isCacheable: Bool) {
    self.line = line
    self.isCacheable = isCacheable
  }
}
