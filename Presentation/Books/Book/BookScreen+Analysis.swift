import HearthDomain
import TerminalKit

extension BookScreen {
  /// The last two weeks in a sentence, and a bar a day, from today on back as far as there is room.
  static func drawAnalysis(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let chart = ReadingChart(
      of: state.history.window.rows, today: state.today, language: view.language
    ).reversed
    let summary = Paragraph(StyledText(summary(of: chart, view.language), view.theme.faint))
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

  private static func summary(of chart: ReadingChart, _ language: Language) -> String {
    let pages = chart.bars.map { Int($0.value) }
    let all = pages.reduce(0, +)
    let read = pages.count { $0 > 0 }
    let mean = (all + pages.count / 2) / max(1, pages.count)
    return language(
      ko: "2주 동안 \(read)일, \(all)쪽을 읽었어요. 하루 평균 \(mean)쪽",
      en: "Two weeks: \(Plural("page")(all)) on \(Plural("day")(read)), \(mean) a day on average")
  }
}
