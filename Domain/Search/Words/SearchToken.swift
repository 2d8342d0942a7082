/// One word of a search as it was typed, before anybody knows whether it means something.
struct SearchToken: Hashable {
  /// Where it stands in the text.
  let range: Range<String.Index>
  let isExcluded: Bool
  /// What stands before the value, and how they are joined: `when`, `:`; nil for a word.
  let key: (key: SearchKey, sign: Sign)?
  /// Without the marks about it.
  let value: String
  let isQuoted: Bool

  enum Sign: String, CaseIterable {
    // The longer ones first: one begins as the other.
    case notAbove = "<="
    case notBelow = ">="
    case below = "<"
    case above = ">"
    case equal = "="
    case colon = ":"
    case wideColon = "："
  }

  static func == (left: SearchToken, right: SearchToken) -> Bool {
    left.range == right.range && left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(range) }

  /// The words of the text; a quotation that is not closed goes on to the end.
  static func all(in text: String) -> [SearchToken] {
    var tokens: [SearchToken] = []
    var place = text.startIndex
    while true {
      while place < text.endIndex, text[place].isWhitespace { place = text.index(after: place) }
      guard place < text.endIndex else { return tokens }
      let token = SearchToken(in: text, from: place)
      tokens.append(token)
      place = token.range.upperBound
    }
  }

  private static let opening: [Character] = ["\"", "“", "”"]

  private init(in text: String, from start: String.Index) {
    // Looked at no further than it is: the rest may be longer than anybody searches for.
    let behind = text[start...].dropFirst()
    // A number below nought is a number.
    let isExcluded =
      text[start] == "-" && behind.first != "-"
      && behind.first { !$0.isNumber }?.isWhitespace == false
    let place = isExcluded ? text.index(after: start) : start
    let key = SearchToken.key(in: text[place...]) ?? SearchToken.tagSign(in: text[place...])
    let (value, end, isQuoted) = SearchToken.value(in: text[(key?.end ?? place)...])
    self.isExcluded = isExcluded
    if let key, isQuoted || !value.isEmpty {
      self.key = (key.key, key.sign)
      (self.value, self.isQuoted, range) = (value, isQuoted, start..<end)
    } else if key == nil, isQuoted {
      self.key = nil
      (self.value, self.isQuoted, range) = (value, true, start..<end)
    } else {
      // A key without a value is a word.
      self.key = nil
      let word = text[place...].prefix { !$0.isWhitespace }
      (self.value, self.isQuoted, range) = (String(word), false, start..<word.endIndex)
    }
  }

  private static func key(
    in text: Substring
  ) -> (key: SearchKey, sign: Sign, end: String.Index)? {
    let name = text.prefix { $0.isLetter }
    guard let key = SearchKey(named: String(name)) else { return nil }
    let rest = text[name.endIndex...]
    let sign = Sign.allCases.first { sign in
      rest.hasPrefix(sign.rawValue)
        && (key == .mood || sign == .colon || sign == .wideColon)
    }
    return sign.map { (key, $0, rest.index(rest.startIndex, offsetBy: $0.rawValue.count)) }
  }

  /// The sign before a tag of several words, `#"good meal"`; nil where no word is between marks.
  private static func tagSign(
    in text: Substring
  ) -> (key: SearchKey, sign: Sign, end: String.Index)? {
    guard text.first == "#" else { return nil }
    let rest = text.dropFirst()
    guard let mark = rest.first, opening.contains(mark),
      let letter = rest.dropFirst().first(where: { !$0.isWhitespace }), !opening.contains(letter)
    else { return nil }
    return (.tag, .colon, rest.startIndex)
  }

  private static func value(
    in text: Substring
  ) -> (value: String, end: String.Index, isQuoted: Bool) {
    guard let first = text.first, opening.contains(first) else {
      let word = text.prefix { !$0.isWhitespace }
      return (String(word), word.endIndex, false)
    }
    let inside = text.dropFirst()
    let close = inside.firstIndex { opening.contains($0) }
    return (
      String(inside[..<(close ?? inside.endIndex)]),
      close.map { text.index(after: $0) } ?? text.endIndex, true
    )
  }
}
