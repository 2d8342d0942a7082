import HearthDomain

/// What the words for the moment of a mood mean, while they are typed.
enum MomentReading: Hashable {
  /// Nothing is said: now, or as it was before.
  case blank
  case understood(MoodMoment)
  case unclear(Words)

  /// A day without a time means the given time of that day.
  init(_ text: String, now: MoodMoment, in zone: any ZoneRules, orAt time: TimeOfDay) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      self = .blank
      return
    }
    let moment: MoodMoment
    do {
      let dates = DateInput(now: now.local, leaning: .past)
      moment = MoodMoment(try dates.localTime(text, orAt: time), in: zone)
    } catch {
      self = .unclear(Words(ko: error.words(in: .korean), en: error.words(in: .english)))
      return
    }
    do {
      try moment.check(now: now.instant)
      self = .understood(moment)
    } catch {
      self = .unclear(Words(of: error, today: now.local.day))
    }
  }

  var isUnclear: Bool {
    if case .unclear = self { true } else { false }
  }
}
