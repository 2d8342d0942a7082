import HearthDomain

extension MoodMemo {
  /// Splits the text into memos; returns none if it is blank. Only white space between two memos is
  /// lost.
  static func parts(of text: String) throws -> [MoodMemo] {
    // Fast path: counting characters is slow, and most texts are short.
    if text.utf8.count <= MoodMemoRule.maxImportedLength {
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

  /// Returns as much text as fits into a memo. It ends at the end of a line or a word if there is
  /// one in the second half.
  private static func firstPart(of text: Substring) -> Substring {
    var room = MoodMemoRule.maxBytes * MoodMemoRule.maxImportedLength
    room /= MoodMemoRule.lengthRange.upperBound
    let fitting = text.prefix(MoodMemoRule.maxImportedLength).prefix {
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
