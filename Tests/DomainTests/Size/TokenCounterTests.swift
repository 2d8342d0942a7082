import Testing

@testable import hearth_size

@Suite struct TokenCounterTests {
  private func count(_ source: String, _ language: TokenCounter.Language = .swift) -> [Int] {
    let counter = TokenCounter(Array(source.utf8), language: language)
    return [counter.tokens, counter.textBytes]
  }

  static let same: [(String, String)] = [
    ("let a = 1\nlet b = f(a)", "let a = 1; let b = f(a)"),
    ("f(\n  a,\n  b,\n)", "f(a, b)"),
    ("let a = [\n  1,\n  // last\n]", "let a = [1]"),
    ("// why\nlet a = 1", "let a = 1 // why"),
    ("/* a */ let /* b /* c */ d */ a = 1", "let a = 1"),
    ("/// what \"it\" says\nlet a = 1", "let a = 1"),
    ("x +// sum\ny", "x + y"),
    ("if a /* \" */ { b() }", "if a {\n  b()\n}\n"),
  ]

  @Test(arguments: same)
  func `line breaks and comments are not counted`(one: String, other: String) {
    #expect(count(one) == count(other))
  }

  static let strings: [(String, Int, Int)] = [
    ("let a = \"\"", 4, 0),
    ("let a = \"// no comment /* none */\"", 4, 24),
    ("let a = \"one \\\" two\"", 4, 10),
    ("let a = #\"one \\ \" two\"#", 4, 11),
    ("let a = ##\"one \"# two\"##", 4, 10),
    ("let a = #\"one \\#\" two\"#", 4, 11),
    ("let a = \"\"\"\n  one\n    \"two\"\n  \"\"\"", 4, 11),
    ("let a = #\"\"\"\n  \\(b)\n  \"\"\"#", 4, 6),
    ("let a = \"하나\"", 4, 6),
  ]

  @Test(arguments: strings)
  func `a string is one token, and its bytes are counted separately`(
    source: String, tokens: Int, bytes: Int
  ) {
    #expect(count(source) == [tokens, bytes])
    #expect(count(source + "\nlet b = 1") == [tokens + 4, bytes])
  }

  static let interpolations: [(String, Int, Int)] = [
    ("\"a \\(b) c\"", 2, 4),
    ("\"\\(f(a, b))\"", 7, 0),
    ("#\"\\#(b) \\(c)\"#", 2, 5),
    ("\"\\(a ? \"yes\" : \"no\")\"", 6, 5),
    ("\"\"\"\n  \\(names.map { \"<\\($0)>\" }.joined()) end\n  \"\"\"", 12, 8),
  ]

  @Test(arguments: interpolations)
  func `interpolated code is counted as code`(source: String, tokens: Int, bytes: Int) {
    #expect(count(source) == [tokens, bytes])
  }

  static let code: [(String, Int)] = [
    ("", 0),
    ("a.b.c", 5),
    ("0..<9", 3),
    ("a...", 2),
    ("1.5 + 0x1F + 1_000", 5),
    ("a?.b ?? c!", 7),
    ("(-> )", 3),
    ("@Test func `a raw identifier of several words is one token`() {}", 8),
    ("#if os(Linux)", 6),
    ("$0.name", 3),
    ("값 = 1", 3),
    ("a /b/ c", 5),
  ]

  @Test(arguments: code)
  func `tokens of Swift are counted`(source: String, tokens: Int) {
    #expect(count(source) == [tokens, 0])
  }

  @Test func `comments of C do not nest, and characters are literals`() {
    #expect(count("/* a /* b */ int c = '\"'; // d", .c) == [5, 1])
    #expect(count("#define A \\\n  \"\\(b)\"", .c) == [4, 4])
  }

  @Test func `a truncated source is counted to its end`() {
    let sources = [
      "\"no end\nlet a = 1", "\"\\(a", "/* no end", "`no end", "\"\"\"\nno end", "#\"a\\#",
    ]
    #expect(sources.map { count($0) } == [[5, 6], [2, 0], [0, 0], [1, 0], [1, 7], [1, 3]])
  }

  @Test func `a value above its ceiling or without one is reported`() throws {
    let values = [(name: "Domain", value: 5), (name: "Data", value: 7)]
    let ceilings = try #require(Ceilings(Ceilings.text(of: values)))
    #expect(ceilings.objections(to: values) == [])
    #expect(ceilings.objections(to: [(name: "Domain", value: 4), values[1]]) == [])
    #expect(
      ceilings.objections(to: [(name: "Domain", value: 7), (name: "App", value: 1)]) == [
        "Domain is 2 above its ceiling", "App has no ceiling",
        "Data has a ceiling and is not measured",
      ])
    #expect(Ceilings("Domain") == nil)
    #expect(Ceilings("Domain 1\nDomain 2") == nil)
  }

  @Test func `test code is counted separately`() {
    let one = SourceSize(Array("a(\"b\")\n".utf8), language: .swift)
    let report = SizeReport(
      folders: FolderSizes([
        ["Domain", ""]: one, ["Domain", "Books"]: one, ["Tests", "DataTests"]: one,
        ["Tests", "Support"]: one, ["Tests", "Fuzz"]: one,
      ]))
    let values = Dictionary(uniqueKeysWithValues: report.values.map { ($0.name, $0.value) })
    #expect(values["Domain"] == 8)
    #expect(values["tests"] == 4)
    #expect(values["support"] == 4)
    #expect(values["programs"] == 4)
    #expect(values["samples"] == 0)
    #expect(values["text"] == 2)
    #expect(values["text-of-tests"] == 3)
  }
}
