import Testing

@testable import HearthDomain
@testable import TerminalKit

/// Checks that fields accept exactly as much text as is stored.
///
/// The limit is implemented in two modules that may not depend on each other.
@Suite struct WeighedAlikeTests {
  private static let characters: [Character] = [
    "a", "é", "한", "漢", "👍", "👍🏽", "❤️", "❤️‍🔥", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "🇰🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "\r\n",
    Character("e" + String(repeating: "\u{301}", count: 12)),
    Character("한" + String(repeating: "\u{301}", count: 20)),
    Character("👍" + String(repeating: "\u{301}", count: 9)),
    Character("👨" + String(repeating: "\u{200D}👨", count: 6)),
    Character("👨" + String(repeating: "\u{200D}👨", count: 9)),
    Character("\u{1F3F4}" + String(repeating: "\u{E0067}", count: 11)),
    Character("\u{1F3F4}" + String(repeating: "\u{E0067}", count: 12)),
  ]

  @Test(arguments: characters)
  func `a character counts the same in both modules`(character: Character) {
    #expect(character.weightedByteCount == TextSizeLimits.countedBytes(of: String(character)))
  }

  @Test(arguments: [0, 1, 48, 16 * 40, 43_690, 43_691, 128 << 10, 1 << 20])
  func `a text of emoji has the same limit in both modules`(bytes: Int) {
    #expect(
      Character.maxBytes(forEmojiIn: bytes) == TextSizeLimits.maxBytesWithEmoji(forEmojiIn: bytes))
  }
}
