import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct AnnounceNewsTests {
  @Test(arguments: StoreKind.available)
  func `the news of each release are announced once`(kind: StoreKind) throws {
    let new = try NewStore(kind, at: "2026-11-27T12:00", isTimed: true, #_sourceLocation)
    let announce = AnnounceNews(store: new.tried.store, clock: new.time.clock)
    let first = Day(literal: "2026-11-28")
    #expect(try !announce(releasedOn: first))
    new.time.set("2026-11-28T00:00")
    #expect(try announce(releasedOn: first))
    #expect(try !announce(releasedOn: first))
    new.time.set("2026-12-20T12:00")
    #expect(try !announce(releasedOn: first))
    #expect(try announce(releasedOn: Day(literal: "2026-12-19")))
    #expect(try !announce(releasedOn: Day(literal: "2026-12-19")))
  }

  @Test func `a store of this release has no news until the next one`() throws {
    let new = try NewStore(.inMemory, at: "2026-11-28T12:00", isTimed: true, #_sourceLocation)
    let announce = AnnounceNews(store: new.tried.store, clock: new.time.clock)
    #expect(try !announce(releasedOn: Day(literal: "2026-11-28")))
    new.time.set("2026-12-20T12:00")
    #expect(try !announce(releasedOn: Day(literal: "2026-11-28")))
    #expect(try announce(releasedOn: Day(literal: "2026-12-19")))
  }

  @Test func `nothing is announced if it cannot be recorded`() throws {
    let new = try NewStore(.inMemory, at: "2026-12-01T12:00", #_sourceLocation)
    let store = UnwritableStore(store: new.tried.store, trouble: .failed(detail: "?"))
    let announce = AnnounceNews(store: store, clock: new.time.clock)
    #expect(throws: DomainError.self) { try announce(releasedOn: Day(literal: "2026-11-28")) }
  }
}
