import HearthTestSupport
import TerminalKit
import Testing

/// Characters with more combining marks than anybody writes, typed and pasted.
@Suite struct HeavyTextTests {
  private static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  @Test(arguments: [32, 60_000])
  func `only the first marks of a heavy character are accepted`(marks: Int) {
    var field = TextFieldState(limit: 40)
    #expect(field.paste("e" + Self.marks(marks) + "n") == true)
    #expect(field.value == "e" + Self.marks(31) + "n")
    #expect(field.wasTruncated)
  }

  @Test func `a mark beyond the limit is not typed`() {
    var field = TextFieldState("e" + Self.marks(31), limit: 40)
    #expect(field.handle(.character("\u{301}")) != .changed)
    #expect(field.wasTruncated)
    #expect(field.handle(.character("n")) == .changed)
    #expect(field.value == "e" + Self.marks(31) + "n")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏻‍❤️‍💋‍👨🏿", "👨🏻‍👩🏽‍👧🏿‍👦🏼"])
  func `a field can be filled with the longest emoji`(emoji: String) {
    var field = TextFieldState(limit: 80)
    #expect(field.paste(String(repeating: emoji, count: 81)) == true)
    #expect(field.value == String(repeating: emoji, count: 80) && field.wasTruncated)
    // Marks count with their own bytes.
    var marked = TextFieldState(limit: 80)
    #expect(marked.paste(String(repeating: emoji + Self.marks(20), count: 80)) == true)
    #expect(marked.value.utf8.count <= 16 * 80)
  }

  @Test func `an existing heavy text stays, and can be extended`() {
    let heavy = "e" + Self.marks(200)
    var field = TextFieldState(heavy + "!", limit: 40)
    #expect(field.value == heavy + "!")
    #expect(field.moveCaret(to: 1) == true)
    #expect(field.handle(.character("n")) == .changed)
    #expect(field.value == heavy + "n!")
  }

  @Test func `a paste is also cut by its bytes`() {
    var field = TextFieldState(limit: 100)
    let letter = "e" + Self.marks(31)
    #expect(field.paste(String(repeating: letter, count: 100)) == true)
    #expect(field.count == 1600 / 63)
    #expect(field.wasTruncated)
    #expect(field.paste(letter) == false)
  }

  @Test(.inWholeRuns) func `a field without a limit has a maximum`() {
    var field = TextFieldState()
    #expect(field.paste(String(repeating: "a", count: 1_000_000)) == true)
    #expect(field.count == 4096)
    #expect(field.wasTruncated)
    #expect(field.paste("b") == false)
  }
}
