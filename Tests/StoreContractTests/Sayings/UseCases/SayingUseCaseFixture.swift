import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// A collection of sayings in a new store whose clock a test sets.
struct SayingUseCaseFixture: UseCaseFixture {
  let new: NewStore
  let lines: [StarterLine]

  /// Without lines there are only the sayings that a test adds.
  init(
    _ kind: StoreKind, on date: String = "2026-03-01", seed: UInt64 = 1, lines: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(kind, at: date + "T09:00", randomness: .seeded(seed), sourceLocation)
    self.lines = (0..<lines).map { StarterLine("첫 글귀 \($0)", "Line \($0)") }
  }

  /// With these lines of the collection.
  init(_ kind: StoreKind, on date: String, handingOut lines: [StarterLine]) throws {
    new = try NewStore(kind, at: date + "T09:00", randomness: .seeded(1), #_sourceLocation)
    self.lines = lines
  }

  var useCases: SayingUseCases { useCases(in: store) }

  /// The same in another store.
  func useCases(in store: any Store) -> SayingUseCases {
    SayingUseCases(UseCaseContext(store, clock, randomness)) { lines }
  }

  /// Makes it nine o'clock of that day.
  func set(_ date: String) { set(at: date + "T09:00") }

  /// Makes it that time.
  func set(at local: String) { new.time.set(local) }

  func pass(milliseconds: Int64) { new.time.pass(milliseconds: milliseconds) }

  /// Adds that many sayings, numbered as they come.
  func fill(_ count: Int) throws {
    for number in 0..<count { try useCases.add(details("글귀 \(number)")) }
  }

  func all() throws -> [Saying] { try useCases.queries.list(in: 0..<999) }
}
