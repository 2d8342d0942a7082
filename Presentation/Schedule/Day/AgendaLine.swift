import HearthDomain
import TerminalKit

/// One line of a day: a section heading, an event, a detail of an unfolded event, or a task.
enum AgendaLine {
  case heading(EventStatus, Words, count: Int)
  case event(Int)
  /// A detail of the event at that index.
  case detail(Int, StyledText)
  case blank
  /// A task that is due on the day or overdue.
  case task(TaskLine)
  /// Says that the day has more events or tasks than are listed.
  case more(Words)

  /// The index of the event to which the line belongs.
  var event: Int? {
    switch self {
    case .event(let index), .detail(let index, _): index
    case .heading, .blank, .task, .more: nil
    }
  }
}

/// The lines of a day, laid out for a width.
struct AgendaLines {
  let all: [AgendaLine]

  init(of state: ScheduleScreen.State, width: Int, in view: ViewContext) {
    let words = EventLineWords(
      day: state.day, now: state.now, view: view, calendars: state.calendars,
      startInOwnZone: state.startInOwnZone)
    var lines = state.tasks.map { AgendaLine.task($0) }
    if state.moreTasks > 0 { lines.append(.more(AgendaLines.waiting(state.moreTasks))) }
    if state.page.before != nil { lines.append(.more(AgendaLines.before(state.page))) }
    let entries = state.page.entries
    let sections = entries.map { EventSection($0.occurrence, $0.status, today: state.now.day) }
    var last: EventSection?
    for (index, entry) in entries.enumerated() {
      let section = sections[index]
      if section != last {
        if last != nil { lines.append(.blank) }
        let alike = zip(entries, sections).filter { $1 == section }.map(\.0.occurrence)
        let heading = section.heading(of: alike, isToday: state.day == state.now.day)
        lines.append(.heading(entry.status, heading, count: alike.count))
        last = section
      }
      lines.append(.event(index))
      guard state.unfolded.contains(entry.occurrence.place) else { continue }
      lines += words.details(of: entry, in: state.page.agenda, width: width)
        .map { .detail(index, $0) }
    }
    if state.page.after != nil { lines.append(.more(AgendaLines.after(state.page))) }
    all = lines
  }

  /// Returns the indices of the lines that belong to the event at that index.
  func lines(of index: Int?) -> Range<Int> {
    guard let index, let first = all.firstIndex(where: { $0.event == index }) else { return 0..<0 }
    let end = all[first...].firstIndex { $0.event != index } ?? all.count
    return first..<end
  }

  /// Returns a sentence about the number of tasks that are not listed.
  static func waiting(_ count: Int) -> Words {
    Words(
      ko: "아직 못 한 할 일이 \(count)개 더 있어요",
      en: "\(Plural("more task", "more tasks")(count)) still to do")
  }

  private static func before(_ page: DayPage) -> Words {
    let count = page.places.lowerBound
    return Words(
      ko: "↑ 앞에 \(count)개가 더 있어요", en: "↑ \(count) more before these")
  }

  private static func after(_ page: DayPage) -> Words {
    let count = page.total - page.places.upperBound
    return Words(
      ko: "↓ 뒤에 \(count)개가 더 있어요", en: "↓ \(count) more after these")
  }
}
