import TerminalKit
import Testing

@Suite struct PasteTests {
  @Test(arguments: [
    ("한글\ttext", "한글\ttext"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("a\u{1B}[31mb\u{7}", "a[31mb"),
    ("a\u{1B}[200~b", "ab"), ("a\u{9B}201~b", "ab"), ("", ""), ("a\u{1B}", "a"),
    ("~[201~", "~[201~"),
  ])
  func `a paste is one event without control characters`(pasted: String, text: String) {
    let bytes = Array("\u{1B}[200~\(pasted)\u{1B}[201~z".utf8)
    var parser = KeyParser()
    #expect(parser.parse(bytes) == [.paste(text), .key(.character("z"))])
    var slow = KeyParser()
    #expect(bytes.flatMap { slow.parse([$0]) } == [.paste(text), .key(.character("z"))])
  }

  @Test func `invalid text in a paste is repaired`() {
    var parser = KeyParser()
    let bytes = Array("\u{1B}[200~".utf8) + [0x61, 0xFF, 0x62] + Array("\u{1B}[201~".utf8)
    #expect(parser.parse(bytes) == [.paste("a\u{FFFD}b")])
  }

  @Test(arguments: ["", "\u{1B}", "\u{1B}[", "\u{1B}[20", "\u{1B}[201"])
  func `a paste without an end is over after a second`(rest: String) {
    var parser = KeyParser()
    #expect(parser.parse(Array("\u{1B}[200~ab\(rest)".utf8)) == [])
    #expect(parser.incompleteInputTimeout == .seconds(1))
    #expect(parser.flushIncompleteInput() == [.paste("ab")])
    #expect(parser.incompleteInputTimeout == nil)
    #expect(parser.parse([3]) == [.key(.control("c"))])
    // The end may still arrive.
    #expect(parser.parse(Array("\u{1B}[201~".utf8)) == [])
  }

  @Test(arguments: ["\u{1B}[200~ab", "\u{1B}]52;c;A", "\u{1B}P1$r", "\u{1B}_Gi=1", "\u{1B}[1;"])
  func `a pressed Ctrl-C ends unfinished input`(beginning: String) {
    for key in [[0x03], Array("\u{1B}[99;5u".utf8)] {
      var parser = KeyParser()
      _ = parser.parse(read: Array(beginning.utf8))
      #expect(parser.parse(read: key).last == .key(.control("c")))
      #expect(parser.parse(read: Array("z".utf8)) == [.key(.character("z"))])
    }
  }

  @Test func `a Ctrl-C among pasted bytes is not a key`() {
    var parser = KeyParser()
    let bytes = Array("\u{1B}[200~a\u{3}b\u{1B}[201~".utf8)
    #expect(parser.parse(read: bytes) == [.paste("ab")])
  }

  @Test func `a paste continues in the next read`() {
    var parser = KeyParser()
    #expect(parser.parse(Array("\u{1B}[200~ab\u{1B}".utf8)) == [])
    #expect(parser.parse(Array("[201~".utf8)) == [.paste("ab")])
    #expect(parser.incompleteInputTimeout == nil)
  }

  @Test(arguments: 0..<27)
  func `a huge paste arrives in pieces without loss`(indent: Int) {
    var parser = KeyParser(pasteLimit: 100)
    let text =
      String(repeating: " ", count: indent) + String(repeating: "한글 줄👍\nabc defgh\n", count: 25)
    let sent = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    var texts: [String] = []
    for case .paste(let part) in parser.parse(Array("\u{1B}[200~\(sent)\u{1B}[201~".utf8)) {
      texts.append(part)
    }
    #expect(texts.count > 5)
    #expect(texts.joined() == text)
  }
}
