import Foundation
import Testing

/// How much a run of the tests tries of what is too much to be tried every time.
///
/// A usual run is for somebody who waits for it: where a test tries every call, every command or
/// many seeds, it takes a sample of them. Whole runs, such as that of `.ci/run`, try all of it.
package enum Thoroughness: Sendable {
  case usual
  case whole

  /// Whole where `HEARTH_TESTS` says so.
  package static let ofThisRun: Thoroughness =
    ProcessInfo.processInfo.environment["HEARTH_TESTS"] == "whole" ? .whole : .usual

  /// How often something is done that a test does by chance.
  package static func count(_ whole: Int, usually usual: Int) -> Int {
    ofThisRun == .whole ? whole : Swift.min(usual, whole)
  }
}

extension Sequence {
  /// All of it in a whole run; in a usual one so many, spread over all of it.
  package func tried(usually count: Int) -> [Element] {
    Thoroughness.ofThisRun == .whole ? Array(self) : spread(count)
  }

  /// At most so many at even distances, the first and the last among them where there are two:
  /// the same ones every time, so that what fails fails again.
  package func spread(_ most: Int) -> [Element] {
    let all = Array(self)
    guard most < all.count else { return all }
    guard most > 1 else { return Array(all.prefix(Swift.max(most, 0))) }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}

extension Trait where Self == ConditionTrait {
  /// Of what takes seconds: a usual run says that it is left out, a whole one runs it.
  package static var inWholeRuns: Self {
    .enabled(if: Thoroughness.ofThisRun == .whole, "it takes long; HEARTH_TESTS=whole runs it")
  }
}
