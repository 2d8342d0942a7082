import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CommandParserTests {
  private func parse(_ line: [String]) throws -> (String, ParsedInput, GlobalOptions) {
    guard case .command(let spec, let input, let globals) = try SampleGrammar.parser.parse(line)
    else { throw NotACommand() }
    return (spec.name, input, globals)
  }

  private struct NotACommand: Error {}

  @Test(
    arguments: [
      (["person"], "person list"), (["person", "--due"], "person list"),
      (["person", "water", "엄마"], "person water"), (["water", "엄마"], "person water"),
      (["saying"], "saying"), (["say", "--daily"], "saying"),
      (["saying", "share", "3"], "saying share"), (["mood"], "mood canvas"),
      (["mood", "canvas", "-2w"], "mood canvas"), (["feel", "80", "좋다"], "mood add"),
      (["book", "sentence", "add", "데미안", "새는", "알에서"], "book sentence add"),
      (["--store", "memory:", "person", "list"], "person list"),
      (["--json", "person", "--due"], "person list"),
      (["--every", "3", "person", "add"], "person add"),
      (["--", "person", "list"], nil), (["debug", "colors"], "debug colors"),
    ] as [([String], String?)])
  func `words select their command wherever options are`(line: [String], name: String?) {
    #expect((try? parse(line).0) == name)
  }

  @Test func `options are accepted anywhere, in both spellings`() throws {
    let line = [
      "--json", "water", "--by=call", "엄마", "--keyword", "여행", "--keyword=집", "--lang", "ko",
    ]
    let (_, input, globals) = try parse(line)
    #expect(try input[SampleGrammar.who] == "엄마")
    #expect(try input[SampleGrammar.by] == .call)
    #expect(try input[SampleGrammar.keyword] == ["여행", "집"])
    #expect(!input[SampleGrammar.open])
    #expect(globals.wantsJSON)
    #expect(globals.language == .korean)
  }

  @Test(arguments: ["-2w", "-1", "-_-", "-", "3", "", "내일 오후 3시", "-hello", "--x=y"])
  func `an option's value after an equals sign can be anything`(
    value: String
  ) throws {
    #expect(try parse(["water", "엄마", "--on=\(value)"]).1[SampleGrammar.on] == value)
  }

  @Test(arguments: ["-2w", "-1", "-_-", "-", "3", "", "내일 오후 3시", "-xyz"])
  func `a value that is not an option follows its option`(value: String) throws {
    #expect(try parse(["water", "엄마", "--on", value]).1[SampleGrammar.on] == value)
  }

  @Test func `after two dashes everything is a word`() throws {
    let (_, input, globals) = try parse(["feel", "60", "--", "--json", "-h", "--"])
    #expect(try input[SampleGrammar.memo] == ["--json", "-h", "--"])
    #expect(!globals.wantsJSON)
  }

  @Test(arguments: [["-o", "a.svg"], ["-oa.svg"], ["-o=a.svg"], ["--output", "a.svg"]])
  func `a short option takes its value joined or separate`(option: [String]) throws {
    #expect(try parse(["saying", "share", "3"] + option).1[SampleGrammar.output] == "a.svg")
  }

  @Test(arguments: [
    (["-7"], -7), (["0"], 0), (["+5"], 5),
  ])
  func `numbers are read with their sign`(value: [String], number: Int) throws {
    let input = try parse(["person", "add", "엄마", "--every"] + value).1
    #expect(try input[SampleGrammar.every(in: -10...10)] == number)
  }

  @Test(arguments: ["", "x", "1.5", "٣", "99999999999999999999", "1 "])
  func `a value that is not a whole number is refused`(value: String) throws {
    let input = try parse(["person", "add", "엄마", "--every", value]).1
    #expect(throws: UsageError.self) { try input[SampleGrammar.every(in: 1...90)] }
  }

  @Test func `a number outside its range is refused with the range`() throws {
    let input = try parse(["person", "add", "엄마", "--every", "91"]).1
    let every = Words(ko: "--every", en: "--every")
    #expect(throws: UsageError(.outOfRange(every, value: "91", 1...90), in: ["person", "add"])) {
      try input[SampleGrammar.every(in: 1...90)]
    }
  }

  @Test func `every kind of wrong usage has its own reason`() {
    #expect(SampleGrammar.refusal(["water"]) == .missingArgument(Words(ko: "사람", en: "WHO")))
    let readings = [
      "hearth water 엄마 --by call --memo 아빠", "hearth water \"엄마 아빠\" --by call",
    ]
    #expect(
      SampleGrammar.refusal(["water", "엄마", "--by", "call", "아빠"])
        == .extraArgument("아빠", readings: readings))
    #expect(SampleGrammar.refusal(["today", "x"]) == .unwantedWord("x", options: []))
    #expect(
      SampleGrammar.refusal(["saying", "-s"])
        == .unknownOption("-s", nearest: .init(words: ["--store"])))
    #expect(SampleGrammar.refusal(["water", "엄마", "--by"]) == .missingValue(option: "--by"))
    #expect(
      SampleGrammar.refusal(["water", "엄마", "--on", "--json"]) == .missingValue(option: "--on"))
    #expect(SampleGrammar.refusal(["water", "엄마", "--on", "-h"]) == .missingValue(option: "--on"))
    #expect(
      SampleGrammar.refusal(["water", "엄마", "--open=1"])
        == .unwantedValue(option: "--open", value: "1"))
    #expect(
      SampleGrammar.refusal(["water", "a", "--on", "1", "--on", "2"]) == .repeatedOption("--on"))
    #expect(SampleGrammar.refusal(["--store", "a", "--store", "b"]) == .repeatedOption("--store"))
    #expect(
      SampleGrammar.refusal(["book", "sentence"])
        == .unfinishedCommand(["book", "sentence"], next: ["add", "list"]))
    #expect(
      SampleGrammar.refusal(["book"]) == .unfinishedCommand(["book"], next: ["read", "sentence"]))
  }

  @Test func `options that need or exclude one another are checked`() throws {
    let input = try parse(["water", "엄마", "--on", "어제", "--open"]).1
    #expect(throws: UsageError(.conflictingOptions(["--on", "--open"]), in: ["person", "water"])) {
      try input.allowAtMostOne(of: [SampleGrammar.on, SampleGrammar.by, SampleGrammar.open])
    }
    #expect(throws: UsageError(.missingOption(["--memo", "--by"]), in: ["person", "water"])) {
      try input.requireOne(of: [SampleGrammar.about, SampleGrammar.by])
    }
  }

  @Test(arguments: [(["--", "today"], "today"), (["person", "--", "list"], "list")])
  func `a command's word after two dashes is reported as such`(line: [String], word: String) {
    #expect(SampleGrammar.refusal(line) == .commandAfterOptionsEnd(word))
  }

  @Test(arguments: [
    (["--help"], []), (["-h"], []), (["person", "--help"], ["person"]),
    (["--help", "person", "water"], ["person", "water"]),
    (["water", "--help", "--nonsense", "--by", "cal"], ["water"]),
    (["book", "sentence", "-h"], ["book", "sentence"]),
  ])
  func `help is shown whatever else is wrong`(line: [String], path: [String]) throws {
    guard case .help(let request, _) = try SampleGrammar.parser.parse(line) else {
      Issue.record("no help for \(line)")
      return
    }
    #expect(request == HelpRequest(path: path))
  }

  @Test func `help on an unknown command is still unknown`() {
    #expect(throws: UsageError.self) { try SampleGrammar.parser.parse(["persn", "--help"]) }
  }

  @Test func `an empty line and the version option are parsed`() throws {
    guard case .noCommand(let globals) = try SampleGrammar.parser.parse(["--plain"]),
      case .version = try SampleGrammar.parser.parse(["--version"])
    else {
      Issue.record("misread")
      return
    }
    #expect(globals.disablesFullScreen)
  }

  @Test(
    arguments: [
      (["--lang", "ko", "nonsense"], Language.korean), (["x", "--lang=en"], .english),
      (["--lang", "fr"], nil), (["--", "--lang", "ko"], nil), (["--lang"], nil), ([], nil),
    ] as [([String], Language?)])
  func `the language is found even in an invalid line`(
    line: [String], language: Language?
  ) {
    #expect(GlobalOptions(askedForIn: line).language == language)
  }

  @Test(
    arguments: [
      (["--lang=fr", "--color", "never"], ColorChoice.never), (["x", "--color=always"], .always),
      (["--color", "blue"], nil), (["--", "--color=never"], nil),
    ] as [([String], ColorChoice?)])
  func `the colour option is found even in an invalid line`(
    line: [String], color: ColorChoice?
  ) {
    #expect(GlobalOptions(askedForIn: line).color == color)
  }
}
