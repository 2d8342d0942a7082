/// Korean determiners and numerals, which belong to the following noun: lines do not end after
/// them.
enum KoreanDeterminer {
  private static let words: Set<String> = [
    "이", "그", "저", "새", "헌", "옛", "온", "첫", "각", "매", "몇", "맨", "딱", "단", "참", "더", "안",
    "못", "잘", "꼭", "이런", "그런", "저런", "어떤", "어느", "무슨", "모든", "여러", "다른", "아무",
    "한", "두", "세", "네", "석", "넉", "서", "너", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "스무",
    "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔", "한두", "두어", "두세", "서너", "일", "삼", "사",
    "오", "육", "칠", "팔", "구", "십", "백", "천", "만", "우리", "제", "내",
  ]

  /// Whether the letters are such a word, or a number in digits.
  static func isDeterminer(_ letters: ArraySlice<Character>) -> Bool {
    let bare = letters.drop(while: \.neverEndsLine)
    guard bare.count <= 4, let first = bare.first else { return false }
    return first.isNumber ? bare.allSatisfy(\.isNumber) : words.contains(String(bare))
  }
}
