import HearthDomain

/// Draws days in the shapes and colours of their means: a year with a row per month, a month with a
/// row per week, or a week in one row. A day without moods is a dot.
struct MoodDaysDrawing {
  /// A row of days with its label.
  private struct Row {
    let label: String
    let days: [Day?]
  }

  let days: [Day: MoodDay]
  let palette: Palette
  private let rows: [Row]
  private let columns: [String]
  private let labelWidth: Double

  init(year: Int, _ days: [MoodDay], _ palette: Palette, _ language: Language) {
    let months = (1...12).compactMap { Month(year: year, month: $0) }
    rows = months.map { month in
      Row(label: month.shortName(in: language), days: (1...31).map { month.day($0) })
    }
    columns = (1...31).map { $0 % 7 == 1 ? "\($0)" : "" }
    labelWidth = 34
    (self.days, self.palette) = (days.byDay, palette)
  }

  /// Creates a drawing of a month, with weeks that begin with the first of `weekdays`.
  init(
    month: Month, _ days: [MoodDay], _ palette: Palette, weekdays: [Weekday],
    _ language: Language
  ) {
    columns = weekdays.map { $0.shortName(in: language) }
    let lead = weekdays.firstIndex(of: month.firstDay.weekday) ?? 0
    let all = Array(repeating: nil, count: lead) + (1...month.length).map { month.day($0) }
    rows = stride(from: 0, to: all.count, by: 7).map { start in
      Row(label: "", days: Array(all[start..<min(start + 7, all.count)]))
    }
    labelWidth = 0
    (self.days, self.palette) = (days.byDay, palette)
  }

  init(week: [Day], _ days: [MoodDay], _ palette: Palette, _ language: Language) {
    rows = [Row(label: "", days: week)]
    columns = week.map { $0.weekday.shortName(in: language) }
    labelWidth = 0
    (self.days, self.palette) = (days.byDay, palette)
  }

  private static let letterSize = 11.0
  private static let headerHeight = 20.0

  /// Returns the picture with that width in pixels; the font size does not depend on the width.
  func scene(width: Double, ink: RGBA) -> Scene {
    let cell = (width - labelWidth) / Double(max(1, columns.count))
    let height = MoodDaysDrawing.headerHeight + cell * Double(rows.count) + 2
    var shapes = [Shape.text(labelText(cell, ink))]
    for (index, row) in rows.enumerated() {
      let y = MoodDaysDrawing.headerHeight + (Double(index) + 0.5) * cell
      for (column, day) in row.days.enumerated() {
        guard let day else { continue }
        let center = Point(x: labelWidth + (Double(column) + 0.5) * cell, y: y)
        shapes.append(shape(of: day, at: center, cell, ink))
      }
    }
    return Scene(width: width, height: height, shapes: shapes)
  }

  private func shape(of day: Day, at center: Point, _ cell: Double, _ ink: RGBA) -> Shape {
    guard let known = days[day] else {
      let dot = Path.circle(center: .zero, radius: 1)
      let size = min(max(0.8, cell * 0.06), 2)
      return .group(
        Transform.scale(size).then(.translation(to: center)), [.filled(dot, ink.withOpacity(0.3))])
    }
    let side = min(cell * 0.84, 64)
    let corner = center - Point(x: side / 2, y: side / 2)
    return .group(
      Transform.scale(side).then(.translation(to: corner)),
      [LevelForm(known.meanLevel).drawing(RGBA(known.color(in: palette) ?? .noLevel))])
  }

  private func labelText(_ cell: Double, _ ink: RGBA) -> TypesetText {
    let heads = columns.enumerated().compactMap { column, label in
      label.isEmpty
        ? nil
        : TypesetText.Line(
          label, at: Point(x: labelWidth + (Double(column) + 0.5) * cell, y: 12))
    }
    let labels = rows.enumerated().compactMap { index, row in
      row.label.isEmpty
        ? nil
        : TypesetText.Line(
          row.label,
          at: Point(
            x: labelWidth / 2 - 3,
            y: MoodDaysDrawing.headerHeight + (Double(index) + 0.5) * cell + 4))
    }
    return TypesetText(
      heads + labels, families: CardFont.notoSans.families, size: MoodDaysDrawing.letterSize,
      anchor: .middle, color: ink)
  }
}

extension [MoodDay] {
  fileprivate var byDay: [Day: MoodDay] {
    Dictionary(map { ($0.day, $0) }) { first, _ in first }
  }
}
