/// Exchanges in the background shortly after a change; repeats this as long as there are more
/// changes.
package struct SendInBackground: Sendable {
  let tools: SyncTools

  /// Returns true once everything is sent. Returns false at the first problem that prevents
  /// sending; then the next change, or the full screen, tries again. `rest` is called to wait
  /// before and after each exchange.
  package func callAsFunction(rest: () -> Void) throws -> Bool {
    repeat {
      rest()
      let report = try tools.synchronise()
      guard report.problems.isEmpty || report.sentCount > 0 else { return false }
      rest()
    } while try hasUnsentEntries()
    return true
  }

  /// Whether there are unsent entries and the exchange is not paused.
  package func hasUnsentEntries() throws -> Bool {
    let status = try tools.queries.status()
    return status.pendingCount > 0 && !status.isPaused && !status.isOlderCopy
  }
}
