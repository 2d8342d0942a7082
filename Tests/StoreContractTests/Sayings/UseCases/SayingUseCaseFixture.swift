import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// The saying use cases on a new store with a clock that the test sets.
struct SayingUseCaseFixture: UseCaseFixture {
  let new: NewStore
  let lines: [StarterLine]

  /// By default there are no starter lines, only sayings that the test adds.
  init(
    _ kind: StoreKind, on date: String = "2026-03-01", seed: UInt64 = 1, lines: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(kind, at: date + "T09:00", randomness: .seeded(seed), sourceLocation)
    self.lines = (0..<lines).map { StarterLine("첫 글귀 \($0)", "Line \($0)") }
  }

  /// Creates the fixture with these starter lines.
  init(_ kind: StoreKind, on date: String, handingOut lines: [StarterLine]) throws {
    new = try NewStore(kind, at: date + "T09:00", randomness: .seeded(1), #_sourceLocation)
    self.lines = lines
  }

  var useCases: SayingUseCases { useCases(in: store) }

  /// Returns the use cases for another store.
  func useCases(in store: any Store) -> SayingUseCases {
    SayingUseCases(UseCaseContext(store, clock, randomness)) { lines }
  }

  /// Sets the clock to nine o'clock on that day.
  func set(_ date: String) { set(at: date + "T09:00") }

  /// Sets the clock to that local time.
  func set(at local: String) { new.time.set(local) }

  func pass(milliseconds: Int64) { new.time.pass(milliseconds: milliseconds) }

  /// Adds that many sayings.
  func fill(_ count: Int) throws {
    for number in 0..<count { try useCases.add(details("글귀 \(number)")) }
  }

  func all() throws -> [Saying] { try useCases.queries.list(in: 0..<999) }
}
