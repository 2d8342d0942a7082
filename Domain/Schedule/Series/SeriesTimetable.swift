/// The occurrences of a series, including its exceptions, on the wall clock of a time zone.
package struct SeriesTimetable: Sendable {
  /// Maximum number of occurrences on a day that are listed separately. If there are more, they are
  /// listed as one entry (a crowd).
  static let maxListedPerDay = 24

  package var event: Event { sharedEvent.value }
  private let sharedEvent: Shared<Event>
  let repetition: Repetition
  let exceptions: [LocalTime: SeriesException]
  /// Overrides that also apply to all later occurrences, in order.
  private let overridesForLater: [SeriesException]
  private let zone: any ZoneRules
  /// Time zone of the series if only its file text defines it; otherwise nil.
  private let fileDefinedZone: FileDefinedZone?
  /// Holidays that are skipped; nil if none are.
  private let holidays: HolidayCalendar?
  private let lastStart: LocalTime?
  /// The title of the series as stored for occurrences without a title of their own, if it is too
  /// long and was cut; otherwise nil.
  let truncatedTitle: EventTitle?

  /// Creates the timetable; nil if the event has no rule.
  package init?(
    of event: Event, _ exceptions: [SeriesException], in zone: any ZoneRules,
    by fileDefinedZone: (any ZoneRules)? = nil
  ) {
    guard let series = event.series, let start = event.span.repetitionStart else { return nil }
    holidays = series.skipsHolidays ? zone.holidays : nil
    lastStart = event.lastStart(in: zone)
    guard
      let repetition = try? Repetition(series.rule, from: start, keepsStart: true, last: lastStart)
    else { return nil }
    let title = event.details.title.asOccurrenceTitle
    truncatedTitle = title == event.details.title ? nil : title
    sharedEvent = Shared(event)
    self.repetition = repetition
    self.exceptions = Dictionary(
      exceptions.map { ($0.originalStart, $0) }, uniquingKeysWith: { first, _ in first })
    overridesForLater = exceptions.filter(\.appliesToLater).sorted {
      $0.originalStart < $1.originalStart
    }
    (self.zone, self.fileDefinedZone) = (zone, fileDefinedZone.map { FileDefinedZone(rules: $0) })
  }

  /// Returns the clock on which original starts of the series are stated.
  func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    fileDefinedZone?.rules ?? event.seriesClock(beside: zone)
  }

  /// Returns the first `limit` occurrences in the range, sorted by start; with `latestFirst`, the
  /// last ones in reverse order. With `startsWithin`, those that began before the range are left
  /// out.
  package func occurrences(
    in stretch: Range<LocalTime>, startsWithin: Bool = false, latestFirst: Bool = false,
    limit: Int = Repetition.maxPageSize
  ) -> [Occurrence] {
    guard limit > 0, !stretch.isEmpty else { return [] }
    func isWanted(_ occurrence: Occurrence) -> Bool {
      startsWithin ? stretch.contains(occurrence.start) : occurrence.overlaps(stretch)
    }
    let own =
      latestFirst
      ? lastRuleOccurrences(in: stretch, limit, isWanted)
      : firstRuleOccurrences(in: stretch, limit, isWanted)
    var all = own + exceptionOccurrences.filter(isWanted)
    all.sortForList()
    if latestFirst { all.reverse() }
    return Array(all.prefix(limit))
  }

  /// Returns the occurrence with that original start; nil if it does not take place.
  package func occurrence(at original: LocalTime) -> Occurrence? {
    if let exception = exceptions[original] { return occurrence(of: exception) }
    return isGivenByRule(original) ? occurrence(byRuleAt: original) : nil
  }

  /// Whether no occurrence of the series has an earlier original start.
  func isFirst(_ original: LocalTime) -> Bool {
    !exceptions.values.contains { takesPlace($0) && $0.originalStart < original }
      && !(occurrences(in: .earliest..<LocalTime.latest, limit: 1).first?.originalStart
        .map { $0 < original } ?? false)
  }

  /// Whether any occurrence is busy.
  var hasBusyOccurrence: Bool {
    event.details.isBusy || exceptionOccurrences.contains(where: \.isBusy)
  }

  /// Upper bound for the number of occurrences that are not busy; nil if there is none.
  var maxIdleCount: Int? {
    overridesForLater.allSatisfy { $0.details?.isBusy ?? true } ? exceptions.count : nil
  }

  /// Returns the number of starts that the rule yields before that one, including those of removed
  /// occurrences.
  package func count(before original: LocalTime) -> Int { repetition.count(before: original) }

  /// Returns the first start that the rule yields at or after `original`; nil if there is none.
  package func firstRuleStart(from original: LocalTime) -> LocalTime? {
    repetition.occurrences(in: original..<LocalTime.latest, limit: 1).times.first
  }

  /// Returns the starts that the rule yields on skipped holidays: all if the rule ends, otherwise
  /// those up to `day`.
  package func startsOnHolidays(through day: Day) -> [LocalTime] {
    guard var holidays = holidays.map(HolidayCache.init) else { return [] }
    let end = lastStart?.adding(seconds: 1) ?? day.end
    guard LocalTime.earliest < end else { return [] }
    return repetition.occurrences(in: LocalTime.earliest..<end).times.filter { original in
      exceptions[original] == nil && holidays.contains(original.day)
    }
  }

  /// Number of starts, including those on skipped holidays, that the rule needs to reach its COUNT.
  /// Nil if it has no COUNT or no start is on a holiday.
  package var countWithHolidays: Int? {
    guard holidays != nil, event.series?.rule.count != nil, let lastStart else { return nil }
    let count = repetition.count(before: lastStart.adding(seconds: 1))
    return count == event.series?.rule.count ? nil : count
  }

  /// Returns the details that the occurrence would have without its own exception.
  package func ruleDetails(at original: LocalTime) -> EventDetails? {
    if event.series?.followsZone == true || overrideForLater(before: original) != nil {
      return occurrence(byRuleAt: original)?.event.details
    }
    guard let span = event.span.moved(to: original) else { return nil }
    var details = event.details
    details.span = span
    return details
  }

  /// Returns the reminders of all occurrences in this range of moments.
  package func reminders(at moments: Range<Instant>) -> [EventReminder] {
    let leads = ([event.details] + exceptions.values.compactMap(\.details))
      .flatMap(\.reminders.minutesBefore)
    guard let least = leads.min(), let most = leads.max() else { return [] }
    let day = 86_400
    let from = zone.localTime(at: moments.lowerBound).adding(minutes: least).adding(seconds: -day)
    let to = zone.localTime(at: moments.upperBound).adding(minutes: most).adding(seconds: day)
    guard from < to else { return [] }
    return occurrences(in: from..<to, startsWithin: true).flatMap { $0.reminders(in: zone) }
      .filter { moments.contains($0.dueAt) }
  }
}

