import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// A new store with a clock that the test sets; it is inspected when the test releases it.
struct NewStore {
  let tried: StoreUnderTest
  private let soundness: Soundness
  let time: TestClock
  let randomness: Randomness

  init(
    _ kind: StoreKind, at local: String, in zone: any ZoneRules = FixedZone.seoul,
    randomness: Randomness = .seeded(1), isTimed: Bool = false, _ location: SourceLocation
  ) throws {
    time = TestClock(local, in: zone)
    tried = try kind.make(now: isTimed ? time.clock.now : nil)
    soundness = Soundness(of: tried, location)
    self.randomness = randomness
  }
}

/// The use cases of an area on a new store; `fixture.add` is `fixture.useCases.add`.
@dynamicMemberLookup
protocol UseCaseFixture {
  associatedtype UseCases
  var new: NewStore { get }
  var useCases: UseCases { get }
}

extension UseCaseFixture {
  var tried: StoreUnderTest { new.tried }
  var store: any Store { new.tried.store }
  var clock: LocalClock { new.time.clock }
  var now: Now { clock.now }
  var randomness: Randomness { new.randomness }
  var context: UseCaseContext { UseCaseContext(store, clock, randomness) }

  func set(_ local: String) { new.time.set(local) }

  subscript<UseCase>(dynamicMember name: KeyPath<UseCases, UseCase>) -> UseCase {
    useCases[keyPath: name]
  }
}
