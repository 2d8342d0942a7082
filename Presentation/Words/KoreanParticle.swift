import HearthDomain

/// A Korean particle whose form depends on the final sound of the word before it.
package enum KoreanParticle: Sendable, CaseIterable {
  /// 을, 를
  case object
  /// 이, 가
  case subject
  /// 은, 는
  case topic
  /// 과, 와
  case with
  /// 으로, 로
  case toward
  /// 이에요, 예요: polite ending of a sentence after a noun
  case copula
  /// 이라는, 라는: between a name and the thing with that name
  case called
  /// 이라, 라: gives a reason after a noun
  case because

  /// Returns the word with its particle: `엄마를`, `지민을`, `Anna를`; with both forms if the final sound
  /// is unknown: `☆을(를)`.
  package func callAsFunction(_ word: String) -> String {
    word + form(after: word)
  }

  /// Returns the particle without the word.
  package func form(after word: String) -> String {
    guard let ending = WordEnding(word) else { return eitherForm }
    switch (self, ending) {
    case (.object, .vowel): return "를"
    case (.object, _): return "을"
    case (.subject, .vowel): return "가"
    case (.subject, _): return "이"
    case (.topic, .vowel): return "는"
    case (.topic, _): return "은"
    case (.with, .vowel): return "와"
    case (.with, _): return "과"
    case (.copula, .vowel): return "예요"
    case (.copula, _): return "이에요"
    case (.called, .vowel): return "라는"
    case (.called, _): return "이라는"
    case (.because, .vowel): return "라"
    case (.because, _): return "이라"
    case (.toward, .consonant): return "으로"
    case (.toward, _): return "로"
    }
  }

  private var eitherForm: String {
    switch self {
    case .object: "을(를)"
    case .subject: "이(가)"
    case .topic: "은(는)"
    case .with: "와(과)"
    case .toward: "(으)로"
    case .copula: "(이)에요"
    case .called: "(이)라는"
    case .because: "(이)라"
    }
  }
}

/// The final sound of a word when read aloud in Korean.
private enum WordEnding {
  case vowel
  case consonant
  /// ㄹ, which takes 로.
  case rieul

  /// Determines the final sound from the last letter or digit; nil if its sound is unknown.
  /// Quotation marks, brackets and pictures after it are ignored.
  init?(_ word: String) {
    let folded = SearchFolding.folded(word)
    let isSpoken = { (letter: Character) in
      letter.isLetter || letter.isNumber || letter == "%"
    }
    guard let end = folded.lastIndex(where: isSpoken) else { return nil }
    switch folded[end] {
    case "ㄹ": self = .rieul
    case "ㅏ"..."ㅣ": self = .vowel
    case "ㄱ"..."ㅎ": self = .consonant
    case "1", "7", "8": self = .rieul
    case "0", "3", "6": self = .consonant
    case "2", "4", "5", "9", "%": self = .vowel
    case "a"..."z": self.init(latin: word, folded: folded[...end])
    default: return nil
    }
  }

  private init(latin word: String, folded: Substring) {
    let letters = Array(folded.reversed().prefix { ("a"..."z").contains($0) })
    let typed = word.reversed().drop { !$0.isLetter }.prefix { $0.isLetter }
    let isSpelledOut = letters.count == 1 || typed.allSatisfy { !$0.isLowercase }
    let last = String(letters.prefix(2).reversed())
    if isSpelledOut {
      self.init(letterName: letters[0])
    } else if last.hasSuffix("l") || last == "le" {
      self = .rieul
    } else if last.hasSuffix("m") || last.hasSuffix("n") || ["ng", "ne", "me"].contains(last) {
      self = .consonant
    } else {
      // In Korean spelling, b, c, k, p or t at the end closes the syllable if it follows a vowel:
      // 잭, 밥, 스콧.
      let isStop = "bckpt".contains(letters[0])
      let isAfterVowel = letters.count > 1 && "aeiou".contains(letters[1])
      let isWritten = ["bb", "cc", "ck", "ct", "pp", "pt", "tt"].contains(last)
      self = isStop && (isAfterVowel || isWritten) ? .consonant : .vowel
    }
  }

  /// The final sound of the name of a single letter: L is 엘, M is 엠, N is 엔, R is 알.
  private init(letterName letter: Character) {
    switch letter {
    case "l", "r": self = .rieul
    case "m", "n": self = .consonant
    default: self = .vowel
    }
  }
}
