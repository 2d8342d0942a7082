import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct StarterOrderTests {
  private let lines = (0..<455).map { place in
    StarterLine(
      "\(place)", "\(place)", in: place % 18 == 0 ? .winter : place % 18 == 6 ? .summer : nil)
  }

  private func progress(_ day: String, isSeasonal: Bool = true) -> StarterProgress {
    StarterProgress(startedOn: Day(literal: day), released: 0, isSeasonal: isSeasonal)
  }

  @Test(arguments: ["2026-01-15", "2026-05-01", "2026-07-20", "2026-11-20"])
  func `every line is released once, and in its season within the year`(day: String) {
    let progress = progress(day)
    let places = StarterOrder(of: lines, upTo: lines.count, progress).lineIndices
    #expect(Set(places) == Set(lines.indices))
    for (place, line) in places.enumerated() {
      let day = StarterProgress.releaseDay(ofPlace: place, startedOn: progress.startedOn)
      #expect(lines[line].season?.contains(day) != false, "\(line) on \(day)")
    }
  }

  @Test func `lines return in their season, and none on two days in a row`() throws {
    let progress = progress("2026-04-01")
    var returned: [Int] = []
    for days in 366..<1_466 {
      let day = progress.startedOn.adding(days: days)
      let line = try #require(StarterOrder.returningLine(of: lines, on: day, progress))
      #expect(lines[line].season?.contains(day) != false && returned.last != line)
      returned.append(line)
    }
    #expect(Set(returned).count > 400)
    #expect(StarterOrder.returningLine(of: [], on: .latest, progress) == nil)
  }

  @Test func `released lines do not change when more are released`() {
    let whole = StarterOrder(of: lines, upTo: 455, progress("2026-04-01")).lineIndices
    for count in [1, 90, 91, 200] {
      let part = StarterOrder(of: lines, upTo: count, progress("2026-04-01")).lineIndices
      #expect(part == Array(whole.prefix(count)))
    }
  }

  @Test func `a store from before seasonal lines keeps its order`() {
    let places = StarterOrder(of: lines, upTo: 300, progress("2026-04-01", isSeasonal: false))
      .lineIndices
    #expect(Array(places.prefix(150)) == Array(0..<150))
    #expect(Set(places).count == 300)
  }

  @Test(arguments: [
    (StarterSeason.winter, "2026-12-25", true), (.winter, "2026-01-10", true),
    (.winter, "2026-11-20", false), (.solstice, "2026-11-20", false),
    (.solstice, "2026-12-21", true), (.newYear, "2026-01-01", true),
    (.newYear, "2026-01-11", false), (.summer, "2026-07-01", true),
  ])
  func `a season has its days, also across the end of the year`(
    season: StarterSeason, day: String, isIn: Bool
  ) {
    #expect(season.contains(Day(literal: day)) == isIn)
  }
}
