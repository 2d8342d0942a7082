/// The measurements as lines for people, the missed goals marked.
struct ResultTable {
  let measurements: [Measurement]

  func lines() -> [String] {
    let header = ["scenario", "size", "ms", "MiB", "yardstick ms", "ratio", "goal", ""]
    return ([header] + measurements.map(row) + growthRows()).inColumns()
  }

  private func row(_ measurement: Measurement) -> [String] {
    [
      measurement.scenario.name, measurement.size.rawValue,
      measurement.subject.milliseconds.decimal(2), measurement.subject.peakMebibytes.decimal(1),
      measurement.yardstick?.milliseconds.decimal(2) ?? "not installed",
      measurement.ratio?.decimal(2) ?? "–", "≤ " + measurement.scenario.goal.decimal(1),
      measurement.missed,
    ]
  }

  /// How much longer a scenario takes on its largest store than on its smallest.
  private func growthRows() -> [[String]] {
    Dictionary(grouping: measurements) { $0.scenario.name }.sorted { $0.key < $1.key }
      .compactMap { name, rows in
        guard let first = rows.first, let last = rows.last, first.size != last.size,
          let goal = first.scenario.growthGoal
        else { return nil }
        let growth = last.subject.milliseconds / first.subject.milliseconds
        return [
          "growth: \(name)", "\(first.size.rawValue)→\(last.size.rawValue)", "", "", "",
          growth.decimal(2), "≤ " + goal.decimal(1), growth > goal ? "MISSED" : "",
        ]
      }
  }
}

/// Figures as lines for people, the missed goals marked.
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
  /// The rows with their cells one under another, the first of each at its column's left.
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
  /// The number with so many digits after the point.
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
