import HearthDomain

extension CardText {
  /// Creates the card's text in the languages in which the look shows sayings, given the language
  /// of the interface.
  init(_ details: SayingDetails, _ language: Language, _ look: SayingLook) {
    let (korean, english) = (details.korean?.value, details.english?.value)
    let isInBoth = look.showsBothLanguages(language)
    self.init(
      english: isInBoth || language == .english || korean == nil ? english : nil,
      korean: isInBoth || language == .korean || english == nil ? korean : nil,
      author: details.author(language, look))
  }
}
