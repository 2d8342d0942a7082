import HearthDomain
import HearthPresentation
import Testing

@Suite struct CommandSuggestionTests {
  @Test(arguments: [
    (["prson"], ["person"], false), (["today!"], ["today"], false), (["toady"], ["today"], false),
    (["생묘"], ["today"], true), (["ㅅㅐㅇㅁㅛ"], ["today"], true),
    (["ㅔㄷㄱ내ㅜ"], ["person"], true), (["person", "wter"], ["water"], false),
    (["person", "ㅈㅁㅅㄷㄱ"], ["water"], true), (["book", "sentnce"], ["sentence"], false),
    (["엄마"], [], false), ([""], [], false),
    (["debug2"], [], false), (["saying", "shar"], ["share"], false), (["pers"], ["person"], false),
    (["tkfka"], ["사람"], false), (["살암"], ["사람"], false), (["person", "anf"], ["물"], false),
  ])
  func `an unknown word gets suggestions`(
    line: [String], words: [String], isSlip: Bool
  ) throws {
    guard case .unknownCommand(let word, let before, let nearest) = SampleGrammar.refusal(line)
    else {
      Issue.record("not refused: \(line)")
      return
    }
    #expect(before + [word] == line)
    #expect(nearest.words == words)
    #expect(nearest.isKoreanKeyboardSlip == isSlip)
  }

  @Test(arguments: [
    ("moods", "mood"), ("diary", "mood"), ("Feelings", "mood"), ("감정", "mood"),
    ("quotes", "saying"),
    ("fortune", "saying"), ("명언", "saying"), ("people", "person"), ("contacts", "person"),
    ("friends", "person"), ("친구", "person"), ("library", "book"), ("독서", "book"),
  ])
  func `a synonym of a noun leads to it`(word: String, noun: String) {
    for line in [[word], [word, "list"], ["--json", word]] {
      guard case .unknownCommand(word, after: [], let nearest) = SampleGrammar.refusal(line) else {
        Issue.record("not refused: \(line)")
        continue
      }
      #expect(nearest.words.first == noun)
      #expect(!nearest.isKoreanKeyboardSlip)
    }
  }

  @Test(arguments: ["schedule", "calendar", "plans", "일정"])
  func `a synonym of an absent noun leads nowhere`(word: String) {
    guard case .unknownCommand(_, after: [], let nearest) = SampleGrammar.refusal([word]) else {
      Issue.record("not refused: \(word)")
      return
    }
    #expect(!nearest.words.contains("event"))
  }

  @Test(arguments: [
    (["--langg", "ko", "today"], "--langg", ["--lang"]), (["--LANG", "ko"], "--LANG", ["--lang"]),
    (["--col", "always", "today"], "--col", ["--color"]), (["-v"], "-v", ["--version"]),
    (["-V", "today"], "-V", ["--version"]), (["person", "--du", "x"], "--du", ["--due"]),
  ])
  func `a mistyped option is reported, and not the value after it`(
    line: [String], option: String, words: [String]
  ) {
    #expect(
      SampleGrammar.refusal(line) == .unknownOption(option, nearest: Suggestion(words: words)))
  }

  @Test(arguments: [
    ("--jsn", ["--json"]), ("--ㅓㄴㅐㅜ", ["--json"]), ("--memmo", ["--memo"]), ("-x", []),
    ("--", []), ("--whatever", []), ("--keywords", ["--keyword"]), ("--note", ["--memo"]),
    ("--comment", ["--memo"]),
  ])
  func `an unknown option gets suggestions`(option: String, words: [String]) {
    guard option != "--" else { return }
    guard
      case .unknownOption(let name, let nearest) = SampleGrammar.refusal(["water", "엄마", option])
    else {
      Issue.record("not refused: \(option)")
      return
    }
    #expect(name == option)
    #expect(nearest.words == words)
  }

  @Test func `a wrong fixed word is reported with its position`() {
    let name = Words(ko: "calendar", en: "calendar")
    let error = UsageError(
      .notAChoice(name, value: "dir", choices: ["calendar"], nearest: .none), in: ["link", "add"])
    #expect(
      error.message(in: .english).hasPrefix("Write calendar in place of “dir”.\n"))
    #expect(error.message(in: .korean).hasPrefix("‘dir’ 자리에는 calendar를 적어 주세요.\n"))
  }

  @Test func `an invalid choice is reported with all choices and the nearest`() {
    let reason = SampleGrammar.refusal(["water", "엄마", "--by", "cal"])
    guard case .notAChoice(let name, "cal", let choices, let nearest) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(name.en == "--by")
    #expect(choices.count == ContactMethod.allCases.count)
    #expect(nearest.words == ["call"])
  }
}
