import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodMomentTests {
  private let lateInSeoul = MoodMoment(
    LocalTime(literal: "2026-03-01T23:50"), in: FixedZone.seoul)

  @Test func `a mood stays on its day in every zone`() {
    let elsewhere = FixedZone(name: "America/Los_Angeles", secondsEast: -8 * 3600)
    #expect(elsewhere.localTime(at: lateInSeoul.instant).description == "2026-03-01T06:50")
    #expect(lateInSeoul.local.description == "2026-03-01T23:50")
    #expect(lateInSeoul.day == Day(literal: "2026-03-01"))
    let again = MoodMoment(lateInSeoul.instant, secondsEast: lateInSeoul.secondsEast)
    #expect(again == lateInSeoul)
  }

  @Test(arguments: [(-86_400_000, true), (0, true), (86_400_000, true), (86_400_001, false)])
  func `a mood may be in the past or up to a day ahead`(change: Int64, isAccepted: Bool) throws {
    let now = lateInSeoul.instant
    let moment = MoodMoment(now.adding(milliseconds: change), secondsEast: 9 * 3600)
    if isAccepted {
      try moment.checkIsNotTooFarAhead(now: now)
    } else {
      let latest = LocalTime(literal: "2026-03-02T23:50")
      #expect(throws: DomainError.invalid(.time, .tooFarAhead(latest, latest: latest))) {
        try moment.checkIsNotTooFarAhead(now: now)
      }
    }
  }

  @Test(arguments: [(Int64.min, Int.min), (.min, .max), (.max, .min), (.max, .max), (-1, 0)])
  func `no time traps, and each is on a supported day`(milliseconds: Int64, east: Int) {
    let moment = MoodMoment(Instant(milliseconds: milliseconds), secondsEast: east)
    let sinceMidnight =
      moment.instant.milliseconds + Int64(moment.secondsEast) * 1000
      - Int64(moment.day.number) * 86_400_000
    #expect((0..<86_400_000).contains(sinceMidnight))
    #expect(sinceMidnight / 1000 == Int64(moment.time.seconds))
  }

  @Test func `a memo has up to 1,000 characters, or none`() throws {
    #expect(try MoodMemo(" \n ") == .blank)
    #expect(throws: DomainError.self) { try MoodMemo(String(repeating: "가", count: 1001)) }
    #expect(throws: Never.self) { try MoodMemo(" " + String(repeating: "👩‍👧", count: 1000) + "\n") }
  }

  @Test func `an artist may be nameless, or have up to 15 characters`() throws {
    #expect(try ArtistName("  ") == .blank)
    #expect(try ArtistName("무명작가").value == "무명작가")
    #expect(throws: DomainError.invalid(.artistName, .tooLong(limit: 15, actual: 16))) {
      try ArtistName(String(repeating: "a", count: 16))
    }
  }
}
