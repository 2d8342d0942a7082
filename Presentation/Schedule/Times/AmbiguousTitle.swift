import HearthDomain
import HearthWhen

/// Thrown for a title with words that have several meanings. Has each meaning as the user could
/// type it.
struct AmbiguousTitle: Error {
  /// Title as typed.
  let typed: String
  let ambiguousWords: String
  /// The possible meanings, likeliest first.
  let choices: [PlannedTitle]
  private let dateReader: WhenReader

  init(_ typed: String, _ words: String, _ choices: [PlannedTitle], _ dates: WhenReader) {
    (self.typed, self.ambiguousWords, self.dateReader) = (typed, words, dates)
    // Leaves out choices without a time: keeping the words in the title is an answer of its own.
    self.choices = choices.filter {
      !$0.plan.beginsSoon || $0.plan.hasEnd || $0.plan.repetition != nil
    }
  }

  private func planWords(in language: Language) -> PlanFormatter {
    PlanFormatter(language, today: dateReader.context.now.day)
  }

  /// Returns a title with this meaning only, to be typed instead; nil if there is none.
  private func unambiguousTitle(_ choice: PlannedTitle, in language: Language) -> String? {
    planWords(in: language).line(choice, readBy: dateReader)
  }

  /// The title with the ambiguous words in quotes, which keeps them from being parsed. Nil if they
  /// do not occur exactly once.
  var quotedTitle: String? {
    let parts = typed.split(at: ambiguousWords)
    return parts.count == 2 ? "\(parts[0])\"\(ambiguousWords)\"\(parts[1])" : nil
  }

  var question: Words {
    Words(
      ko: "\(KoreanParticle.topic(ambiguousWords.quoted(.korean))) 무슨 뜻인가요?",
      en: "What does \(ambiguousWords.quoted(.english)) mean?")
  }

  static let partOfTitleAnswer = Words(ko: "제목의 일부", en: "a part of the title")

  /// Returns the meanings, one text for each choice.
  func meanings(in language: Language) -> [String] {
    let words = planWords(in: language)
    return choices.map { choice in
      let when = words.text(of: choice.plan) ?? "\(choice.plan.start)"
      return Set(choices.map(\.title)).count == 1 ? when : "\(choice.title) · \(when)"
    }
  }

  /// The question in the full screen. Each answer replaces the typed line.
  var pageChoice: PageChoice {
    let answers = choices.indices.map { index in
      PageChoice.Answer(
        label: Words { self.meanings(in: $0)[index] },
        change: .replacing(typed, with: replacementLine(index)))
    }
    let title = quotedTitle.map {
      PageChoice.Answer(
        label: Self.partOfTitleAnswer, change: .replacing(typed, with: Quoting.shellWord($0)))
    }
    return PageChoice(question: question, answers: answers + [title].compactMap(\.self))
  }

  private func replacementLine(_ index: Int) -> String {
    let language: Language = Hangul.isContained(in: typed) ? .korean : .english
    return Quoting.shellWord(unambiguousTitle(choices[index], in: language) ?? typed)
  }
}

extension AmbiguousTitle {
  /// Returns the error if no question can be asked. It lists each choice as the user could type it
  /// in a shell.
  func refusalText(in language: Language) -> String {
    let titles = choices.compactMap { unambiguousTitle($0, in: language) }.map(Quoting.shellWord)
    let words = ambiguousWords.quoted(language)
    let unclear =
      titles.count == 1
      ? language(
        ko: "\(KoreanParticle.subject(words)) 시간인지 제목인지 모르겠어요. 시간이면 \(titles[0])처럼 적어 주세요.",
        en: "\(words) may be a time or a part of the title. If it is a time, write it like this:"
          + " \(titles[0]).")
      : language(
        ko: "\(KoreanParticle.topic(words)) 무슨 뜻인지 모르겠어요. 이 가운데 하나로 적어 주세요:"
          + " \(titles.joined(separator: ", ")).",
        en: "\(words) could mean more than one thing. Write one of these:"
          + " \(titles.joined(separator: ", ")).")
    guard let asTitle = quotedTitle.map(Quoting.shellWord) else { return unclear }
    return unclear
      + language(
        ko: " 제목에 넣을 말이면 큰따옴표로 묶어 주세요: \(asTitle).",
        en: " If it is part of the title, keep the inner quotes: \(asTitle).")
  }
}
