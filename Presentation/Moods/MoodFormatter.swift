import HearthDomain
import HearthWhen

/// Parses typed days and times of moods, relative to now.
struct MoodFormatter: Sendable {
  let clock: LocalClock

  var today: Day { clock.today }

  /// Parses typed days, in the past.
  var dateReader: WhenReader { WhenReader(clock, .past) }

  /// Parses a typed day and time; a day without a time gets the given one.
  func moment(_ text: String, orAt time: TimeOfDay) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(text, orAt: time)
  }

  /// Parses the moment of a new mood; today without a time means now, another day means noon.
  func moment(_ text: String) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(text)
  }

  /// Parses the moment of a new mood from a day and a time.
  func moment(on day: String, at time: String?) throws -> MoodMoment {
    try MomentInput(clock: clock).moment(on: day, at: time)
  }
}
