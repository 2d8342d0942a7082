import HearthDomain
import Synchronization

/// Clock that stands still until a test sets it.
package final class TestClock: Sendable {
  private let instant = Mutex(Instant(milliseconds: 0))
  private let zone: any ZoneRules

  package init(_ local: String, in zone: any ZoneRules = FixedZone.seoul) {
    self.zone = zone
    set(local)
  }

  package func set(_ local: String) { set(zone.instant(of: LocalTime(literal: local))) }

  package func set(_ moment: Instant) { instant.withLock { $0 = moment } }

  package func pass(milliseconds: Int64) {
    instant.withLock { $0 = $0.adding(milliseconds: milliseconds) }
  }

  package var clock: LocalClock {
    LocalClock(now: Now { [self] in instant.withLock { $0 } }, zone: zone)
  }
}

extension Randomness {
  /// Returns the numbers 1, 2, 3 and so on.
  package static func counting() -> Randomness {
    let count = Counter()
    return Randomness { count.next() }
  }

  private final class Counter: Sendable {
    private let last = Mutex<UInt64>(0)

    func next() -> UInt64 {
      last.withLock {
        $0 += 1
        return $0
      }
    }
  }
}

extension UseCaseContext {
  /// Creates a context whose ids and random numbers come from the same source.
  package convenience init(_ store: any Store, _ clock: LocalClock, _ numbers: Randomness) {
    self.init(
      store: store, clock: clock, newID: IDGenerator(now: clock.now, randomness: numbers),
      randomness: numbers)
  }

  /// Creates a context with defaults for everything that is not given.
  package static func of(
    store: any Store, clock: LocalClock = TestClock("2026-01-01T09:00").clock, now: Now? = nil,
    newID: IDGenerator? = nil, randomness: Randomness = .counting()
  ) -> UseCaseContext {
    let clock = LocalClock(now: now ?? clock.now, zone: clock.zone)
    return UseCaseContext(
      store: store, clock: clock,
      newID: newID ?? IDGenerator(now: clock.now, randomness: .counting()), randomness: randomness)
  }
}
