import TerminalKit

extension FuzzTarget {
  /// Bytes from a terminal; the keys must not depend on how the bytes are split.
  static let keys = FuzzTarget("keys", texts: TerminalTexts.keys, words: TerminalTexts.words) {
    { input in
      var whole = KeyParser(pasteLimit: 4096)
      let events = TerminalTexts.joined(whole.parse(input) + whole.flushIncompleteInput())
      let size = 1 + Int(input.first ?? 0) % 5
      var slow = KeyParser(pasteLimit: 4096)
      var cut: [TerminalEvent] = []
      var start = 0
      while start < input.count {
        let end = min(input.count, start + size)
        cut += slow.parse(Array(input[start..<end]))
        _ = slow.incompleteInputTimeout
        start = end
      }
      cut += slow.flushIncompleteInput()
      let again = TerminalTexts.joined(cut)
      try RuleViolation.unless(
        events == again, "other keys in pieces of \(size): \(events.suffix(3)) \(again.suffix(3))")
      var field = TextFieldState(limit: 50)
      for case .key(let key) in cut.prefix(200) { _ = field.handle(key) }
      try RuleViolation.unless(
        field.caret <= field.count && field.count <= 50,
        "a caret at \(field.caret) of \(field.count)")
    }
  }

  /// Text in a frame; it must stay within the frame and contain no control characters.
  static let frames = FuzzTarget("frames", texts: TerminalTexts.texts, words: TerminalTexts.words) {
    { input in
      let text = String(decoding: input.prefix(4096), as: UTF8.self)
      for widths in [DisplayWidth.standard, DisplayWidth(ambiguous: 2)] {
        let width = 1 + Int(input.first ?? 0) % 40
        var frame = Frame(size: Size(width: width, height: 2), widths: widths)
        frame.write(text, at: Position(x: Int(input.last ?? 0) % 8 - 3, y: 0))
        try RuleViolation.unless(
          widths.columns(of: widths.truncate(text, to: width)) <= width, "cut wider than \(width)")
        for line in widths.wrap(text, columns: width) {
          try RuleViolation.unless(
            widths.columns(of: line) <= max(2, width),
            "wrapped wider than \(width): \(line.prefix(60))")
        }
        let shown = (0..<width).compactMap { frame[$0, 0]?.glyph }
        try RuleViolation.unless(!TerminalTexts.steers(String(shown)), "a frame that steers")
        var writer = ANSIWriter(level: .none, usesSynchronizedUpdates: false)
        writer.draw(frame)
        try RuleViolation.unless(
          writer.bytes.count < 400 + width * 2 * 4 * DisplayWidth.scalarsOfCell,
          "\(writer.bytes.count) bytes for \(width) cells")
      }
    }
  }
}

extension DisplayWidth {
  /// Limit above the number of scalars that a cell stores.
  static let scalarsOfCell = 64
}

/// Sample input and output of terminals.
enum TerminalTexts {
  static let keys = [
    "\u{1B}[A\u{1B}OP\u{1B}[15~\u{1B}[1;5C", "\u{1B}[200~pasted\u{1B}[0m\n\u{1B}[201~",
    "\u{1B}[<0;10;20M\u{1B}[<0;10;20m",
    "\u{1B}[97;5u\u{1B}[57441;2:3u\u{1B}[?5u", "\u{1B}]11;rgb:0000/1111/2222\u{1B}\\",
    "\u{1B}[?997;1n\u{1B}[?62;4;22c",
    "\u{1B}P>|kitty 0.38\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\", "가나 ㅎ👨‍👩‍👧 e\u{301}",
    "\u{1B}\u{1B}[A\u{1B}x\u{9B}A", "\u{1B}[M !!\u{1B}[[A",
    "\u{1B}[48;24;80;480;640t\u{1B}[I\u{1B}[O", "\r\n\t\u{7F}\u{1}\u{1A}\0",
  ]

  static let words = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}\\", "\u{1B}P", "\u{1B}_", ";", ":", "\u{7}",
    "\u{18}", "\u{1B}[200~", "\u{1B}[201~",
    "\u{1B}[<", "\u{1B}[M", "u", "~", "?", ">", "$y", "99999999999999999999", "\u{9B}", "c", "가",
  ]

  static let texts = [
    "plain text with words", "한글과 English가 섞인 문장", "가\u{301}나\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧‍👦🇰🇷👍🏽✈️❤",
    "a\tb\nc\r\nd", "ﷺ…●─█㏂ﾊﾟ",
    "\u{202E}drow\u{202C} \u{2066}x\u{2069}", "مرحبا שלום", "\u{1B}[31mred\u{1B}[0m",
    "e\u{301}\u{302}\u{303}\u{304}", "\u{FF9E}\u{200D}\u{FE0F}\u{20E3}",
  ]

  static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
    }
  }

  /// Returns the events as text, with typed characters and pieces of a paste joined: characters
  /// that arrive together are one key.
  static func joined(_ events: [TerminalEvent]) -> [String] {
    var result: [String] = []
    var text = String.UnicodeScalarView()
    for event in events + [.inputClosed] {
      if case .key(let key) = event, case .character(let character) = key.code, key.modifiers == []
      {
        text.append(contentsOf: character.unicodeScalars)
        continue
      }
      if !text.isEmpty {
        result.append("text " + text.map { String($0.value) }.joined(separator: " "))
      }
      text.removeAll()
      result.append("\(event)")
    }
    return result
  }
}
