/// Korean text without spaces between a title and its time.
extension TitleReader {
  /// Returns the texts with a space where an unspaced word such as `금요일저녁회식` may change from time
  /// to title, and that word.
  private var spacedTexts: [(text: String, word: String)] {
    tokens.filter { $0.kind == .hangul && $0.wordID < 0 }.flatMap { token in
      grammar.vocabulary.timeTitleBoundaries(in: token.text).prefix(4).map { cut in
        ("\(text[..<cut]) \(text[cut...])", String(token.text))
      }
    }
  }

  /// Returns an answer that asks whether the time in an unspaced word is meant.
  func askingAboutUnspaced(_ answer: PlanAnswer) -> PlanAnswer {
    let own: PlannedTitle
    switch answer {
    case .planned(let plan): own = plan
    case .untimed: own = untimedPlan
    case .ambiguous, .refused: return answer
    }
    for spaced in spacedTexts {
      switch TitleReader(spaced.text, context, grammar).answerAsTyped() {
      case .planned(let other) where other.plan == own.plan: return answer
      case .planned(let other): return .ambiguous(words: spaced.word, choices: [other, own])
      case .ambiguous(_, let others):
        return .ambiguous(words: spaced.word, choices: others + [own])
      case .untimed, .refused: continue
      }
    }
    return answer
  }
}
