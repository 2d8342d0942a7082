import HearthDomain
import TerminalKit

/// The contents of a day's cell in a month, in addition to its number.
struct DayCell {
  /// Style of the number, unless something else determines it; nil for the default, which is faint
  /// for weekends.
  var numberStyle: Style?
  /// Returns the marks of a day for a width in columns. `isRoomy` means that the day is wide enough
  /// for marks beside its number.
  var marks: (_ columns: Int, _ isRoomy: Bool) -> StyledText = { _, _ in StyledText() }
  /// The titles listed in the day's cell if there is room.
  var titles: [DayTitle] = []
  /// The number of all titles, if not all of them were read.
  var totalTitleCount = 0
}

/// A title in the cell of a day, struck through if it was cancelled.
struct DayTitle {
  var text: String
  var isStruckThrough = false
  /// Style; nil for the default, which is faint.
  var style: Style?
  /// The event, if it takes place on several days; its title stands across them.
  private(set) var spanningEvent: OccurrenceID?

  init(_ text: String, style: Style? = nil) {
    self.text = text
    self.style = style
  }

  init(_ occurrence: Occurrence, _ text: String) {
    self.text = text
    isStruckThrough = occurrence.event.details.availability == .calledOff
    spanningEvent = occurrence.isOnSeveralDays ? occurrence.occurrenceID : nil
  }

  /// Returns the text in the style of the title, or by default in a plain one.
  func styled(_ plain: Style) -> StyledText {
    StyledText(text, isStruckThrough ? plain.adding(.strikethrough) : style ?? plain)
  }
}

/// A month of days with marks, and with titles if there is room.
struct MonthBoard: DayBoard {
  let month: Month
  /// The selected day, displayed in brackets; today is in parentheses.
  let selected: Day?
  let today: Day
  let language: Language
  /// The weekdays in the order of their columns.
  let weekdays: [Weekday]
  let faint: Style
  let selection: Style
  var maxDayWidth = 18
  /// Maximum number of rows per week, for narrow and for wide days.
  var maxRows = (narrow: 5, roomy: 5)
  /// Whether every month has as many rows as one of six weeks, so that the height never changes.
  /// Marks then also keep a gap before the next day.
  var hasFixedHeight = true
  var holidays = HolidayMarks.none
  /// Whether days list the names of their holidays before their titles, if there is room.
  var listsHolidays = false
  /// Whether weeks have their numbers, if the days keep enough room.
  var showsWeekNumbers = false
  let cellContents: (Day) -> DayCell

  /// Minimum width at which a day has its marks beside its number.
  static let roomyWidth = 9
  private static let numberWidth = 4
  /// Width of the column of week numbers.
  static let weekNumberWidth = 3

  func draw(in frame: inout Frame, at rect: Rect) {
    let cells = cells(in: rect)
    drawWeekNumbers(of: cells, in: &frame, at: rect)
    for (column, weekday) in weekdays.enumerated() {
      let name = frame.widths.padded(weekday.shortName(in: language), to: 3, .trailing)
      frame.write(StyledText(name, faint), in: cells.titleRect(column))
    }
    for week in cells.weeks { draw(week, of: cells, in: &frame) }
  }

  /// Draws the days of a week. Events on several of its days are in the upper rows.
  private func draw(_ week: [Day], of cells: MonthCells, in frame: inout Frame) {
    let dayCells = week.map { contents(of: $0) }
    let events = dayCells.flatMap { $0.titles.compactMap(\.spanningEvent) }
    let several = Dictionary(grouping: events) { $0 }.filter { $0.value.count > 1 }
    let spans = DaySpans(
      dayCells.map { cell in
        cell.titles.filter { title in title.spanningEvent.map { several[$0] != nil } ?? false }
      }
    ) { $0.spanningEvent }
    let places = week.map { cells.cellRect(of: $0) }
    // One row is left for other titles, or for their number.
    let rows = min(spans.rowCount, (places.map { titleRows(in: $0, of: cells) }.min() ?? 0) - 1)
    for (index, day) in week.enumerated() where !places[index].isEmpty {
      let shown = spans.spans(on: index, rows: rows)
      var cell = dayCells[index]
      cell.totalTitleCount = max(cell.totalTitleCount, cell.titles.count) - shown.count
      cell.titles.removeAll { title in
        shown.contains { $0.item.spanningEvent == title.spanningEvent }
      }
      draw(
        day, cell, in: &frame, at: places[index],
        rows: titleRows(in: places[index], of: cells),
        below: shown.map { $0.row + 1 }.max() ?? 0)
    }
    for span in spans.spans where span.row < rows {
      let (first, last) = (places[span.days.lowerBound], places[span.days.upperBound])
      let line = Rect(
        x: first.minX + 1, y: first.minY + 1 + span.row, width: last.maxX - first.minX - 2,
        height: 1)
      var title = span.item
      title.text = frame.widths.truncateBetweenWords(title.text, to: line.width)
      let used = frame.write(title.styled(faint), in: line)
      frame.write(
        StyledText(String(repeating: "─", count: max(0, line.width - used - 1)), faint),
        in: line.insetBy(left: used + 1))
    }
  }

