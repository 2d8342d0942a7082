import Foundation
import Testing

@testable import hearth_histories

/// Checks that all devices end up equal and lose nothing, whatever they do and however entries
/// travel.
///
/// Plays a few random histories. `hearth-histories`, which CI runs, plays thousands and requires
/// every row of the table to occur.
@Suite struct SyncConvergenceTests {
  @Test func `all devices end up equal and lose nothing`() async {
    let outcome = await ManyHistories(
      seeds: 1..<16, cores: ProcessInfo.processInfo.activeProcessorCount
    ).play()
    #expect(outcome.wrong == [:])
  }
}
