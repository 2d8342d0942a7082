extension SeriesTimetable {
  /// Returns the occurrence that represents the series: the current one; otherwise the next;
  /// otherwise the last.
  package func representativeOccurrence(at now: LocalTime) -> Occurrence? {
    representativeOccurrence(at: now) { _ in true }
  }

  /// Returns the current, next or last occurrence among those that `isWanted` accepts. It must
  /// accept all occurrences without overrides.
  func representativeOccurrence(at now: LocalTime, where isWanted: (Occurrence) -> Bool)
    -> Occurrence?
  {
    func first(_ times: (_ limit: Int) -> [Occurrence]) -> Occurrence? {
      // Usually the first one is accepted.
      guard let one = times(1).first else { return nil }
      return isWanted(one) ? one : times(exceptionOccurrences.count + 1).first(where: isWanted)
    }
    return first { occurrences(in: now..<LocalTime.latest, limit: $0) }
      ?? first { occurrences(in: .earliest..<now, latestFirst: true, limit: $0) }
  }

  /// Returns the occurrence as the rule yields it, if the user changed this one separately.
  /// Otherwise nil, also if an override applies to all later occurrences.
  func withoutOverride(_ occurrence: Occurrence) -> Occurrence? {
    guard let original = occurrence.originalStart, occurrence.isOverridden,
      !occurrence.event.details.appliesToLater, overrideForLater(before: original) == nil
    else { return nil }
    return self.occurrence(byRuleAt: original)
  }

  /// Returns the occurrences of the series that this one overlaps only because the user moved it.
  func overlappedOccurrences(by moved: Occurrence) -> [Occurrence] {
    guard let byRule = withoutOverride(moved), moved.isBusy,
      byRule.event.details.span != moved.event.details.span
    else { return [] }
    let found = occurrences(
      in: moved.start..<moved.effectiveEnd, limit: SeriesTimetable.maxListedPerDay)
    return found.filter { other in
      other.originalStart != moved.originalStart && other.crowd == nil && other.isBusy
        && other.event.span.isAllDay == moved.event.span.isAllDay
        && !byRule.overlaps(other.start..<other.effectiveEnd)
    }
  }

  /// Occurrences whose title, note or place differs from that of the series.
  var rewordedOccurrences: [Occurrence] { exceptionOccurrences.filter(isReworded) }

  /// Occurrences that differ from the series only in other searchable words of the file text, such
  /// as the URL.
  var differingInTextOnly: [Occurrence] {
    exceptionOccurrences.filter {
      !isReworded($0) && $0.event.searchWords.eventWords != event.searchWords.eventWords
    }
  }

  private func isReworded(_ occurrence: Occurrence) -> Bool {
    occurrence.event.details.title != event.details.title || occurrence.event.note != event.note
      || occurrence.event.place != event.place
  }

  /// Whether the occurrence of the exception takes place.
  func takesPlace(_ exception: SeriesException) -> Bool {
    switch exception.change {
    case .removed: false
    case .added: !repetition.excludes(exception.originalStart)
    case .overridden: true
    }
  }

  /// Returns the original starts on that day, in order. With `withRemoved`, those of removed
  /// occurrences are included.
  package func originalStarts(on day: Day, withRemoved: Bool = false) -> [LocalTime] {
    let given = repetition.occurrences(in: day.start..<day.end, limit: Self.maxListedPerDay + 1)
      .times
      .filter { exceptions[$0] == nil && isGivenByRule($0) }
    let own = exceptions.values.filter { withRemoved || takesPlace($0) }.map(\.originalStart)
      .filter { $0.day == day }
    return (given + own).sorted()
  }

  /// Returns the original starts of the occurrences that are displayed on that day.
  package func originalStarts(shownOn day: Day) -> [LocalTime] {
    occurrences(in: day.start..<day.end, startsWithin: true).compactMap(\.originalStart)
  }

  package func originalStarts(shownAt time: LocalTime) -> [LocalTime] {
    occurrences(in: time..<time.adding(seconds: 1), startsWithin: true).compactMap(\.originalStart)
  }

  /// Returns the original starts of the occurrences just before and after that time.
  package func nearestOriginalStarts(to time: LocalTime) -> [LocalTime] {
    let before = occurrences(in: .earliest..<time, latestFirst: true, limit: 1)
    let after = occurrences(in: time..<LocalTime.latest, limit: 2)
    return Set((before + after).compactMap(\.originalStart)).sorted()
  }

  /// Returns the details; if they have the truncated title of the series, with the complete one.
  func withFullTitle(_ details: EventDetails) -> EventDetails {
    guard details.title == truncatedTitle else { return details }
    var shown = details
    shown.title = event.details.title
    return shown
  }

  /// Whether the details differ from those that the rule yields for that occurrence. They may not:
  /// a file may override an occurrence only to contain an answer to an invitation.
  func differsFromRule(_ details: EventDetails, at original: LocalTime) -> Bool {
    let shown = withFullTitle(details)
    // Most overrides differ in these fields, which are fast to compare.
    guard shown.title == event.details.title, shown.note == event.details.note,
      shown.placeName == event.place,
      overrideForLater(before: original) == nil
    else { return true }
    return shown != ruleDetails(at: original)
  }

  /// Returns the exception for display; nil if its occurrence does not differ visibly.
  func reportedException(_ exception: SeriesException) -> SeriesException? {
    guard case .overridden(let details) = exception.change,
      !differsFromRule(details, at: exception.originalStart)
    else { return exception }
    return repetition.hasOccurrence(at: exception.originalStart)
      ? nil : SeriesException(of: exception.series, at: exception.originalStart, .added)
  }

  /// Returns the original start of the occurrence that represents this one. If a clock change puts
  /// several at the same moment, that is the last one; otherwise its own.
  func representative(for original: LocalTime) -> LocalTime {
    guard let shown = occurrence(at: original), !shown.isOverridden else { return original }
    let alike = occurrences(in: shown.start..<shown.start.adding(seconds: 1), startsWithin: true)
      .filter { $0.startsAt == shown.startsAt && !$0.isOverridden && $0.crowd == nil }
      .compactMap(\.originalStart)
    return alike.contains(original) ? original : alike.max() ?? original
  }
}

extension [Occurrence] {
  /// Appends the next occurrence that the rule yields. If a clock change puts it at the same moment
  /// as the previous one, it replaces that.
  mutating func appendReplacingDuplicate(_ next: Occurrence) {
    var place = endIndex
    while place > startIndex, self[place - 1].start.day >= next.start.day {
      place -= 1
      guard self[place].startsAt == next.startsAt, self[place].crowd == nil else { continue }
      remove(at: place)
      break
    }
    append(next)
  }
}
