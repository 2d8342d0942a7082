import HearthDomain

extension CardText {
  /// What is shown of a line where that language is displayed.
  init(_ details: SayingDetails, _ language: Language, _ look: SayingLook) {
    let (korean, english) = (details.korean?.value, details.english?.value)
    let isInBoth = look.isInBoth(language)
    self.init(
      english: isInBoth || language == .english || korean == nil ? english : nil,
      korean: isInBoth || language == .korean || english == nil ? korean : nil,
      who: details.who(language, look))
  }
}
