import HearthDomain
import TerminalKit

/// How many pages of a book were read on each of the last two weeks' days.
struct BookBars {
  let records: [ReadingRecord]
  let today: Day
  let theme: CardTheme
  let view: ViewContext

  private var days: [(day: Day, pages: Int)] {
    let range = ReadingRange.twoWeeks.days(until: today)
    let pages = Dictionary(records.map { ($0.day, $0.pages) }, uniquingKeysWith: +)
    return (0...range.upperBound - range.lowerBound).map {
      let day = range.lowerBound.adding(days: $0)
      return (day, pages[day] ?? 0)
    }
  }

  func draw(in frame: inout Frame, at place: Rect) {
    let days = days
    let parts = place.rows(.fixed(1), .fixed(1), .fill)
    frame.write(StyledText(summary(days.map(\.pages)), view.theme.faint), in: parts[0])
    let bars = days.map { day, pages in
      BarChart.Bar(
        "\(day.dayOfMonth)", value: Double(max(0, pages)), text: pages == 0 ? "" : "\(pages)",
        style: BookColors.style(of: theme, in: view))
    }
    let width = min(parts[2].width, 14 * 5 + 13)
    let look = BarChart.Look(label: view.theme.faint, number: view.theme.text)
    BarChart(bars, direction: .vertical, look: look)
      .draw(
        in: &frame,
        at: Rect(
          x: parts[2].minX, y: parts[2].minY, width: width, height: min(14, parts[2].height)))
  }

  private func summary(_ pages: [Int]) -> String {
    let all = pages.reduce(0, +)
    let read = pages.count { $0 > 0 }
    let mean = (all + pages.count / 2) / max(1, pages.count)
    return view.language(
      ko: "두 주 동안 \(read)일에 \(all)쪽, 하루 평균 \(mean)쪽",
      en: "Two weeks: \(Plural("page")(all)) on \(Plural("day")(read)), \(mean) a day on average")
  }
}
