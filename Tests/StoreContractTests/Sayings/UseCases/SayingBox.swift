import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// A collection of sayings in a new store whose clock a test sets.
struct SayingBox {
  let tried: StoreUnderTest
  private let soundness: Soundness
  let store: any Store
  let lines: [StarterLine]
  private let time: TestClock
  let randomness: Randomness

  /// Without lines there are only the sayings that a test adds.
  init(
    _ kind: StoreKind, on date: String = "2026-03-01", seed: UInt64 = 1, lines: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    tried = try kind.make()
    soundness = Soundness(of: tried, sourceLocation)
    store = tried.store
    self.lines = (0..<lines).map { StarterLine("첫 글귀 \($0)", "Line \($0)") }
    randomness = .seeded(seed)
    time = TestClock(date + "T09:00")
  }

  /// Makes it nine o'clock of that day.
  func set(_ date: String) { set(at: date + "T09:00") }

  /// Makes it that time.
  func set(at time: String) { self.time.set(time) }

  func pass(milliseconds: Int64) { time.pass(milliseconds: milliseconds) }

  var clock: LocalClock { time.clock }
  var newID: NewID { NewID(now: clock.now, randomness: randomness) }
  var release: ReleaseStarters { release(in: store) }
  var queries: SayingQueries { SayingQueries(store: store, clock: clock, release: release) }
  var recommend: RecommendSaying { recommend(in: store) }
  var mark: MarkSaying { MarkSaying(store: store, now: clock.now) }
  var edit: EditSaying { EditSaying(store: store) }
  var remove: RemoveSaying { RemoveSaying(store: store) }
  var export: ExportSayings { ExportSayings(store: store, release: release) }

  var add: AddSaying {
    AddSaying(store: store, clock: clock, newID: newID, release: release)
  }

  var importing: ImportSayings {
    ImportSayings(store: store, clock: clock, newID: newID, release: release)
  }

  func release(in store: any Store) -> ReleaseStarters {
    ReleaseStarters(store: store, clock: clock, newID: newID, lines: lines)
  }

  func recommend(in store: any Store) -> RecommendSaying {
    RecommendSaying(
      store: store, clock: clock, randomness: randomness, release: release(in: store))
  }

  /// Adds that many sayings, numbered as they come.
  func fill(_ count: Int) throws {
    for number in 0..<count { try add(details("글귀 \(number)")) }
  }

  func all() throws -> [Saying] { try queries.list(in: 0..<999) }
}
