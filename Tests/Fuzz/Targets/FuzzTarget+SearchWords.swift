import HearthDomain

extension FuzzTarget {
  /// Search lines: each is parsed, or refused as a value of its key. Dates in it are written out,
  /// and every list filters by it or refuses it.
  static let searchWords = FuzzTarget(
    "searchwords", texts: SearchLineTexts.all, words: SearchLineTexts.words
  ) {
    let home = InMemoryProgram()
    try home.run(["person", "add", "Mina", "--planted", "2026-11-01"])
    try home.run(["feel", "30", "a walk by the sea #run #\"good meal\""])
    try home.run(["plan", "dentist", "tomorrow"])
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      do {
        let line = try SearchExpression(text)
        try RuleViolation.unless(
          line.words.allSatisfy { !$0.isEmpty }, "\(text) looks for nothing: \(line.words)")
      } catch DomainError.invalid(let issues) {
        try RuleViolation.unless(issues.allSatisfy { $0.field == .query }, "\(text): \(issues)")
      }
      let spelled = SearchExpression.replacingDayNames(in: text) { _ in [Day.earliest...Day.latest]
      }
      var asked: [String] = []
      let again = SearchExpression.replacingDayNames(in: spelled) { words in
        asked.append(words)
        return [Day.latest...Day.latest]
      }
      try RuleViolation.unless(asked.isEmpty, "\(text): \(spelled) asks for \(asked)")
      try RuleViolation.unless(spelled == again, "\(text): \(spelled) is \(again)")
      for line in [["search", "--", text], ["mood", "diary", "--search=" + text]]
      where !text.isEmpty {
        let outcome = try home.run(line)
        try RuleViolation.unless(
          [0, 64].contains(outcome.status), "\(line): \(outcome.status) \(outcome.errors)")
      }
    }
  }
}

/// Sample search lines and their parts.
private enum SearchLineTexts {
  static let all = [
    "who:mina when:\"last month\" tag:run mood<40 is:overdue -word \"a phrase\"",
    "누구:미나 언제:지난달 태그:달리기 기분>=70 상태:밀린 -비", "when:2026-11-01..2026-11-20", "mood:40-60 #run",
    "-\"the sea\" who:\"", "https://x.org 10:30 who:",
  ]

  static let words = [
    "who:", "when:", "tag:", "is:", "mood<", "mood>=", "기분:", "언제:", "-", "\"", "“", "”", "#", " ",
    "..", "2026-11", "last month", "overdue", "40", "run", "ㅅㅊ", "：", "\\", "\u{301}",
  ]
}
