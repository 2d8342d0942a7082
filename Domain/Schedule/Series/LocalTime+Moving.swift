extension LocalTime {
  /// Returns the time changed as the user changed `seen` to `typed`. The day moves by the same
  /// number of days. If the user changed the time of day, it is the typed one; otherwise it stays.
  /// `seen` may differ from this time because of an override or a clock change.
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
