import HearthDomain
import TerminalKit

/// One line of a day: a section heading, an event, a detail of an unfolded event, or a task.
enum AgendaLine {
  case heading(EventStatus, Words, count: Int)
  case event(Int)
  /// A detail of the event at that index.
  case detail(Int, StyledText)
  case blank
  /// A to-do at that index, which is due on the day, overdue or was finished today.
  case task(Int)
  /// A line that says that the day has more events or tasks than are listed.
  case more(Words)

  /// The index of the event to which the line belongs.
  var eventIndex: Int? {
    switch self {
    case .event(let index), .detail(let index, _): index
    case .heading, .blank, .task, .more: nil
    }
  }
}

/// The lines of a day, laid out for a width.
struct AgendaLines {
  let allLines: [AgendaLine]

  init(of state: ScheduleScreen.State, width: Int, in view: ViewContext) {
    let words = EventLineWords(
      day: state.day, now: state.now, view: view, calendars: state.calendars,
      startInOwnZone: state.startInOwnZone)
    var lines = state.tasks.indices.map { AgendaLine.task($0) }
    if state.unlistedTaskCount > 0 {
      lines.append(.more(AgendaLines.hiddenTasksNote(state.unlistedTaskCount)))
    }
    if state.page.previousPageStart != nil {
      lines.append(.more(AgendaLines.previousPageNote(state.page)))
    }
    let entries = state.page.entries
    var last: EventStatus?
    for (index, entry) in entries.enumerated() {
      if entry.status != last {
        if last != nil { lines.append(.blank) }
        let alike = entries.filter { $0.status == entry.status }.map(\.occurrence)
        let heading = entry.status.heading(of: alike, isToday: state.day == state.now.day)
        lines.append(.heading(entry.status, heading, count: alike.count))
        last = entry.status
      }
      lines.append(.event(index))
      guard state.unfoldedEvents.contains(entry.occurrence.occurrenceID) else { continue }
      lines += words.details(of: entry, in: state.page.agenda, width: width)
        .map { .detail(index, $0) }
    }
    if state.page.nextPageStart != nil { lines.append(.more(AgendaLines.nextPageNote(state.page))) }
    allLines = lines
  }

  /// Returns the indices of the lines of the selected event or task.
  func selectedLines(of state: ScheduleScreen.State) -> Range<Int> {
    state.selectedTaskIndex.map { $0..<$0 + 1 } ?? lineRange(of: state.selectedIndex)
  }

  /// Returns the indices of the lines of one event.
  func lineRange(of index: Int?) -> Range<Int> {
    guard let index, let first = allLines.firstIndex(where: { $0.eventIndex == index }) else {
      return 0..<0
    }
    let end = allLines[first...].firstIndex { $0.eventIndex != index } ?? allLines.count
    return first..<end
  }

  /// Returns a sentence about the number of tasks that are not listed.
  static func hiddenTasksNote(_ count: Int) -> Words {
    Words(
      ko: "아직 못 한 할 일이 \(count)개 더 있어요",
      en: "\(Plural("more to-do")(count))")
  }

  private static func previousPageNote(_ page: DayPage) -> Words {
    let count = page.range.lowerBound
    return Words(
      ko: "↑ 앞에 \(count)개가 더 있어요", en: "↑ \(count) more before these")
  }

  private static func nextPageNote(_ page: DayPage) -> Words {
    let count = page.total - page.range.upperBound
    return Words(
      ko: "↓ 뒤에 \(count)개가 더 있어요", en: "↓ \(count) more after these")
  }
}
