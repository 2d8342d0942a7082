import HearthDomain
import TerminalKit

/// A year as twelve rows of 31 cells, each in the colour of the day's mean, with the letter of
/// its shape.
struct MoodYear {
  let year: Int
  let days: [MoodDay]
  let palette: HearthDomain.Palette
  let today: Day
  let language: Language

  func rows(columns: Int, _ widths: DisplayWidth) -> [StyledText] {
    let printed = PrintedShades(
      shades: days.shades(otherwise: palette), today: today, language: language, widths: widths)
    var rows = printed.rows(of: year, columns: columns)
    let all = days.map(\.tally).reduce(.none, +)
    if let mean = all.mean {
      let words = MoodStatisticsWords(language: language)
      rows += [StyledText()]
      rows += Paragraph(StyledText(words.overview(all, days: days.count, mean: mean), .dim))
        .rows(columns: columns, widths: widths)
    }
    return rows
  }
}