// MARK: - Exceptions

extension SeriesTimetable {
  /// All occurrences with exceptions that take place.
  var exceptionOccurrences: [Occurrence] {
    // Most series have no exceptions.
    exceptions.isEmpty ? [] : exceptions.values.compactMap(occurrence(of:))
  }

  private func occurrence(of exception: SeriesException) -> Occurrence? {
    switch exception.change {
    case .removed: nil
    case .added:
      repetition.excludes(exception.originalStart)
        ? nil : occurrence(byRuleAt: exception.originalStart)
    case .overridden(let details):
      Occurrence(
        of: sharedEvent, at: exception.originalStart, withFullTitle(details),
        isMoved: differsFromRule(details, at: exception.originalStart), in: zone,
        by: fileDefinedZone)
    }
  }

  /// Whether the rule yields that start, which is not on a skipped holiday.
  func isGivenByRule(_ original: LocalTime) -> Bool {
    repetition.hasOccurrence(at: original) && holidays?.isHoliday(original.day) != true
  }
}

// MARK: - The rule

extension SeriesTimetable {
  func occurrence(
    byRuleAt original: LocalTime, crowd: Occurrence.Crowd? = nil
  ) -> Occurrence? {
    let held = overrideForLater(before: original)
    var details = held?.details.map(withFullTitle) ?? event.details
    details.appliesToLater = false
    let found = held.map { spanByOverride(as: $0, at: original) } ?? span(at: original)
    guard let found else { return nil }
    details.span = found
    return Occurrence(
      of: sharedEvent, at: original, details, isMoved: held != nil, crowd: crowd, in: zone,
      by: fileDefinedZone,
      wordsOf: held?.originalStart)
  }

  /// Returns the override for all later occurrences that applies to the occurrence at `original`;
  /// nil if none does.
  func overrideForLater(before original: LocalTime) -> SeriesException? {
    overridesForLater.last { $0.originalStart < original }
  }

  /// Returns the occurrence to which an override for all later occurrences moves if only its own
  /// occurrence is changed, with the details there. Nil if no such override applies to it.
  package func nextAfterOverride(from original: LocalTime) -> (
    original: LocalTime, details: EventDetails
  )? {
    var next = firstRuleStart(from: original)
    while let time = next {
      if exceptions[time]?.appliesToLater == true { return nil }
      if exceptions[time] == nil, holidays?.isHoliday(time.day) != true { break }
      next = firstRuleStart(from: time.adding(seconds: 1))
    }
    guard let next, overrideForLater(before: next) != nil,
      var details = occurrence(byRuleAt: next)?.event.details
    else { return nil }
    details.appliesToLater = true
    return (next, details)
  }

