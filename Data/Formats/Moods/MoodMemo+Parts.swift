import HearthDomain

extension MoodMemo {
  /// The text in as many memos as it needs, none if it is blank; nothing of it is lost but white
  /// space where one ends and the next begins.
  static func parts(of text: String) throws -> [MoodMemo] {
    // Counting the characters of a long text is slow, and most are short.
    if text.utf8.count <= MoodMemoRule.mostImported {
      return text.allSatisfy(\.isWhitespace) ? [] : [try MoodMemo(imported: text)]
    }
    var memos: [MoodMemo] = []
    var rest = Substring(text)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return memos }
      let part = firstPart(of: rest)
      memos.append(try MoodMemo(imported: String(part)))
      rest = rest[part.endIndex...]
    }
  }

  /// As much as a memo can hold, up to the end of a line or of a word if there is one in its
  /// second half.
  private static func firstPart(of text: Substring) -> Substring {
    var room = MoodMemoRule.mostBytes * MoodMemoRule.mostImported
    room /= MoodMemoRule.characters.upperBound
    let fitting = text.prefix(MoodMemoRule.mostImported).prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    let end = fitting.endIndex
    guard end < text.endIndex else { return text }
    let most = text[...end]
    let half = text.index(text.startIndex, offsetBy: fitting.count / 2)
    let place =
      most[half...].lastIndex(where: \.isNewline) ?? most[half...].lastIndex(where: \.isWhitespace)
    return text[..<(place ?? end)]
  }
}
