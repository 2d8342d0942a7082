import HearthDomain
import TerminalKit

/// Days side by side: all-day events below the day's name, then the hours from top to bottom.
struct DayColumnsBoard: DayBoard {
  let state: DaysScreen.State
  let view: ViewContext

  private static let hoursWidth = 6
  /// Minimum widths for showing a week, and for showing three days.
  private static let minWidths = (week: 96, three: 45)
  private static let minutesPerDay = 1440
  /// Minimum width of a lane, the column of one event among overlapping ones. In a narrower lane,
  /// titles would break within words.
  private static let minLaneWidth = 11

  func draw(in frame: inout Frame, at rect: Rect) {
    let layout = layout(in: rect)
    let days = layout.columns.map(\.day)
    drawHours(layout.hours, in: &frame, at: layout.grid)
    drawWeek(of: days, in: &frame, at: rect)
    let holidays = days.first.map { view.holidays(on: $0...(days.last ?? $0)) } ?? .none
    for (cell, column) in zip(layout.cells, layout.columns) {
      drawName(of: column.day, holidays, in: &frame, at: cell)
      let grid = cell.intersection(layout.grid)
      for row in 0..<grid.height {
        frame.write("│", at: Position(x: cell.minX, y: grid.minY + row), style: view.theme.border)
      }
      draw(column, layout.hours, in: &frame, at: grid.insetBy(left: 1))
    }
    for row in 0..<layout.allDayRows {
      drawAllDayEvents(layout, row: row, in: &frame, y: rect.minY + 1 + row)
    }
  }

  func day(at position: Position, in rect: Rect) -> Day? {
    let layout = layout(in: rect)
    return zip(layout.cells, layout.columns).first { $0.0.contains(position) }?.1.day
  }

  /// The columns of the days with their positions.
  private struct Layout {
    let columns: [DayColumn]
    let cells: [Rect]
    let allDayEvents: DaySpans<Occurrence>
    /// Number of rows for all-day events.
    let allDayRows: Int
    let hours: HourRows
    /// The rows of the hours.
    let grid: Rect
  }

  private func layout(in rect: Rect) -> Layout {
    let columns = visibleDays(in: rect).map { day in
      DayColumn(day: day, occurrences: state.occurrences(on: day))
    }
    let spans = DaySpans(columns.map(\.allDay), id: \.occurrenceID)
    let rows = min(rect.height >= 16 ? 3 : 1, spans.rowCount)
    let grid = rect.insetBy(top: 1 + rows)
    let hours = HourRows(columns.flatMap(\.timedBlocks), rows: grid.height)
    let lanes = columns.map { column in
      column.blocks(maxLanes: .max, in: hours, upTo: grid.height).map(\.laneCount).max() ?? 1
    }
    let widths = Self.columnWidths(lanes: lanes, total: rect.width - Self.hoursWidth)
    return Layout(
      columns: columns,
      cells: rect.insetBy(left: Self.hoursWidth).columns(widths.map(Extent.fixed)),
      allDayEvents: spans, allDayRows: rows, hours: hours, grid: grid)
  }

  /// Returns the width of each day. Days are equally wide, unless one has overlapping events that
  /// need more lanes and the others can spare the columns.
  static func columnWidths(lanes: [Int], total: Int) -> [Int] {
    var given = lanes.map { _ in 1 }
    func minimum(_ lanes: Int) -> Int { lanes * minLaneWidth + 1 }
    var left = total - given.count * minimum(1)
    while left >= minLaneWidth,
      let day = lanes.indices.filter({ given[$0] < lanes[$0] }).min(by: { given[$0] < given[$1] })
    {
      given[day] += 1
      left -= minLaneWidth
    }
    let even = max(1, total / max(1, lanes.count))
    // Days that need more than an equal share get exactly that; the others share the rest.
    let wide = given.indices.filter { minimum(given[$0]) > even }
    let rest = total - wide.reduce(0) { $0 + minimum(given[$1]) }
    let share = max(1, rest / max(1, lanes.count - wide.count))
    return given.indices.map { wide.contains($0) ? minimum(given[$0]) : share }
  }

  /// Returns the days to show: by width a whole week, three days, or one. Groups of three are
  /// counted from today.
  private func visibleDays(in rect: Rect) -> [Day] {
    let count = rect.width >= Self.minWidths.week ? 7 : rect.width >= Self.minWidths.three ? 3 : 1
    let distance = state.day - state.today
    let before =
      count == 7
      ? view.weekdays.firstIndex(of: state.day.weekday) ?? 0
      : ((distance % count) + count) % count
    return (0..<count).compactMap { Day(number: state.day.number - before + $0) }
  }

