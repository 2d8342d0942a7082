import HearthDomain

extension DomainError {
  /// Returns what is wrong and how to fix it.
  ///
  /// Days are formatted relative to `today` if it is given, else with their year.
  package func message(in language: Language, today: Day? = nil) -> String {
    switch self {
    case .invalid(let issues):
      issues.isEmpty
        ? language(ko: "받아들일 수 없는 값이에요.", en: "That value is not accepted.")
        : issues.map { $0.message(in: language, today: today) }.joined(separator: " ")
    case .notFound(.watering, let query, _):
      language(
        ko: "물 준 기록을 찾지 못했어요: \(query.quotedAsSentence(.korean))",
        en: "There is no watering for \(query.quotedAsSentence(.english))")
    case .notFound(.saying, let query, _) where query.hasPrefix("#"):
      language(
        ko: "\(query.dropFirst())번 글귀는 없어요.", en: "There is no saying \(query).")
    case .notFound(.foundBook, let query, _):
      query.count < 10
        ? language(
          ko: "지난번에 찾은 책에는 \(query)번이 없어요. ‘hearth book search’로 먼저 찾아 주세요.",
          en: "The last search found no book \(query). Search first with “hearth book search”.")
        : language(
          ko: "ISBN이 \(query)인 책을 찾지 못했어요.", en: "No book with the ISBN \(query) was found.")
    case .notFound(.sentence, let query, _):
      language(
        ko: "\(query.quoted(.korean))에 맞는 문장을 찾지 못했어요."
          + " 문장의 일부나, ‘hearth book sentence list’가 줄 끝에 보여 주는 id를 써 주세요.",
        en: "No sentence matches \(query.quotedAsSentence(.english))"
          + " Type words of it, or the id at the end of its line in “hearth book sentence list”.")
    case .notFound(let kind, let query, let nearest):
      notFoundMessage(kind, query, nearest, language)
    case .ambiguous(let kind, let query, let candidates):
      AmbiguousName(kind: kind, query: query, candidates: candidates)
        .message(in: language, today: today)
    case .conflict(.saying, let holder):
      language(
        ko: "이미 있는 글귀예요: \(holder.dropFirst())번.", en: "It is already there as \(holder).")
    case .conflict(.book, let holder):
      language(
        ko: "이미 책장에 있는 책이에요: \(holder.quotedAsSentence(.korean))",
        en: "\(holder.quoted(.english)) is already on your shelf.")
    case .conflict(let kind, let holder):
      language(
        ko: "이미 있는 \(KoreanParticle.copula(kind.name.ko)): \(holder.quotedAsSentence(.korean))",
        en: "That \(kind.name.en) is already there: \(holder.quotedAsSentence(.english))")
    case .refused(let refusal): refusal.message(in: language)
    case .unavailable(let what): what.message(in: language)
    case .damaged(let damage): damage.message(in: language)
    case .uncertain(let change): change.message(in: language)
    }
  }

  private func notFoundMessage(
    _ kind: Kind, _ query: String, _ nearest: [String], _ language: Language
  ) -> String {
    // Names that contain a quotation mark, such as titles, are already quoted.
    let mark = language(ko: "‘", en: "“")
    let near = nearest.map { $0.contains(mark) ? $0 : $0.quoted(language) }.joined(separator: ", ")
    let list = kind.listCommand.map {
      language(ko: " 모두 보려면 ‘\($0)’ 명령을 써 보세요.", en: " “\($0)” lists them all.")
    }
    let isNumber = kind == .change && Int(query) != nil
    return language(
      ko: isNumber
        ? "\(query)번 기록을 찾지 못했어요."
        : "\(query.quoted(.korean))에 맞는 \(KoreanParticle.object(kind.name.ko)) 찾지 못했어요.",
      en: "No \(kind.name.en) matches \(query.quotedAsSentence(.english))")
      + (near.isEmpty
        ? list ?? "" : language(ko: " 비슷한 이름: \(near).", en: " Similar: \(near)."))
      + (kind == .person ? plantingSuggestion(query, language) : "")
  }

  /// Returns a sentence that suggests the command for adding the unknown person; empty if the text
  /// is unlikely to be a name.
  private func plantingSuggestion(_ query: String, _ language: Language) -> String {
    // A Korean particle, as in `민수한테`, is not part of the name.
    guard let name = try? PersonName(SpokenName.withoutParticle(query)).value,
      name.quotable(limit: 40) == name,
      name.contains(where: \.isLetter), !name.contains(where: \.isNumber), !name.hasPrefix("-")
    else { return "" }
    let line = "hearth person add \(Quoting.shellWord(name)) --every 7"
    return language(
      ko: " 새로 심으려면 ‘\(line)’ 명령을 써 보세요.", en: " “\(line)” plants somebody new.")
  }
}
