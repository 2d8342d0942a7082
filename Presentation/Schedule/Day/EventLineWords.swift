import HearthDomain
import TerminalKit

/// Formats an event for the list of a day: in one line, and unfolded.
struct EventLineWords {
  private static let indent = 4

  let day: Day
  let now: LocalTime
  let view: ViewContext
  /// The calendars whose events show the calendar's name.
  var calendars: [EventCalendar] = []
  /// Start times in the events' own time zones; only for events whose zone is not the local one.
  var startInOwnZone: [OccurrenceID: String] = [:]

  private var words: OccurrenceWords { OccurrenceWords(view.language, today: now.day) }

  /// Returns the status mark, the times, the title, the place and the beginning of the note.
  /// Overlaps are at the right.
  func line(
    of entry: Agenda.Entry, in agenda: Agenda, isUnfolded: Bool, width: Int
  ) -> StyledText {
    let style = entry.status.style(in: view.theme)
    let head = head(of: entry)
    let tail = overlapsText(of: entry, in: agenda, width: width / 4)
    let room = max(4, width - view.widths.columns(of: head + tail))
    let titleStyle = entry.occurrence.titleStyle(
      entry.status == .done ? view.theme.faint : view.theme.text)
    return StyledText(head, style)
      + titleAndNote(of: entry.occurrence, isUnfolded: isUnfolded, width: room, titleStyle)
      + StyledText(tail, view.theme.warning)
  }

  /// Returns the columns of the line with the whole title, place and overlap, without the note.
  func neededColumns(of entry: Agenda.Entry, in agenda: Agenda) -> Int {
    let texts = [
      head(of: entry), words.title(entry.occurrence), entry.event.placeSuffix,
      entry.event.calendar.isHome ? "" : "  " + entry.event.calendar.value,
      overlapsText(of: entry, in: agenda, width: .max),
    ]
    return texts.reduce(0) { $0 + view.widths.columns(of: $1) }
  }

  /// Returns the status mark and the times.
  private func head(of entry: Agenda.Entry) -> String {
    let times = times(of: entry.occurrence)
    return "\(entry.status.mark) " + view.widths.padded(times, to: timesWidth(times)) + "  "
  }

  /// Returns the title, and the place and the beginning of the note if there is room.
  private func titleAndNote(
    of occurrence: Occurrence, isUnfolded: Bool, width: Int, _ style: Style
  ) -> StyledText {
    let (widths, event) = (view.widths, occurrence.event)
    let title = words.title(occurrence)
    let place = placeMark(of: event, room: width - widths.columns(of: title))
    let mark =
      place
      + calendarMark(
        of: event, room: width - widths.columns(of: title) - widths.columns(of: place))
    let used = widths.columns(of: title) + widths.columns(of: mark)
    let room = width - used - 3
    guard !event.note.isEmpty, !isUnfolded, room >= 4 else {
      // A longer title is cut, so that the overlaps stay on the row.
      return (StyledText(title, style) + mark).truncated(to: width, widths)
        .padded(to: width, .leading, widths)
    }
    let note = event.note.split(whereSeparator: \.isNewline).joined(separator: " ")
    return StyledText(title, style) + mark
      + StyledText("  \(widths.padded(note, to: room)) ", view.theme.faint)
  }

  /// Returns the place with a sign; empty if there is none, or too little room.
  private func placeMark(of event: Event, room: Int) -> StyledText {
    guard !event.place.isEmpty, room >= 8 else { return StyledText() }
    return StyledText(view.widths.truncate(event.placeSuffix, to: room), view.theme.faint)
  }

  /// Returns the name of the event's calendar in its colour; empty for the home calendar.
  private func calendarMark(of event: Event, room: Int) -> StyledText {
    guard !event.calendar.isHome, room >= 6 else { return StyledText() }
    let style = calendars.first(where: { $0.name == event.calendar })?.style ?? view.theme.faint
    return StyledText(
      "  \(view.widths.truncate(event.calendar.value, to: min(12, room - 2)))", style)
  }

  /// Returns the times, with dates if the event takes place on other days too.
  private func times(of occurrence: Occurrence) -> String {
    words.times(occurrence, on: day)
  }

  /// Returns the width of the times' column; usual times fit into 11 columns.
  private func timesWidth(_ times: String) -> Int {
    max(11, view.widths.columns(of: times))
  }

  /// Returns the name of the first overlapping event, and how many others there are.
  private func overlapsText(of entry: Agenda.Entry, in agenda: Agenda, width: Int) -> String {
    guard let first = agenda.overlaps(of: entry).first else { return "" }
    let others = entry.overlapCount - 1
    let more = others > 0 ? " +\(others)" : ""
    let name = view.widths.truncate(first.event.title, to: max(4, width - 4 - more.count))
    return "  ≈ \(name)\(more)"
  }

  /// Returns the rows below an event's line: note, place, full times, overlaps and reminders. If
  /// the line cuts the title, the whole title comes first, unless `isTitled`.
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
    if !entry.event.place.isEmpty {
      texts.append(StyledText("@ \(entry.event.place)", theme.faint))
    }
    let startInOwnZone = startInOwnZone[occurrence.occurrenceID].map { " [\($0)]" } ?? ""
    let length = occurrence.hasNoEnd ? "" : " · \(words.duration(occurrence))"
    texts.append(
      StyledText("\(words.dateAndTime(occurrence))\(startInOwnZone)\(length)", theme.faint))
    if let repetition = occurrence.storedEvent.repetition {
      let moved =
        occurrence.isOverridden
        ? view.language(ko: " (이번은 따로 고쳤어요)", en: " (this one was changed)") : ""
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
