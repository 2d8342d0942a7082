extension StarterLine {
  /// The line as a saying, signed in both languages.
  func details() throws -> SayingDetails {
    try SayingDetails(
      korean: SayingText(korean), english: SayingText(english),
      who: Attribution(known: "Hearth · 모닥"))
  }
}
