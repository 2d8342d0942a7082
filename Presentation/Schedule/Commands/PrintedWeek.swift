import HearthDomain
import HearthWhen
import TerminalKit

/// A week of events for a terminal: in seven columns or, if there is no room, one day below the
/// other.
struct PrintedWeek {
  /// Minimum width for seven columns; in a narrower one, titles would break within words.
  private static let minColumns = 70
  private static let maxDayWidth = 24

  let firstDay: Day
  let agenda: PrintedAgenda
  let today: Day
  let traits: ConsoleTraits

  private var language: Language { traits.language }
  private var widths: DisplayWidth { traits.widths }
  private var days: ClosedRange<Day> { firstDay...firstDay.adding(days: 6) }

  var rows: [StyledText] {
    let isWide = agenda.columns >= PrintedWeek.minColumns
    return [StyledText(heading, .bold)]
      + (isWide ? columnsBoard : [StyledText()] + agenda.daysRows(days))
  }

  /// The heading `Mon 23 Nov – Sun 29 Nov`, with the number of the week if that is enabled.
  private var heading: String {
    let dates = DayFormatter(language, today: today)
    let span = [days.lowerBound, days.upperBound].map(dates.shortWithWeekday)
    let number = days.lowerBound.numberOfStartingWeek
    return span.joined(separator: " – ")
      + (traits.showsWeekNumbers ? " · " + language(ko: "\(number)주", en: "week \(number)") : "")
  }

  private var columnsBoard: [StyledText] {
    let width = min(PrintedWeek.maxDayWidth, agenda.columns / 7)
    let groups = agenda.eventsByDay(in: days)
    let holidays = traits.holidays(on: days)
    let columns = (0..<7).map { place in
      let day = firstDay.adding(days: place)
      return [dayHeading(of: day, holidays)] + cell(groups[day] ?? [], on: day, columns: width - 2)
    }
    let height = columns.map(\.count).max() ?? 0
    let lines = (0..<height).map { row in
      // Removes empty cells at the end, so that lines have no trailing spaces.
      let last = columns.lastIndex { row < $0.count && !$0[row].isEmpty } ?? 0
      return columns[...last].enumerated().reduce(StyledText()) { line, column in
        let text = row < column.element.count ? column.element[row] : StyledText()
        return line + (column.offset == last ? text : text.padded(to: width, .leading, widths))
      }
    }
    return lines + holidays.namesRows(language, columns: agenda.columns)
  }

  private func dayHeading(of day: Day, _ holidays: HolidayMarks) -> StyledText {
    let name = "\(day.weekday.shortName(in: language)) \(day.dayOfMonth)"
    let red = holidays.style(on: day)
    if day == today {
      return StyledText("(\(name))", (red ?? .plain).adding([.bold, .underline]))
    }
    let glyph = holidays.glyph(on: day).map { "\($0)" } ?? ""
    return StyledText(" \(name)\(glyph)", red ?? Style(attributes: .dim))
  }

  /// Returns the cell of a day: each event's time with its title below.
  private func cell(_ events: [ListedEvent], on day: Day, columns: Int) -> [StyledText] {
    let due = (agenda.tasksByDay[day] ?? []).map {
      Paragraph($0.line(language)).rows(columns: columns, widths: widths)
    }
    let entries = events.map { item in
      let time = agenda.words.shortTime(item.occurrence, on: day)
      let isBeside = !item.overlaps.firstOverlaps.isEmpty
      let head =
        StyledText("\(item.status.mark) \(time)", item.status.style)
        + StyledText(isBeside ? " !" : "", Style(foreground: .ansi(3)))
      let title = StyledText(
        agenda.words.narrowTitle(item.occurrence),
        item.occurrence.titleStyle(Style(attributes: item.status == .done ? [] : .bold)))
      return [head] + Paragraph(title).rows(columns: columns, widths: widths)
    }
    return (due + entries).flatMap { [StyledText()] + $0 }.map { line in
      line.isEmpty ? line : StyledText(" ") + line
    }
  }
}
