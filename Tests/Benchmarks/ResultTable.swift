/// Measurements as readable lines, with missed goals marked. Column widths are fixed in advance, so
/// that each line can be printed before the next measurement.
struct ResultTable {
  private static let columns = [
    ("size", 4), ("ms", 9), ("MiB", 6), ("yardstick ms", 13), ("ratio", 6), ("goal", 6),
  ]

  /// Length of the longest name.
  private let nameWidth: Int

  init(names: [String]) {
    nameWidth = names.map { "growth: \($0)".count }.max() ?? 0
  }

  struct Row {
    let line: String
    let isMissed: Bool
  }

  var header: String { line("scenario", Self.columns.map { $0.0 }, "") }

  func row(_ measurement: Measurement) -> Row {
    let missed = measurement.missed
    let cells = [
      measurement.size.rawValue, measurement.subject.milliseconds.decimal(2),
      measurement.subject.peakMebibytes.decimal(1),
      measurement.yardstick?.milliseconds.decimal(2) ?? "not installed",
      measurement.ratio?.decimal(2) ?? "–", "≤ " + measurement.scenario.goal.decimal(1),
    ]
    return Row(line: line(measurement.scenario.name, cells, missed), isMissed: !missed.isEmpty)
  }

  /// Returns the ratio of the times on the largest and the smallest store, as a row.
  func growthRows(of measurements: [Measurement]) -> [Row] {
    guard let first = measurements.first, let last = measurements.last, first.size != last.size,
      let goal = first.scenario.growthGoal
    else { return [] }
    let growth = last.subject.milliseconds / first.subject.milliseconds
    let cells = [
      "\(first.size.rawValue)→\(last.size.rawValue)", "", "", "", growth.decimal(2),
      "≤ " + goal.decimal(1),
    ]
    let isMissed = growth > goal
    let name = "growth: \(first.scenario.name)"
    return [Row(line: line(name, cells, isMissed ? "MISSED" : ""), isMissed: isMissed)]
  }

  private func line(_ name: String, _ cells: [String], _ missed: String) -> String {
    let columns = zip(cells, Self.columns).map { cell, column in cell.trailing(column.1) }
    return ([name.leading(nameWidth)] + columns + (missed.isEmpty ? [] : [missed]))
      .joined(separator: "  ")
  }
}

/// Figures as readable lines, with missed goals marked.
struct FigureTable {
  let figures: [Figure]

  func lines() -> [String] {
    let rows = figures.map { figure in
      [
        figure.name, figure.value?.decimal(2) ?? "not told here", figure.unit,
        figure.goal.map { "≤ " + $0.decimal(1) } ?? "", figure.isMissed ? "MISSED" : "",
      ]
    }
    return rows.inColumns()
  }
}

extension [[String]] {
  /// Returns the rows aligned in columns, the first cell of each row to the left and the others to
  /// the right.
  fileprivate func inColumns() -> [String] {
    let widths = (first ?? []).indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      zip(row, widths).enumerated()
        .map { index, cell in index == 0 ? cell.0.leading(cell.1) : cell.0.trailing(cell.1) }
        .joined(separator: "  ")
    }
  }
}

extension Double {
  /// Returns the number with that many decimal places.
  fileprivate func decimal(_ places: Int) -> String {
    let scale = places == 1 ? 10.0 : 100.0
    let scaled = Int((self * scale).rounded())
    let fraction = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    return "\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}

extension String {
  fileprivate func leading(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func trailing(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
