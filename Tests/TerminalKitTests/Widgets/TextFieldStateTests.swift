import TerminalKit
import Testing

@Suite struct TextFieldStateTests {
  @Test(arguments: [
    ("one two", [Key(.backspace)], "one tw|"),
    ("가나👨‍👩‍👧‍👦", [Key(.backspace), Key(.left), Key(.delete)], "가|"),
    ("one two", [.control("a"), .control("k")], "|"),
    ("one two", [Key(.left, .alt), .control("u")], "|two"),
    ("one two", [Key(.left, .alt), Key(.left, .alt), Key(.right, .alt)], "one| two"),
    ("하나, 둘", [.character("b", .alt), .character("b", .alt), .character("f", .alt)], "하나|, 둘"),
    ("a/b c/d ", [.control("w")], "a/b |"),
    ("a/b c/d", [Key(.backspace, .alt)], "a/b c/|"),
    ("one two", [Key(.home), .character("d", .alt)], "| two"),
    ("one", [.control("a"), .character("가"), Key(.end), .character("X", .shift)], "가oneX|"),
    ("", [Key(.backspace), Key(.delete), Key(.left), Key(.right, .alt), .control("w")], "|"),
    ("cafe", [.character("\u{301}"), Key(.backspace)], "caf|"),
    ("🇰", [.character("🇷"), Key(.left)], "|🇰🇷"),
    ("ᄒ", [.character("ᅡ"), .character("ᆫ"), Key(.backspace)], "|"),
  ])
  func `keys edit by whole characters`(_ text: String, _ keys: [Key], _ expected: String) {
    var state = TextFieldState(text)
    for key in keys { _ = state.handle(key) }
    var shown = Array(state.value)
    shown.insert("|", at: state.caret)
    #expect(String(shown) == expected)
  }

  @Test(arguments: [
    ("abc", 5, "defg", "abcde"), ("가나다", 3, "라", "가나다"), ("", 2, "👩‍👧👩‍💻🐈", "👩‍👧👩‍💻"),
    ("too long", 3, "x", "too long"), ("cafe", 4, "\u{301}", "cafe\u{301}"), ("ab", 0, "c", "ab"),
  ])
  func `nothing is typed beyond the limit`(
    _ text: String, _ limit: Int, _ pasted: String, _ expected: String
  ) {
    var state = TextFieldState(text, limit: limit)
    #expect(state.paste(pasted) == (expected != text))
    #expect(state.wasTruncated == !(text + pasted == expected))
    #expect(Array(state.value.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `pasted lines are joined, without control characters`() {
    var state = TextFieldState()
    state.paste("one\r\ntwo\u{1B}[31m\tthree\u{85}\n")
    #expect(state.value == "one two[31m three")
  }

  @Test(arguments: [
    (Key(.enter), KeyOutcome.ignored), (Key(.tab), .ignored), (Key(.escape), .ignored),
    (Key(.up), .ignored), (.control("c"), .ignored), (.character("x", .command), .ignored),
    (.character("x"), .unchanged), (Key(.right), .unchanged), (Key(.left), .changed),
  ])
  func `a key reports whether the field used it`(_ key: Key, _ expected: KeyOutcome) {
    var state = TextFieldState("ab", limit: 2)
    #expect(state.handle(key) == expected)
  }

  @Test func `text is joined at the caret wherever it was split`() {
    let pieces = [
      "e", "\u{301}", "🇰", "🇷", "👩", "\u{200D}", "💻", "ᄒ", "ᅡ", " ", "가", "a", "\u{FE0F}",
    ]
    var dice = Dice(seed: 5)
    for _ in 0..<1_000 {
      var state = TextFieldState()
      for _ in 0..<12 {
        state.moveCaret(to: dice.below(state.count + 1))
        if dice.below(5) == 0 { _ = state.handle(Key(.backspace)) }
        state.paste(pieces[dice.below(pieces.count)])
        #expect((0...state.count).contains(state.caret))
      }
      #expect(state.count == state.value.count)
    }
  }
}