  /// Returns the span of the occurrence at `original`, with the length of the override and the same
  /// distance from the original start.
  private func spanByOverride(as held: SeriesException, at original: LocalTime) -> EventSpan? {
    guard let own = held.details?.span else { return nil }
    let seconds = original.secondsSinceEpoch - held.originalStart.secondsSinceEpoch
    guard case .anchored(let first, let last) = own.bounds else {
      return own.occurrenceSpan(at: own.start(in: zone).adding(seconds: seconds), in: zone)
    }
    // Fixed moments are moved on the clock of the series.
    let clock = seriesClock(beside: zone)
    let start = clock.instant(of: clock.localTime(at: first).adding(seconds: seconds))
    let length = last.milliseconds - first.milliseconds
    return try? EventSpan(from: start, to: start.adding(milliseconds: length), in: clock)
  }

  /// Greatest number of seconds from an original start to the end of an occurrence (`behind`), and
  /// from its start to the original start (`before`), among overrides for all later occurrences.
  private var overrideMargins: (behind: Int, before: Int) {
    overridesForLater.reduce((0, 0)) { reach, exception in
      guard let span = exception.details?.span else { return reach }
      let shift =
        span.start(in: zone).secondsSinceEpoch - exception.originalStart.secondsSinceEpoch
      return (max(reach.0, shift + span.nominalLength), max(reach.1, -shift))
    }
  }

  private func span(at original: LocalTime) -> EventSpan? {
    guard event.series?.followsZone == true,
      let own = fileDefinedZone?.rules ?? zone.zone(named: event.span.zone),
      case .floating(let start, let end)? =
        event.span.moved(to: original)?.adjusted(in: own).span.bounds
    else { return event.span.occurrenceSpan(at: original, in: zone) }
    let first = own.instant(of: start)
    // If the clock changes in between, the occurrence still lasts at least a second.
    let last = max(own.instant(of: end), first.adding(milliseconds: 1000))
    return try? EventSpan(from: first, to: last, in: own)
  }

  /// Greatest possible difference between the local clock and the clock of the series, in seconds.
  private static let maxClockDifference = 86_400

  /// Returns the range of original starts whose occurrences may lie in the range.
  private func originalStarts(of stretch: Range<LocalTime>) -> Range<LocalTime> {
    let reach = overrideMargins
    let from = stretch.lowerBound.adding(
      seconds: -max(event.span.nominalLength, reach.behind) - SeriesTimetable.maxClockDifference)
    let to = stretch.upperBound.adding(seconds: SeriesTimetable.maxClockDifference + reach.before)
    return from..<max(from, to)
  }

  private func firstRuleOccurrences(
    in stretch: Range<LocalTime>, _ most: Int, _ isWanted: (Occurrence) -> Bool
  ) -> [Occurrence] {
    // An override may move an occurrence before others with an earlier original start.
    let days = overrideMargins.before / 86_400
    let limit =
      days == 0 ? most : min(most, Repetition.maxPageSize) + (days + 1) * Self.maxListedPerDay
    var originals = originalStarts(of: stretch)
    var found: [Occurrence] = []
    if let going = ongoingCrowd(in: originals, as: stretch.lowerBound) {
      originals = going.upperBound..<originals.upperBound
      found += [representativeCrowd(in: going)].compactMap(\.self).filter(isWanted)
    }
    if repetition.rule.isCrowded {
      return occurrencesByDay(originals, stretch, limit, found, isWanted)
    }
    var holidays = holidays.map(HolidayCache.init)
    var from = originals.lowerBound
    while from < originals.upperBound, found.count < limit {
      // Read some more, since the first ones may end before the range, and some may be removed.
      let answer = repetition.occurrences(
        in: from..<originals.upperBound, limit: min(limit, 1000) + 8)
      for original in answer.times where exceptions[original] == nil {
        if holidays?.contains(original.day) == true { continue }
        guard let occurrence = occurrence(byRuleAt: original), isWanted(occurrence) else {
          continue
        }
        found.appendReplacingDuplicate(occurrence)
      }
      guard answer.hasMore, let last = answer.times.last else { break }
      from = last.adding(seconds: 1)
    }
    return Array(found.prefix(limit))
  }

