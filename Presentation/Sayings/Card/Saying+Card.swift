import HearthDomain

extension CardText {
  init(_ saying: Saying) {
    self.init(
      english: saying.details.english?.value, korean: saying.details.korean?.value,
      who: saying.details.who.value)
  }
}

extension CardTheme {
  /// The theme of a saying for which none was chosen: always the same for one saying, and
  /// another one for the next.
  static func own(of saying: Saying) -> CardTheme {
    let all = CardTheme.allCases
    return all[max(0, saying.number - 1) % all.count]
  }
}
