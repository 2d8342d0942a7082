import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct FullScheduleTests {
  /// An hour each, four a day, the last one late yesterday.
  private func past(_ count: Int) throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    for number in 1...count {
      let start = fixture.clock.today.start.adding(minutes: -360 * number + 240)
      try fixture.plan("Past \(number)", "\(start)", "\(start.adding(minutes: 60))")
    }
    return fixture
  }

  @Test func `a search lists the nearest of what is over, the latest first`() throws {
    let fixture = try past(250)
    let text = try fixture.run("/ past").text
    let first = try #require(text.firstRange(of: "Past 1\n") ?? text.firstRange(of: "Past 1 "))
    let second = try #require(text.firstRange(of: "Past 2\n") ?? text.firstRange(of: "Past 2 "))
    #expect(first.lowerBound < second.lowerBound)
    #expect(text.contains("The nearest 200"))
    #expect(try fixture.run("/").text.contains("Past 1"))
  }

  @Test func `what is to come precedes what is over`() throws {
    let fixture = try past(250)
    try fixture.plan("Past and future", "2026-12-01T09:00", "2026-12-01T10:00")
    let text = try fixture.run("/ past").text
    let coming = try #require(text.firstRange(of: "Past and future"))
    let over = try #require(text.firstRange(of: "Past 1"))
    #expect(coming.lowerBound < over.lowerBound)
  }

  @Test(arguments: [(200, "200 events found."), (201, "The nearest 200")])
  func `a search tells of more only where there is more`(count: Int, words: String) throws {
    #expect(try past(count).run("/ past").text.contains(words))
  }

  @Test func `a month counts all that a day has no room for`() throws {
    let fixture = try ScheduleScreenFixture()
    let titles = (1...12).map { "Nr\($0)." }
    for title in titles { try fixture.plan(title, "2026-11-20T16:00", "2026-11-20T17:00") }
    let text = try fixture.run("m", size: Size(width: 120, height: 40)).text
    let shown = titles.count { text.contains($0) }
    #expect(shown > 0 && text.contains("and \(12 - shown) more"), "\(text)")
  }

  @Test func `a busy day takes no titles from the days after it`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planMany(510) { ("Busy \($0)", "2026-11-02T09:00", "2026-11-02T10:00") }
    try fixture.plan("Late", "2026-11-28T09:00", "2026-11-28T10:00")
    let month = try fixture.run("m", size: Size(width: 120, height: 40)).text
    #expect(month.contains("Late") && month.contains("Busy"))
  }
}