  private func drawName(
    of day: Day, _ holidays: HolidayMarks, in frame: inout Frame, at cell: Rect
  ) {
    let name = "\(day.weekday.shortName(in: view.language)) \(day.dayOfMonth)"
    let red = holidays.style(on: day)
    let text: StyledText
    if day == state.day {
      let style = view.theme.selection
      text = StyledText("[\(name)]", day == state.today ? style.adding(.underline) : style)
    } else if day == state.today {
      text = StyledText("(\(name))", (red ?? view.theme.text).adding([.bold, .underline]))
    } else {
      let isWeekend = day.weekday == .saturday || day.weekday == .sunday
      let style = red ?? (isWeekend ? view.theme.faint : view.theme.text)
      text = StyledText(" \(name)\(holidays.glyph(on: day) ?? " ")", style)
    }
    let names = holidays[day].names(view.language)
    let beside = names.isEmpty ? StyledText() : StyledText(" \(names)", red)
    let mark = EventCountMark.text(0, tasks: state.taskCounts[day] ?? 0) ?? ""
    frame.write(text + StyledText(mark, view.theme.teal) + beside, in: cell)
  }

  /// Draws the number of the week in the corner above the hours; with fewer than seven days, that
  /// of the selected day.
  private func drawWeek(of days: [Day], in frame: inout Frame, at rect: Rect) {
    guard view.showsWeekNumbers, let first = days.first else { return }
    let number = days.count == 7 ? first.numberOfStartingWeek : state.day.weekNumber
    let name = view.language(ko: "\(number)주", en: "W\(number)")
    let corner = rect.insetBy(right: max(0, rect.width - Self.hoursWidth))
    frame.write(StyledText(" " + name, view.theme.faint), in: corner)
  }

  /// Draws a row of the all-day events, each with one title across its days. In the last row, a
  /// day also has the number of its hidden events.
  private func drawAllDayEvents(_ layout: Layout, row: Int, in frame: inout Frame, y: Int) {
    let words = OccurrenceWords(view.language, today: state.today)
    let counts = layout.cells.indices.map { day -> StyledText in
      let hidden = layout.allDayEvents.hiddenCount(on: day, rows: layout.allDayRows)
      guard row == layout.allDayRows - 1, hidden > 0 else { return StyledText() }
      return StyledText(view.language(ko: " +\(hidden)개", en: " +\(hidden)"), view.theme.faint)
    }
    for span in layout.allDayEvents.spans where span.row == row {
      let end = span.days.first { !counts[$0].isEmpty } ?? span.days.upperBound
      let (first, last) = (layout.cells[span.days.lowerBound], layout.cells[end])
      let place = Rect(
        x: first.minX, y: y,
        width: last.maxX - first.minX - max(1, view.widths.columns(of: counts[end])), height: 1)
      let status = span.item.status(at: state.now)
      let title = words.title(span.item).terminalSafe.onOneLine
      let text =
        StyledText(" \(status.mark) ", status.style(in: view.theme))
        + StyledText(title, span.item.titleStyle(view.theme.text))
      let used = frame.write(view.widths.truncated(text, to: place.width), in: place)
      guard span.days.count > 1, used + 2 < place.width else { continue }
      // A line reaches to the end of the event's last day.
      let line = String(repeating: "─", count: place.width - used - 1)
      frame.write(StyledText(line, view.theme.border), in: place.insetBy(left: used + 1))
    }
    for (cell, count) in zip(layout.cells, counts) {
      frame.write(
        count, in: Rect(x: cell.minX, y: y, width: cell.width, height: 1), alignment: .trailing)
    }
  }

  private func drawHours(_ hours: HourRows, in frame: inout Frame, at grid: Rect) {
    for row in 0..<grid.height {
      let minute = hours.minute(of: row)
      guard minute < Self.minutesPerDay else { break }
      let isNow = hours.rows(from: minuteOfDay(of: state.now), to: minuteOfDay(of: state.now) + 1)
        .contains(row)
      guard minute % 60 == 0 || isNow, let time = TimeOfDay(seconds: minute * 60) else { continue }
      let style = isNow ? view.theme.teal.adding(.bold) : view.theme.faint
      frame.write(StyledText((isNow ? "▸" : "") + "\(time)", style), in: grid, row: row)
    }
  }

  private func minuteOfDay(of time: LocalTime) -> Int { time.time.seconds / 60 }

