import HearthDomain

/// Puts moods into words and JSON, as seen from now.
struct MoodFormatter: Sendable {
  let clock: LocalClock

  var today: Day { clock.today }

  /// Understands days as they are typed of what has happened.
  var dates: DateInput { DateInput(clock: clock, leaning: .past) }

  /// The moment that was typed; a day without a time is that day at the given time.
  func moment(_ text: String, orAt time: TimeOfDay) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(text, orAt: time)
  }

  /// The moment of something new: a day without a time is today at this minute, or another
  /// day at noon.
  func moment(_ text: String) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(text)
  }

  /// The same with the day and the time of day apart.
  func moment(on day: String, at time: String?) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(on: day, at: time)
  }
}
