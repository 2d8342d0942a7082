import Testing

@testable import HearthPresentation

@Suite struct TodayLineAllocationTests {
  struct Case: CustomTestStringConvertible {
    let needs: [ClosedRange<Int>]
    var columns = 1
    let lines: Int
    let expected: [[Int]]?
    var gaps: [Int] = []
    /// The number of free lines between two parts.
    var gap = 1

    var testDescription: String { "\(needs) in \(columns) × \(lines)" }
  }

  private static let garden = 3...12
  private static let plans = 3...7

  @Test(arguments: [
    Case(needs: [], lines: 5, expected: [[]], gaps: [1]),
    Case(needs: [2...3], lines: 2, expected: [[2]], gaps: [1]),
    Case(needs: [2...3], lines: 1, expected: nil),
    Case(needs: [2...3, 2...4], lines: 20, expected: [[3, 4]], gaps: [1]),
    Case(needs: [2...3, 2...4], lines: 5, expected: [[2, 2]], gaps: [1]),
    Case(needs: [2...3, 2...4], lines: 4, expected: [[2, 2]], gaps: [0]),
    Case(needs: [2...3, 2...4], lines: 3, expected: nil),
    Case(needs: [2...3, 2...4], lines: 5, expected: [[2, 3]], gaps: [0], gap: 0),
    Case(needs: [2...3, 2...4], lines: 20, expected: [[3, 4]], gaps: [0], gap: 0),
    // Both shrink in proportion.
    Case(needs: [garden, plans], lines: 14, expected: [[8, 5]], gaps: [1]),
    Case(needs: [plans, garden], lines: 14, expected: [[5, 8]], gaps: [1]),
    // A very long part gets no more than a long one until all others are complete.
    Case(needs: [3...52, plans], lines: 14, expected: [[8, 5]], gaps: [1]),
    Case(needs: [3...52, plans], lines: 40, expected: [[32, 7]], gaps: [1]),
    // The columns are split where the least is left out.
    Case(
      needs: [garden, plans, 5...8, 3...4, 2...3], columns: 2, lines: 14,
      expected: [[8, 5], [6, 3, 3]], gaps: [1, 1]),
    Case(
      needs: [garden, plans, 5...8, 3...4, 2...3], columns: 2, lines: 30,
      expected: [[12, 7], [8, 4, 3]], gaps: [1, 1]),
    Case(
      needs: [garden, plans, 5...8, 3...4, 2...3], columns: 3, lines: 40,
      expected: [[12], [7, 8], [4, 3]], gaps: [1, 1, 1]),
    Case(needs: [3...4, 2...2], columns: 3, lines: 9, expected: [[4], [2]], gaps: [1, 1]),
  ])
  func `lines are shared by need`(_ test: Case) {
    let shares = TodayLineAllocation(
      test.needs.map { TodayLineDemand(least: $0.lowerBound, most: $0.upperBound) },
      columns: test.columns, lines: test.lines, gap: test.gap)
    #expect(shares?.columns == test.expected)
    if test.expected != nil { #expect(shares?.gapLines == test.gaps) }
  }

  @Test func `open rows get their lines before rows that are done`() throws {
    let (people, plans) = (
      TodayLineDemand(least: 3, most: 7), TodayLineDemand(least: 3, open: 4, most: 9)
    )
    func lines(_ count: Int) -> [Int]? {
      TodayLineAllocation([people, plans], columns: 1, lines: count, gap: 0)?.columns[0]
    }
    #expect(lines(6) == [3, 3] && lines(11) == [7, 4] && lines(13) == [7, 6])
    #expect(lines(20) == [7, 9])
  }

  @Test func `rows that need an action stay, and rows that are done are hidden first`() {
    func row(_ name: String, needsAction: Bool = false, isDone: Bool = false) -> TodayRow {
      TodayRow(
        mark: "-", text: Words(ko: name, en: name), detail: Words(ko: "", en: ""), isUrgent: false,
        needsAction: needsAction, route: .tab(.schedule), isDone: isDone)
    }
    let section = TodaySection(
      area: .schedule,
      rows: [
        row("a", isDone: true), row("b"), row("c", needsAction: true), row("d", isDone: true),
      ],
      rest: TodayOverflow(
        noun: "일정", unit: "개", command: "hearth event list", route: nil, maxPrintedLines: 5),
      invitation: nil, quiet: nil, json: [:])
    #expect(section.rows(within: 1).map(\.text.en) == ["c"])
    #expect(section.rows(within: 3).map(\.text.en) == ["b", "c", "and 2 more"])
    #expect(section.rows(within: 4).map(\.text.en) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [
    (1, [0], 0), (2, [0], 7), (3, [0, 5], 6), (4, [0, 1, 5], 5), (7, [0, 1, 2, 5, 6, 7], 2),
    (8, [0, 1, 2, 3, 4, 5, 6, 7], 0), (.max, [0, 1, 2, 3, 4, 5, 6, 7], 0),
  ])
  func `the most urgent rows are kept, and the others are counted`(
    lines: Int, places: [Int], rest: Int
  ) throws {
    let ranks = [0, 1, 2, 3, 4, 0, 1, 2]
    let section = section(ranks, additionalCount: 0)
    let rows = section.rows(within: lines)
    let expected = places.map { "row \($0)" } + (rest > 0 ? ["and \(rest) more"] : [])
    #expect(rows.map(\.text.en) == expected)
  }

  @Test func `entries beyond the given rows are counted too`() {
    let all = section([0, 0, 0], additionalCount: 4)
    #expect(all.rows(within: .max).map(\.text.en).last == "and 4 more")
    #expect(all.rows(within: 4).count == 4)
    #expect(all.rows(within: 3).map(\.text.ko) == ["줄 0", "줄 1", "사람 5명 더"])
  }

  private func section(_ ranks: [Int], additionalCount: Int) -> TodaySection {
    TodaySection(
      area: .people,
      rows: ranks.enumerated().map { place, rank in
        TodayRow(
          mark: "-", text: Words(ko: "줄 \(place)", en: "row \(place)"),
          detail: Words(ko: "", en: ""), isUrgent: false, route: .tab(.people), rank: rank)
      },
      rest: TodayOverflow(
        additionalCount: additionalCount, noun: "사람", unit: "명", command: "hearth person list",
        route: nil,
        maxPrintedLines: 5),
      invitation: nil, quiet: nil, json: [:])
  }
}
