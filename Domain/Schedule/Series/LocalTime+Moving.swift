extension LocalTime {
  /// Returns the time moved like an edit from `seen` to `typed`: an edited time of day replaces
  /// this one, an unedited one stays; days move by the difference. `seen` may differ from this time
  /// because of an override or a clock change.
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
