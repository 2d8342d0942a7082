extension StarterLine {
  /// The line as a saying, signed in both languages.
  package func details() throws -> SayingDetails {
    try SayingDetails(
      korean: SayingText(korean), english: SayingText(english), who: Attribution(who))
  }
}

extension Saying {
  /// Whether it is signed as our own lines of the collection are that comes with the program.
  public var isStarter: Bool { details.who.value == StarterLine.ownWork }
}
