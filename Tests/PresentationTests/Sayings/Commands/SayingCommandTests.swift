import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SayingCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `every list and page is displayed`(language: Language, form: CommandFixture.Form) throws {
    let shelf = try SayingCommandFixture.filled(language, form)
    for line in [
      "saying", "say", "saying --daily", "saying --daily", "saying list", "saying list --liked",
      "saying list --used", "saying list --unused --limit 1", "saying list --new",
      "saying list --tag 아침", "saying list --tag none", "saying show 4", "saying show ㅁㄷㅂ",
      "saying search warm", "saying search 따뜻", "saying search ㅁㄷㅂ", "saying search none",
    ] {
      #expect(shelf.run(line).status == .success, "\(line)")
    }
    try expectGolden(SayingCommandFixture.golden("look", language, form), shelf.transcript)
  }

  @Test(arguments: [(Language.korean, "11월 1일"), (.english, "1 nov"), (.english, "2026-11-01")])
  func `a date that no saying contains finds the sayings of that day`(
    language: Language, day: String
  ) {
    let shelf = SayingCommandFixture(language, .piped)
    shelf.day("2026-10-01")
    shelf.run("saying add --en \"Long ago.\"")
    shelf.day("2026-11-01")
    shelf.run("saying add --en \"Come in, it is warm.\"")
    shelf.day("2026-11-02")
    let found = shelf.run("saying search \"\(day)\"").output
    #expect(found.contains("Come in, it is warm.") && !found.contains("Long ago."))
  }

  @Test func `ambiguous sayings are listed in the display language`() {
    let shelf = SayingCommandFixture(.english, .terminal)
    let english = shelf.run("saying show a")
    #expect(english.status == .failed && english.errors.contains("Slow soup stays warm."))
    #expect(!english.errors.contains(where: { $0.isHangul }), "\(english.errors)")
    let korean = SayingCommandFixture(.korean, .terminal).run("saying show a")
    #expect(korean.errors.contains("천천히 끓인 국이 오래 따뜻하다.") && !korean.errors.contains("soup"))
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `a saying is added, changed, marked and removed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let shelf = SayingCommandFixture(language, form)
    for line in [
      "saying add --ko \"가도 가도 끝없는 길도 한 걸음씩이다.\" --who 할머니 --tag 길 --tag 아침",
      "saying add --en \"Come in, it is warm.\"", "saying edit 5 --ko \"들어와, 따뜻해.\"",
      "saying edit 5 --en \"\" --who 모닥 --tag 겨울", "saying edit 4 --tag \"\"", "saying like 4",
      "saying like 4", "saying use 들어와", "saying unlike 4", "saying unuse 5", "saying list",
      "saying remove 5 --yes", "saying show 5", "saying add --en \"Come in, it is warm.\"",
    ] {
      shelf.run(line)
    }
    try expectGolden(SayingCommandFixture.golden("keep", language, form), shelf.transcript)
  }

  @Test(
    arguments: [
      ("saying add \"좋은 말\"", "좋은 말", nil), ("saying add 좋은 말 한마디", "좋은 말 한마디", nil),
      ("saying add \"Good words\" --who Jo", nil, "Good words"),
      ("saying add \"좋은 말 OK\" --en \"Good words\"", "좋은 말 OK", "Good words"),
      ("saying add \"Good words\" --ko \"좋은 말\"", "좋은 말", "Good words"),
    ] as [(String, String?, String?)])
  func `the language of a text without an option follows its letters`(
    line: String, korean: String?, english: String?
  ) throws {
    let shelf = SayingCommandFixture()
    #expect(shelf.run(line).status == .success)
    let added = try #require(try shelf.queries.list(in: 0..<1).first)
    #expect(added.details.korean?.value == korean)
    #expect(added.details.english?.value == english)
  }

  @Test(arguments: [
    (
      "'\"No feeling is final.\" — Rainer Maria Rilke'", "No feeling is final.",
      "Rainer Maria Rilke"
    ),
    ("'“Be kind” – Jo'", "Be kind", "Jo"), ("'Be kind. -- J. R. Doe'", "Be kind.", "J. R. Doe"),
    ("'Wait. — It is not over.'", "Wait. — It is not over.", ""),
    ("'Keep on. — Martin Luther King Jr.'", "Keep on.", "Martin Luther King Jr."),
    ("'I came — I saw'", "I came — I saw", ""), ("'Be kind. — Jo!'", "Be kind. — Jo!", ""),
    ("'\"Yes\" and \"no.\" — Jo'", "\"Yes\" and \"no.\"", "Jo"),
    ("'A well-known word.'", "A well-known word.", ""),
    ("'Be kind. — Jo' --who Ann", "Be kind. — Jo", "Ann"),
  ])
  func `a name after a dash at the end of a text is the author`(
    typed: String, text: String, who: String
  ) throws {
    let shelf = SayingCommandFixture(.english, .terminal)
    let outcome = shelf.run("saying add \(typed)")
    #expect(outcome.status == .success)
    let added = try #require(try shelf.queries.list(in: 0..<1).first)
    #expect(added.details.english?.value == text && added.details.author.value == who)
    #expect(outcome.errors.contains("Said by") == (!who.isEmpty && !typed.contains("--who")))
  }

  @Test(arguments: [
    "saying add \"좋은 말\" --ko \"다른 말\"", "saying add Good --en \"Other words\"", "saying add \"\"",
  ])
  func `a text without an option never replaces another`(line: String) throws {
    let shelf = SayingCommandFixture()
    let before = try shelf.queries.totals().all
    #expect(shelf.run(line).status == .wrongUsage)
    #expect(try shelf.queries.totals().all == before)
  }

  @Test(arguments: [
    ("--tag \"sea side\"", ["sea side"]), ("--tag '#\"sea side\"'", ["sea side"]),
    ("--tag \"a, b\" --tag c", ["a", "b", "c"]), ("--tag '#길 #아침'", ["길", "아침"]),
    ("--tag 'a\\, b'", ["a, b"]),
  ])
  func `tags are given as in the form`(options: String, tags: [String]) throws {
    let shelf = SayingCommandFixture(.english, .piped)
    #expect(shelf.run("saying add --en \"A line.\" \(options)").status == .success)
    #expect(try shelf.queries.list(in: 0..<1)[0].details.tags.values.map(\.value) == tags)
    let wanted = tags[0].replacing(",", with: "\\,")
    for spelled in ["\"\(wanted)\"", "'#\(wanted)'"] {
      #expect(shelf.run("saying list --tag \(spelled)").output.contains("A line."), "\(spelled)")
    }
    #expect(shelf.run("saying list --tag a,b").status == .wrongUsage)
  }

  @Test(arguments: Language.allCases)
  func `invalid input gets one sentence and changes nothing`(language: Language) throws {
    let shelf = try SayingCommandFixture.filled(language, .piped)
    let before = try shelf.queries.list(in: 0..<10)
    let long = String(repeating: "가", count: 5001)
    let cases: [(String, ExitStatus)] = [
      ("saying add --ko \"\"", .wrongUsage), ("saying add --ko \"  \" --en \"\"", .wrongUsage),
      ("saying add --en \(long)", .wrongUsage), ("saying add", .wrongUsage),
      ("saying add --en a --tag \"\(String(repeating: "t", count: 21))\"", .wrongUsage),
      (
        "saying add --en a" + (1...9).map { " --tag t\($0)" }.joined(), .wrongUsage
      ),
      ("saying add --en a --who \(String(repeating: "w", count: 81))", .wrongUsage),
      ("saying add --en \"Slow soup stays warm.\" --ko \"천천히 끓인 국이 오래 따뜻하다.\"", .failed),
      ("saying edit 4 --ko \"\" --en \"\"", .wrongUsage), ("saying edit 4", .wrongUsage),
      ("saying edit 99 --en a", .failed), ("saying show 99", .failed),
      ("saying show", .wrongUsage), ("saying show warm", .failed), ("saying show none", .failed),
      ("saying like 0", .failed), ("saying like #99", .failed), ("saying remove 4", .wrongUsage),
      ("saying remove 99 --yes", .failed), ("saying list --liked --used", .wrongUsage),
      ("saying list --limit 0", .wrongUsage), ("saying list --tag \"\"", .wrongUsage),
      ("saying search", .wrongUsage), ("saying share 4 --as text --theme mango", .wrongUsage),
      ("saying share 4 --as svg --copy", .wrongUsage), ("saying share 4 --theme pink", .wrongUsage),
      ("saying share 4 --copy -o a", .wrongUsage), ("saying share 4 --copy", .wrongUsage),
      ("saying lits", .wrongUsage), ("saying --dayly", .wrongUsage), ("say 12", .wrongUsage),
    ]
    for (line, status) in cases {
      let outcome = shelf.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      let said = outcome.errors.split(separator: "\n")
      #expect(said.count { $0.hasPrefix("hearth: ") } == 1, "\(line): \(said)")
    }
    #expect(try shelf.queries.list(in: 0..<10) == before)
    let shown = shelf.transcript.replacing(long, with: "가…가")
    try expectGolden("Sayings/refused-\(language.rawValue)", shown)
  }

  @Test(arguments: Language.allCases)
  func `removing asks, and no leaves everything unchanged`(language: Language) throws {
    let shelf = SayingCommandFixture(language)
    shelf.run("saying remove 2", answers: ["n"])
    #expect(try shelf.queries.totals().all == 3)
    shelf.run("saying remove 2", answers: [language(ko: "네", en: "y")])
    #expect(try shelf.queries.totals().all == 2)
    try expectGolden("Sayings/removing-\(language.rawValue)", shelf.transcript)
  }

  @Test(arguments: Language.allCases)
  func `several sayings are removed after one question, or none`(language: Language) throws {
    let shelf = SayingCommandFixture(language)
    #expect(shelf.run("saying remove 2 99 --yes").status == .failed)
    shelf.run("saying remove 2 #3", answers: ["n"])
    #expect(try shelf.queries.totals().all == 3)
    shelf.run("saying remove 2 #3 2", answers: ["y"])
    #expect(try shelf.queries.totals().all == 1)
    try expectGolden("Sayings/removing-several-\(language.rawValue)", shelf.transcript)
  }

  @Test func `a saying is shown if it cannot be marked, but other errors are reported`() throws {
    let shelf = SayingCommandFixture()
    shelf.run("saying list")
    let damage = DomainError.damaged(.row(table: "saying", column: "who", id: "1"))
    let full = DomainError.unavailable(.store(path: "p", .full))
    for (error, isShown) in [(full, true), (damage, false)] {
      let store = UnwritableStore(store: shelf.store, error: error)
      let command = SayingShowCommand(
        tools: .testing(UseCaseContext(store, shelf.clock, .seeded(7))))
      var console = Console.recording(ConsoleTraits(language: .english))
      var thrown: DomainError?
      do {
        try command.run(SayingShowCommand.input("2"), in: &console)
      } catch let error as DomainError {
        thrown = error
      }
      #expect(thrown == (isShown ? nil : damage))
      #expect(console.recordedOutput.contains("Slow soup") == isShown)
    }
  }

  @Test func `an empty collection shows a hint`() throws {
    for form in CommandFixture.Form.allCases {
      let shelf = SayingCommandFixture(.english, form, lines: [])
      for line in ["saying", "saying --daily", "saying list", "saying search a"] {
        #expect(shelf.run(line).status == .success)
      }
      try expectGolden("Sayings/empty-\(form.rawValue)", shelf.transcript)
    }
  }
}

/// Tests `hearth say` within other commands: it prints only the line, in the display language.
@Suite struct SayingInPipeTests {
  private static let lines = [
    StarterLine("모닥불은 밤을 데운다.", "An ember warms the night.", by: "Hearth · 모닥")
  ]

  @Test(arguments: [
    (Language.korean, "say", "모닥불은 밤을 데운다.\n"),
    (.english, "say", "An ember warms the night.\n"),
    (.english, "saying --daily", "An ember warms the night.\n"),
    (.english, "say --both", "An ember warms the night.\n모닥불은 밤을 데운다.\n"),
    (.korean, "say --both", "모닥불은 밤을 데운다.\nAn ember warms the night.\n"),
  ])
  func `a pipe gets only the line`(language: Language, line: String, output: String) throws {
    let shelf = SayingCommandFixture(language, .piped, lines: Self.lines)
    #expect(shelf.run(line).output == output)
  }

  @Test func `a saying in the other language only is still shown`() {
    let shelf = SayingCommandFixture(.english, .piped, lines: [])
    shelf.run("saying add --ko \"불은 작게\"")
    #expect(shelf.run("say").output == "불은 작게\n")
  }

  @Test func `English output shows no Hangul unless requested`() {
    let shelf = SayingCommandFixture(.english, .terminal, lines: Self.lines)
    let plain = shelf.run("say").output
    #expect(plain.contains("— Hearth") && !plain.contains("모닥"))
    #expect(shelf.run("say --both").output.contains("모닥불은 밤을 데운다."))
    let list = shelf.run("saying list").output
    #expect(list.contains("Hearth") && !list.contains("모닥"))
  }

  @Test func `the end of the collection is reported beside the saying`() throws {
    let shelf = SayingCommandFixture(.english, .terminal, lines: Self.lines)
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    traits.errorIsTerminal = true
    func said() throws -> String {
      var console = Console.recording(traits)
      try SayingCommand(tools: shelf.tools).run(ParsedInput(none: SayingCommand.spec), in: &console)
      return console.recordedErrors
    }
    let first = try said()
    shelf.day("2026-11-02")
    let second = try said()
    shelf.day("2027-01-01")
    let later = try said()
    let end = "You have seen the whole collection"
    #expect([first, second, later].map { $0.contains(end) } == [false, true, false])
  }
}
