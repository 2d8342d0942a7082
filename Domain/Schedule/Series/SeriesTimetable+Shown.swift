extension SeriesTimetable {
  /// What goes on then, else what comes next, else the last.
  package func shown(at now: LocalTime) -> Occurrence? { shown(at: now) { _ in true } }

  /// The same of those that are wanted; no more are left out than have details of their own.
  func shown(at now: LocalTime, where isWanted: (Occurrence) -> Bool) -> Occurrence? {
    func first(_ times: (_ limit: Int) -> [Occurrence]) -> Occurrence? {
      // Mostly the very first one is wanted.
      guard let one = times(1).first else { return nil }
      return isWanted(one) ? one : times(placed.count + 1).first(where: isWanted)
    }
    return first { occurrences(in: now..<LocalTime.latest, limit: $0) }
      ?? first { occurrences(in: .earliest..<now, latestFirst: true, limit: $0) }
  }

  /// The time as the rule has it, where it alone was changed by hand; nil where it was not, and
  /// where others are as it is.
  func unchanged(_ occurrence: Occurrence) -> Occurrence? {
    guard let original = occurrence.original, occurrence.isMoved,
      !occurrence.event.details.holdsOn, held(before: original) == nil
    else { return nil }
    return self.occurrence(byRuleAt: original)
  }

  /// The other times of the series that this one overlaps because it was moved by hand: by the rule
  /// it would not.
  func overlapped(by moved: Occurrence) -> [Occurrence] {
    guard let byRule = unchanged(moved), moved.takesPart,
      byRule.event.details.span != moved.event.details.span
    else { return [] }
    let found = occurrences(in: moved.start..<moved.reach, limit: SeriesTimetable.mostInDay)
    return found.filter { other in
      other.original != moved.original && other.crowd == nil && other.takesPart
        && other.event.span.isAllDay == moved.event.span.isAllDay
        && !byRule.overlaps(other.start..<other.reach)
    }
  }

  /// What takes place and is called otherwise than the series, or has another note.
  var reworded: [Occurrence] { placed.filter(isReworded) }

  /// What takes place and is told otherwise than the series by its text alone.
  var toldApart: [Occurrence] {
    placed.filter { !isReworded($0) && $0.event.told.whole != event.told.whole }
  }

  private func isReworded(_ occurrence: Occurrence) -> Bool {
    occurrence.event.details.title != event.details.title || occurrence.event.note != event.note
  }

  /// Whether an event stands at its start, whatever the rule gives.
  func takesPlace(_ exception: SeriesException) -> Bool {
    switch exception.change {
    case .removed: false
    case .added: !repetition.takesAway(exception.original)
    case .moved: true
    }
  }

  /// The original starts of the times that are shown on that day of the clock, or at that time.
  package func originals(shownOn day: Day) -> [LocalTime] {
    occurrences(in: day.start..<day.end, startsWithin: true).compactMap(\.original)
  }

  package func originals(shownAt time: LocalTime) -> [LocalTime] {
    occurrences(in: time..<time.adding(seconds: 1), startsWithin: true).compactMap(\.original)
  }

  /// The original starts of what comes before and after that time.
  package func nearest(to time: LocalTime) -> [LocalTime] {
    let before = occurrences(in: .earliest..<time, latestFirst: true, limit: 1)
    let after = occurrences(in: time..<LocalTime.latest, limit: 2)
    return Set((before + after).compactMap(\.original)).sorted()
  }

  /// With all of the title of the series, where it is called so.
  func shown(_ details: EventDetails) -> EventDetails {
    guard details.title == cutTitle else { return details }
    var shown = details
    shown.title = event.details.title
    return shown
  }

  /// Whether that is anything else than the rule says of that time: what is told of it apart may be
  /// no more than an answer to an invitation.
  func isOwn(_ details: EventDetails, at original: LocalTime) -> Bool {
    let shown = shown(details)
    // Most differ in this, which takes no time to tell.
    guard shown.title == event.details.title, shown.note == event.details.note,
      held(before: original) == nil
    else { return true }
    return shown != detailsByRule(at: original)
  }

  /// What is different about the time; nil where that is nothing.
  func told(_ exception: SeriesException) -> SeriesException? {
    guard case .moved(let details) = exception.change, !isOwn(details, at: exception.original)
    else { return exception }
    return repetition.takesPlace(at: exception.original)
      ? nil : SeriesException(of: exception.series, at: exception.original, .added)
  }

  /// The original start of what stands for that one where the clock brings two to one moment; its
  /// own for all others.
  func standIn(for original: LocalTime) -> LocalTime {
    guard let shown = occurrence(at: original), !shown.isMoved else { return original }
    let alike = occurrences(in: shown.start..<shown.start.adding(seconds: 1), startsWithin: true)
      .filter { $0.startsAt == shown.startsAt && !$0.isMoved && $0.crowd == nil }
      .compactMap(\.original)
    return alike.contains(original) ? original : alike.max() ?? original
  }
}

extension [Occurrence] {
  /// Appends the next one by the rule. Over a spring night two may come to one moment: the later
  /// one stands for both.
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
