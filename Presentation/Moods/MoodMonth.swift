import HearthDomain
import TerminalKit

/// A month as it is printed: each day on the colour of its mean, with the letter of its shape.
struct MoodMonth {
  let month: Month
  let days: [MoodDay]
  let palette: HearthDomain.Palette
  let today: Day
  let language: Language
  /// In the order of their columns.
  let weekdays: [Weekday]

  func rows(columns: Int, _ widths: DisplayWidth) -> [StyledText] {
    let summary = summary.map {
      [StyledText()] + Paragraph(StyledText($0, .dim)).rows(columns: columns, widths: widths)
    }
    return [StyledText(month.words(in: language), .bold)] + grid(columns: columns, widths).lines
      + (summary ?? [])
  }

  private func grid(columns: Int, _ widths: DisplayWidth) -> Frame {
    let shape = MonthShape(
      firstColumn: weekdays.firstIndex(of: month.firstDay.weekday) ?? 0, days: month.length)
    let marks = Dictionary(days.map { ($0.day.dayOfMonth, mark($0)) }) { first, _ in first }
    let grid = MonthGrid(
      shape, weekdays: weekdays.map { $0.shortName(in: language) },
      today: today.calendarMonth == month ? today.dayOfMonth : nil
    ) { marks[$0] }
    var frame = Frame(size: Size(width: min(columns, 42), height: grid.height), widths: widths)
    grid.draw(in: &frame, at: frame.bounds)
    return frame
  }

  private func mark(_ day: MoodDay) -> MonthGrid.Mark {
    let color = RGBA(day.color(otherwise: palette))
    return MonthGrid.Mark(
      MoodShapeDrawing.mark(shape: day.meanLevel.shape.number),
      style: Style(foreground: color.inkOn.color, background: color.color))
  }

  private var summary: String? {
    let all = days.map(\.tally).reduce(.none, +)
    guard let mean = all.mean else { return nil }
    return MoodStatisticsWords(language: language).overview(all, days: days.count, mean: mean)
  }
}