  /// Draws the timed events of a day; events that overlap are drawn side by side while there is
  /// room.
  private func draw(
    _ column: DayColumn, _ hours: HourRows, in frame: inout Frame, at place: Rect
  ) {
    let maxLanes = max(1, place.width / Self.minLaneWidth)
    for block in column.blocks(maxLanes: maxLanes, in: hours, upTo: place.height) {
      let width = place.width / block.laneCount
      let body = Rect(
        x: place.minX + block.lane * width, y: place.minY + block.rows.lowerBound,
        width: block.lane == block.laneCount - 1 ? place.width - block.lane * width : width,
        height: block.rows.count)
      let isOnTheRow = hours.minute(of: block.rows.lowerBound) == block.minutes.lowerBound
      draw(block, isOnTheRow: isOnTheRow, in: &frame, at: body)
    }
  }

  private func draw(
    _ block: DayColumn.Block, isOnTheRow: Bool, in frame: inout Frame, at body: Rect
  ) {
    let occurrence = block.occurrence
    let status = occurrence.status(at: state.now)
    let edge = status.style(in: view.theme)
    frame.clear(body, style: view.theme.text)
    for row in 0..<body.height {
      frame.write("▌", at: Position(x: body.minX, y: body.minY + row), style: edge)
    }
    let words = OccurrenceWords(view.language, today: state.today)
    let title = words.narrowTitle(occurrence)
    let inner = body.insetBy(left: 1, right: 1)
    let text = StyledText(
      title,
      occurrence.titleStyle(status == .done ? view.theme.faint : view.theme.text.adding(.bold)))
    let time = time(of: block, words, columns: inner.width)
    var lines =
      body.height == 1
      ? [view.widths.truncated(text, to: max(1, inner.width))]
      : Paragraph(text).rows(columns: max(1, inner.width), widths: view.widths)
    // If an event has only one row, its time follows the title, provided both fit.
    if body.height == 1, !isOnTheRow, let time, block.hiddenCount == 0 {
      let both = text + StyledText(" ") + time
      if view.widths.columns(of: both) <= inner.width { lines = [both] }
    }
    if block.hiddenCount == 0, body.height > 0, lines.count > body.height {
      // An ellipsis shows that the title is cut.
      lines = Array(lines.prefix(body.height))
      let last = lines[lines.count - 1] + StyledText("…", text.pieces.first?.style)
      lines[lines.count - 1] = view.widths.truncated(last, to: inner.width)
    }
    if block.hiddenCount > 0 {
      // The number of hidden events must stay visible, so the title is cut.
      let more = StyledText(" +\(block.hiddenCount)", view.theme.faint)
      lines = Array(lines.prefix(max(1, body.height)))
      let room = max(0, inner.width - view.widths.columns(of: more))
      let last = lines[lines.count - 1]
      if view.widths.columns(of: last) > room, lines.count < body.height {
        lines.append(StyledText("+\(block.hiddenCount)", view.theme.faint))
      } else {
        lines[lines.count - 1] = view.widths.truncated(last, to: room) + more
      }
    }
    let hasTime = body.height > lines.count && !isOnTheRow || body.height > lines.count + 1
    for (row, line) in lines.prefix(body.height).enumerated() {
      frame.write(line, in: inner, row: row)
    }
    guard hasTime, lines.count < body.height, let time else { return }
    frame.write(time, in: inner, row: lines.count)
  }

  /// Returns the start and end, or only the start if both do not fit; nil if neither fits.
  private func time(
    of block: DayColumn.Block, _ words: OccurrenceWords, columns: Int
  ) -> StyledText? {
    let (occurrence, day) = (block.occurrence, block.day)
    let isOfDay = occurrence.days == day...day
    return [isOfDay ? words.times(occurrence, on: day) : nil, words.shortTime(occurrence, on: day)]
      .compactMap(\.self).first { view.widths.columns(of: $0) <= columns }
      .map { StyledText($0, view.theme.faint) }
  }
}

/// The events of one day, split into those that cover the whole day and those with hours.
struct DayColumn {
  /// A timed occurrence as drawn: its rows, and its lane among overlapping ones.
  struct Block {
    let day: Day
    let occurrence: Occurrence
    /// Minutes since the day's midnight.
    let minutes: Range<Int>
    /// Rows in which the block is drawn.
    fileprivate(set) var rows = 0..<0
    fileprivate(set) var lane = 0
    fileprivate(set) var laneCount = 1
    /// Number of overlapping events that are not drawn because there is no room.
    fileprivate(set) var hiddenCount = 0
  }

  let day: Day
  let allDay: [Occurrence]
  let timedBlocks: [Block]

