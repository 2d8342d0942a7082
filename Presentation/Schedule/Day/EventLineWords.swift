import HearthDomain
import TerminalKit

/// What a day says of an event: in one line, and unfolded.
struct EventLineWords {
  private static let indent = 4

  let day: Day
  let now: LocalTime
  let view: ViewContext
  /// Those of which the events are marked.
  var calendars: [EventCalendar] = []
  /// When they begin on the clock of their own zone, where that is another.
  var there: [OccurrencePlace: String] = [:]

  private var words: OccurrenceWords { OccurrenceWords(view.language, today: now.day) }

  /// Mark, times, title and the beginning of the note; at the right what overlaps it.
  func line(
    of entry: Agenda.Entry, in agenda: Agenda, isUnfolded: Bool, width: Int
  ) -> StyledText {
    let style = entry.status.style(in: view.theme)
    let times = times(of: entry.occurrence)
    let head = "\(entry.status.mark) " + view.widths.padded(times, to: timesWidth(times)) + "  "
    let tail = tail(of: entry, in: agenda, width: width / 4)
    let room = max(4, width - view.widths.columns(of: head + tail))
    let titleStyle = entry.occurrence.titled(
      entry.status == .done ? view.theme.faint : view.theme.text)
    return StyledText(head, style)
      + body(of: entry.occurrence, isUnfolded: isUnfolded, width: room, titleStyle)
      + StyledText(tail, view.theme.warning)
  }

  /// The title, and the beginning of the note where there is room beside it.
  private func body(
    of occurrence: Occurrence, isUnfolded: Bool, width: Int, _ style: Style
  ) -> StyledText {
    let (widths, event) = (view.widths, occurrence.event)
    let title = words.title(occurrence)
    let mark = mark(of: event, room: width - widths.columns(of: title))
    let used = widths.columns(of: title) + widths.columns(of: mark)
    let room = width - used - 3
    guard !event.note.isEmpty, !isUnfolded, room >= 4 else {
      // What is longer would push the mark of those it overlaps off the row.
      return (StyledText(title, style) + mark).fitted(to: width, widths)
        .padded(to: width, .leading, widths)
    }
    let note = event.note.split(whereSeparator: \.isNewline).joined(separator: " ")
    return StyledText(title, style) + mark
      + StyledText("  \(widths.padded(note, to: room)) ", view.theme.faint)
  }

  /// The calendar in which it is, in its colour, where that is not the one at home.
  private func mark(of event: Event, room: Int) -> StyledText {
    guard !event.calendar.isHome, room >= 6 else { return StyledText() }
    let style = calendars.first(where: { $0.name == event.calendar })?.style ?? view.theme.faint
    return StyledText("  \(view.widths.cut(event.calendar.value, to: min(12, room - 2)))", style)
  }

  /// With its dates where it takes place on other days too.
  private func times(of occurrence: Occurrence) -> String {
    words.times(occurrence, on: day)
  }

  /// The usual times stand in one column.
  private func timesWidth(_ times: String) -> Int {
    max(11, view.widths.columns(of: times))
  }

  /// The first of those that it overlaps by name, the others by their number.
  private func tail(of entry: Agenda.Entry, in agenda: Agenda, width: Int) -> String {
    guard let first = agenda.overlaps(of: entry).first else { return "" }
    let others = entry.overlapCount - 1
    let more = others > 0 ? " +\(others)" : ""
    let name = view.widths.cut(first.event.title, to: max(4, width - 4 - more.count))
    return "  ≈ \(name)\(more)"
  }

  /// When it is in full, the note, what it overlaps, and when it is called to mind; below its line,
  /// or below its title where that stands there whole.
  func details(
    of entry: Agenda.Entry, in agenda: Agenda, width: Int, isTitled: Bool = false
  ) -> [StyledText] {
    let theme = view.theme
    let occurrence = entry.occurrence
    let room = max(8, width - EventLineWords.indent - 2)
    var texts: [StyledText] = []
    if !isTitled, view.widths.columns(of: entry.event.title) > width - 24 {
      texts.append(StyledText(entry.event.title, theme.heading))
    }
    if !entry.event.note.isEmpty { texts.append(StyledText(entry.event.note)) }
    let there = there[occurrence.place].map { " [\($0)]" } ?? ""
    let length = occurrence.isMoment ? "" : " · \(words.length(occurrence))"
    texts.append(StyledText("\(words.when(occurrence))\(there)\(length)", theme.faint))
    if let repetition = occurrence.kept.repetition {
      let moved =
        occurrence.isMoved ? view.language(ko: " (이번은 따로 고쳤어요)", en: " (this one was changed)") : ""
      texts.append(
        StyledText(
          "\(Occurrence.repeatSign) \(repetition.words(in: view.language))\(moved)", theme.faint))
    }
    let others = agenda.overlaps(of: entry)
    if let overlaps = words.overlaps(
      of: occurrence, with: others, count: entry.overlapCount)
    {
      texts.append(StyledText("≈ \(overlaps)", theme.warning))
    }
    texts.append(StyledText(reminderLine(entry.event.details), theme.faint))
    let indent = StyledText(String(repeating: " ", count: EventLineWords.indent))
    return texts.flatMap { Paragraph($0).rows(columns: room, widths: view.widths) }
      .map { indent + $0 }
  }

  private func reminderLine(_ details: EventDetails) -> String {
    let text = details.reminders.words(in: view.language, isAllDay: details.span.isAllDay)
    return details.reminders.minutesBefore.isEmpty
      ? text : view.language(ko: "알림: \(text)", en: "reminders: \(text)")
  }
}
