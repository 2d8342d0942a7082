import HearthDomain
import HearthWhen

/// Words of a title with several meanings, and each meaning as a user would type it.
struct AmbiguousTitle: Error {
  /// Title as typed.
  let typed: String
  let words: String
  /// Meanings, likeliest first.
  let choices: [PlannedTitle]
  private let dates: WhenReader

  init(_ typed: String, _ words: String, _ choices: [PlannedTitle], _ dates: WhenReader) {
    (self.typed, self.words, self.dates) = (typed, words, dates)
    // A choice without a time is the answer that the words are part of the title.
    self.choices = choices.filter {
      !$0.plan.beginsSoon || $0.plan.hasEnd || $0.plan.repetition != nil
    }
  }

  private func said(in language: Language) -> PlanWords {
    PlanWords(language, today: dates.context.now.day)
  }

  /// Returns a title that means only this choice; nil if there is none.
  private func line(_ choice: PlannedTitle, in language: Language) -> String? {
    said(in: language).line(choice, readBy: dates)
  }

  /// Title with the words in quotes, in which nothing is parsed; nil unless the words occur once.
  var asTitle: String? {
    let parts = typed.split(at: words)
    return parts.count == 2 ? "\(parts[0])\"\(words)\"\(parts[1])" : nil
  }

  var question: Words {
    Words(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 무슨 뜻인가요?",
      en: "What does \(words.quoted(.english)) mean?")
  }

  static let isTitle = Words(ko: "제목의 일부", en: "a part of the title")

  /// Returns what the words mean in each choice.
  func answers(in language: Language) -> [String] {
    let words = said(in: language)
    return choices.map { choice in
      let when = words.text(of: choice.plan) ?? "\(choice.plan.start)"
      return Set(choices.map(\.title)).count == 1 ? when : "\(choice.title) · \(when)"
    }
  }

  /// Question for a page, where each answer replaces the typed line.
  var choice: PageChoice {
    let answers = choices.indices.map { index in
      PageChoice.Answer(
        words: Words { self.answers(in: $0)[index] },
        change: .replacing(typed, with: line(index)))
    }
    let title = asTitle.map {
      PageChoice.Answer(
        words: Self.isTitle, change: .replacing(typed, with: Quoting.shellWord($0)))
    }
    return PageChoice(question: question, answers: answers + [title].compactMap(\.self))
  }

  private func line(_ index: Int) -> String {
    let language: Language = Hangul.isIn(typed) ? .korean : .english
    return Quoting.shellWord(line(choices[index], in: language) ?? typed)
  }
}

extension AmbiguousTitle {
  /// Returns the question for when nobody can be asked: each choice as a user would type it in a
  /// shell.
  func words(in language: Language) -> String {
    let titles = choices.compactMap { line($0, in: language) }.map(Quoting.shellWord)
      .joined(separator: ", ")
    let unclear = language(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 뜻이 분명하지 않아요."
        + " 이렇게 적어 주세요: \(titles).",
      en: "\(words.quoted(.english)) could mean more than one thing."
        + " Write it like this: \(titles).")
    guard let asTitle = asTitle.map(Quoting.shellWord) else { return unclear }
    return unclear
      + language(
        ko: " 제목이라면 안쪽 따옴표까지 적어 주세요: \(asTitle).",
        en: " If it is part of the title, keep the inner quotes: \(asTitle).")
  }
}
