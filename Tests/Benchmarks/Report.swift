import CLibrary

/// Prints each measurement as it arrives, and at the end repeats the missed goals.
struct Report {
  private var misses: [String] = []

  /// Prints a line without buffering, because a whole run takes an hour.
  func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  mutating func tell(_ row: ResultTable.Row) {
    tell(row.line)
    if row.isMissed { misses.append(row.line) }
  }

  mutating func tell(_ measurements: [Measurement], in table: ResultTable) {
    for row in measurements.map(table.row) + table.growthRows(of: measurements) { tell(row) }
  }

  mutating func tell(_ title: String, _ measure: () throws -> [Figure]) rethrows {
    tell("\n\(title)\n")
    let figures = try measure()
    for (figure, line) in zip(figures, FigureTable(figures: figures).lines()) {
      tell(line)
      if figure.isMissed { misses.append("\(title): \(line)") }
    }
  }

  func end() {
    tell(misses.isEmpty ? "\nnothing missed its goal" : "\nmissed their goals:\n")
    for line in misses { tell(line) }
  }
}
