/// A word of a search text, before it is interpreted.
struct SearchToken: Hashable {
  /// Range in the text.
  let range: Range<String.Index>
  let isExcluded: Bool
  /// Key and operator before the value, such as `when` and `:`; nil for a word.
  let key: (key: SearchKey, sign: Operator)?
  /// Value without quotation marks.
  let value: String
  let isQuoted: Bool

  enum Operator: String, CaseIterable {
    // Longer operators come first, since shorter ones are their prefixes.
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
    case equal = "="
    case colon = ":"
    case fullWidthColon = "："
  }

  static func == (left: SearchToken, right: SearchToken) -> Bool {
    left.range == right.range && left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(range) }

  /// Splits the text into tokens. An open quotation extends to the end of the text.
  static func tokens(in text: String) -> [SearchToken] {
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

  private static let quotationMarks: [Character] = ["\"", "“", "”"]

  private init(in text: String, from start: String.Index) {
    // Lazy, since the rest of the text may be very long.
    let behind = text[start...].dropFirst()
    // The minus sign of a negative number does not exclude anything.
    let isExcluded =
      text[start] == "-" && behind.first != "-"
      && behind.first { !$0.isNumber }?.isWhitespace == false
    let place = isExcluded ? text.index(after: start) : start
    let key = SearchToken.keyAndSign(in: text[place...]) ?? SearchToken.tagSign(in: text[place...])
    let (value, end, isQuoted) = SearchToken.value(in: text[(key?.end ?? place)...])
    self.isExcluded = isExcluded
    if let key, isQuoted || !value.isEmpty {
      self.key = (key.key, key.sign)
      (self.value, self.isQuoted, range) = (value, isQuoted, start..<end)
    } else if key == nil, isQuoted {
      self.key = nil
      (self.value, self.isQuoted, range) = (value, true, start..<end)
    } else {
      // A key without a value is an ordinary word.
      self.key = nil
      let word = text[place...].prefix { !$0.isWhitespace }
      (self.value, self.isQuoted, range) = (String(word), false, start..<word.endIndex)
    }
  }

  private static func keyAndSign(
    in text: Substring
  ) -> (key: SearchKey, sign: Operator, end: String.Index)? {
    let name = text.prefix { $0.isLetter }
    guard let key = SearchKey(named: String(name)) else { return nil }
    let rest = text[name.endIndex...]
    let sign = Operator.allCases.first { sign in
      rest.hasPrefix(sign.rawValue)
        && (key == .mood || sign == .colon || sign == .fullWidthColon)
    }
    return sign.map { (key, $0, rest.index(rest.startIndex, offsetBy: $0.rawValue.count)) }
  }

  /// Parses the `#` before a quoted tag, as in `#"good meal"`; returns nil if the quotation is
  /// blank.
  private static func tagSign(
    in text: Substring
  ) -> (key: SearchKey, sign: Operator, end: String.Index)? {
    guard text.first == "#" else { return nil }
    let rest = text.dropFirst()
    guard let mark = rest.first, quotationMarks.contains(mark),
      let letter = rest.dropFirst().first(where: { !$0.isWhitespace }),
      !quotationMarks.contains(letter)
    else { return nil }
    return (.tag, .colon, rest.startIndex)
  }

  private static func value(
    in text: Substring
  ) -> (value: String, end: String.Index, isQuoted: Bool) {
    guard let first = text.first, quotationMarks.contains(first) else {
      let word = text.prefix { !$0.isWhitespace }
      return (String(word), word.endIndex, false)
    }
    let inside = text.dropFirst()
    let close = inside.firstIndex { quotationMarks.contains($0) }
    return (
      String(inside[..<(close ?? inside.endIndex)]),
      close.map { text.index(after: $0) } ?? text.endIndex, true
    )
  }
}
