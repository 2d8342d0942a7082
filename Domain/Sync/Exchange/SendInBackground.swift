/// Exchanges in the background shortly after a change, and repeats as long as there are more
/// changes.
package struct SendInBackground: Sendable {
  let tools: SyncTools

  /// Calls `rest` to wait between exchanges. Returns false at the first problem that prevents
  /// sending; the next change, or the full screen, tries again. Returns true once everything is
  /// sent.
  package func callAsFunction(rest: () -> Void) throws -> Bool {
    repeat {
      rest()
      let report = try tools.synchronise()
      guard report.problems.isEmpty || report.sentCount > 0 else { return false }
      rest()
    } while try hasUnsentEntries()
    return true
  }

  /// Whether there are unsent entries that may be sent.
  package func hasUnsentEntries() throws -> Bool {
    let status = try tools.queries.status()
    return status.pendingCount > 0 && !status.isPaused && !status.isOlderCopy
  }
}
