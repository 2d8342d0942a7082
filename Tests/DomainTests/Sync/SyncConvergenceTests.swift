import Foundation
import HearthTestSupport
import Testing

@testable import hearth_histories

/// Whatever devices do, and however what they tell reaches the others: in the end all show the
/// same, and nothing that anybody entered is lost. Some of it; `hearth-histories` plays the many.
@Suite struct SyncConvergenceTests {
  /// Of so many every row of the table happens in some.
  private static let histories = Thoroughness.count(160, usually: 15)

  @Test func `all devices come to the same and lose nothing`() async {
    let outcome = await ManyHistories(
      seeds: 1..<1 + Self.histories, cores: ProcessInfo.processInfo.activeProcessorCount
    ).play()
    #expect(outcome.wrong == [:])
    // A few of them are not enough for each row to happen.
    if Thoroughness.ofThisRun == .whole { #expect(outcome.missing == []) }
  }
}
