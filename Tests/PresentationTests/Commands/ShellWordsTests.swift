import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ShellWordsTests {
  private static let lines: [(line: String, words: [String])] = [
    ("", []), ("   ", []), ("today", ["today"]), ("  water  엄마 ", ["water", "엄마"]),
    ("say 'it''s'", ["say", "its"]), ("Don't stop", ["Don't", "stop"]),
    ("rock'n'roll boys' '90s'", ["rock'n'roll", "boys'", "90s"]),
    ("it's 'a b' it's", ["it's", "a b", "it's"]), ("--memo='a b'", ["--memo=a b"]),
    ("\"don't\" 'a'\"b\"", ["don't", "ab"]), ("엄마'가 '집'에", ["엄마'가", "집에"]),
    ("feel 80 \"a walk in the sun\"", ["feel", "80", "a walk in the sun"]),
    ("a\\ b", ["a b"]), ("\"a \\\"b\\\" c\\d\"", ["a \"b\" c\\d"]),
    ("'a \"b\" \\'", ["a \"b\" \\"]),
    ("\"\" ''", ["", ""]), ("--memo=\"두 낱말\"", ["--memo=두 낱말"]), ("end\\", ["end\\"]),
    ("\"open", ["open"]), ("by #\"sea side\" x", ["by", "#\"sea side\"", "x"]),
    ("#\"a \\\"b\\\"\"", ["#\"a \\\"b\\\"\""]), ("#12 #x", ["#12", "#x"]),
    ("--tag=#\"a b\" x#\"a b\"", ["--tag=#a b", "x#a b"]), ("👩‍👩‍👧 e\u{301}", ["👩‍👩‍👧", "e\u{301}"]),
  ]

  @Test(arguments: lines)
  func `a line is split as by a shell`(line: String, words: [String]) {
    #expect(ShellWords(line).words.map(\.text) == words)
  }

  @Test func `an open quote and the positions of words are reported`() {
    #expect(ShellWords("say \"it").openQuote == "\"")
    #expect(ShellWords("say 'it").openQuote == "'")
    #expect(ShellWords("say \"it\" 'x'").openQuote == nil)
    #expect(ShellWords("say \"it\"  x").words.map(\.range) == [0..<3, 4..<8, 10..<11])
  }

  @Test func `a bare tilde is the home folder`() {
    let words = ShellWords("~ ~/x.json \"~/x\" a~ ~b")
    #expect(words.arguments(home: "/home/m") == ["/home/m", "/home/m/x.json", "~/x", "a~", "~b"])
    #expect(words.arguments(home: nil).first == "~")
  }

  @Test(
    arguments: ["plain", "엄마", "two words", "it's", "a\"b", "back\\slash", "", "~x", "탭\t"]
      + HostileText.all)
  func `a quoted word is read back as one word`(text: String) {
    let line = "x " + ShellWords.quoted(text)
    #expect(
      ShellWords(line).words.map { Array($0.text.utf8) } == [Array("x".utf8), Array(text.utf8)])
    #expect(ShellWords(line).openQuote == nil)
    // Text quoted for a shell means the same on the program's own command line.
    let shell = ShellWords("x " + Quoting.shellWord(text)).words
    #expect(shell.map { Array($0.text.utf8) } == [Array("x".utf8), Array(text.utf8)])
    #expect(ShellWords("x " + ShellWords.quoted(text, isClosed: false)).words.last?.text == text)
  }

  @Test(
    .inWholeRuns,
    arguments: ["/a\u{1B}[31m b", "/a\nb", "/a\tb", "/\u{202E}a", "/a\u{9B}'", "/엄마\u{7F}"]
      + HostileText.all.map { "/" + $0 })
  func `a path in a suggested command is the same path in every output`(text: String) throws {
    let word = Quoting.shellWord(FilePath(text))
    let line = word.split(separator: "\n").joined()
    #expect(Array(line.terminalSafe.utf8) == Array(line.utf8))
    #expect(line == word || text.utf8.last == 0x0A)
    let answer = try Shell.run("sh", ["-c", "printf %s " + word])
    #expect(Array(answer.output.utf8) == Array(text.utf8))
  }
}
