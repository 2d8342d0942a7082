import HearthData
import HearthDomain

/// Returns the cards of a text with LF line ends, and the report.
func cards(_ text: String) throws -> (cards: [VCard], report: ImportReport) {
  try cards(Array(text.utf8))
}

func cards(_ bytes: [UInt8]) throws -> (cards: [VCard], report: ImportReport) {
  var reader = VCardReader(bytes)
  var cards: [VCard] = []
  while let card = try reader.next() { cards.append(card) }
  return (cards, reader.report)
}

/// Returns the first card of that version with these lines.
func card(_ lines: String..., version: String = "3.0") throws -> VCard? {
  let text = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]
  return try cards(text.joined(separator: "\n")).cards.first
}

/// A small and fast generator with the same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
