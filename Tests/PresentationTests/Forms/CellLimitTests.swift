import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CellLimitTests {
  @Test func `width limits agree with the terminal's widths`() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let shown = DisplayWidth.standard.columns(of: Character(scalar))
      guard shown == 2 else { continue }
      let cells = TextCells.count(String(Character(scalar)))
      #expect(cells == 2, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [("birthdayboy", "birthdaybo"), ("돌잔치준비해", "돌잔치준비"), ("a돌잔치준비", "a돌잔치준")])
  func `a field accepts as much as the rule does`(typed: String, kept: String) throws {
    guard case .line(var field) = FormContent.line("", within: KeywordRule.self) else { return }
    field.paste(typed)
    #expect(field.value == kept)
    #expect(field.wasTruncated)
    #expect(try Keyword(field.value).value == kept)
    #expect(field.truncationMessage?.en.contains("10 letters (5 in Korean)") == true)
  }
}
