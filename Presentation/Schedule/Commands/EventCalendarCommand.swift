import HearthDomain
import JSONText
import TerminalKit

/// Shows the number of events on each day of a month or a year, or the events of a week side by
/// side.
struct EventCalendarCommand: Command {
  static let commandName = CommandName(["event", "calendar"])

  static let spec = CommandSpec(
    commandName, arguments: [ShadedPeriod.argument], options: [DaysEntry.week], isReadOnly: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (typed, dates) = (try input[ShadedPeriod.argument], tools.formatter.dateReader.forSearches)
    if let first = try dates.weekStart(named: typed, isWanted: input[DaysEntry.week]) {
      return try showWeek(from: first, in: &console)
    }
    let period =
      try typed.map { try ShadedPeriod($0, by: dates) }
      ?? .month(tools.formatter.today.calendarMonth)
    let counts = try period.days.map { try tools.schedule.queries.counts(on: $0) } ?? [:]
    let days = counts.sorted { $0.key < $1.key }
    switch console.form {
    case .json: console.printJSON(.document(json(of: period, days, console)))
    case .piped: for (day, count) in days { console.printLine(StyledText("\(day)\t\(count)")) }
    case .terminal:
      for row in rows(of: period, counts, console) { console.printLine(row) }
      console.printLine()
      let legend = Paragraph(StyledText(legend(counts.count, period)(console.language), .dim))
      for row in legend.rows(columns: console.width, widths: console.traits.widths) {
        console.printLine(row)
      }
    }
  }

  private func showWeek(from first: Day, in console: inout Console) throws {
    let (queries, language) = (tools.schedule.queries, console.language)
    let week = first...first.adding(days: 6)
    let days = try queries.counts(on: week).sorted { $0.key < $1.key }
    switch console.form {
    case .json:
      var object: JSONObject = [
        "from": .string("\(week.lowerBound)"), "to": .string("\(week.upperBound)"),
      ]
      object.append("days", json(of: days))
      object.append("holidays", console.traits.holidays(on: week).json)
      console.printJSON(.document(object))
    case .piped: for (day, count) in days { console.printLine(StyledText("\(day)\t\(count)")) }
    case .terminal:
      let tasks = try queries.tasks(on: week)
        .mapValues { $0.map { TaskLine($0, in: tools.formatter.clock.zone) } }
      let agenda = PrintedAgenda(
        events: try queries.listedEvents(on: week), words: tools.formatter.words(language),
        columns: console.width, widths: console.traits.widths,
        holidays: console.traits.holidayNames(beside:), tasksByDay: tasks)
      let page = PrintedWeek(
        firstDay: first, agenda: agenda, today: tools.formatter.today, traits: console.traits)
      for row in page.rows { console.printLine(row) }
      guard agenda.events.isEmpty else { return }
      console.printLine()
      let nothing = Words(ko: "이 주에는 일정이 없어요.", en: "Nothing is planned.")
      console.printWrapped(nothing(language), Style(attributes: .dim))
    }
  }

  private func rows(
    of period: ShadedPeriod, _ counts: [Day: Int], _ console: Console
  ) -> [StyledText] {
    let (today, traits) = (tools.formatter.today, console.traits)
    guard case .month(let month) = period else {
      return period.rows(counts.mapValues(shade), today: today, in: console)
    }
    var board = MarkedMonth(
      month: month, today: today, language: console.language, weekdays: traits.weekdays
    ) { counts[$0].map { mark($0, isApart: traits.usesASCIIMarks) } }
    board.holidays = traits.holidays(in: month)
    board.showsWeekNumbers = traits.showsWeekNumbers
    return board.rows(columns: console.width, traits.widths)
  }

  /// Returns the mark of a day: the count as a digit, on a brighter colour for more events.
  private func shade(_ count: Int) -> DayShade {
    let color: UInt32 = count < 2 ? 0x2F5D62 : count < 4 ? 0x3F8F8A : 0x7FD1C7
    return DayShade(mark: count < 10 ? Character("\(count)") : "+", color: .hex(color))
  }

  /// Returns the count as a superscript digit; with `isApart`, separated from the number of the
  /// day.
  private func mark(_ count: Int, isApart: Bool) -> MonthGrid.Mark {
    let digits: [Character] = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let glyph = digits.indices.contains(count - 1) ? digits[count - 1] : "⁺"
    return MonthGrid.Mark(
      glyph, style: Style(foreground: .ansi(2), attributes: .bold), isSeparated: isApart)
  }

  private func legend(_ days: Int, _ period: ShadedPeriod) -> Words {
    if case .year = period {
      return days == 0
        ? Words(ko: "그해에는 일정이 없어요.", en: "Nothing is planned.")
        : Words(
          ko: "일정이 있는 날 \(days)일. 숫자는 그날의 일정 수예요.",
          en: "\(Plural("day")(days)) with events; each number counts the events of a day.")
    }
    return days == 0
      ? Words(ko: "이달에는 일정이 없어요.", en: "Nothing is planned.")
      : Words(
        ko: "일정이 있는 날 \(days)일. 날짜 뒤의 숫자는 그날의 일정 수예요.",
        en: "\(Plural("day")(days)) with events; the number after a date counts its events.")
  }

  private func json(
    of period: ShadedPeriod, _ days: [(key: Day, value: Int)], _ console: Console
  ) -> JSONObject {
    var object: JSONObject = [:]
    switch period {
    case .month(let month): object.append("month", .string(month.description))
    case .year(let year): object.append("year", .int(year))
    }
    object.append("days", json(of: days))
    if let days = period.days {
      object.append("holidays", console.traits.holidays(on: days).json)
    }
    return object
  }

  private func json(of days: [(key: Day, value: Int)]) -> JSONValue {
    .array(days.map { ["day": .string($0.key.description), "events": .int($0.value)] })
  }
}