  /// Returns the number of rows for titles in a day; 0 if there is no room for any.
  private func titleRows(in place: Rect, of cells: MonthCells) -> Int {
    guard place.width >= MonthBoard.roomyWidth, place.height > 1 else { return 0 }
    let height = cells.cellSize.height
    return max(1, MonthBoard.contentRows(of: height) + place.height - height)
  }

  func day(at position: Position, in rect: Rect) -> Day? { cells(in: rect).day(at: position) }

  /// Returns the rect of the days, without the column of week numbers.
  private func daysRect(in rect: Rect) -> Rect {
    let isWide = rect.width >= 7 * MonthBoard.numberWidth + MonthBoard.weekNumberWidth
    return showsWeekNumbers && isWide ? rect.insetBy(left: MonthBoard.weekNumberWidth) : rect
  }

  private func drawWeekNumbers(of cells: MonthCells, in frame: inout Frame, at rect: Rect) {
    guard let first = weekdays.first, daysRect(in: rect) != rect else { return }
    for day in cells.days where day.weekday == first || day.dayOfMonth == 1 {
      let number = "\(day.latest(first).numberOfStartingWeek)"
      let place = Rect(x: rect.minX, y: cells.cellRect(of: day).minY, width: 2, height: 1)
      frame.write(StyledText(number, faint), in: place.intersection(rect), alignment: .trailing)
    }
  }

  private func cells(in whole: Rect) -> MonthCells {
    let rect = daysRect(in: whole)
    let isRoomy = rect.width / 7 >= MonthBoard.roomyWidth
    let most = Size(width: maxDayWidth, height: isRoomy ? maxRows.roomy : maxRows.narrow)
    let cells = MonthCells(month, rect, weekdays: weekdays, most: most, isSteady: hasFixedHeight)
    guard isRoomy, !hasFixedHeight, cells.cellSize.height > 1 else { return cells }
    let rows = MonthBoard.contentRows(of: cells.cellSize.height)
    return cells.distributingSpareRows { day in
      let cell = contents(of: day)
      // If not all titles were read, the last row displays the number of hidden ones.
      return min(max(cell.totalTitleCount, cell.titles.count), cell.titles.count + 1) - rows
    }
  }

  /// Returns the rows for contents. A blank row separates the weeks if there is room.
  private static func contentRows(of height: Int) -> Int { height - (height > 3 ? 2 : 1) }

  private func contents(of day: Day) -> DayCell {
    var cell = cellContents(day)
    let names = listsHolidays ? holidays.titles(on: day, language) : []
    cell.totalTitleCount = names.count + max(cell.totalTitleCount, cell.titles.count)
    cell.titles = names + cell.titles
    return cell
  }