  /// Returns the range of original starts whose occurrences are certainly going on at that time, if
  /// there are too many to list; otherwise nil. An event that lasts for years and repeats hourly,
  /// for example, has too many.
  private func ongoingCrowd(
    in originals: Range<LocalTime>, as time: LocalTime
  ) -> Range<LocalTime>? {
    let from = originals.lowerBound.adding(seconds: 2 * SeriesTimetable.maxClockDifference)
    let to = time.adding(seconds: -SeriesTimetable.maxClockDifference)
    guard from < to,
      repetition.occurrences(in: from..<to, limit: SeriesTimetable.maxListedPerDay).hasMore
    else { return nil }
    return from..<to
  }

  /// Returns the last occurrences, in any order. Searches backwards in ranges that grow.
  private func lastRuleOccurrences(
    in stretch: Range<LocalTime>, _ limit: Int, _ isWanted: (Occurrence) -> Bool
  ) -> [Occurrence] {
    var found: [Occurrence] = []
    // No occurrence starts after the last start.
    var to = min(
      stretch.upperBound,
      lastStart.map { $0.adding(seconds: 2 * 86_400 + overrideMargins.behind) } ?? .latest)
    var days = 32
    while to > stretch.lowerBound, found.count < limit {
      let from = max(stretch.lowerBound, to.adding(seconds: -days * 86_400))
      guard from < to else { break }
      let window = from..<to
      found =
        firstRuleOccurrences(in: window, Repetition.maxPageSize) {
          window.contains($0.start) && isWanted($0)
        } + found
      let first = event.span.start(in: zone)
      if from <= first.adding(seconds: -SeriesTimetable.maxClockDifference - overrideMargins.before)
      {
        break
      }
      (to, days) = (from, min(days * 8, 3_000_000))
    }
    return Array(found.suffix(limit))
  }

  /// Returns the occurrences day by day. A day with too many gets one entry, which is the first
  /// occurrence that starts in the range.
  private func occurrencesByDay(
    _ originals: Range<LocalTime>, _ stretch: Range<LocalTime>, _ limit: Int,
    _ going: [Occurrence], _ isWanted: (Occurrence) -> Bool
  ) -> [Occurrence] {
    var found = going
    var from = originals.lowerBound
    while found.count < limit, from < originals.upperBound,
      let next = repetition.occurrences(in: from..<originals.upperBound, limit: 1).times.first
    {
      let day = next.day.start..<next.day.end
      from = day.upperBound
      let few = repetition.occurrences(in: day, limit: SeriesTimetable.maxListedPerDay)
      if holidays?.isHoliday(next.day) == true { continue }
      if few.hasMore {
        found += [ongoingRepresentative(before: stretch, on: day)].compactMap(\.self).filter(
          isWanted)
        if let one = representativeCrowd(in: day.clamped(to: stretch)) { found.append(one) }
      } else {
        for original in few.times where exceptions[original] == nil {
          guard let one = occurrence(byRuleAt: original), isWanted(one) else { continue }
          found.appendReplacingDuplicate(one)
        }
      }
    }
    return Array(found.prefix(limit))
  }

  /// Returns one occurrence that represents all that are still going on at the beginning of the
  /// range and started earlier on the same day; nil if the range begins on another day.
  private func ongoingRepresentative(before stretch: Range<LocalTime>, on day: Range<LocalTime>)
    -> Occurrence?
  {
    guard day.lowerBound < stretch.lowerBound, day.contains(stretch.lowerBound) else { return nil }
    let first = stretch.lowerBound.adding(seconds: 1 - event.span.nominalLength)
    let from = max(first, day.lowerBound)
    return from < stretch.lowerBound ? representativeCrowd(in: from..<stretch.lowerBound) : nil
  }

  /// Returns one occurrence that represents all that start in the range.
  private func representativeCrowd(in stretch: Range<LocalTime>) -> Occurrence? {
    guard let first = repetition.occurrences(in: stretch, limit: 1).times.first else { return nil }
    let count = repetition.count(in: stretch)
    guard count > 1, let last = repetition.last(in: stretch) else {
      return occurrence(byRuleAt: first)
    }
    let times = CrowdTimes(of: self, at: first...max(first, last))
    return occurrence(
      byRuleAt: first, crowd: Occurrence.Crowd(count: count, lastStart: last, occurrences: times))
  }
}

extension Recurrence {
  /// Whether the rule may yield more occurrences on a day than are listed separately.
  fileprivate var isCrowded: Bool {
    let times = max(1, hours.count) * max(1, minutes.count) * max(1, seconds.count)
    return frequency < .daily || times > SeriesTimetable.maxListedPerDay
      || additionalRules.contains(where: \.isCrowded)
  }
}
