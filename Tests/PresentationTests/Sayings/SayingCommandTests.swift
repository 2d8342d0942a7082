import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingCommandTests {
  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `everything can be looked at`(language: Language, form: CommandStage.Form) throws {
    let shelf = try filled(language, form)
    for line in [
      "saying", "say", "saying --daily", "saying --daily", "saying list", "saying list --liked",
      "saying list --used", "saying list --unused --limit 1", "saying list --new",
      "saying list --tag 아침", "saying list --tag none", "saying show 4", "saying show ㅁㄷㅂ",
      "saying search warm", "saying search 따뜻", "saying search ㅁㄷㅂ", "saying search none",
    ] {
      #expect(shelf.run(line).status == .done, "\(line)")
    }
    try expectGolden(name("look", language, form), shelf.transcript)
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `a saying is added, changed, marked and removed`(
    language: Language, form: CommandStage.Form
  ) throws {
    let shelf = SayingShelf(language, form)
    for line in [
      "saying add --ko \"가도 가도 끝없는 길도 한 걸음씩이다.\" --who 할머니 --tag 길 --tag 아침",
      "saying add --en \"Come in, it is warm.\"", "saying edit 5 --ko \"들어와, 따뜻해.\"",
      "saying edit 5 --en \"\" --who 모닥 --tag 겨울", "saying edit 4 --tag \"\"", "saying like 4",
      "saying like 4", "saying use 들어와", "saying unlike 4", "saying unuse 5", "saying list",
      "saying remove 5 --yes", "saying show 5", "saying add --en \"Come in, it is warm.\"",
    ] {
      shelf.run(line)
    }
    try expectGolden(name("keep", language, form), shelf.transcript)
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `a saying is shared`(language: Language, form: CommandStage.Form) throws {
    let shelf = try filled(language, form)
    for line in [
      "saying share 4", "saying share 4 --as card", "saying share 1 --theme 망고 --size wide",
      "saying share 4 --copy", "saying share 1 -o out.txt", "saying share 1 -o out.txt",
      "saying share 1 -o out.txt --yes", "saying share 1 -o card.svg --size story",
      "saying share 1 --as card -o card.txt",
    ] {
      shelf.run(line)
    }
    let svg = try #require(shelf.files["card.svg"].map { String(decoding: $0, as: UTF8.self) })
    #expect(svg.hasPrefix("<?xml") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("width=\"1080\"") && svg.contains("height=\"1920\""))
    try expectGolden(
      name("share", language, form),
      shelf.transcript + file("out.txt", shelf) + file("card.txt", shelf))
  }

  @Test(arguments: Language.allCases)
  func `bad input gets one sentence and changes nothing`(language: Language) throws {
    let shelf = try filled(language, .piped)
    let before = try shelf.queries.list(in: 0..<10)
    let long = String(repeating: "가", count: 501)
    let cases: [(String, ExitStatus)] = [
      ("saying add --ko \"\"", .wrongUsage), ("saying add --ko \"  \" --en \"\"", .wrongUsage),
      ("saying add --en \(long)", .wrongUsage), ("saying add", .wrongUsage),
      ("saying add --en a --tag \"a tag of far too many letters\"", .wrongUsage),
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
  func `removing asks and a no leaves all as it was`(language: Language) throws {
    let shelf = SayingShelf(language)
    shelf.run("saying remove 2", answers: ["n"])
    #expect(try shelf.queries.totals().all == 3)
    shelf.run("saying remove 2", answers: [language(ko: "네", en: "y")])
    #expect(try shelf.queries.totals().all == 2)
    try expectGolden("Sayings/removing-\(language.rawValue)", shelf.transcript)
  }

  @Test func `without a text the editor opens, and what was written is kept`() throws {
    let shelf = SayingShelf()
    shelf.written.set {
      $0.replacing("=== 영어 English ===\n", with: "=== 영어 English ===\nOne\nTwo\n")
    }
    #expect(shelf.run("saying add --who Hearth --tag a", answers: []).status == .done)
    let added = try shelf.queries.find("4").details
    #expect(added.english?.value == "One\nTwo")
    #expect(added.korean == nil && added.who.value == "Hearth")
    #expect(added.tags.values.map(\.value) == ["a"])
    shelf.written.set { $0.replacing("Two", with: "Three") }
    #expect(shelf.run("saying edit 4", answers: []).status == .done)
    #expect(try shelf.queries.find("4").details.english?.value == "One\nThree")
  }

  @Test func `an editor left as it was changes nothing`() throws {
    let shelf = SayingShelf()
    shelf.written.set { _ in nil }
    let outcome = shelf.run("saying edit 1", answers: [])
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("Nothing was written"))
  }

  @Test(arguments: Language.allCases)
  func `what is not accepted can be gone on with, and is never lost`(language: Language) throws {
    let shelf = SayingShelf(language)
    let long = String(repeating: "long ", count: 101) + "end"
    shelf.written.set({ _ in long }, { _ in "short" })
    #expect(shelf.run("saying add", answers: ["y"]).status == .done)
    #expect(try shelf.queries.find("4").details.english?.value == "short")
    shelf.written.set { _ in
      "Slow soup stays warm.\n=== 한국어 Korean ===\n천천히 끓인 국이 오래 따뜻하다."
    }
    let refused = shelf.run("saying add", answers: ["n"])
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("천천히 끓인 국이 오래 따뜻하다."))
    shelf.written.set { _ in long }
    let closed = shelf.run("saying add", answers: [])
    #expect(closed.status == .wrongUsage)
    #expect(closed.errors.contains(long))
    try expectGolden(
      "Sayings/editor-\(language.rawValue)", shelf.transcript.replacing(long, with: "long … end"))
  }

  @Test func `hits are marked where they are`() throws {
    let shelf = SayingShelf(.korean)
    shelf.stage.colors = .sixteen
    try expectGolden("Sayings/hits", shelf.run("saying search ㅁㄷㅂ").output.visibleEscapes)
    #expect(shelf.run("saying search SLOW").output.contains("Slow\u{1B}[0m"))
  }

  @Test func `a mail program is handed the text, which else is shown`() {
    let shelf = SayingShelf(.english)
    #expect(shelf.run("saying share 2 --mail").output.hasPrefix("Opening a letter with #2."))
    #expect(shelf.letters.texts.first?.hasPrefix("Slow soup") == true)
    shelf.letters.leave()
    let shown = shelf.run("saying share 2 --mail")
    #expect(shown.output.hasPrefix("Slow soup") && shown.errors.contains("No mail program"))
    #expect(shelf.run("saying share 2 --mail --copy").status == .wrongUsage)
    #expect(shelf.run("saying share 2 --mail --as card").status == .wrongUsage)
  }

  @Test func `a text is not written into what is named as a picture`() throws {
    let shelf = SayingShelf(.english)
    let refused = shelf.run("saying share 2 -o card.png")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains(".svg"))
  }

  @Test(arguments: Language.allCases)
  func `an ending that nobody knows is refused with those that are known`(
    language: Language
  ) throws {
    let shelf = SayingShelf(language)
    for name in ["card.xyz", "my.notes", "a/b.c.docx", "CARD.PNG"] {
      let refused = shelf.run("saying share 2 -o \(name)")
      #expect(refused.status == .wrongUsage)
      for known in [".svg", ".txt", ".md"] { #expect(refused.errors.contains(known)) }
    }
    for line in ["-o card", "-o a.b/card", "-o card.md", "-o card.TXT", "-o odd.xyz --as text"] {
      #expect(shelf.run("saying share 2 \(line)").status == .done, "\(line)")
    }
  }

  @Test func `the clipboard gets the text by one sequence, and only on a terminal`() throws {
    let shelf = SayingShelf()
    let output = shelf.run("saying share 2 --copy").output
    #expect(output.hasPrefix("\u{1B}]52;c;U2xvdyBzb3Vw"))
    #expect(output.contains("\u{1B}\\Sent #2"))
    shelf.stage.form = .piped
    let refused = shelf.run("saying share 2 --copy")
    #expect(refused.status == .wrongUsage)
    #expect(!(refused.output + refused.errors).contains("\u{1B}"))
  }

  @Test func `a saying is shown where it cannot be marked, but no other trouble is hidden`() throws
  {
    let shelf = SayingShelf()
    shelf.run("saying list")
    let damage = DomainError.damaged(.row(table: "saying", column: "who", id: "1"))
    let full = DomainError.unavailable(.store(path: "p", .full))
    for (error, isShown) in [(full, true), (damage, false)] {
      let store = UnwritableStore(store: shelf.store, error: error)
      let command = SayingShowCommand(
        queries: shelf.queries, mark: MarkSaying(store: store, now: shelf.clock.now),
        voice: shelf.voice)
      var console = Console.recording(ConsoleTraits(language: .english))
      var thrown: DomainError?
      do {
        try command.run(Which(words: "2"), in: &console)
      } catch let error as DomainError {
        thrown = error
      }
      #expect(thrown == (isShown ? nil : damage))
      #expect(console.recordedOutput.contains("Slow soup") == isShown)
    }
  }

  @Test(arguments: [(nil, false), ("", false), ("/tmp/tmux,1,0", true)])
  func `inside tmux the clipboard is asked past it too`(tmux: String?, isInside: Bool) throws {
    var variables = ["TERM": "tmux-256color"]
    variables["TMUX"] = tmux
    let probe = TerminalProbe(isTerminal: { _ in true }, size: { _ in nil })
    var console = Console.recording(
      ConsoleTraits(
        globals: GlobalOptions(), settings: .standard, environment: .fixed(variables), probe: probe)
    )
    let plain = "\u{1B}]52;c;66qo\u{1B}\\"
    let past = "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;66qo\u{1B}\u{1B}\\\u{1B}\\"
    let isCopied = console.copy("모")
    #expect(isCopied)
    #expect(console.recordedOutput == plain + (isInside ? past : ""))
  }

  @Test(arguments: [20, 33, 40, 80, 200], Language.allCases)
  func `no row is wider than the terminal, and no word is lost`(
    width: Int, language: Language
  ) throws {
    let shelf = try filled(language, .terminal)
    shelf.stage.width = width
    for line in [
      "saying", "saying list", "saying show 4", "saying search warm", "saying share 4 --as card",
      "saying share 4 --as card --size story", "saying share 4 --as card --size wide",
    ] {
      for row in shelf.run(line).output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(line): \(row)")
      }
    }
    let words = shelf.run("saying show 4").output.split { " \n".contains($0) }
    for word in "다정한 말 한마디는 밤새 타는 장작이다.".split(separator: " ") {
      #expect(words.contains(word))
    }
    if width == 33 || width == 200 {
      try expectGolden(
        "Sayings/show-\(width)-\(language.rawValue)", shelf.run("saying show 4").output)
    }
  }

  @Test func `foreign text cannot steer the terminal`() throws {
    let shelf = SayingShelf()
    shelf.run([
      "saying", "add", "--en", "a\u{1B}[31mred\u{202E}b", "--who", "w\u{7}", "--tag", "\u{9B}t",
    ])
    for line in [
      "saying list", "saying show 4", "saying search red", "saying share 4",
      "saying share 4 --as card", "saying like 4", "saying show nothing\u{1B}[2J",
      "saying export -", "saying export - --format csv", "saying export - --format json",
    ] {
      let outcome = shelf.run(line)
      let said = (outcome.output + outcome.errors).unicodeScalars
      #expect(!said.contains { ["\u{1B}", "\u{202E}", "\u{7}", "\u{9B}"].contains($0) }, "\(line)")
    }
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `sayings come and go as files`(language: Language, form: CommandStage.Form) throws {
    let shelf = SayingShelf(language, form)
    let fortunes = "Kind is warm.\n\t\t-- Jo\n%\n다정하면 따뜻하다.\n%\n%\nKind is warm.\n%\n"
    for (path, text) in [
      ("fortunes", fortunes), ("a.csv", "who,korean,added\n나,하나,2026-01-02\n나,,\n나,둘,soon\n"),
      ("b.json", "{\"schema\":1,\"items\":[{\"english\":\"Three\",\"liked\":true}]}"),
    ] {
      try shelf.files.write(Array(text.utf8), to: path, replacing: false)
    }
    for line in [
      "saying import fortunes", "saying import fortunes", "saying import a.csv",
      "saying import b.json", "saying list", "saying export all", "saying export all",
      "saying export all.csv", "saying export all.json", "saying export - --format csv",
      "saying import all", "saying import all.csv", "saying import all.json",
    ] {
      shelf.run(line)
    }
    #expect(try shelf.queries.totals().all == 8)
    let index = try #require(shelf.files["all.dat"])
    #expect(index.count == 24 + 4 * 9 && index[3] == 2 && index[7] == 8)
    try expectGolden(
      name("files", language, form),
      shelf.transcript + file("all", shelf) + file("all.csv", shelf) + file("all.json", shelf))
  }

  @Test func `fortunes with turned letters are told by the file beside them`() throws {
    let shelf = SayingShelf()
    let index: [UInt8] =
      [0, 0, 0, 2, 0, 0, 0, 1] + Array(repeating: 0, count: 11) + [4, 0x25, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 16]
    try shelf.files.write(Array("Fybj vf svar.\n%\n".utf8), to: "off", replacing: false)
    try shelf.files.write(index, to: "off.dat", replacing: false)
    #expect(shelf.run("saying import off").output == "Added 1 saying.\n")
    #expect(try shelf.queries.find("4").details.english?.value == "Slow is fine.")
    #expect(shelf.run("saying import off --format csv").status == .badData)
  }

  @Test(arguments: Language.allCases)
  func `a bad file gets one sentence and leaves nothing half done`(language: Language) throws {
    let shelf = SayingShelf(language, .piped)
    let picture: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
      + (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 3) }
    let cut = "{\"items\":[{\"english\":\"kept?\"},\n{\"engl"
    for (path, bytes) in [
      ("picture", picture), ("picture.csv", picture), ("cut.json", Array(cut.utf8)),
      ("bare.csv", Array("하나,one\n둘,two\n".utf8)), ("text.json", Array("just text".utf8)),
      ("odd.json", Array("[{\"english\":\"".utf8) + [0xFF] + Array("\"}]".utf8)),
      ("empty", []), ("old.dat", [1]),
    ] {
      try shelf.files.write(bytes, to: path, replacing: false)
    }
    let cases: [(String, ExitStatus)] = [
      ("saying import picture", .badData), ("saying import picture.csv", .badData),
      ("saying import cut.json", .badData), ("saying import bare.csv", .badData),
      ("saying import text.json", .badData), ("saying import odd.json", .badData),
      ("saying import empty", .done), ("saying import none", .failed),
      ("saying import bare.csv --format xml", .wrongUsage), ("saying import", .wrongUsage),
      ("saying export old", .failed), ("saying export", .wrongUsage),
    ]
    for (line, status) in cases { #expect(shelf.run(line).status == status, "\(line)") }
    #expect(try shelf.queries.totals().all == 3)
    #expect(shelf.files["old"] == nil)
    try expectGolden("Sayings/bad-files-\(language.rawValue)", shelf.transcript)
  }

  @Test func `an empty collection invites`() throws {
    for form in CommandStage.Form.allCases {
      let shelf = SayingShelf(.english, form, lines: [])
      for line in ["saying", "saying --daily", "saying list", "saying search a"] {
        #expect(shelf.run(line).status == .done)
      }
      try expectGolden("Sayings/empty-\(form.rawValue)", shelf.transcript)
    }
  }

  private func filled(_ language: Language, _ form: CommandStage.Form) throws -> SayingShelf {
    let shelf = SayingShelf(language, form)
    shelf.stage.form = .piped
    shelf.run(
      "saying add --ko \"다정한 말 한마디는 밤새 타는 장작이다.\" --en \"A kind word is a log that burns all night.\" --who \"Hearth / 모닥\" --tag 아침 --tag warm"
    )
    shelf.day("2026-11-02")
    shelf.run("saying like 1")
    shelf.run("saying use 2")
    shelf.stage.form = form
    return shelf
  }

  private func file(_ name: String, _ shelf: SayingShelf) -> String {
    "— \(name) —\n" + String(decoding: shelf.files[name] ?? [], as: UTF8.self)
  }

  private func name(_ topic: String, _ language: Language, _ form: CommandStage.Form) -> String {
    "Sayings/\(topic)-\(form.rawValue)-\(language.rawValue)"
  }
}

extension String {
  /// Escapes as they can be read in a golden.
  var visibleEscapes: String { replacing("\u{1B}", with: "␛") }
}
