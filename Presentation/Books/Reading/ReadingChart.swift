import HearthDomain
import HearthWhen
import TerminalKit

/// A titled bar chart with numbers, for a command or a screen.
struct ReadingChart {
  let title: String
  let bars: [BarChart.Bar]
  /// Labels for narrow charts; empty if there are none.
  var shortLabels: [String] = []

  /// The chart with its bars in reverse order.
  var reversed: ReadingChart {
    ReadingChart(title: title, bars: bars.reversed(), shortLabels: shortLabels.reversed())
  }

  /// Styles of the chart's parts.
  struct Look: Hashable {
    var title = Style(attributes: .bold)
    var bar = Style(foreground: .hex(0xE7814F))
    var label = Style.plain
    var number = Style.plain

    static let printed = Look()

    init() {}

    init(_ view: ViewContext) {
      title = view.theme.heading
      bar = view.colorLevel == .none ? .plain : view.theme.accent
      label = view.theme.faint
      number = view.theme.text
    }
  }

  /// Maximum width: longer bars are hard to compare with their numbers.
  private static let maxWidth = 72
  /// Width below which short labels are used.
  private static let minWidthForFullLabels = 48

  func rows(columns: Int, widths: DisplayWidth, look: Look) -> [StyledText] {
    let size = Size(width: min(columns, ReadingChart.maxWidth), height: bars.count)
    var frame = Frame(size: size, widths: widths)
    let colors = BarChart.Look(bar: look.bar, label: look.label, number: look.number)
    BarChart(labelledBars(columns: columns), look: colors).draw(in: &frame, at: frame.bounds)
    return [StyledText(title, look.title)] + frame.lines
  }

  private func labelledBars(columns: Int) -> [BarChart.Bar] {
    guard columns < ReadingChart.minWidthForFullLabels, shortLabels.count == bars.count else {
      return bars
    }
    return zip(bars, shortLabels).map { bar, label in
      BarChart.Bar(label, value: bar.value, text: bar.text, style: bar.style)
    }
  }
}

extension ReadingChart {
  /// Creates a chart of what was read of a book, in pages or percent, on each of the last 14 days.
  init(of records: [ReadingRecord], in book: Book, today: Day, language: Language) {
    let days = ReadingRange.twoWeeks.days(until: today)
    let pages = Dictionary(records.map { ($0.day, $0.pages) }, uniquingKeysWith: +)
    self.init(
      title: book.isReadInPercent
        ? language(ko: "2주 동안 읽은 퍼센트", en: "percent in two weeks")
        : language(ko: "2주 동안 읽은 쪽수", en: "pages in two weeks"),
      days: (0...days.upperBound - days.lowerBound).map {
        let day = days.lowerBound.adding(days: $0)
        return (day, pages[day] ?? 0)
      }, today: today, language: language
    ) { BookWords(language, today: today).amount($0, of: book) }
  }

  /// Creates a chart of pages per day. `inPercent` are days with progress in books without page
  /// counts.
  init(
    title: String, days: [(day: Day, pages: Int)], today: Day, inPercent: Set<Day> = [],
    language: Language, amount: (Int) -> String
  ) {
    self.title = title
    let dates = DayFormatter(language, today: today)
    bars = days.map { day, pages in
      let nothing = inPercent.contains(day) ? language(ko: "퍼센트로", en: "in percent") : "–"
      return BarChart.Bar(
        dates.shortWithWeekday(day), value: Double(pages),
        text: pages == 0 ? nothing : amount(pages))
    }
    shortLabels = days.map { day, _ in
      let weekday = day.weekday.shortName(in: language)
      return language(
        ko: "\(day.dayOfMonth)일 (\(weekday))", en: "\(weekday) \(day.dayOfMonth)")
    }
  }
}
