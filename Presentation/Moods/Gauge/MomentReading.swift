import HearthDomain

/// What the words for the moment of a mood mean, while they are typed.
enum MomentReading: Hashable {
  /// Nothing is said: now, or as it was before.
  case blank
  case understood(MoodMoment)
  case unclear(Words)

  /// What a day without a time means, ``MomentInput/moment(_:orAt:)`` says.
  init(_ text: String, _ input: MomentInput, orAt time: TimeOfDay?) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      self = .blank
      return
    }
    let moment: MoodMoment
    do {
      moment = try input.moment(text, orAt: time)
    } catch {
      self = .unclear(Words { error.words(in: $0) })
      return
    }
    do {
      try moment.check(now: input.now.instant)
      self = .understood(moment)
    } catch {
      self = .unclear(Words(of: error, today: input.now.local.day))
    }
  }

  var isUnclear: Bool {
    if case .unclear = self { true } else { false }
  }
}
