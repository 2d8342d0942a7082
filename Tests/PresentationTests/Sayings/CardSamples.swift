@testable import HearthPresentation

/// Texts to put on cards.
enum CardSamples {
  static let korean = repeated("아무도 돌보지 않는 불은 조용히 꺼지고, 곁에 앉아 지켜보는 불은 밤새 살아남아요. ")
  static let english = repeated(
    "A fire that nobody tends goes out; one that somebody sits beside lives through the night. ")

  /// Texts that are difficult to lay out, of 500 letters each.
  static let hard: [(String, String)] = [
    ("one Korean word", repeated("가")), ("one English word", repeated("W")),
    ("emoji", repeated("👩‍👩‍👧")), ("closing marks", repeated("!")), ("opening marks", repeated("(")),
    ("wide letters", repeated("W W ")), ("marks on letters", repeated("e\u{301}\u{302}")),
    ("lines of one letter", repeated("가\n")), ("blank lines", repeated("가\n\n\n")),
    ("letters of XML", repeated("<&>\" ")), ("decomposed", repeated("\u{1107}\u{116E}\u{11AF} ")),
    ("right to left", repeated("אש שלום ")), ("spaces", "가" + String(repeating: " ", count: 499)),
  ]

  static let short = CardText(
    english: "Keep the fire small, and it will keep you warm.",
    korean: "불은 작게 지펴야 오래 따뜻해요.", author: "모닥")
  static let poem = CardText(
    english: nil, korean: "눈이 온다\n장작이 운다\n\n우리는 말없이\n손을 내민다", author: "")
  static let letter = CardText(
    english: """
      Write to the friend you thought of this morning. The thought was the hard part; the rest \
      is only a few words and a little courage.
      """,
    korean: "아침에 문득 떠오른 친구에게 편지를 써 보세요. 어려운 건 떠올리는 일이었고, 남은 건 몇 마디 말과 작은 용기뿐이에요.",
    author: "모닥, 『작은 불을 지키는 법』")
  static let road = CardText(
    english: "You do not have to see the whole road. The next lamp is enough.", korean: nil,
    author: "Hearth")

  static func cut(_ text: String, _ count: Int) -> String { String(text.prefix(count)) }

  private static func repeated(_ text: String) -> String {
    String(String(repeating: text, count: 500).prefix(500))
  }
}
