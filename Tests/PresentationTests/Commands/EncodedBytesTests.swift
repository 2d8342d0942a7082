import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct EncodedBytesTests {
  @Test(
    arguments: [
      Array("plain 한글 🙂".utf8), [0xFF], [0x2D, 0x2D, 0x61, 0x3D, 0xCC, 0x81, 0xFE],
      Array("\u{10FFFF}\u{10FF41}A".utf8), [0xF4, 0x8F, 0xBC], [], Array(0x80...0xFF),
    ] as [[UInt8]])
  func `argument bytes are kept as typed`(bytes: [UInt8]) throws {
    let encoded = String(argument: bytes)
    #expect(encoded.typedBytes == bytes)
    #expect(encoded.typedPath == FilePath(bytes: bytes))
    if let text = FilePath(bytes: bytes).text {
      #expect(try encoded.validText(in: []) == text)
    } else {
      #expect(throws: UsageError.self) { try encoded.validText(in: []) }
    }
  }

  @Test func `different arguments stay different`() {
    #expect(String(argument: [0x41]) != String(argument: Array("\u{10FF41}".utf8)))
    #expect(String(argument: [0xFF]) != String(argument: Array("\u{10FFFF}".utf8)))
  }
}
