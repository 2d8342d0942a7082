import HearthDomain
import HearthWhen

/// Parses typed moments of moods.
struct MomentInput {
  let now: MoodMoment
  let zone: any ZoneRules

  private var dateReader: WhenReader {
    WhenReader(WhenContext(at: now.instant, in: zone, leaning: .past)).forRecords
  }

  /// Parses a moment. A day without a time gets the given time; if that is nil, today means now and
  /// another day noon.
  func moment(
    _ text: String, orAt time: TimeOfDay? = nil
  ) throws(WhenRefusal) -> MoodMoment {
    let found = try dateReader.moment(text)
    // In a repeated hour, only the instant says which one is meant.
    if let instant = found.instant { return MoodMoment(instant, in: zone) }
    return moment(on: found.day, at: found.time ?? time)
  }

  /// Parses a day and a time given as separate texts.
  func moment(on day: String, at time: String?) throws(WhenRefusal) -> MoodMoment {
    let dates = dateReader
    let day = try dates.day(day)
    guard let time else { return moment(on: day, at: nil) }
    // Parsed together, a part of the day has an hour, and 24:00 is the midnight at the end of the
    // day.
    if let read = try? dates.moment("\(day) \(time)"), let hour = read.time {
      return moment(on: read.day, at: hour)
    }
    return moment(on: day, at: try dates.time(time))
  }

  private func moment(on day: Day, at time: TimeOfDay?) -> MoodMoment {
    if time == nil, day == now.day { return now }
    return MoodMoment(LocalTime(day: day, time: time ?? .noon), in: zone)
  }
}

extension MomentInput {
  init(clock: LocalClock) {
    self.init(now: MoodMoment(clock.now(), in: clock.zone), zone: clock.zone)
  }
}
