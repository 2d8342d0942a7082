import HearthDomain

extension Event: SQLDescribed {
  static let storedKind = StoredKind(
    described,
    lookups: [
      KindColumn("reach", .number) { event in
        let span = event.span.stored
        return .int(EventLengthLevels.level(ofSeconds: span.ends - span.starts))
      },
      KindColumn("repeats", .flag) { .int($0.isSeries ? 1 : 0) },
      KindColumn("until", .number) { .int($0.seriesEnd.map { min($0, StoredSpan.latestEnd) }) },
      KindColumn("months", .number) { .int($0.isSeries ? $0.seriesDays.months : 0) },
      KindColumn("weekdays", .number) { .int($0.isSeries ? $0.seriesDays.weekdays : 0) },
      KindColumn("monthDays", .number) { .int($0.isSeries ? $0.seriesDays.monthDays : 0) },
    ])

  /// Returns the search text of the event, including the texts of overrides and the words in
  /// its iCalendar text.
  func searchText(with exceptions: [SeriesException], _ words: EventSearchWords) -> SearchText {
    let known = [title, details.title.asOccurrenceTitle.value, note, place, ""]
    let own = exceptions.compactMap { exception -> [String]? in
      guard !exception.isRemoved, let details = exception.details else { return nil }
      return [details.title.value, details.note.value, details.placeName]
        .filter { !known.contains($0) }
    }
    let texts = [title, note] + (place.isEmpty ? [] : [place])
    return SearchText(texts + own.joined()).appending(words.all)
  }
}

extension SeriesException: SQLDescribed {
  static let storedKind = StoredKind(described, columnNames: ["event": "event_id"])
}

extension EventText: SQLDescribed {
  static let storedKind = StoredKind(described, columnNames: ["event": "event_id"])
}

extension SQLRow {
  /// Returns seconds since 1970 of a supported day, or of the midnight after the last one.
  func calendarSeconds(_ column: String) throws -> Int {
    try int(column, in: StoredSpan.validSeconds)
  }
}
