import HearthDomain
import TerminalKit

/// The columns of event lists.
enum EventColumns {
  /// The columns for programs, one line per event.
  static var pipedColumns: [Column<ListedEvent>] {
    [
      Column(Words(ko: "시작", en: "Start"), text: startText),
      Column(Words(ko: "끝", en: "End"), text: endText),
      Column(Words(ko: "상태", en: "State"), text: { $0.statusForPipes }),
      Column(Words(ko: "제목", en: "Title"), text: titleText),
      Column(Words(ko: "id", en: "id"), text: { $0.event.id.shortForm }),
      Column(Words(ko: "장소", en: "Where"), text: { $0.event.place }),
    ]
  }

  /// The columns of a table of coming events.
  static func comingColumns(at now: Instant, today: Day) -> [Column<ListedEvent>] {
    [
      Column(
        Words(ko: "일시", en: "When"),
        displayText: { item, language in
          StyledText(
            OccurrenceWords(language, today: today).dateAndTime(item.occurrence), item.status.style)
        }, pipedText: startText),
      Column(
        Words(ko: "남은 시간", en: "In"), omissionOrder: 2,
        displayText: { item, language in
          let words = OccurrenceWords(language, today: today)
          return StyledText(words.additionalTimeUntilStart(for: item.occurrence, at: now) ?? "")
        }, pipedText: { $0.statusForPipes }),
      Column(
        Words(ko: "제목", en: "Title"), shrinks: true,
        displayText: { item, _ in
          StyledText(item.occurrence.titleWithRepeatSign, .bold)
            + StyledText(item.event.placeSuffix, .dim)
        },
        pipedText: titleText),
      // A narrow table omits the id first, because an event can also be found by its title.
      Column(Words(ko: "id", en: "id"), omissionOrder: 1, text: { $0.event.id.shortForm }),
    ]
  }

  /// Returns the first day of an all-day event, otherwise the start time.
  private static func startText(_ item: ListedEvent) -> String {
    item.event.span.isAllDay
      ? item.occurrence.days.lowerBound.description : item.occurrence.start.description
  }

  /// Returns the title, followed by a count if the row represents several occurrences: `Pills ×48`.
  private static func titleText(_ item: ListedEvent) -> String {
    item.event.title + (item.occurrence.crowd.map { " ×\($0.count)" } ?? "")
  }

  /// Returns the end time, or the last day of an all-day event. An event without an end has the
  /// start as its end. If the row stands for several occurrences, it is the end of the last.
  private static func endText(_ item: ListedEvent) -> String {
    let occurrence = item.occurrence
    if item.event.span.isAllDay { return occurrence.days.upperBound.description }
    let end = occurrence.hasNoEnd ? occurrence.start : occurrence.end
    guard let last = occurrence.crowd?.lastStart, let first = occurrence.originalStart else {
      return end.description
    }
    return end.adding(seconds: last.secondsSinceEpoch - first.secondsSinceEpoch).description
  }
}
