extension StarterLine {
  /// Returns the starter saying as fields of a saying, with its author in both languages.
  package func details() throws -> SayingDetails {
    try SayingDetails(
      korean: SayingText(korean), english: SayingText(english), author: Attribution(author))
  }
}

extension Saying {
  /// Whether the saying's author is the one of starter sayings without another author.
  public var isStarter: Bool { details.author.value == StarterLine.programAuthor }
}
