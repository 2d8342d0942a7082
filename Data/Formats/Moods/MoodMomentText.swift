import HearthDomain

/// Reads moments of moods: `2026-11-20T09:00:00+09:00`, the clock and its distance from UTC.
struct MoodMomentText {
  /// For texts that tell no distance.
  let zone: any ZoneRules

  /// The moment, to the millisecond; nil if the text is of another form or there is no such time.
  func moment(_ text: some StringProtocol) -> MoodMoment? {
    guard let written = ISOMoment(String(text)), let day = written.day, let time = written.time
    else { return nil }
    let local = LocalTime(day: day, time: time)
    guard let east = written.offset?.secondsEast else {
      return MoodMoment(local, in: zone).later(written.milliseconds)
    }
    let seconds = Int64(local.secondsSinceEpoch - east)
    return MoodMoment(
      Instant(milliseconds: seconds * 1000 + Int64(written.milliseconds)), secondsEast: east)
  }
}

extension MoodMoment {
  fileprivate func later(_ milliseconds: Int) -> MoodMoment {
    guard milliseconds > 0 else { return self }
    return MoodMoment(
      instant.adding(milliseconds: Int64(milliseconds)), secondsEast: secondsEast)
  }
}
