import HearthDomain
import TerminalKit

/// Formats events for a terminal: one day in sections, or several days one below another.
struct PrintedAgenda {
  /// Maximum number of listed days for an event of several days to be repeated on each of them.
  private static let maxDaysToRepeatEvents = 62
  /// Column at which titles start in the list of one day, if the times fit before it.
  private static let titleColumn = 17
  /// Width below which titles without times are indented less.
  private static let narrowWidth = 50
  /// Minimum width of a title next to its times.
  private static let minTextWidth = 20

  let events: [ListedEvent]
  let words: OccurrenceWords
  let columns: Int
  let widths: DisplayWidth
  /// Returns the holidays of a day, to append to its heading.
  let holidays: (Day) -> StyledText
  /// Calendars whose events are marked in their colours.
  var calendars: [EventCalendar] = []
  /// Tasks by due day.
  var tasksByDay: [Day: [TaskLine]] = [:]

  /// Returns the rows of one day: current, upcoming and past events.
  func dayRows(_ day: Day) -> [StyledText] {
    EventStatus.allCases.reduce(heading(day) + taskRows(day)) { rows, status in
      let entries = events.filter { $0.status == status }
      if entries.isEmpty { return rows }
      let name = status.heading(of: entries.map(\.occurrence), isToday: day == words.today)
      let heading = StyledText(name(words.language), status.style.adding(.bold))
      return rows + [StyledText(), heading] + self.rows(of: entries, on: day)
    }
  }

  /// Returns the rows of the days that have events or tasks.
  func daysRows(_ days: ClosedRange<Day>?) -> [StyledText] {
    var groups = eventsByDay(in: days)
    for day in tasksByDay.keys where groups[day] == nil { groups[day] = [] }
    let rows = groups.sorted { $0.key < $1.key }.map { day, items in
      heading(day) + taskRows(day) + self.rows(of: items, on: day, after: days?.lowerBound)
    }
    return Array(rows.joined(separator: [StyledText()]))
  }

  /// Returns the events of each day.
  func eventsByDay(in days: ClosedRange<Day>?) -> [Day: [ListedEvent]] {
    var groups: [Day: [ListedEvent]] = [:]
    for item in events {
      for day in shownDays(of: item, in: days) { groups[day, default: []].append(item) }
    }
    return groups
  }

  /// Returns the days on which the event is listed: all its days, or only the first if the list has
  /// many days.
  private func shownDays(of item: ListedEvent, in days: ClosedRange<Day>?) -> [Day] {
    let (first, last) = (item.occurrence.days.lowerBound, item.occurrence.days.upperBound)
    guard let days else { return [first] }
    let start = max(first, days.lowerBound)
    guard days.upperBound - days.lowerBound < PrintedAgenda.maxDaysToRepeatEvents else {
      return [start]
    }
    return (0...max(0, min(last, days.upperBound) - start)).map { start.adding(days: $0) }
  }

  private func heading(_ day: Day) -> [StyledText] {
    [StyledText(words.heading(day), .bold) + holidays(day)]
  }

  private func taskRows(_ day: Day) -> [StyledText] {
    (tasksByDay[day] ?? []).flatMap { task in
      Paragraph(task.line(words.language)).rows(columns: max(1, columns - 2), widths: widths)
        .map { StyledText("  ") + $0 }
    }
  }

  /// Returns the rows of a day's events. In a list that begins on `start`, an event of several days
  /// shows its dates only on the first of them.
  private func rows(
    of entries: [ListedEvent], on day: Day, after start: Day? = nil
  ) -> [StyledText] {
    entries.flatMap { item in
      let isLater = start.map { day > max($0, item.occurrence.days.lowerBound) } ?? false
      let times =
        isLater
        ? words.timesOnLaterDay(item.occurrence, on: day) : words.times(item.occurrence, on: day)
      let line = rows(
        StyledText("  \(item.status.mark) \(times)", item.status.style), title(of: item))
      return line + overlaps(of: item)
    }
  }

  private func title(of item: ListedEvent) -> StyledText {
    StyledText(
      words.title(item.occurrence),
      item.occurrence.titleStyle(Style(attributes: item.status == .done ? [] : .bold)))
      + StyledText(item.event.placeSuffix) + calendarMark(of: item.event)
      + StyledText("  \(item.event.id.shortForm)", .dim)
  }

  /// Returns the name of the event's calendar in its colour; empty for the home calendar.
  private func calendarMark(of event: Event) -> StyledText {
    guard !event.calendar.isHome else { return StyledText() }
    let style =
      calendars.first(where: { $0.name == event.calendar })?.style ?? Style(attributes: .dim)
    return StyledText("  \(event.calendar)", style)
  }

  private func overlaps(of item: ListedEvent) -> [StyledText] {
    let text = words.overlaps(
      of: item.occurrence, with: item.overlaps.firstOverlaps, hasMore: !item.overlaps.isCountExact,
      count: item.overlaps.isCountExact ? item.overlaps.count : nil)
    guard let text else { return [] }
    return rows(StyledText(), StyledText("! \(text)", Style(foreground: .ansi(3))))
  }

  /// Returns times and text side by side, or one below the other if there is too little room.
  private func rows(_ times: StyledText, _ text: StyledText) -> [StyledText] {
    let least = columns < PrintedAgenda.narrowWidth ? 4 : PrintedAgenda.titleColumn
    let used = times.isEmpty ? least : max(least, widths.columns(of: times) + 2)
    let isBeside = columns - used >= PrintedAgenda.minTextWidth
    let indent = isBeside ? used : least
    let lines = Paragraph(text).rows(columns: max(1, columns - indent), widths: widths)
    let margin = StyledText().padded(to: indent, .leading, widths)
    guard isBeside, let first = lines.first else {
      return (times.isEmpty ? [] : [times]) + lines.map { margin + $0 }
    }
    return [times.padded(to: indent, .leading, widths) + first]
      + lines.dropFirst().map { margin + $0 }
  }
}
