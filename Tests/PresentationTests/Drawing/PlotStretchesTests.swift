import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PlotStretchesTests {
  private func stretches(
    _ first: String, _ last: String, each length: PlotPeriods.PeriodLength? = nil
  ) -> PlotPeriods {
    PlotPeriods(
      of: Day(literal: first)...Day(literal: last), each: length, weeksFrom: .monday, .english)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20", PlotPeriods.PeriodLength.day, 1),
    ("2026-10-01", "2026-11-14", .day, 45), ("2026-10-01", "2026-11-15", .week, 7),
    ("2024-01-01", "2026-12-31", .week, 157), ("2020-01-15", "2026-11-20", .month, 83),
    ("0001-01-01", "9999-12-31", .month, 119_988),
  ])
  func `a plot has as many points as fit, and no day twice`(
    first: String, last: String, length: PlotPeriods.PeriodLength, count: Int
  ) {
    let stretches = stretches(first, last)
    #expect(stretches.length == length && stretches.allPeriods.count == count)
    var next = Day(literal: first)
    let isWhole = stretches.allPeriods.allSatisfy { stretch in
      defer { next = stretch.days.upperBound.adding(days: 1) }
      return stretch.days.lowerBound == next
    }
    #expect(isWhole)
    #expect(stretches.allPeriods.last?.days.upperBound == Day(literal: last))
  }

  @Test func `labels show where a month or a year begins`() {
    #expect(
      stretches("2026-10-30", "2026-11-02").allPeriods.map(\.label) == ["Oct", "31", "Nov", "2"])
    #expect(stretches("2026-11-01", "2026-11-03").allPeriods.map(\.label) == ["1", "2", "3"])
    #expect(
      stretches("2026-10-20", "2026-11-09", each: .week).allPeriods.map(\.label) == [
        "Oct", "Nov", "", "",
      ])
    let years = stretches("2020-01-15", "2026-11-20").allPeriods.map(\.label).filter { !$0.isEmpty }
    #expect(years == (2020...2026).map { "\($0)" })
  }

  @Test func `values are added to their periods, and others are left out`() {
    let figures = ["2026-11-01", "2026-11-02", "2026-11-08", "2026-11-09", "2027-01-01"].map {
      (day: Day(literal: $0), figure: 1)
    }
    let points = stretches("2026-11-01", "2026-11-15", each: .week)
      .points(of: figures, from: 0, adding: +) { ($0 > 0 ? Double($0) : nil, 0) }
    #expect(points.map(\.value) == [1, 2, 1])
    #expect(
      points.map(\.firstDay) == ["2026-11-01", "2026-11-02", "2026-11-09"].map { Day(literal: $0) })
  }

  @Test func `a plot in cells stays within its area`() {
    let figures: [[Double?]] = [
      [], [nil], [0], [100, 0, nil, 1e12, -5], Array(repeating: 7, count: 400),
    ]
    for values in figures {
      for form in [Plot.ChartType.bars, .meansWithSpread] {
        let plot = Plot(
          title: "달마다", summary: "", chartType: form,
          points: values.map { Plot.DataPoint("11월", $0, spread: 30) }, scale: .moodLevels)
        for (columns, height) in [(1, 1), (4, 3), (20, 6), (100, 16)] {
          let rows = plot.rows(columns: columns, height: height, widths: .standard)
          #expect(rows.count == height)
          #expect(rows.allSatisfy { DisplayWidth.standard.columns(of: $0.string) <= columns })
        }
      }
    }
  }
}
