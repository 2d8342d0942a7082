import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct OtherNamesTests {
  private let parser = AppContainer.commands.parser

  @Test(arguments: [
    ("schedule", "event"), ("plans", "event"), ("약속", "event"), ("moods", "mood"),
    ("diary", "mood"), ("journal", "mood diary"), ("감정", "mood"), ("quotes", "saying"),
    ("fortune", "saying"), ("명언", "saying"), ("people", "person"),
    ("contacts", "person"), ("friends", "person"), ("친구", "person"), ("tasks", "todo"),
  ])
  func `a synonym of an area is answered with its noun`(word: String, noun: String) {
    for language in Language.allCases {
      for line in [[word], [word, "list"]] {
        let words = refusal(of: line)?.message(in: language) ?? ""
        #expect(words.contains(language(ko: "혹시 ‘\(noun)’", en: "Did you mean “\(noun)”")))
      }
    }
  }

  @Test(arguments: ["reading", "library", "독서"])
  func `book commands are suggested if they exist`(word: String) {
    let words = refusal(of: [word])?.message(in: .english) ?? ""
    #expect(words.contains("“book”") == parser.grammar.hasLongerSpelling(than: ["book"]))
  }

  @Test(arguments: [
    (["profile", "--name", "Kim"], "“profile edit --name”"),
    (["profile", "edti"], "“profile edit”"),
    (["person", "--every", "7"], "“person add --every” or “person edit --every”"),
  ])
  func `a misplaced word leads to its command`(line: [String], meant: String) {
    let words = refusal(of: line)?.message(in: .english) ?? ""
    #expect(words.contains("Did you mean " + meant), "\(words)")
  }

  @Test(arguments: [
    ["account", "show"], ["account", "add", "postgresql://a.example.com/h"], ["account", "remove"],
    ["account", "edit"], ["sync", "list"], ["sync", "show"], ["sync", "add"], ["sync", "remove"],
    ["link", "show"], ["log", "remove", "3"], ["book", "sentence", "show"],
  ])
  func `nouns share their verbs`(line: [String]) throws {
    let words = refusal(of: line)?.message(in: .english) ?? ""
    #expect(!words.contains("has no command"), "\(words)")
  }

  @Test(arguments: [
    (["오늘"], "today", [:]), (["일정", "내일"], "event list", ["day": ["내일"]]),
    (["일정"], "event list", [:]), (["일정", "다음", "주"], "event list", ["day": ["다음 주"]]),
    (["event", "tomorrow"], "event list", ["day": ["tomorrow"]]),
    (["물", "엄마"], "person water", ["who": ["엄마"]]),
    (
      ["사람", "물주기", "엄마", "--방법", "전화"], "person water",
      ["who": ["엄마"], "--by": ["전화"]]
    ),
    (["기분", "추가", "50"], "mood add", ["level": ["50"]]),
    (["기분", "한해", "2026"], "mood year", ["year": ["2026"]]),
    (["기분"], "mood canvas", [:]), (["기분", "70"], "mood add", ["level": ["70"]]),
    (["기분", "어제"], "mood canvas", ["day": ["어제"]]), (["기분", "일기"], "mood diary", [:]),
    (["기분", "4/5"], "mood add", ["level": ["4/5"]]),
    (["기분", "7.5"], "mood add", ["level": ["7.5"]]),
    (
      ["기분", "70", "산책", "--태그", "강"], "mood add", ["memo": ["산책"], "--tag": ["강"]]
    ),
    (["읽기", "데미안", "30"], "book read", ["book": ["데미안"]]),
    (
      ["책", "추가", "데미안", "--쪽수", "240"], "book add",
      ["title": ["데미안"], "--pages": ["240"]]
    ),
    (["계획", "치과", "내일", "3시"], "event add", ["title": ["치과", "내일", "3시"]]),
    (["--lang", "ko", "사람", "목록"], "person list", [:]), (["사람", "list"], "person list", [:]),
    (["찾기", "엄마"], "search", ["text": ["엄마"]]), (["기록"], "log list", [:]),
    (["사람", "기록", "엄마"], "person history", ["who": ["엄마"]]),
  ])
  func `Korean commands are commands`(
    line: [String], name: String, arguments: [String: [String]]
  ) throws {
    guard case .command(let spec, let input, _) = try AppContainer.commands.parse(line) else {
      Issue.record("no command: \(line)")
      return
    }
    #expect(spec.name == name)
    for (name, texts) in arguments {
      if name.hasPrefix("--") {
        let option = try #require(spec.options.first { $0.isSpelled(name) })
        #expect(input.texts(of: option) == texts)
      } else {
        let argument = try #require(spec.arguments.first { $0.name == name })
        #expect(input.texts(of: argument) == texts)
      }
    }
  }

  @Test func `every word of a command has a Korean name, and no two at one place the same`() {
    for spec in parser.grammar.visibleSpecs where spec.path != ["mcp"] {
      #expect(
        Vocabulary.korean(spec.path).allSatisfy { !$0.utf8.contains { $0 < 0x80 } }, "\(spec.name)")
      let options = spec.options.compactMap(\.koreanSpelling)
      #expect(Set(options).count == options.count, "\(spec.name): \(options)")
    }
    let paths = parser.grammar.visibleSpecs.map { Vocabulary.korean($0.path) }
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: Language.allCases)
  func `examples can be typed as help shows them`(language: Language) throws {
    for spec in parser.grammar.visibleSpecs {
      for example in spec.help.examples {
        let line = spec.shown(example.line(language), language)
        #expect(parser.grammar.accepts(line), "\(line)")
      }
    }
  }

  @Test(arguments: [
    (["ls"], "“person list”, “event list” or “book list”"), (["mood", "journal"], "“mood diary”"),
    (["find", "walk"], "“search”"), (["contact", "find", "a"], "“contact search”"),
    (["sentence", "list"], "“book sentence”"), (["calendar", "new"], "“calendar add”"),
    (["calendar", "ls"], "“calendar list”"), (["calendar", "rm", "a"], "“calendar remove”"),
    (["backup", "ls"], "“backup list” or “backup ./ls”"), (["person", "memos"], "“person notes”"),
    (["person", "note", "Mum"], "“person review”"), (["note"], "“person review”"),
    (["saying", "list", "--search", "a"], "“saying search”"),
    (["contact", "list", "--search", "a"], "“contact search”"),
    (["tutorial"], "“help tutorial”"), (["news"], "“help news”"), (["keys"], "“help keys”"),
    (["pepole"], "“person”"), (["일졍"], "“일정”"), (["mirror", "rm"], nil),
  ])
  func `a word of another program leads to ours`(line: [String], meant: String?) {
    let words = refusal(of: line)?.message(in: .english) ?? ""
    #expect(words.contains(meant.map { "Did you mean \($0)?" } ?? "has no command"), "\(words)")
  }

  @Test(arguments: [
    (["say"], ["saying"]), (["say", "12"], nil), (["say", "list"], ["saying", "list"]),
    (["--lang", "ko", "say", "add", "a line"], ["saying", "add"]),
  ])
  func `the verbs of a noun can follow its short form`(line: [String], path: [String]?) throws {
    guard case .command(let spec, _, _)? = try? AppContainer.commands.parse(line) else {
      #expect(path == nil)
      return
    }
    #expect(spec.path == path)
  }

  @Test func `the overview lists every noun`() {
    let nouns = Set(parser.grammar.visibleSpecs.compactMap(\.path.first))
    #expect(nouns.subtracting(Noun.all.map(\.name)) == [])
  }

  @Test func `a verb after a command without verbs is not searched for`() {
    let words = refusal(of: ["today", "list"])?.message(in: .english) ?? ""
    #expect(words.contains("one word too many") && !words.contains("event list list"), "\(words)")
  }

  @Test(arguments: [
    (["water", "Mum", "by", "call"], "hearth water Mum --by call"),
    (["water", "Mum", "Kim", "on", "yesterday"], "hearth water \"Mum Kim\" --on yesterday"),
  ])
  func `an option's name without dashes is recognised`(line: [String], instead: String) {
    let words = refusal(of: line)?.message(in: .english) ?? ""
    #expect(words.contains(instead), "\(words)")
  }

  private func refusal(of line: [String]) -> UsageError? {
    do {
      _ = try AppContainer.commands.parse(line)
      return nil
    } catch {
      return error
    }
  }
}
