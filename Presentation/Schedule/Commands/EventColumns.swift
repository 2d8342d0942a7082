import HearthDomain
import TerminalKit

/// The columns of event lists.
enum EventColumns {
  /// The columns for programs, one line per event.
  static func piped(today: Day) -> [Column<ListedEvent>] {
    [
      Column(Words(ko: "시작", en: "Start"), text: start),
      Column(Words(ko: "끝", en: "End"), text: end),
      Column(Words(ko: "상태", en: "State"), text: { EventSection.column($0, today: today) }),
      Column(Words(ko: "제목", en: "Title"), text: title),
      Column(Words(ko: "id", en: "id"), text: { $0.event.id.short }),
    ]
  }

  /// The columns of a table of coming events.
  static func coming(at now: Instant, today: Day) -> [Column<ListedEvent>] {
    [
      Column(
        Words(ko: "일시", en: "When"),
        shown: { item, language in
          StyledText(
            OccurrenceWords(language, today: today).when(item.occurrence), item.status.style)
        }, piped: start),
      Column(
        Words(ko: "남은 시간", en: "In"), omissionOrder: 2,
        shown: { item, language in
          let words = OccurrenceWords(language, today: today)
          return StyledText(words.further(for: item.occurrence, at: now) ?? "")
        }, piped: { EventSection.column($0, today: today) }),
      Column(
        Words(ko: "제목", en: "Title"), shrinks: true,
        shown: { item, _ in StyledText(item.occurrence.signedTitle, .bold) },
        piped: title),
      // The id may be left out, because an event can also be found by its title.
      Column(Words(ko: "id", en: "id"), omissionOrder: 1, text: { $0.event.id.short }),
    ]
  }

  /// Returns the first day of an all-day event, otherwise the start time.
  private static func start(_ item: ListedEvent) -> String {
    item.event.span.isAllDay
      ? item.occurrence.days.lowerBound.description : item.occurrence.start.description
  }

  /// Returns the title, followed by a count if the row represents several occurrences: `Pills ×48`.
  private static func title(_ item: ListedEvent) -> String {
    item.event.title + (item.occurrence.crowd.map { " ×\($0.count)" } ?? "")
  }

  /// Returns the last day of an all-day event, otherwise the end time (the start time of an event
  /// without an end). If the row represents several occurrences, it is the end of the last one.
  private static func end(_ item: ListedEvent) -> String {
    let occurrence = item.occurrence
    if item.event.span.isAllDay { return occurrence.days.upperBound.description }
    let end = occurrence.isMoment ? occurrence.start : occurrence.end
    guard let last = occurrence.crowd?.last, let first = occurrence.original else {
      return end.description
    }
    return end.adding(seconds: last.secondsSinceEpoch - first.secondsSinceEpoch).description
  }
}
