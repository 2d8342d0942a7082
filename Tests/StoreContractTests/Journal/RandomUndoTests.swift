import Foundation
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Undoes a random life change by change.
@Suite struct RandomUndoTests {
  /// Number of actions; set `JOURNAL_ACTIONS=10000` for more.
  private static let actions =
    ProcessInfo.processInfo.environment["JOURNAL_ACTIONS"].flatMap { Int($0) }
    ?? TestExtent.count(400, usually: 200)

  @Test(.inWholeRuns, arguments: StoreKind.available, [UInt64(1), 2])
  func `random changes are undone down to the empty store`(
    kind: StoreKind, seed: UInt64
  ) throws {
    let life = try RandomLife(kind, seed: seed, actions: Self.actions)
    var pictures = [try StoreContents(of: life.store)]
    var counts = [0]
    for number in 1...Self.actions {
      try life.act()
      guard number % 50 == 0 else { continue }
      pictures.append(try StoreContents(of: life.store))
      counts.append(try life.changes())
    }
    var left = try life.changes()
    #expect(left > Self.actions / 3, "seed \(seed)")
    while left > 0 {
      if let place = counts.firstIndex(of: left) {
        let differences = try life.differences(from: pictures[place])
        #expect(differences == [], "seed \(seed), after \(left) changes")
      }
      do {
        try life.journal.undo()
      } catch {
        let entry = try life.journal.undo.entriesToUndo().first
        Issue.record(error, "seed \(seed), \(left) changes: \(String(describing: entry?.summary))")
        return
      }
      left -= 1
    }
    let rest = try life.differences(from: pictures[0])
    #expect(rest == [], "seed \(seed)")
    // Redoes all of it.
    let redone = try life.journal.redo(last: counts[counts.count - 1])
    #expect(redone.count == counts[counts.count - 1])
    let last = pictures[pictures.count - 1]
    #expect(try life.differences(from: last) == [], "seed \(seed)")
  }
}
