extension SeriesTimetable {
  /// Returns the current occurrence, else the next, else the last.
  package func shown(at now: LocalTime) -> Occurrence? { shown(at: now) { _ in true } }

  /// Returns the current, next or last occurrence among those that `isWanted` accepts; it may only
  /// reject occurrences with overrides.
  func shown(at now: LocalTime, where isWanted: (Occurrence) -> Bool) -> Occurrence? {
    func first(_ times: (_ limit: Int) -> [Occurrence]) -> Occurrence? {
      // The first one is mostly accepted.
      guard let one = times(1).first else { return nil }
      return isWanted(one) ? one : times(placed.count + 1).first(where: isWanted)
    }
    return first { occurrences(in: now..<LocalTime.latest, limit: $0) }
      ?? first { occurrences(in: .earliest..<now, latestFirst: true, limit: $0) }
  }

  /// Returns the occurrence as the rule gives it, if it alone was changed by hand; nil otherwise,
  /// and if an override applies to it and others.
  func unchanged(_ occurrence: Occurrence) -> Occurrence? {
    guard let original = occurrence.original, occurrence.isMoved,
      !occurrence.event.details.appliesToLater, overrideForLater(before: original) == nil
    else { return nil }
    return self.occurrence(byRuleAt: original)
  }

  /// Returns the occurrences of the series that this one overlaps only because it was moved by
  /// hand.
  func overlapped(by moved: Occurrence) -> [Occurrence] {
    guard let byRule = unchanged(moved), moved.takesPart,
      byRule.event.details.span != moved.event.details.span
    else { return [] }
    let found = occurrences(in: moved.start..<moved.reach, limit: SeriesTimetable.maxListedPerDay)
    return found.filter { other in
      other.original != moved.original && other.crowd == nil && other.takesPart
        && other.event.span.isAllDay == moved.event.span.isAllDay
        && !byRule.overlaps(other.start..<other.reach)
    }
  }

  /// Occurrences with another title or note than the series.
  var reworded: [Occurrence] { placed.filter(isReworded) }

  /// Occurrences that differ from the series only in the words of their file.
  var differingInTextOnly: [Occurrence] {
    placed.filter { !isReworded($0) && $0.event.searchWords.whole != event.searchWords.whole }
  }

  private func isReworded(_ occurrence: Occurrence) -> Bool {
    occurrence.event.details.title != event.details.title || occurrence.event.note != event.note
  }

  /// Whether an occurrence takes place for the exception, whatever the rule gives.
  func takesPlace(_ exception: SeriesException) -> Bool {
    switch exception.change {
    case .removed: false
    case .added: !repetition.excludes(exception.original)
    case .moved: true
    }
  }

  /// Returns the original starts on that day, in order; with `withRemoved`, also those of removed
  /// occurrences.
  package func originals(on day: Day, withRemoved: Bool = false) -> [LocalTime] {
    let given = repetition.occurrences(in: day.start..<day.end, limit: Self.maxListedPerDay + 1)
      .times
      .filter { exceptions[$0] == nil && isGiven($0) }
    let own = exceptions.values.filter { withRemoved || takesPlace($0) }.map(\.original)
      .filter { $0.day == day }
    return (given + own).sorted()
  }

  /// Returns the original starts of the occurrences displayed on that day, or at that time.
  package func originals(shownOn day: Day) -> [LocalTime] {
    occurrences(in: day.start..<day.end, startsWithin: true).compactMap(\.original)
  }

  package func originals(shownAt time: LocalTime) -> [LocalTime] {
    occurrences(in: time..<time.adding(seconds: 1), startsWithin: true).compactMap(\.original)
  }

  /// Returns the original starts of the occurrences before and after that time.
  package func nearest(to time: LocalTime) -> [LocalTime] {
    let before = occurrences(in: .earliest..<time, latestFirst: true, limit: 1)
    let after = occurrences(in: time..<LocalTime.latest, limit: 2)
    return Set((before + after).compactMap(\.original)).sorted()
  }

  /// Returns the details with the full title of the series, if they have the cut one.
  func shown(_ details: EventDetails) -> EventDetails {
    guard details.title == cutTitle else { return details }
    var shown = details
    shown.title = event.details.title
    return shown
  }

  /// Whether the details differ from what the rule gives for that occurrence: a file may override
  /// an occurrence only to answer an invitation.
  func isOwn(_ details: EventDetails, at original: LocalTime) -> Bool {
    let shown = shown(details)
    // Most overrides differ in these, which are fast to compare.
    guard shown.title == event.details.title, shown.note == event.details.note,
      overrideForLater(before: original) == nil
    else { return true }
    return shown != ruleDetails(at: original)
  }

  /// Returns the exception as it is reported; nil if it differs in nothing.
  func reported(_ exception: SeriesException) -> SeriesException? {
    guard case .moved(let details) = exception.change, !isOwn(details, at: exception.original)
    else { return exception }
    return repetition.takesPlace(at: exception.original)
      ? nil : SeriesException(of: exception.series, at: exception.original, .added)
  }

  /// Returns the original start of the occurrence that represents this one: the last one, if a
  /// clock change moves several to one moment; otherwise its own.
  func representative(for original: LocalTime) -> LocalTime {
    guard let shown = occurrence(at: original), !shown.isMoved else { return original }
    let alike = occurrences(in: shown.start..<shown.start.adding(seconds: 1), startsWithin: true)
      .filter { $0.startsAt == shown.startsAt && !$0.isMoved && $0.crowd == nil }
      .compactMap(\.original)
    return alike.contains(original) ? original : alike.max() ?? original
  }
}

extension [Occurrence] {
  /// Appends the next occurrence that the rule gives. If a clock change moves two to one moment,
  /// the later one replaces the earlier.
  mutating func appendStandingIn(_ next: Occurrence) {
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
