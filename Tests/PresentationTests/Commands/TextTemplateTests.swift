import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct TextTemplateTests {
  /// Fills in the template, where `a` is one, `b` is two and `none` is empty.
  private func filled(_ template: String) throws -> String {
    let values = ["a": "one", "b": "two", "zero": "0"]
    return try TextTemplate(template).filled(
      { values[$0] ?? "" }, hasSomething: { values[$0] != nil && $0 != "zero" })
  }

  @Test(arguments: [
    ("", ""), ("plain text", "plain text"), ("{a}", "one"), ("{a}{b}", "onetwo"),
    ("x {a} y", "x one y"), ("{none}", ""), ("{zero}", "0"),
    ("{?a one: {a}}", "one: one"), ("{?none never {a}} rest", " rest"),
    ("{?zero never}", ""), ("{?a  two spaces}", " two spaces"), ("{?a}", ""),
    ("{?a {?b both}}", "both"), ("{?a {?none never} {b}}", " two"), ("{?none {?a never}}x", "x"),
    ("{?a\tx}", "\tx"), ("가 {?a 나{a}다} 라", "가 나one다 라"),
    ("\\{a\\}", "{a}"), ("\\\\{a}", "\\one"), ("a\\tb\\nc", "a\tb\nc"), ("\\x \\", "\\x \\"),
    ("{?a \\}}", "}"), ("#{a} %{b}", "#one %two"),
  ])
  func `words are filled in`(template: String, expected: String) throws {
    #expect(try filled(template) == expected)
  }

  @Test(arguments: [
    ("{", TextTemplate.Flaw.unclosedBrace("{")), ("{a", .unclosedBrace("{a")),
    ("x {?a y", .unclosedBrace("{?a y")),
    ("{?a {b}", .unclosedBrace("{?a {b}")), ("{a{b}}", .unclosedBrace("{a{b}}")),
    ("}", .unmatchedClosingBrace),
    ("{a}}", .unmatchedClosingBrace), ("{}", .missingPlaceholder), ("{?}", .missingPlaceholder),
    ("{? a}", .missingPlaceholder),
    ("{ a }", .missingPlaceholder), ("{a b}", .invalidPlaceholder("{a b}")),
    (
      "{" + String(repeating: "가", count: 99),
      .unclosedBrace("{" + String(repeating: "가", count: 22) + "…")
    ),
  ])
  func `an invalid template is refused with the reason`(template: String, flaw: TextTemplate.Flaw) {
    #expect(throws: flaw) { try TextTemplate(template) }
    for language in [Language.korean, .english] {
      #expect(!flaw.message(language).contains("\n"))
    }
  }

  @Test func `the words of a template are listed once each`() throws {
    #expect(try TextTemplate("{?b {a} {b}} {a}").placeholders == ["b", "a"])
  }

  @Test func `parts can be nested up to the length of a line`() throws {
    let deep = 100_000
    let template =
      String(repeating: "{?a ", count: deep) + "x" + String(repeating: "}", count: deep)
    #expect(try filled(template) == "x")
    #expect(throws: TextTemplate.Flaw.self) {
      try TextTemplate(String(repeating: "{?a ", count: deep))
    }
  }
}
