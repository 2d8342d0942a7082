import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SayingShareCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `a saying is shared`(language: Language, form: CommandFixture.Form) throws {
    let shelf = try SayingCommandFixture.filled(language, form)
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
      SayingCommandFixture.golden("share", language, form),
      shelf.transcript + shelf.file("out.txt") + shelf.file("card.txt"))
  }

  @Test(arguments: Language.allCases)
  func `a missing font is reported where it is chosen`(language: Language) throws {
    let words = language(ko: "‘개구’ 글꼴이 설치되어 있지 않아서", en: "The font Gaegu is not installed")
    let shelf = SayingCommandFixture(language)
    #expect(shelf.run("saying share 2 --font gaegu -o a.svg").errors.contains(words))
    #expect(!shelf.run("saying share 2 --font jua -o b.svg").errors.contains("Jua"))
    #expect(!shelf.run("saying share 2 --font gaegu --as card").errors.contains(words))
    let keys = Array(repeating: "o", count: 13).joined(separator: " ")
    let screen = try SayingScreenFixture.filled()
    let start = language(ko: "‘개구’", en: "The font Gaegu")
    #expect(try screen.run("G k s \(keys)", language: language).text.contains(start))
    #expect(try !screen.run("G k s \(keys) o", language: language).text.contains(start))
  }

  @Test func `a mail program gets the text, which is otherwise printed`() {
    let shelf = SayingCommandFixture(.english)
    #expect(shelf.run("saying share 2 --mail").output.hasPrefix("Opening an email with #2."))
    #expect(shelf.letters.texts.first?.hasPrefix("Slow soup") == true)
    shelf.letters.leave()
    let shown = shelf.run("saying share 2 --mail")
    #expect(shown.output.hasPrefix("Slow soup") && shown.errors.contains("No mail program"))
    #expect(shelf.run("saying share 2 --mail --copy").status == .wrongUsage)
    #expect(shelf.run("saying share 2 --mail --as card").status == .wrongUsage)
  }

  @Test func `a text is not written to a picture file name`() throws {
    let shelf = SayingCommandFixture(.english)
    let refused = shelf.run("saying share 2 -o card.jpg")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains(".svg"))
    #expect(shelf.run("saying share 2 --as png").status == .wrongUsage)
    #expect(shelf.run("saying share 2 --as png -o -").status == .wrongUsage)
  }

  @Test(arguments: Language.allCases)
  func `an unknown extension is refused with the known ones`(
    language: Language
  ) throws {
    let shelf = SayingCommandFixture(language)
    for name in ["card.xyz", "my.notes", "a/b.c.docx", "CARD.GIF"] {
      let refused = shelf.run("saying share 2 -o \(name)")
      #expect(refused.status == .wrongUsage)
      for known in [".svg", ".txt", ".md"] { #expect(refused.errors.contains(known)) }
    }
    for line in ["-o card", "-o a.b/card", "-o card.md", "-o card.TXT", "-o odd.xyz --as text"] {
      #expect(shelf.run("saying share 2 \(line)").status == .success, "\(line)")
    }
  }

  @Test func `the clipboard gets the text by one sequence, on a terminal only`() throws {
    let shelf = SayingCommandFixture()
    let output = shelf.run("saying share 2 --copy").output
    #expect(output.hasPrefix("\u{1B}]52;c;U2xvdyBzb3Vw"))
    #expect(output.contains("\u{1B}\\Sent #2"))
    shelf.fixture.form = .piped
    let refused = shelf.run("saying share 2 --copy")
    #expect(refused.status == .wrongUsage)
    #expect(!(refused.output + refused.errors).contains("\u{1B}"))
  }

  @Test(arguments: [(nil, false), ("", false), ("/tmp/tmux,1,0", true)])
  func `inside tmux the clipboard sequence is also passed through`(tmux: String?, isInside: Bool)
    throws
  {
    var variables = ["TERM": "tmux-256color"]
    variables["TMUX"] = tmux
    let probe = TerminalProbe(isTerminal: { _ in true }, size: { _ in nil })
    var console = Console.recording(
      ConsoleTraits(
        globals: GlobalOptions(), settings: .standard, environment: .fixed(variables), probe: probe)
    )
    let plain = "\u{1B}]52;c;66qo\u{1B}\\"
    let past = "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;66qo\u{1B}\u{1B}\\\u{1B}\\"
    let isCopied = console.copyToClipboard("모")
    #expect(isCopied)
    #expect(console.recordedOutput == plain + (isInside ? past : ""))
  }
}
