extension StarterLine {
  /// Returns the line as details of a saying, with its author in both languages.
  package func details() throws -> SayingDetails {
    try SayingDetails(
      korean: SayingText(korean), english: SayingText(english), author: Attribution(author))
  }
}

extension Saying {
  /// Whether the saying's author is that of the program's own starter lines.
  public var isStarter: Bool { details.author.value == StarterLine.programAuthor }
}
