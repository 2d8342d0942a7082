import Foundation
import HearthDomain

func details(
  _ korean: String? = "사랑", _ english: String? = nil, who: String = "", tags: [String] = []
) throws -> SayingDetails {
  try SayingDetails(
    korean: korean.map { try SayingText($0) }, english: english.map { try SayingText($0) },
    author: Attribution(who), tags: Tags(tags.map { try Tag($0) }))
}

/// Returns a saying with that number, added `number` milliseconds after 1970; its id derives from
/// the number but has another order.
func saying(
  _ number: Int, _ details: SayingDetails? = nil, addedAt: Int64? = nil, openedAt: Int64? = nil,
  likedAt: Int64? = nil, usedAt: Int64? = nil
) throws -> Saying {
  func instant(_ milliseconds: Int64?) -> Instant? {
    milliseconds.map(Instant.init(milliseconds:))
  }
  return Saying(
    id: try someID(sayingID(number)), number: number,
    details: try details ?? plain(number),
    addedAt: Instant(milliseconds: addedAt ?? Int64(number)), openedAt: instant(openedAt),
    likedAt: instant(likedAt), usedAt: instant(usedAt))
}

private func plain(_ number: Int) throws -> SayingDetails { try details("글귀 \(number)") }

func sayingID(_ number: Int) -> Int64 { 1_000_000 - Int64(number) * 7 }

/// Texts that stores and drivers are known to corrupt.
let awkwardTexts = [
  "사랑".decomposedStringWithCanonicalMapping, "👩‍👩‍👧‍👦🇰🇷", "a\0b", "it's \"so\"; --", "100%_\\",
  String(repeating: "👩‍👧", count: 500), "e\u{301}", "\u{202E}شيرين", "ｗｉｄｅ", "ㄱㅅ", "a\r\nb\n\nc",
  "\u{1}x", "x", "ㅋ",
]

/// Swift Testing declares another `Tag`.
func tag(_ text: String) throws -> Tag { try Tag(text) }
