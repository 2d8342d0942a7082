import HearthDomain

/// How the text typed so far in the field for the moment is understood.
enum MomentParseResult: Hashable {
  /// Nothing is typed: the moment is now, or stays as it was.
  case blank
  case understood(MoodMoment)
  case unclear(Words)

  /// Parses the text; see ``MomentInput/moment(_:orAt:)`` for a day without a time.
  init(_ text: String, _ input: MomentInput, orAt time: TimeOfDay?) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      self = .blank
      return
    }
    let moment: MoodMoment
    do {
      moment = try input.moment(text, orAt: time)
    } catch {
      self = .unclear(Words { error.message(in: $0) })
      return
    }
    do {
      try moment.checkIsNotTooFarAhead(now: input.now.instant)
      self = .understood(moment)
    } catch {
      self = .unclear(Words(of: error, today: input.now.local.day))
    }
  }

  var isUnclear: Bool {
    if case .unclear = self { true } else { false }
  }
}
