import Foundation
import HearthDomain
import Testing

@Suite struct SortKeyTests {
  @Test func `names are sorted as in a dictionary`() {
    let sorted = [
      "119", "anna", "Ben", "Éva", "zoe", "가은", "가 은", "강민", "까치", "나", "하늘", "힣",
    ]
    let expected = [
      "119", "anna", "Ben", "Éva", "zoe", "가 은", "가은", "강민", "까치", "나", "하늘", "힣",
    ]
    #expect(
      sorted.reversed().sorted { SortKey.precedes(SortKey.key(for: $0), SortKey.key(for: $1)) }
        == expected)
  }

  @Test(arguments: ["가은", "강민", "값 Éva", "닭", "힣", "ㄱ나"])
  func `composed and decomposed names have the same key`(name: String) {
    let decomposed = SortKey.key(for: name.decomposedStringWithCanonicalMapping)
    #expect(Array(SortKey.key(for: name).utf8) == Array(decomposed.utf8))
  }

  @Test func `every syllable is its own key, in order`() {
    let syllables = (UInt32(0xAC00)...0xD7A3).compactMap { Unicode.Scalar($0) }
      .map { String(Character($0)) }
    let keys = syllables.map { SortKey.key(for: $0.decomposedStringWithCanonicalMapping) }
    let wrong = zip(keys, syllables).filter { !$0.utf8.elementsEqual($1.utf8) }
    #expect(keys.count == 11_172 && wrong.isEmpty)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { SortKey.precedes($0, $1) })
  }

  @Test func `plain names have the same key alone and among others`() {
    let plain =
      [" ", "Ab z", "(가) 은!", "A  B", "~\\_^"]
      + (UInt8(0x20)...0x7E).map { String(UnicodeScalar($0)) }
    for name in plain {
      // Text next to an accented letter is processed scalar by scalar.
      let among = SortKey.key(for: "é" + name + "é")
      #expect(among == "e" + SortKey.key(for: name) + "e", "\(name)")
    }
  }

  @Test(arguments: ["", "\u{1100}", "\u{1161}\u{11A8}", "가\u{11A8}\u{11A8}", "👨‍👩‍👧", "\u{0}"])
  func `unusual names have a key too`(name: String) {
    #expect(SortKey.key(for: name).utf8.count <= name.utf8.count + 4)
  }
}
