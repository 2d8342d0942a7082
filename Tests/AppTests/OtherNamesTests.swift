import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct OtherNamesTests {
  private let parser = AppContainer.commands.parser

  @Test(arguments: [
    ("schedule", "event"), ("달력", "calendar"), ("plans", "event"), ("일정", "event"),
    ("moods", "mood"), ("diary", "mood"), ("journal", "mood diary"), ("일기", "mood"),
    ("quotes", "saying"), ("fortune", "saying"), ("명언", "saying"), ("people", "person"),
    ("contacts", "person"), ("friends", "person"), ("친구", "person"), ("tasks", "todo"),
    ("할일", "todo"),
  ])
  func `a synonym of an area is answered with its noun`(word: String, noun: String) {
    for language in Language.allCases {
      for line in [[word], [word, "list"]] {
        let words = refusal(of: line)?.message(in: language) ?? ""
        #expect(words.contains(language(ko: "혹시 ‘\(noun)’", en: "Did you mean “\(noun)”")))
      }
    }
  }

  @Test(arguments: ["reading", "library", "책"])
  func `book commands are suggested if they exist`(word: String) {
    let words = refusal(of: [word])?.message(in: .english) ?? ""
    #expect(words.contains("“book”") == parser.grammar.hasLongerSpelling(than: ["book"]))
  }

  @Test(arguments: [
    (["profile", "--name", "Kim"], "“profile edit --name”"),
    (["profile", "Kim"], "“profile edit --name Kim” or “profile use Kim”"),
    (["profile", "Kim Lee"], "“profile edit --name 'Kim Lee'”"),
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
    (["ls"], "“person list”, “event list” or “book list”"), (["mood", "journal"], "“mood diary”"),
    (["find", "walk"], "“search”"), (["contact", "find", "a"], "“contact search”"),
    (["sentence", "list"], "“book sentence”"), (["calendar", "new"], "“calendar add”"),
    (["calendar", "ls"], "“calendar list”"), (["calendar", "rm", "a"], "“calendar remove”"),
    (["backup", "ls"], "“backup list”"), (["person", "memos"], "“person notes”"),
    (["person", "note", "Mum"], "“person review”"), (["note"], "“person review”"),
    (["saying", "list", "--search", "a"], "“saying search”"),
    (["contact", "list", "--search", "a"], "“contact search”"),
    (["tutorial"], "“help tutorial”"), (["news"], "“help news”"), (["keys"], "“help keys”"),
    (["saying", "12"], "“saying show 12”"), (["saying", "two words"], "“saying show 'two words'”"),
    (["pepole"], "“person”"), (["오늘"], "“today”"), (["도움말"], "“help”"), (["알림"], "“remind”"),
  ])
  func `a word of another program leads to ours`(line: [String], meant: String) {
    let words = refusal(of: line)?.message(in: .english) ?? ""
    #expect(words.contains("Did you mean \(meant)?"), "\(words)")
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
