import HearthDomain
import HearthWhen

/// Several items that words of a command may name.
struct AmbiguousName {
  let kind: Kind
  let query: String
  let candidates: [Candidate]

  /// The question, followed by the items.
  var question: Words {
    Words(
      ko: "\(query.quoted(.korean))에 맞는 \(KoreanParticle.subject(kind.name.ko)) 여럿이에요. 어느 쪽인가요?",
      en: "Which \(kind.name.en) is \(query.quoted(.english))?")
  }

  /// The question on a page of the full screen. Each answer replaces the words by an id.
  var pageChoice: PageChoice {
    PageChoice(
      question: question,
      answers: candidates.indices.map { index in
        PageChoice.Answer(
          label: Words { self.choices(in: $0)[index] },
          change: .replacing(query, with: Quoting.shellWord(candidates[index].id)))
      })
  }

  /// Returns a text for each item: its label, with the id if another has the same one.
  func choices(in language: Language) -> [String] {
    let labels = labels(in: language)
    return zip(candidates, labels).map { candidate, label in
      labels.count { $0 == label } > 1 ? "\(label) · \(candidate.id)" : label
    }
  }

  /// Returns a text for each item: its name, and what differs from others with the same name.
  private func labels(in language: Language, today: Day? = nil) -> [String] {
    let names = candidates.map { name(of: $0, language) }
    return zip(candidates, names).map { candidate, name in
      let twins = zip(candidates, names).filter { $1 == name }.map(\.0)
      let details = candidate.details.filter { detail in
        twins.contains { !$0.details.contains(detail) }
      }
      let dates = IssueDates(language: language, today: today)
      return ([name] + details.map { $0.text(in: language, dates) }).joined(separator: " · ")
    }
  }

  private func name(of candidate: Candidate, _ language: Language) -> String {
    (language == .korean ? candidate.koreanName ?? candidate.name : candidate.name).quotable()
  }

  /// Returns the error if no question can be asked: the items with their ids or, if `typed` is the
  /// command line in which the query occurs once, with lines that name them.
  func message(in language: Language, today: Day? = nil, typed: [String] = []) -> String {
    let lines = commandLines(from: typed)
    let list = zip(lines ?? candidates.map(\.id), labels(in: language, today: today)).map {
      "\n  \($0)  \($1)"
    }
    let several = language(
      ko: "\(query.quoted(.korean))에 맞는 \(KoreanParticle.subject(kind.name.ko)) 여럿이에요.",
      en: "More than one \(kind.name.en) matches \(query.quotedAsSentence(.english))")
    let way =
      lines != nil
      ? language(ko: " 이 가운데 하나로 적어 주세요:", en: " Write one of these:") : idHint(language)
    return several + way + list.joined()
  }

  /// Returns the command line with the id of each item in place of the query; nil unless the query
  /// occurs exactly once.
  func commandLines(from typed: [String]) -> [String]? {
    let lines = candidates.compactMap { typed.replacing(query: query, with: $0.id) }
    guard lines.count == candidates.count, !lines.isEmpty else { return nil }
    return lines.map { (["hearth"] + $0.map(Quoting.shellWord)).joined(separator: " ") }
  }

  /// Says that an item is named by its id, a saying by its number.
  private func idHint(_ language: Language) -> String {
    let isSaying = kind == .saying
    return Set(candidates.map(\.name)).count == 1
      ? language(
        ko: " 이름이 같으니 앞에 적힌 \(isSaying ? "번호를" : "id를") 써 주세요.",
        en: isSaying
          ? " They read the same: type the number in front of it."
          : " They have the same name: type the id in front of it.")
      : language(
        ko: " 더 길게 적거나 앞에 적힌 \(isSaying ? "번호를" : "id를") 써 주세요.",
        en: " Type more of \(isSaying ? "it, or the number" : "the name, or the id")"
          + " in front of it.")
  }
}

extension AmbiguousName {
  /// Creates the value from an error; nil for other errors.
  init?(_ error: any Error) {
    guard case DomainError.ambiguous(let kind, let query, let candidates) = error else {
      return nil
    }
    self.init(kind: kind, query: query, candidates: candidates)
  }
}

extension CandidateDetail {
  /// The property as programs write it.
  var plainText: String {
    switch self {
    case .watering(let day), .day(let day): "\(day)"
    case .time(let time): "\(time)"
    case .phone(let number): number.dialled
    case .pages(let pages): "\(pages)"
    }
  }

  fileprivate func text(in language: Language, _ dates: IssueDates) -> String {
    switch self {
    case .watering(let day): language(ko: "물 줄 날: ", en: "due ") + dates(day)
    case .day(let day): dates(day)
    case .time(let time): dates(time)
    case .phone(let number): number.grouped
    case .pages(let pages): language(ko: "\(pages)쪽", en: Plural("page")(pages))
    }
  }
}
