import HearthDomain
import JSONText
import TerminalKit

/// Shows a month or a year with days shaded by the pages read.
struct BookCalendarCommand: Command {
  static let commandName = CommandName(["book", "calendar"])

  static let spec = CommandSpec(commandName, arguments: [ShadedPeriod.argument], isReadOnly: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let reading = tools.books.readingQueries
    let period =
      try input[ShadedPeriod.argument].map { try ShadedPeriod($0, today: reading.today) }
      ?? .month(reading.today.calendarMonth)
    let read = try period.days.map { try reading.readDays($0) } ?? .none
    // A day on which only books without page counts were read counts as a reading day with 0 pages.
    let days = read.days.sorted().map { (day: $0, pages: read.pages[$0] ?? 0) }
    switch console.form {
    case .json:
      let items = days.map { day, pages -> JSONValue in
        ["day": .string(day.description), "pages": .int(pages)]
      }
      console.printJSON(.document(period.json(items)))
    case .piped: for (day, pages) in days { console.printLine(StyledText("\(day)\t\(pages)")) }
    case .terminal: try print(period, read, in: &console)
    }
  }

  private func print(
    _ period: ShadedPeriod, _ read: ReadDays, in console: inout Console
  ) throws {
    let language = console.language
    let today = tools.books.readingQueries.today
    for row in period.rows(read.shades, today: today, in: console) { console.printLine(row) }
    console.printLine()
    let words = PageCalendarWords(readDays: read, language: language, today: today)
    guard let summary = words.summary else {
      let isNew = try tools.books.readingQueries.streak().longest == 0
      return console.printWrapped(
        (isNew ? Words.printedNoRecordsText : .nothingReadInPeriod)(language))
    }
    console.printWrapped(summary)
    console.printLine(
      PageScale(read.pages).legend(
        language, faint: Style(attributes: .dim), columns: console.width,
        hasPercent: read.hasDaysOfPercentOnly))
  }
}

extension Words {
  fileprivate static let nothingReadInPeriod = Words(
    ko: "이 기간에는 읽은 기록이 없어요.", en: "Nothing was read in this period.")
}
