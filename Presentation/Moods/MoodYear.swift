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
    let cell = columns >= YearGrid.columns(cell: 2) ? 2 : 1
    var rows = [StyledText(language(ko: "\(year)년", en: "\(year)"), .bold)]
    var frame = Frame(
      size: Size(width: min(columns, YearGrid.columns(cell: cell)), height: 13), widths: widths)
    grid(cell).draw(in: &frame, at: frame.bounds)
    rows += frame.lines
    let all = days.map(\.tally).reduce(.none, +)
    if let mean = all.mean {
      let words = MoodStatisticsWords(language: language)
      rows += [StyledText()]
      rows += Paragraph(StyledText(words.overview(all, days: days.count, mean: mean), .dim))
        .rows(columns: columns, widths: widths)
    }
    return rows
  }

  private func grid(_ cell: Int) -> YearGrid {
    YearGrid(
      year: year, days: days, palette: palette, today: today, language: language, cell: cell)
  }
}
