import HearthDomain

/// What the words for the moment of a mood mean, while they are typed.
enum MomentReading: Hashable {
  /// Nothing is said: now, or as it was before.
  case blank
  case understood(LocalTime)
  case unclear(Words)

  /// A day without a time means the given time of that day.
  init(_ text: String, now: LocalTime, orAt time: TimeOfDay) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      self = .blank
      return
    }
    do {
      let local = try DateInput(now: now, leaning: .past).localTime(text, orAt: time)
      let latest = now.adding(minutes: 24 * 60)
      self =
        local > latest
        ? .unclear(
          Words(
            of: .invalid(.time, .tooFarAhead(local, latest: latest.toTheMinute)), today: now.day))
        : .understood(local)
    } catch {
      self = .unclear(Words(ko: error.words(in: .korean), en: error.words(in: .english)))
    }
  }

  var isUnclear: Bool {
    if case .unclear = self { true } else { false }
  }
}
