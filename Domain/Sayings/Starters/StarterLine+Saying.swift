extension StarterLine {
  /// The line as a saying, signed in both languages.
  package func details() throws -> SayingDetails {
    try SayingDetails(
      korean: SayingText(korean), english: SayingText(english),
      who: Attribution(known: StarterLine.signature))
  }

  fileprivate static let signature = "Hearth · 모닥"
}

extension Saying {
  /// Whether it is signed as the collection that comes with the program is.
  public var isStarter: Bool { details.who.value == StarterLine.signature }
}
