import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SearchLineTests {
  /// Returns each search term as text, with a minus sign for excluded ones.
  private func told(_ text: String) throws -> [String] {
    try SearchExpression(text).terms.map { term in
      let wish =
        switch term.condition {
        case .words(let words): "[\(words)]"
        case .person(let name): "who \(name)"
        case .days(let stretches):
          stretches.map { "\($0.lowerBound)…\($0.upperBound)" }.joined(separator: " or ")
        case .tag(let name): "#\(name)"
        case .state(let state): "is \(state.rawValue)"
        case .levels(let levels): "\(levels.lowerBound)…\(levels.upperBound)"
        }
      return (term.isExcluded ? "-" : "") + wish
    }
  }

  @Test(
    .inWholeRuns, arguments: ["\"", "-\"\"", "who:\"\"", "- ", "-1 ", "a\" ", "#\" ", "#\"\" "])
  func `a long search takes linear time`(part: String) {
    let line = String(repeating: part, count: 20_000)
    let work = ProcessorTime()
    #expect(!SearchToken.tokens(in: line).isEmpty)
    // This would take minutes if each word looked at everything after it.
    #expect(work.passed < .seconds(5))
  }

  @Test(arguments: [
    ("", []), ("  ", []), ("sea", ["[sea]"]), (" the  sea ", ["[the]", "[sea]"]),
    ("\"the sea\" x", ["[the sea]", "[x]"]), ("“the sea”", ["[the sea]"]),
    ("\"the sea", ["[the sea]"]),
    ("\"\"", []), ("-sea", ["-[sea]"]), ("-\"the sea\"", ["-[the sea]"]), ("-", ["[-]"]),
    ("-3", ["[-3]"]), ("--all", ["[--all]"]), ("a-b", ["[a-b]"]),
    ("who:mina", ["who mina"]), ("WHO:mina", ["who mina"]), ("who:\"mina kim\"", ["who mina kim"]),
    ("누구:미나", ["who 미나"]), ("사람:미나", ["who 미나"]), ("누구：미나", ["who 미나"]),
    ("-who:mina", ["-who mina"]),
    ("who:", ["[who:]"]), ("who: mina", ["[who:]", "[mina]"]),
    ("who<mina", ["[who<mina]"]),
    ("whom:mina", ["[whom:mina]"]), ("https://x.org", ["[https://x.org]"]), ("10:30", ["[10:30]"]),
    ("Title: sub", ["[Title:]", "[sub]"]), (":x", ["[:x]"]),
    ("tag:run", ["#run"]), ("tag:#run", ["#run"]), ("#run", ["#run"]), ("#12", ["[#12]"]),
    ("#", ["[#]"]), ("태그:\"good meal\"", ["#good meal"]), ("-#run", ["-#run"]),
    ("#\"good meal\" x", ["#good meal", "[x]"]), ("-#“good meal”", ["-#good meal"]),
    ("#\"good me", ["#good me"]), ("#\"\"", ["[#\"\"]"]),
    ("#\"", ["[#\"]"]), ("a#\"b c\"", ["[a#\"b]", "[c\"]"]),
    ("is:overdue", ["is overdue"]), ("상태:밀린", ["is overdue"]), ("is:LIKED", ["is liked"]),
    ("when:2026-11-20", ["2026-11-20…2026-11-20"]), ("when:2026-11", ["2026-11-01…2026-11-30"]),
    ("when:2026", ["2026-01-01…2026-12-31"]), ("언제:2026-02", ["2026-02-01…2026-02-28"]),
    ("when:2026-11-01..2026-11-20", ["2026-11-01…2026-11-20"]),
    ("when:2027-12-03,2026-12-03", ["2026-12-03…2026-12-03 or 2027-12-03…2027-12-03"]),
    ("when:2026-11,2026-11-20..2026-12-05", ["2026-11-01…2026-12-05"]),
    ("when:2026-11..", ["2026-11-01…9999-12-31"]), ("when:..2025", ["0001-01-01…2025-12-31"]),
    ("mood<40", ["-1…39"]), ("mood<=40", ["0…40"]), ("mood>70", ["71…101"]),
    ("mood>=70", ["70…100"]),
    ("mood=5", ["5…5"]), ("mood:40-60", ["40…60"]), ("기분:40~60", ["40…60"]), ("기분<40", ["-1…39"]),
    ("mood<0", ["-1…-1"]), ("-mood<40", ["--1…39"]), ("moody<40", ["[moody<40]"]),
    (
      "who:mina when:2026-10 tag:run mood<40 is:overdue -word \"a phrase\"",
      [
        "who mina", "2026-10-01…2026-10-31", "#run", "-1…39", "is overdue", "-[word]", "[a phrase]",
      ]
    ),
  ])
  func `search terms are parsed`(text: String, terms: [String]) throws {
    #expect(try told(text) == terms)
  }

  @Test(
    arguments: [
      ("when:soon", SearchKey.when, "soon"), ("when:2026-13", .when, "2026-13"),
      ("when:2026-02-30", .when, "2026-02-30"), ("when:2026-11-20..2026-11-01", .when, nil),
      ("when:..", .when, ".."), ("when:2026,", .when, "2026,"),
      ("when:2026,soon", .when, nil), ("when:a..b..c", .when, "a..b..c"), ("when:\"\"", .when, ""),
      ("is:over", .state, "over"), ("mood<x", .mood, "x"), ("mood<101", .mood, "101"),
      ("mood<40-60", .mood, "40-60"), ("mood:60-40", .mood, "60-40"),
      ("mood<1000000000000", .mood, nil),
      ("-is:x", .state, "x"), ("who:\"\"", .who, ""), ("-who:\" \"", .who, " "),
      ("tag:\"\"", .tag, ""), ("tag:#", .tag, "#"),
    ] as [(String, SearchKey, String?)])
  func `an invalid value for a key is refused`(
    text: String, key: SearchKey, value: String?
  ) throws {
    let wrong = value ?? String(text.drop { $0 != ":" && $0 != "<" }.dropFirst())
    #expect(throws: DomainError.invalid(.query, .searchValue(key, wrong))) {
      try SearchExpression(text)
    }
  }

  @Test(arguments: [
    ("the sea", true), ("\"the sea\"", false), ("sea -x", false), ("tag:run", false), ("", true),
    ("who:", true), ("#run", false), ("#12", true), ("#\"a b\"", false),
    ("sea \"\"", false), ("\"\" sea", false), ("\"\"", true),
  ])
  func `plain words are searched as before`(text: String, isPlain: Bool) throws {
    #expect(try SearchExpression(text).isPlain == isPlain)
  }

  @Test(arguments: [
    ("x when:\"last month\" y", "x when:2026-10-01..2026-10-31 y"), ("sea", "sea"),
    ("-언제:\"last month\"", "-when:2026-10-01..2026-10-31"), ("when:2026-11", "when:2026-11"),
    ("\"when:x\" when:", "\"when:x\" when:"), ("when:soon x", "when:soon x"),
    ("when:last month x", "when:2026-10-01..2026-10-31 x"),
    ("when:last \"month\"", "when:last \"month\""),
    ("-when:thu x", "-when:2026-11-19,2026-11-26 x"),
    (
      "when:\"last month\"x -when:\"thu\"\"y\"",
      "when:2026-10-01..2026-10-31 x -when:2026-11-19,2026-11-26 \"y\""
    ),
    ("when:2026-11,2027", "when:2026-11,2027"),
  ])
  func `day words are replaced by dates`(text: String, spelled: String) throws {
    let found = SearchExpression.replacingDayNames(in: text) { words in
      switch words {
      case "last month": [day("2026-10-01")...day("2026-10-31")]
      case "thu": ["2026-11-19", "2026-11-26"].map { day($0)...day($0) }
      default: []
      }
    }
    #expect(found == spelled)
  }

  @Test func `replacing several weekdays stays within the length limit`() throws {
    let line = Array(repeating: "when:thu", count: 9).joined(separator: " ")
    let spelled = SearchExpression.replacingDayNames(in: line) { _ in
      ["2026-11-19", "2026-11-26"].map { day($0)...day($0) }
    }
    try SearchedText.check(spelled)
    #expect(try SearchExpression(spelled).dayRanges.count == 2)
  }

  @Test(arguments: [
    ("x", ["0001-01-01…9999-12-31"]), ("-when:2026", ["0001-01-01…9999-12-31"]),
    ("when:2026,2024", ["2024-01-01…2024-12-31", "2026-01-01…2026-12-31"]),
    (
      "when:2026,2024 when:..2024-03,2024-05,2026-12..",
      [
        "2024-01-01…2024-03-31", "2024-05-01…2024-05-31", "2026-12-01…2026-12-31",
      ]
    ),
    ("when:2026 when:2024,2027", []),
  ])
  func `the requested days are those of all ranges`(
    text: String, stretches: [String]
  ) throws {
    let line = try SearchExpression(text)
    #expect(line.dayRanges.map { "\($0.lowerBound)…\($0.upperBound)" } == stretches)
    #expect(line.days?.lowerBound == line.dayRanges.first?.lowerBound)
    #expect(line.days?.upperBound == line.dayRanges.last?.upperBound)
  }

  @Test(arguments: [
    ("sea walk", true), ("walk SEA", true), ("ㅅㄷ", false), ("\"walk by\"", true),
    ("\"by walk\"", false), ("-river", true), ("-sea", false), ("-\"by walk\"", true),
    ("who:min", true), ("who:ada", false), ("-who:ada", true), ("when:2026-11", true),
    ("when:2026-10", false), ("when:2026-10..2026-11-19", true),
    ("when:2026-09,2026-11-20", true), ("when:2026-09,2026-12", false),
    ("-when:2026-09,2026-11-20", false), ("tag:RUN", true),
    ("tag:ru", false),
    ("#run walk", true), ("mood<40", false), ("mood>=40", true), ("-mood<40", true),
    ("is:liked", true), ("is:used", false), ("walk -is:liked", false),
    ("who:mina when:2026-11 tag:run mood:40 is:liked -word \"by the\"", true),
  ])
  func `all search terms must match`(text: String, holds: Bool) throws {
    var facts = SearchableProperties(texts: ["A walk by the sea"])
    facts.people = ["Mina"]
    facts.days = [day("2026-11-19")...day("2026-11-20")]
    facts.tags = ["Run"]
    facts.level = 40
    facts.states = [.liked]
    #expect(try SearchExpression(text).accepts(facts) == holds)
  }

  @Test(arguments: [
    (["the", "sea"], "the sea"), (["the sea"], "the sea"),
    (["who:mina kim", "x"], "who:\"mina kim\" x"),
    (["-when:last month", "x"], "-when:\"last month\" x"),
    (["who:mina \"a b\""], "who:mina \"a b\""),
    (["x who:a b"], "x who:a b"), (["x", "누구:김 미나"], "x 누구:\"김 미나\""),
  ])
  func `quotes removed by a shell are restored`(words: [String], line: String) {
    #expect(SearchExpression.text(ofArguments: words) == line)
  }

  @Test(arguments: [
    ("", ""), ("sea", "sea"), ("the sea ", ""), ("x tag:\"good m", "tag:\"good m"),
    ("x #\"good m", "#\"good m"), ("-who:m", "-who:m"), ("\"a b\"", "\"a b\""),
  ])
  func `the word being typed is found`(text: String, word: String) {
    #expect(SearchExpression.lastWord(in: text) == word)
  }

  @Test func `missing properties do not match`() throws {
    let facts = SearchableProperties(texts: ["x"])
    for text in ["who:x", "when:2026", "tag:x", "mood<101", "is:open"] where text != "mood<101" {
      #expect(try !SearchExpression(text).accepts(facts))
      #expect(try SearchExpression("-" + text).accepts(facts))
    }
  }
}
