import HearthDomain
import JSONText
import TerminalKit

/// Shows reading statistics of all books or one: by day or month, by time of day, by category, and
/// streaks.
struct BookStatsCommand: Command {
  static let commandName = CommandName(["book", "stats"])

  static let range = Option<ReadingRange>(
    "range",
    help: Words(
      ko: "2주(2w), 6개월(6m), 1년(1y). 적지 않으면 2주이고, 책 한 권이면 읽은 날이 모두 들어가는 기간이에요.",
      en: "Two weeks, six months or a year; if left out, two weeks, or all days of a single book."),
    synonyms: [
      .init("2 weeks", for: "2w"), .init("two weeks", for: "2w"), .init("2주", for: "2w"),
      .init("두 주", for: "2w"), .init("6 months", for: "6m"), .init("six months", for: "6m"),
      .init("6개월", for: "6m"), .init("여섯 달", for: "6m"), .init("1 year", for: "1y"),
      .init("a year", for: "1y"), .init("1년", for: "1y"), .init("한 해", for: "1y"),
    ])

  private static let subject = Argument<String?>(
    "book", kind: .book, placeholder: Words(ko: "책|달|해", en: "BOOK|MONTH|YEAR"),
    help: Words(
      ko: "책 한 권이나, 2026-10, 10월 같은 한 달, 2025, 작년 같은 한 해예요. 적지 않으면 모든 책이에요.",
      en: "One book, a month such as 2026-10 or last month, or a year such as 2025 or last year;"
        + " all books if left out."))

  static let spec = CommandSpec(
    commandName, arguments: [subject], options: [range] + PlotOptions.allOptions, isReadOnly: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let statistics = try statistics(input)
    let json =
      statistics.singleBook.map { statistics.json(tools.formatter.json(of: $0.book)) }
      ?? statistics.json
    if PlotOptions.areGiven(in: input) {
      let plot = Plot.pages(
        of: statistics, weeksFrom: console.traits.weekdays[0], console.language)
      return try console.showPlot(plot, input, of: tools.files, json)
    }
    switch console.form {
    case .json: console.printJSON(.document(json))
    case .piped: for row in statistics.tabSeparatedLines { console.printLine(StyledText(row)) }
    case .terminal: print(statistics, in: &console)
    }
  }

  private func statistics(_ input: ParsedInput) throws -> ReadingStatistics {
    let (range, subject) = (try input[Self.range], try input[Self.subject])
    let reading = tools.books.readingQueries
    guard let subject else { return try reading.statistics(over: range ?? .twoWeeks) }
    if let period = try period(subject) {
      if range != nil { throw input.usageError(.conflictingOptions([subject, "--range"])) }
      return period
    }
    return try reading.statistics(of: tools.books.queries.find(subject).id, over: range)
  }

  /// Returns the statistics of the year or month that the words name. Nil if they name neither, or
  /// a book has that title. A month without digits, such as "may", gives way to any book that
  /// matches.
  private func period(_ words: String) throws -> ReadingStatistics? {
    let dates = tools.formatter.readingDateReader
    let isInFigures = words.contains(where: \.isNumber)
    let period: ReadingPeriod
    let isOnlyWords: Bool
    if let year = try? dates.year(words) {
      (period, isOnlyWords) = (.year(year), false)
    } else if let month = try? dates.month(words) {
      (period, isOnlyWords) = (.month(month), !isInFigures)
    } else {
      return nil
    }
    do {
      let book = try tools.books.queries.find(words)
      if isOnlyWords || SearchFolding.folded(book.title) == SearchFolding.folded(words) {
        return nil
      }
    } catch DomainError.ambiguous where isOnlyWords {
      return nil
    } catch is DomainError {}
    return try tools.books.readingQueries.statistics(of: period)
  }

  private func print(_ statistics: ReadingStatistics, in console: inout Console) {
    let analysis = ReadingAnalysis(statistics, console.language)
    let isChosen = statistics.singleBook != nil || statistics.period != nil
    guard !analysis.isEmpty || statistics.streak.longest > 0 || isChosen else {
      return console.printWrapped(Words.printedNoRecordsText(console.language))
    }
    for sentence in analysis.sentences { console.printWrapped(sentence) }
    for chart in analysis.charts {
      console.printLine()
      let rows = chart.rows(
        columns: console.width, widths: console.traits.widths, look: .printed)
      for row in rows { console.printLine(row) }
    }
  }
}
