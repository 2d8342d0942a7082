import HearthDomain
import HearthTestSupport
import Testing

/// A zone whose offset changes at given moments.
private struct SetClock: ZoneRules {
  let name = "Test/Set"
  let first: Int
  /// The moments of change, in seconds since 1970 and in order, with the offset from then on.
  let changes: [(at: Int, offset: Int)]

  func offset(at instant: Instant) -> Int {
    changes.last { $0.at <= instant.seconds }?.offset ?? first
  }
}

@Suite struct ZoneRulesTests {
  // As in Berlin in 2026: forward on 29 March at 2:00, and back on 25 October at 3:00.
  private let berlin = SetClock(
    first: 3600, changes: [(1_774_746_000, 7200), (1_792_890_000, 3600)])

  private func wall(_ text: String) -> LocalTime { LocalTime(literal: text) }

  @Test(arguments: [
    ("2026-03-29T01:59", 1_774_745_940), ("2026-03-29T03:00", 1_774_746_000),
    ("2026-10-25T01:59", 1_792_886_340), ("2026-10-25T03:00", 1_792_893_600),
    ("2026-07-01T12:00", 1_782_900_000), ("1950-01-01T00:00", -631_155_600),
    ("0001-01-01T00:00", -62_135_600_400), ("9999-12-31T23:59", 253_402_297_140),
  ])
  func `most local times occur once`(local: String, second: Int) {
    let instant = Instant(milliseconds: Int64(second) * 1000)
    #expect(berlin.resolution(of: wall(local)) == .once(instant))
    #expect(berlin.localTime(at: instant) == wall(local))
  }

  @Test(arguments: [("2026-03-29T02:00", 1_774_746_000), ("2026-03-29T02:59", 1_774_749_540)])
  func `a skipped time is resolved to the same distance after the jump`(local: String, second: Int)
  {
    let instead = Instant(milliseconds: Int64(second) * 1000)
    #expect(berlin.resolution(of: wall(local)) == .skipped(instead: instead))
    #expect(berlin.instant(of: wall(local)) == instead)
  }

  @Test(arguments: [("2026-10-25T02:00", 1_792_886_400), ("2026-10-25T02:59", 1_792_889_940)])
  func `a repeated time is resolved to the earlier one`(local: String, second: Int) {
    let first = Instant(milliseconds: Int64(second) * 1000)
    let later = first.adding(milliseconds: 3_600_000)
    #expect(berlin.resolution(of: wall(local)) == .twice(first: first, second: later))
    #expect(berlin.instant(of: wall(local)) == first)
    #expect(berlin.localTime(at: first) == berlin.localTime(at: later))
  }

  @Test func `a whole day can be skipped`() {
    // On 2011-12-30 Samoa went from 11 hours behind to 13 ahead, not counting daylight saving.
    let samoa = SetClock(first: -36_000, changes: [(1_325_239_200, 50_400)])
    #expect(
      samoa.resolution(of: wall("2011-12-30T12:00"))
        == .skipped(instead: Instant(milliseconds: 1_325_282_400_000)))
    #expect(
      samoa.resolution(of: wall("2011-12-29T23:59"))
        == .once(Instant(milliseconds: 1_325_239_140_000)))
    #expect(
      samoa.resolution(of: wall("2011-12-31T00:00"))
        == .once(Instant(milliseconds: 1_325_239_200_000)))
  }

  @Test func `a fixed zone is limited to a day and never traps`() {
    for east in [Int.min, Int.max, 0, 32_400] {
      let zone = FixedZone(name: "x", secondsEast: east)
      #expect(zone.localTime(at: Instant(milliseconds: .max)) == .latest)
      #expect(zone.localTime(at: Instant(milliseconds: .min)) == .earliest)
      #expect(zone.instant(of: .earliest) < zone.instant(of: .latest))
    }
  }
}
