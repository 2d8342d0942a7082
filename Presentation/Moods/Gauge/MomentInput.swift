import HearthDomain

/// Understands the moments of moods as they are typed.
struct MomentInput {
  let now: MoodMoment
  let zone: any ZoneRules

  /// A day without a time is that day at the given time; where none is given, as for something
  /// new, today is now and another day is that day at noon.
  func moment(
    _ text: String, orAt time: TimeOfDay? = nil
  ) throws(DateInputError) -> MoodMoment {
    let dates = DateInput(at: now.instant, in: zone, leaning: .past).recording
    // In the hour that comes twice the wall clock alone would not tell which one is meant.
    if let instant = dates.instant(of: text) { return MoodMoment(instant, in: zone) }
    let (day, own) = try dates.dayAndTime(text)
    if own == nil, time == nil, day == now.day { return now }
    return MoodMoment(LocalTime(day: day, time: own ?? time ?? .noon), in: zone)
  }
}

extension MomentInput {
  init(clock: LocalClock) {
    self.init(now: MoodMoment(clock.now(), in: clock.zone), zone: clock.zone)
  }
}
