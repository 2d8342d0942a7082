import HearthDomain
import HearthWhen
import TerminalKit

/// A printed month of all areas: the weeks, the legend, and as many events and birthdays as the
/// terminal has rows for.
struct PrintedCalendar {
  let month: CalendarMonth
  let today: Day
  let language: Language
  let traits: ConsoleTraits

  /// Minimum number of lines with events, for any height of the terminal.
  private static let minNoteLines = 5

  private var columns: Int { traits.size.width }

  var rows: [StyledText] {
    let look = CalendarLook.forPrinting
    var rows = [StyledText(month.month.words(in: language), .bold)] + grid + [StyledText()]
    rows += look.legend(of: month, language, columns: columns, rows: 3, traits.widths)
    rows += traits.holidays(in: month.month).namesRows(language, columns: columns)
    guard !month.isEmpty else { return rows + emptyMonthLines }
    // The prompt takes the last row.
    let room = max(PrintedCalendar.minNoteLines, traits.size.height - rows.count - 3)
    let notes = self.notes(within: room)
    guard !notes.isEmpty else { return rows }
    return rows + [StyledText()] + noteLines(notes)
      + hiddenNotesLines(hiding: month.notes.count - notes.count)
  }

  private var grid: [StyledText] {
    let beside = traits.showsWeekNumbers ? MonthBoard.weekNumberWidth : 0
    let isRoomy = (columns - beside) / 7 >= MonthBoard.roomyWidth
    var board = month.board(
      selected: nil, today: today, language: language, weekdays: traits.weekdays,
      look: .forPrinting,
      holidays: traits.holidays(in: month.month), widths: traits.widths)
    (board.maxDayWidth, board.maxRows) = (12, (narrow: 2, roomy: 1))
    board.showsWeekNumbers = traits.showsWeekNumbers
    var frame = Frame(
      size: Size(width: min(columns, 84 + beside), height: isRoomy ? 7 : 13), widths: traits.widths)
    board.draw(in: &frame, at: frame.bounds)
    let lines = frame.lines
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    return Array(lines[...last])
  }

  /// Returns the notes to print. If not all fit, those from today on, or the last ones if too few
  /// are left.
  private func notes(within room: Int) -> [CalendarNote] {
    let all = month.notes
    guard all.count > room else { return all }
    let coming = all.filter { $0.day >= today }
    return coming.count >= room ? Array(coming.prefix(room)) : Array(all.suffix(room))
  }

  private func noteLines(_ notes: [CalendarNote]) -> [StyledText] {
    let dates = DayFormatter(language, today: today)
    let labels = notes.map { dates.shortWithWeekday($0.day) }
    let width = labels.map { traits.widths.columns(of: $0) }.max() ?? 0
    return notes.enumerated().map { place, note in
      let isSame = place > 0 && notes[place - 1].day == note.day
      let label = traits.widths.padded(isSame ? "" : labels[place], to: width)
      let rows = DayItemRows(
        [note.item], on: note.day, today: today, language: language, widths: traits.widths,
        look: .forPrinting, palette: month.palette, columns: min(columns, 110) - width - 2)
      return StyledText(label + "  ", .dim) + rows.row(note.item)
    }
  }

  private func hiddenNotesLines(hiding count: Int) -> [StyledText] {
    guard count > 0 || month.hasMoreEvents else { return [] }
    let orMore = month.hasMoreEvents
    let words = language(
      ko: "\(count)개\(orMore ? " 이상" : "") 더 있어요. 하루씩 보려면: hearth calendar 날",
      en: "\(orMore ? "at least " : "")\(count) more; for one day: hearth calendar DAY")
    return Paragraph(StyledText(words, .dim)).rows(columns: columns, widths: traits.widths)
  }

  private var emptyMonthLines: [StyledText] {
    let words = Words(
      ko: "이달에는 아무것도 없어요. 일정을 적거나 사람을 심으면 여기에 보여요.",
      en: "Nothing this month. The events you add and the people you plant show up here.")
    return [StyledText()]
      + Paragraph(StyledText(words(language), .dim)).rows(columns: columns, widths: traits.widths)
  }
}