  /// Draws a day with that many rows for titles, the first `used` of which are left free.
  private func draw(
    _ day: Day, _ cell: DayCell, in frame: inout Frame, at place: Rect, rows all: Int,
    below used: Int
  ) {
    let number = place.insetBy(right: max(0, place.width - MonthBoard.numberWidth))
    frame.write(numberText(of: day, cell.numberStyle), in: number)
    let isRoomy = place.width >= MonthBoard.roomyWidth
    let isBeside = isRoomy || place.height == 1
    let gap = hasFixedHeight && place.width > 5 ? 1 : 0
    let marks =
      isBeside
      ? place.insetBy(left: MonthBoard.numberWidth, right: gap) : place.insetBy(top: 1, left: 1)
    frame.write(cell.marks(marks.width, isRoomy), in: marks)
    let rows = all - used
    guard rows > 0, used > 0 ? cell.totalTitleCount > 0 : !cell.titles.isEmpty else { return }
    // The last row counts the hidden titles; a single row has the count after the first title.
    let total = cell.totalTitleCount
    let shown = cell.titles.prefix(rows > 1 && total > rows ? rows - 1 : rows)
    let hidden = total - shown.count
    let body = place.insetBy(top: used, left: 1, right: 1)
    let count = hidden > 0 ? "+\(hidden)" : ""
    if rows == 1, hidden > 0 {
      frame.write(StyledText(count, faint), in: body, row: 1, alignment: .trailing)
    }
    let list = rows == 1 && hidden > 0 ? body.insetBy(right: count.utf8.count + 1) : body
    let lines = lines(
      of: Array(shown), rows: rows - (rows > 1 && hidden > 0 ? 1 : 0), in: list, frame.widths)
    for (row, line) in lines.enumerated() {
      frame.write(line.styled(faint), in: list, row: 1 + row)
    }
    guard rows > 1, hidden > 0 else { return }
    let words = language(ko: "\(hidden)개 더", en: "and \(hidden) more")
    let fits = frame.widths.columns(of: words) <= body.width
    frame.write(StyledText(fits ? words : count, faint), in: body, row: 1 + shown.count)
  }

  /// Returns the titles, wrapped between words over rows that no other title needs, and cut between
  /// words. Only a word longer than a row is cut itself, so that no row begins within a word.
  private func lines(
    of titles: [DayTitle], rows: Int, in body: Rect, _ widths: DisplayWidth
  ) -> [DayTitle] {
    var spare = rows - titles.count
    return titles.flatMap { title in
      guard spare > 0, body.width > 2, widths.columns(of: title.text) > body.width else {
        var cut = title
        cut.text = widths.truncateBetweenWords(title.text, to: body.width)
        return [cut]
      }
      // Further lines of a title are indented.
      let wrapped = widths.wrap(title.text, columns: body.width - 1, splittingWords: false)
      let most = min(wrapped.count, 1 + spare)
      spare -= most - 1
      let last = wrapped[(most - 1)...].joined(separator: " ")
      let lines = wrapped[..<(most - 1)] + [last]
      return lines.enumerated().map { row, text in
        var line = title
        line.text = widths.truncateBetweenWords(row == 0 ? text : " " + text, to: body.width)
        return line
      }
    }
  }

  private func numberText(of day: Day, _ style: Style?) -> StyledText {
    let digits = day.dayOfMonth < 10 ? " \(day.dayOfMonth)" : "\(day.dayOfMonth)"
    if day == selected {
      return StyledText("[\(digits)]", day == today ? selection.adding(.underline) : selection)
    }
    if day == today {
      let look = resolvedNumberStyle(of: day, style) ?? .plain
      return StyledText("(\(digits))", look.adding([.bold, .underline]))
    }
    if let glyph = holidays.glyph(on: day) {
      return StyledText(" \(digits)\(glyph)", resolvedNumberStyle(of: day, style))
    }
    let isWeekend = day.weekday == .saturday || day.weekday == .sunday
    return StyledText(" \(digits) ", style ?? (isWeekend ? faint : .plain))
  }

  /// Returns the style of a day's number. It is red on a holiday, unless the day already has a
  /// background colour.
  private func resolvedNumberStyle(of day: Day, _ style: Style?) -> Style? {
    if let style, style.background != .terminalDefault { return style }
    return holidays.style(on: day) ?? style
  }
}

extension DisplayWidth {
  /// Returns the text within the columns. It is cut after a word if that leaves at least half of
  /// them in use, else within one.
  fileprivate func truncateBetweenWords(_ text: String, to columns: Int) -> String {
    let cut = truncate(text, to: columns)
    guard cut != text, let mark = cut.last else { return cut }
    let kept = cut.dropLast()
    let isWholeWord = text.dropFirst(kept.count).first == " "
    guard !isWholeWord, let end = kept.lastIndex(of: " "),
      2 * self.columns(of: String(kept[..<end])) >= columns
    else { return cut }
    return kept[..<end] + String(mark)
  }
}
