/// Plays the histories of many seeds on several cores.
struct ManyHistories {
  let seeds: Range<Int>
  let cores: Int

  /// Errors by seed, and the rows that occurred in all histories together.
  struct Outcome {
    var wrong: [Int: [String]] = [:]
    var rows: Set<MergingRow> = []

    /// Rows that did not occur, in the order of the table.
    var missing: [MergingRow] { MergingRow.allCases.filter { !rows.contains($0) } }
  }

  func play() async -> Outcome {
    await withTaskGroup(of: Outcome.self) { group in
      for part in 0..<cores {
        group.addTask {
          let own = stride(from: seeds.lowerBound + part, to: seeds.upperBound, by: cores)
          return own.reduce(into: Outcome()) { outcome, seed in
            var history = SyncHistory(seed: UInt64(seed))
            let wrong = history.wrong()
            if !wrong.isEmpty { outcome.wrong[seed] = wrong }
            outcome.rows.formUnion(history.world.rows)
          }
        }
      }
      return await group.reduce(into: Outcome()) { all, some in
        all.wrong.merge(some.wrong) { first, _ in first }
        all.rows.formUnion(some.rows)
      }
    }
  }
}
