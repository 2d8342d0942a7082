import HearthDomain
import TerminalKit

extension BookScreen {
  /// Draws a summary of the last two weeks and a bar per day, starting with today, as far as there
  /// is room.
  static func drawAnalysis(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let chart = ReadingChart(
      of: state.history.loadedRows.rows, in: state.book, today: state.today,
      language: view.language
    ).reversed
    let words = BookWords(view.language, today: state.today)
    let summary = Paragraph(
      StyledText(summary(of: chart, in: state.book, words), view.theme.faint)
    )
    .rows(columns: place.width, widths: view.widths)
    var look = ReadingChart.Look(view)
    look.bar = BookColors.style(of: state.book.theme, in: view)
    let drawn = chart.rows(columns: place.width, widths: view.widths, look: look)
    let room = place.height - summary.count - 1
    let gap = room > chart.bars.count ? [StyledText()] : []
    let days = drawn.dropFirst()
    let title = room > chart.bars.count ? drawn.prefix(1) : []
    for (index, row) in (summary + gap + title + days).prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
  }

  private static func summary(
    of chart: ReadingChart, in book: Book, _ words: BookWords
  ) -> String {
    let pages = chart.bars.map { Int($0.value) }
    let all = pages.reduce(0, +)
    let read = pages.count { $0 > 0 }
    let mean = ReadingStatistics.meanPages(all, over: read)
    let (amount, daily) = (words.amount(all, of: book), words.amount(mean, of: book))
    return words.language(
      ko: "2주 동안 \(read)일, \(KoreanParticle.object(amount)) 읽었어요. 읽은 날 평균 \(daily)",
      en: "Two weeks: \(amount) on \(Plural("day")(read)),"
        + " \(book.isReadInPercent ? daily : "\(mean)") each on average")
  }
}
