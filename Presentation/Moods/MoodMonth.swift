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
    let printed = PrintedShades(
      shades: days.shades(otherwise: palette), today: today, language: language, widths: widths)
    return printed.rows(of: month, weekdays: weekdays, columns: columns) + (summary ?? [])
  }

  private var summary: String? {
    let all = days.map(\.tally).reduce(.none, +)
    guard let mean = all.mean else { return nil }
    return MoodStatisticsWords(language: language).overview(all, days: days.count, mean: mean)
  }
}
