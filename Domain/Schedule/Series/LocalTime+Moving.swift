extension LocalTime {
  /// Seen from where it was moved to by hand or by the clock, a time of day that somebody types is
  /// meant as it stands, and days go by the difference.
  func moved(as typed: LocalTime, from seen: LocalTime) -> LocalTime {
    LocalTime(
      day: day.adding(days: typed.day - seen.day),
      time: typed.time == seen.time ? time : typed.time)
  }
}

extension RepetitionStart {
  var isDay: Bool {
    if case .day = self { true } else { false }
  }
}
