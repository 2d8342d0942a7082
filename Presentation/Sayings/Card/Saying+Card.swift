import HearthDomain

extension CardText {
  /// What is shown of a saying where that language is displayed.
  init(_ saying: Saying, _ language: Language, _ look: SayingLook) {
    let (korean, english) = (saying.details.korean?.value, saying.details.english?.value)
    let isInBoth = look.isInBoth(language)
    self.init(
      english: isInBoth || language == .english || korean == nil ? english : nil,
      korean: isInBoth || language == .korean || english == nil ? korean : nil,
      who: saying.who(language, look))
  }
}
