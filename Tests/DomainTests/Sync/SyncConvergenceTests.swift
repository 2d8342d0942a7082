import Foundation
import HearthTestSupport
import Testing

@testable import hearth_histories

/// Checks that all devices end up equal and lose nothing, whatever they do and however entries
/// travel.
///
/// Plays a few random histories. `hearth-histories` plays many more.
@Suite struct SyncConvergenceTests {
  /// With this many histories in a whole run, every row of the table occurs.
  private static let histories = Thoroughness.count(240, usually: 15)

  @Test func `all devices come to the same and lose nothing`() async {
    let outcome = await ManyHistories(
      seeds: 1..<1 + Self.histories, cores: ProcessInfo.processInfo.activeProcessorCount
    ).play()
    #expect(outcome.wrong == [:])
    // A smaller run does not contain every row.
    if Thoroughness.ofThisRun == .whole { #expect(outcome.missing == []) }
  }
}
