/// Remembers what a status said, until something may have changed: a prompt asks far more often
/// than anything does.
package protocol StatusMemory: Sendable {
  /// The line that was said in answer to the question within that minute, where it still holds;
  /// else the one that is made now.
  func line(
    answering question: String, inMinute minute: Int64, otherwise make: () throws -> SaidStatus
  ) throws -> String
}

/// What a status says.
package struct SaidStatus: Hashable, Sendable {
  package let line: String
  /// Whether it may lie somewhere outside the store for a while.
  package let mayBeKept: Bool

  package init(line: String, mayBeKept: Bool) {
    self.line = line
    self.mayBeKept = mayBeKept
  }
}
