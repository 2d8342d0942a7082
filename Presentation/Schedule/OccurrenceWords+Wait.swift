import HearthDomain

extension OccurrenceWords {
  /// Returns the time until the start: `in 25 min`, `in 2 h 5 min`, `내일`, `3일 뒤`. If the event
  /// has begun, returns its status.
  package func timeUntilStart(for occurrence: Occurrence, at now: Instant) -> String {
    let status = occurrence.status(at: now)
    guard status == .upcoming else {
      return status.name(of: [occurrence])(language)
    }
    let (seconds, overflow) = occurrence.startsAt.seconds
      .subtractingReportingOverflow(now.seconds)
    let minutes = overflow ? Int.max : (seconds + 59) / 60
    // For an overdue event the difference says nothing, as it may have begun days ago.
    guard minutes < 1440, occurrence.endsAt > now, !occurrence.event.span.isAllDay else {
      return relative(occurrence.start.day)
    }
    let length = language.duration(minutes: max(1, minutes))
    return language(ko: "\(length) 뒤", en: "in \(length)")
  }

  /// Returns the time until the start, to display beside the day. Nil if the day says it already,
  /// as for tomorrow, or for an event that lasts all of today.
  func additionalTimeUntilStart(for occurrence: Occurrence, at now: Instant) -> String? {
    let wait = timeUntilStart(for: occurrence, at: now)
    let (first, last) = (occurrence.days.lowerBound, occurrence.days.upperBound)
    if occurrence.status(at: now) == .now {
      return occurrence.event.span.isAllDay && first == last ? nil : wait
    }
    return wait == day(first) ? nil : wait
  }
}
