import HearthDomain

/// The question that asks which levels the unknown names of moods in a file mean.
struct NamedLevelsWords {
  /// Maximum number of names listed.
  private static let maxNames = 40

  let names: [NamedCount]

  /// All names with their counts, and the option that states their levels.
  var sentence: Words {
    let named = names.prefix(NamedLevelsWords.maxNames)
    let rest = names.count - named.count
    let list = { (language: Language) in
      named.map { "\($0.name.quotable(limit: 80)) (\($0.records))" }.joined(separator: ", ")
        + (rest > 0 ? language(ko: " 외 \(rest)개", en: " and \(rest) more") : "")
    }
    let option = Quoting.shellWord(named.map { "\($0.name)=…" }.joined(separator: ","))
    return Words(
      ko: "점수를 알 수 없는 기분이 있어요: \(list(.korean)). 0부터 100까지의 숫자로 알려 주세요: --levels \(option).",
      en: "These moods have no known level: \(list(.english)). Give each a number from 0 to 100:"
        + " --levels \(option).")
  }
}
