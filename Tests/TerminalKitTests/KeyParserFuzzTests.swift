import HearthTestSupport
import TerminalKit
import Testing

@Suite struct KeyParserFuzzTests {
  /// Bytes that sequences are made of come often, so that they are met.
  private static let pieces: [[UInt8]] = [
    [0x1B], [0x1B, 0x5B], [0x1B, 0x4F], [0x1B, 0x5D], [0x1B, 0x5C], [0x1B, 0x50], [0x3B], [0x3A],
    [0x07],
    [0x18], Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), Array("\u{1B}[<".utf8),
    Array("\u{1B}[M".utf8), Array("\u{1B}]11;rgb:".utf8), Array("99999999999999999999".utf8),
    Array("한".utf8), Array("\u{301}\u{200D}".utf8), [0xED, 0xA0], Array("u".utf8), Array("~".utf8),
  ]

  private func bytes(seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<60, using: &numbers) {
      if Bool.random(using: &numbers) {
        bytes += Self.pieces.randomElement(using: &numbers) ?? []
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &numbers))
      }
    }
    return bytes
  }

  /// Events with typed text joined: characters that arrive together are one key.
  private func joined(_ events: [TerminalEvent]) -> [String] {
    var result: [String] = []
    var text = String.UnicodeScalarView()
    for event in events + [.closed] {
      if case .key(let key) = event, case .character(let character) = key.code, key.modifiers == []
      {
        text.append(contentsOf: character.unicodeScalars)
      } else {
        if !text.isEmpty {
          result.append("text " + text.map { String($0.value) }.joined(separator: " "))
        }
        text.removeAll()
        result.append("\(event)")
      }
    }
    return result
  }

  @Test func `any bytes give the same events however they are cut`() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let bytes = bytes(seed: seed)
      var whole = KeyParser()
      var slow = KeyParser()
      let first = whole.parse(bytes) + whole.flush()
      let second = bytes.flatMap { slow.parse([$0]) } + slow.flush()
      #expect(joined(first) == joined(second), "seed \(seed)")
    }
  }

  @Test func `any bytes as a frame's text stay inside it`() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let text = String(decoding: bytes(seed: seed), as: UTF8.self)
      var frame = Frame(size: Size(width: 9, height: 1))
      #expect(frame.write(text, at: Position(x: Int(seed % 12) - 2, y: 0)) >= 0)
      #expect(DisplayWidth.standard.columns(of: frame.text) <= 9)
      #expect(
        !frame.text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
      #expect(DisplayWidth.standard.columns(of: DisplayWidth.standard.cut(text, to: 5)) <= 5)
      #expect(
        DisplayWidth.standard.wrap(text, columns: 4)
          .allSatisfy { DisplayWidth.standard.columns(of: $0) <= 4 })
    }
  }
}
