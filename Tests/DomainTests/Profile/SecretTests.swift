import Foundation
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SecretTests {
  @Test func `wiping clears all bytes`() {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
    defer { memory.deallocate() }
    for place in memory.indices { memory[place] = 0x41 }
    UnsafeMutableRawBufferPointer(rebasing: memory[8..<56]).wipe()
    #expect(memory[8..<56].allSatisfy { $0 == 0 })
    #expect(memory[..<8].allSatisfy { $0 == 0x41 } && memory[56...].allSatisfy { $0 == 0x41 })
  }

  @Test func `removing a character leaves no bytes behind`() {
    let secret: Secret = "열려라 e\u{301}참깨"
    secret.removeLastCharacter()
    secret.removeLastCharacter()
    #expect(secret == "열려라 e\u{301}")
    secret.removeLastCharacter()
    #expect(secret == "열려라 ")
    // Check the whole memory, including the part after the content.
    let behind = secret.withCString { start in
      (secret.count...Secret.capacity).contains { start[$0] != 0 }
    }
    #expect(!behind)
    secret.removeAll()
    #expect(secret.isEmpty && secret.withCString { $0[0] } == 0)
    secret.removeLastCharacter()
    #expect(secret.isEmpty)
  }

  @Test func `the memory is cleared when released`() throws {
    var secret: Secret? = Secret(Array(repeating: 0x5A, count: 300))
    let address = try #require(secret?.withBytes { $0.baseAddress })
    secret = nil
    // The next owner of the memory may write to it, but finds nothing of the secret.
    let left = (0..<300).count { address[$0] == 0x5A }
    #expect(left < 8)
  }

  @Test func `a secret is limited to its capacity, and detects invalid text`() {
    let long = Secret(Array(repeating: 0x61, count: Secret.capacity + 10))
    #expect(long.count == Secret.capacity && long.characterCount == Secret.capacity)
    let broken = Secret([0x61, 0xFF])
    #expect(!broken.isText && broken.characterCount == 0)
    broken.removeLastCharacter()
    #expect(broken == "a")
  }

  @Test(.inWholeRuns) func `every letter normalizes as in Foundation`() {
    // Compatibility ideographs of old encodings start at this value.
    let letters = (0..<0xF900 as Range<UInt32>).compactMap { Unicode.Scalar($0) }
    // Many are read at once, with a space between neighbours to keep them apart.
    let rows = stride(from: 0, to: letters.count, by: 128).map { start in
      letters[start..<min(start + 128, letters.count)]
    }
    for row in rows {
      let isRight = isSpelledAsFoundationDoes(row.map { String($0) }.joined(separator: " "))
      #expect(isRight, "\(row.filter { !isSpelledAsFoundationDoes(String($0)) })")
    }
  }

  @Test(arguments: [
    "Ḝ", "e\u{327}\u{306}", "e\u{306}\u{327}", "ệ", "e\u{302}\u{323}", "ê\u{323}",
    "q\u{307}\u{323}",
    "Å", "\u{212B}", "\u{2126}", "가각힣", "\u{1100}\u{1161}\u{11A8}",
    "\u{1100}\u{1161}\u{1161}", "\u{301}e", "a\u{301}\u{301}", "\u{915}\u{93C}", "\u{958}",
    "\u{CC6}\u{CC2}\u{CD5}", "ガ", "カ\u{3099}", "👩‍👩‍👧‍👦", "1234", "", "\u{344}", "ᾂ",
    "α\u{313}\u{300}\u{345}",
    "a\u{315}\u{300}\u{5AE}b", "\u{1D15E}",
  ])
  func `combining marks are ordered and composed`(text: String) {
    #expect(isSpelledAsFoundationDoes(text))
  }

  @Test func `a syllable takes one final consonant`() {
    let doubled: Secret = "\u{AC00}\u{11A8}\u{11A8}"
    #expect(doubled.normalized(in: .composed) == "\u{AC01}\u{11A8}")
    #expect(doubled.normalized(in: .decomposed) == "\u{1100}\u{1161}\u{11A8}\u{11A8}")
  }

  private func isSpelledAsFoundationDoes(_ text: String) -> Bool {
    let secret = Secret(text.utf8)
    return secret.normalized(in: .composed)
      == Secret(text.precomposedStringWithCanonicalMapping.utf8)
      && secret.normalized(in: .decomposed)
        == Secret(text.decomposedStringWithCanonicalMapping.utf8)
  }
}
