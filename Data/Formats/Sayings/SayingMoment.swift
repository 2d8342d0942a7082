import HearthDomain

/// When a saying was added, as files tell it: a moment in the form of RFC 3339, or a day.
struct SayingMoment {
  let zone: any ZoneRules

  /// The moment, of a day its beginning; nil if the text is neither.
  func instant(_ text: String) -> Instant? {
    if let moment = Instant(rfc3339: text) { return moment }
    let midnight = Instant(rfc3339: text + "T00:00:00Z")
    guard let midnight, let day = Day(number: midnight.seconds / 86_400) else { return nil }
    return zone.instant(of: LocalTime(day: day, time: .midnight))
  }

  func text(_ instant: Instant) -> String { instant.rfc3339(in: zone) }
}
