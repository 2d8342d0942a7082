import HearthDomain

extension OccurrenceWords {
  /// How long it is until the start: `in 25 min`, `in 2 h 5 min`, `내일`, `3일 뒤`; what has begun
  /// says its status.
  public func wait(for occurrence: Occurrence, at now: Instant) -> String {
    let status = occurrence.status(at: now)
    guard status == .upcoming else { return status.name(language) }
    let (seconds, overflow) = occurrence.startsAt.seconds
      .subtractingReportingOverflow(now.seconds)
    let minutes = overflow ? Int.max : (seconds + 59) / 60
    guard minutes < 1440, !occurrence.event.span.isAllDay else {
      return relative(occurrence.start.day)
    }
    let length = language.duration(minutes: max(1, minutes))
    return language(ko: "\(length) 뒤", en: "in \(length)")
  }
}
