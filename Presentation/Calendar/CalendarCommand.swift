import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Prints a month, a week or a day of all areas.
package struct CalendarCommand: Command {
  package static let commandName = CommandName(["calendar"])

  private static let period = Argument<String>(
    "period", .zeroOrMore, kind: .day, placeholder: Words(ko: "달|날", en: "MONTH|DAY"),
    nameInMessages: Words(ko: "달이나 날", en: "MONTH or DAY"),
    help: Words(
      ko: "2026-11, 11월, 다음 달, 다음 주, 어제, 12월 3일처럼 적어요.",
      en: "Such as 2026-11, november, next month, next week, yesterday or 12-03."))

  package static let spec = CommandSpec(
    commandName, arguments: [period], options: [DaysEntry.week], isReadOnly: true)

  private let queries: CalendarQueries

  package init(queries: CalendarQueries) {
    self.queries = queries
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let dates = WhenReader(queries.clock, .nearest)
    let typed = try input[Self.period]
    let first = try dates.weekStart(
      named: typed.isEmpty ? nil : typed, isWanted: input[DaysEntry.week])
    if let first {
      let days = try (0..<7).map { try queries.day(first.adding(days: $0), limit: .max) }
      return printWeek(days, in: &console)
    }
    let period =
      typed.isEmpty
      ? .month(queries.today.calendarMonth) : try dates.period(typed, as: .monthOrDay)
    switch period {
    case .month(let month):
      printMonth(try queries.month(month, naming: maxTitles(in: console)), in: &console)
    case .day(let day): printDay(try queries.day(day, limit: .max), in: &console)
    case .year, .days: throw WhenRefusal(.unknown(.monthOrDay), typed)
    }
  }

  /// Returns the maximum number of event titles; only the terminal displays them.
  private func maxTitles(in console: Console) -> Int { console.form == .terminal ? 500 : 0 }

  private func printMonth(_ month: CalendarMonth, in console: inout Console) {
    switch console.form {
    case .json:
      console.printJSON(
        .document([
          "month": .string(month.month.description),
          "items": .array(month.days.map { .object($0.json) }),
          "holidays": console.traits.holidays(in: month.month).json,
        ]))
    case .piped: for day in month.days { console.printLine(StyledText(day.pipedLine)) }
    case .terminal:
      let page = PrintedCalendar(
        month: month, today: queries.today, language: console.language, traits: console.traits)
      for row in page.rows { console.printLine(row) }
    }
  }

  private func printDay(_ day: DayItems, in console: inout Console) {
    switch console.form {
    case .json:
      console.printJSON(
        .document([
          "day": .string(day.day.description),
          "items": .array(itemsJSON(of: day, console.language)),
          "holidays": console.traits.holidays(on: day.day...day.day).json,
        ]))
    case .piped: printPipedLines(of: day, in: &console)
    case .terminal: printForTerminal(day, in: &console)
    }
  }

  /// Prints the days of a week. On a terminal, empty days are omitted.
  private func printWeek(_ week: [DayItems], in console: inout Console) {
    guard let first = week.first?.day, let last = week.last?.day else { return }
    switch console.form {
    case .json:
      console.printJSON(
        .document([
          "from": .string(first.description), "to": .string(last.description),
          "items": .array(week.flatMap { itemsJSON(of: $0, console.language) }),
          "holidays": console.traits.holidays(on: first...last).json,
        ]))
    case .piped: for day in week { printPipedLines(of: day, in: &console) }
    case .terminal:
      let filled = week.filter { !$0.items.isEmpty }
      if filled.isEmpty {
        let nothing = Words(ko: "이 주에는 아무것도 없어요.", en: "Nothing this week.")
        return console.printWrapped(nothing(console.language), Style(attributes: .dim))
      }
      for (place, day) in filled.enumerated() {
        if place > 0 { console.printLine() }
        printForTerminal(day, in: &console)
      }
    }
  }

  private func itemsJSON(of day: DayItems, _ language: Language) -> [JSONValue] {
    day.items.map { .object(json(of: $0, on: day.day, language)) }
  }

  private func printPipedLines(of day: DayItems, in console: inout Console) {
    let language = console.language
    for thing in day.items {
      console.printLine(StyledText(pipedLine(thing, on: day.day, language)))
    }
  }

  private func printForTerminal(_ day: DayItems, in console: inout Console) {
    let (language, traits) = (console.language, console.traits)
    console.usesPager = true
    let words = OccurrenceWords(language, today: queries.today)
    console.printLine(
      StyledText(words.heading(day.day), .bold) + traits.holidayNames(beside: day.day))
    guard !day.items.isEmpty else {
      return console.printWrapped(Words.nothingOnDay(language), Style(attributes: .dim))
    }
    let rows = DayItemRows(
      day.items, on: day.day, today: queries.today, language: language, widths: traits.widths,
      look: .forPrinting, palette: day.palette, columns: min(console.width, 110))
    for thing in day.items where !console.isOutputClosed { console.printLine(rows.row(thing)) }
  }
}

// MARK: - For programs

extension CalendarCommand {
  private func itemWords(_ day: Day, _ language: Language) -> DayItemWords {
    DayItemWords(language: language, today: queries.today, day: day)
  }

  private func json(of thing: DayItem, on day: Day, _ language: Language) -> JSONObject {
    [
      "area": .string(thing.kind.rawValue), "kind": .string(thing.kindIdentifier),
      "id": .string(thing.completeID), "title": .string(thing.name),
      "text": .string(itemWords(day, language).text(thing)),
      "at": .string(time(of: thing, on: day)),
    ]
  }

  private func pipedLine(_ thing: DayItem, on day: Day, _ language: Language) -> String {
    [
      thing.kind.rawValue, thing.completeID, thing.name, itemWords(day, language).text(thing),
      time(of: thing, on: day), thing.kindIdentifier,
    ]
    .map(\.tabSeparatedCell).joined(separator: "\t")
  }

  /// Returns a timestamp if there is one, else the day.
  private func time(of thing: DayItem, on day: Day) -> String {
    let zone = queries.clock.zone
    switch thing {
    case .event(let occurrence) where !occurrence.event.span.isAllDay:
      return occurrence.startsAt.rfc3339(in: zone)
    case .mood(let mood): return mood.moment.timestamp
    default:
      return thing.time(on: day)
        .map { zone.instant(of: LocalTime(day: day, time: $0)).rfc3339(in: zone) }
        ?? day.description
    }
  }
}

extension Words {
  static let nothingOnDay = Words(ko: "이날에는 아무것도 없어요.", en: "Nothing on this day.")
}
