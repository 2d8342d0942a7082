import HearthDomain

/// Understands the moments of moods as they are typed.
struct MomentInput {
  let now: MoodMoment
  let zone: any ZoneRules

  private var dates: DateInput {
    DateInput(at: now.instant, in: zone, leaning: .past).recording
  }

  /// A day without a time is that day at the given time; where none is given, as for something
  /// new, today is now and another day is that day at noon.
  func moment(
    _ text: String, orAt time: TimeOfDay? = nil
  ) throws(DateInputError) -> MoodMoment {
    let dates = dates
    // In the hour that comes twice the wall clock alone would not tell which one is meant.
    if let instant = dates.instant(of: text) { return MoodMoment(instant, in: zone) }
    let (day, own) = try dates.dayAndTime(text)
    return moment(on: day, at: own ?? time)
  }

  /// The day and the time of day as two texts, neither of which tells the other.
  func moment(on day: String, at time: String?) throws(DateInputError) -> MoodMoment {
    let dates = dates
    let day = try dates.day(day)
    guard let time else { return moment(on: day, at: nil) }
    // Behind its day a part of it has an hour, and 24:00 is the midnight that ends it.
    if let read = try? dates.dayAndTime("\(day) \(time)"), let hour = read.time {
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