  init(day: Day, occurrences: [Occurrence]) {
    self.day = day
    func isWhole(_ occurrence: Occurrence) -> Bool {
      occurrence.event.span.isAllDay
        || occurrence.start.day < day && occurrence.end >= day.end
    }
    allDay = occurrences.filter(isWhole)
    timedBlocks = occurrences.filter { !isWhole($0) }.map { occurrence in
      let start = occurrence.start.day < day ? 0 : occurrence.start.time.seconds / 60
      let end = occurrence.end.day > day ? 1440 : (occurrence.end.time.seconds + 59) / 60
      return Block(day: day, occurrence: occurrence, minutes: start..<max(start + 1, end))
    }
  }

  /// Returns the timed occurrences to draw, with overlapping ones in lanes side by side. If all
  /// lanes are taken:
  /// - An occurrence that began in an earlier row is cut short, because its title is visible
  ///   already.
  /// - If none did, the new one goes below the first to end, if it lasts longer.
  /// - Otherwise it is hidden, and the occurrence in the last lane counts it.
  func blocks(maxLanes: Int, in hours: HourRows, upTo height: Int) -> [Block] {
    var shown: [Block] = []
    var group: [Block] = []
    var end = 0
    for var block in timedBlocks {
      block.rows = hours.rows(from: block.minutes.lowerBound, to: block.minutes.upperBound)
        .clamped(to: 0..<height)
      guard !block.rows.isEmpty else { continue }
      if block.rows.lowerBound >= end {
        shown += DayColumn.assigningLanes(group, maxLanes)
        group = []
      }
      group.append(block)
      end = max(end, block.rows.upperBound)
    }
    return shown + DayColumn.assigningLanes(group, maxLanes)
  }

  private static func assigningLanes(_ group: [Block], _ maxLanes: Int) -> [Block] {
    var blocks: [Block] = []
    /// For each lane, the index of the last occurrence put there.
    var lanes: [Int] = []
    for var block in group {
      let begin = block.rows.lowerBound
      func rows(_ lane: Int) -> Range<Int> { blocks[lanes[lane]].rows }
      let before = lanes.indices.filter { rows($0).lowerBound < begin }
      let first = lanes.indices.min { rows($0).upperBound < rows($1).upperBound }
      if let first, rows(first).upperBound <= begin {
        block.lane = lanes.indices.first { rows($0).upperBound <= begin } ?? first
      } else if lanes.count < maxLanes {
        block.lane = lanes.count
        lanes.append(blocks.count)
      } else if let oldest = before.min(by: { rows($0).lowerBound < rows($1).lowerBound }) {
        block.lane = oldest
        blocks[lanes[oldest]].rows = rows(oldest).lowerBound..<begin
      } else if let first, rows(first).upperBound < block.rows.upperBound {
        block.lane = first
        block.rows = rows(first).upperBound..<block.rows.upperBound
      } else {
        if let last = lanes.last { blocks[last].hiddenCount += 1 }
        continue
      }
      lanes[block.lane] = blocks.count
      blocks.append(block)
    }
    for place in blocks.indices { blocks[place].laneCount = lanes.count }
    return blocks
  }
}

/// Maps rows to times of day. A row is as short a time as possible while all events still fit.
struct HourRows {
  private let firstMinute: Int
  private let minutesPerRow: Int

  /// The hours shown even without events: 8:00 to 18:00, in minutes of the day.
  private static let alwaysShown = 480...1080

  init(_ blocks: [DayColumn.Block], rows: Int) {
    let start = blocks.map(\.minutes.lowerBound).reduce(Self.alwaysShown.lowerBound, min)
    let end = blocks.map(\.minutes.upperBound).reduce(Self.alwaysShown.upperBound, max)
    let rows = max(1, rows)
    let steps = [30, 60, 120, 180, 240, 360, 720, 1440]
    let step = steps.first { (end - start / $0 * $0 + $0 - 1) / $0 <= rows } ?? 1440
    minutesPerRow = step
    // Rows left over show the hours after the events, or before them if the day ends.
    let latest = max(0, (1440 - rows * step) / step * step)
    firstMinute = min(start / step * step, latest)
  }

  /// Returns the minute of the day at which the row begins.
  func minute(of row: Int) -> Int { firstMinute + row * minutesPerRow }

  /// Returns the rows that cover these minutes, at least one; they may lie outside the board.
  func rows(from start: Int, to end: Int) -> Range<Int> {
    let low = (start - firstMinute) >= 0 ? (start - firstMinute) / minutesPerRow : -1
    let high = max(low + 1, (end - firstMinute + minutesPerRow - 1) / minutesPerRow)
    return low..<high
  }
}
