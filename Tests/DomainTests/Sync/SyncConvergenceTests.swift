import Foundation
import HearthDomain
import Testing

/// Whatever devices do, and however what they tell reaches the others: in the end all show the
/// same, and nothing that anybody entered is lost.
@Suite struct SyncConvergenceTests {
  /// How many histories there are; more by hand: `SYNC_HISTORIES=1000000`.
  private static let histories =
    ProcessInfo.processInfo.environment["SYNC_HISTORIES"].flatMap { Int($0) } ?? 160
  /// The seed of the first one.
  private static let first =
    ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { Int($0) } ?? 1

  @Test func `all devices come to the same and lose nothing`() async {
    let parts = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let rows = await withTaskGroup(of: Set<MergingRow>.self) { group in
      for part in 0..<parts {
        group.addTask {
          let seeds = stride(
            from: Self.first + part, to: Self.first + Self.histories, by: parts)
          return seeds.reduce(into: []) { rows, seed in
            var history = SyncHistory(seed: UInt64(seed))
            let wrong = history.wrong()
            #expect(wrong == [], "SYNC_SEED=\(seed) SYNC_HISTORIES=1")
            rows.formUnion(history.world.rows)
          }
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    // One history alone is looked at for what is wrong with it.
    guard Self.histories > 1 else { return }
    let missing = MergingRow.allCases.filter { !rows.contains($0) }
    #expect(missing == [])
  }
}
