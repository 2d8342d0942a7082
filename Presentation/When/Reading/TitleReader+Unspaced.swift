/// Korean text without spaces between a title and its time.
extension TitleReader {
  /// Returns the text with a space where an unspaced word such as `금요일저녁회식` changes from time to
  /// title, and that word; nil if there is no such word.
  func insertingSpace() -> (text: String, word: String)? {
    for token in tokens where token.kind == .hangul && token.wordID < 0 {
      guard let cut = grammar.vocabulary.timeTitleBoundary(in: token.text) else { continue }
      return ("\(text[..<cut]) \(text[cut...])", String(token.text))
    }
    return nil
  }

  /// Returns an answer that asks whether the time in an unspaced word is meant.
  func askingAboutUnspaced(_ answer: PlanAnswer) -> PlanAnswer {
    guard let spaced = insertingSpace() else { return answer }
    let own: PlannedTitle
    switch answer {
    case .planned(let plan): own = plan
    case .untimed: own = untimedPlan
    case .ambiguous, .refused: return answer
    }
    switch TitleReader(spaced.text, context, grammar).answerAsTyped() {
    case .planned(let other) where other.plan == own.plan: return answer
    case .planned(let other): return .ambiguous(words: spaced.word, choices: [other, own])
    case .ambiguous(_, let others): return .ambiguous(words: spaced.word, choices: others + [own])
    case .untimed, .refused: return answer
    }
  }
}
