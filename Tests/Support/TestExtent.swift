import Foundation
import Testing

/// Extent of a test run.  A usual run is for somebody who waits for it: tests of every call, every
/// command or many seeds take a sample of them. A whole run, such as that of `.ci/run`, tries all
/// of them.
package enum TestExtent: Sendable {
  case usual
  case whole

  /// Whole if `HEARTH_TESTS` is `whole`.
  package static let ofThisRun: TestExtent =
    ProcessInfo.processInfo.environment["HEARTH_TESTS"] == "whole" ? .whole : .usual

  /// Returns the number of repetitions of a random test.
  package static func count(_ whole: Int, usually usual: Int) -> Int {
    ofThisRun == .whole ? whole : Swift.min(usual, whole)
  }
}

extension Sequence {
  /// Returns all elements in a whole run, or in a usual run that many, evenly spread.
  package func tried(usually count: Int) -> [Element] {
    TestExtent.ofThisRun == .whole ? Array(self) : spread(count)
  }

  /// Returns at most that many elements at even distances, including the first and the last if
  /// there are at least two. The selection is always the same, so that failures are reproducible.
  package func spread(_ most: Int) -> [Element] {
    let all = Array(self)
    guard most < all.count else { return all }
    guard most > 1 else { return Array(all.prefix(Swift.max(most, 0))) }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test that takes seconds, with a message, except in a whole run.
  package static var inWholeRuns: Self {
    .enabled(if: TestExtent.ofThisRun == .whole, "it takes long; HEARTH_TESTS=whole runs it")
  }
}
