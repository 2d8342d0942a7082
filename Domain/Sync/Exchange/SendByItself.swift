/// Exchanges a moment after something was changed, and as long as more is: what nobody asked for
/// and nobody waits for.
package struct SendByItself: Sendable {
  let tools: SyncTools

  /// Ends at the first problem that keeps what waits from being sent: the next change, or the full
  /// screen, tries again. `rest` lets the time pass. Returns whether there was none.
  package func callAsFunction(rest: () -> Void) throws -> Bool {
    repeat {
      rest()
      let report = try tools.synchronise()
      guard report.problems.isEmpty || report.sent > 0 else { return false }
      rest()
    } while try isWaiting()
    return true
  }

  /// Whether there is something that was not sent.
  package func isWaiting() throws -> Bool {
    let status = try tools.queries.status()
    return status.waiting > 0 && !status.isPaused && !status.isOlderCopy
  }
}
