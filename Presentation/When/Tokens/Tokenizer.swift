/// Splits a text into tokens: words, numbers, marks and quoted parts.
struct Tokenizer {
  let vocabulary: Vocabulary

  /// Returns the tokens in the order of the text.
  func tokens(of text: String) -> [Token] {
    var result: [Token] = []
    var pieces = TextRunIterator(text)
    var before: TextRun?
    while let piece = pieces.next() {
      let isJoined = before?.end == piece.start
      append(piece, isJoined: isJoined, &pieces, to: &result)
      before = TextRun(
        kind: piece.kind, start: piece.start, end: result.last?.text.endIndex ?? piece.end)
    }
    markHouseNumbers(in: &result)
    return result
  }

  /// Marks numbers of houses, which no rule reads: those between `at` and a name, as in
  /// `@ 12 Elm Road`.
  private func markHouseNumbers(in tokens: inout [Token]) {
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].isDigits {
      let (before, next) = (tokens[index - 1], tokens[index + 1])
      guard before.roles.contains(.place), next.kind == .word, !next.isJoined,
        next.isCapitalized, next.wordID < 0 || next.roles.contains(.article)
      else { continue }
      let token = tokens[index]
      tokens[index] = Token(
        text: token.text, word: token.word, kind: .quoted, isJoined: token.isJoined)
    }
  }

  private func append(
    _ piece: TextRun, isJoined: Bool, _ pieces: inout TextRunIterator, to result: inout [Token]
  ) {
    let text = pieces.text[piece.start..<piece.end]
    switch piece.kind {
    case .digits: appendNumber(text, isJoined: isJoined, &pieces, to: &result)
    case .hangul:
      let isVerb =
        HangulWords.hourLikeVerbs.contains(text)
        && !(result.last.map { KoreanWords.namesPart($0.word) } ?? false)
      let isWhole = isVerb || HangulWords.nouns.contains(text)
      let parts = isWhole ? [text] : vocabulary.segments(of: text) ?? [text]
      appendHangul(parts, isJoined: isJoined, to: &result)
    case .word:
      if let next = pieces.peek(), next.kind == .digits, next.start == piece.end {
        // `b4` is one word if a rule uses it.
        let whole = pieces.text[piece.start..<next.end]
        if vocabulary.id(of: whole.lowercased()) >= 0 {
          _ = pieces.next()
          result.append(makeWord(whole, isJoined: isJoined))
          return
        }
      }
      let lower = text.lowercased().straightApostrophes
      let mayBeName = !result.isEmpty && text != lower
      let corrected =
        text.utf8.count < 6
        ? nil
        : vocabulary.correction(lower).flatMap {
          mayBeName && !EnglishWords.isMistyped(lower, for: $0) ? nil : $0
        }
      let usual = EnglishWords.slashed[lower]
      var token = Token(
        text: text, word: usual ?? corrected ?? lower, kind: .word, isJoined: isJoined)
      token.isCorrected = corrected != nil
      token.number = EnglishNumerals.value(of: token.word)
      token.numeralLanguage = token.number == nil ? nil : .english
      token.wordID = vocabulary.id(of: token.word)
      result.append(token)
    case .quoted, .mark:
      var token = Token(
        text: text, word: String(text).straightApostrophes, kind: piece.kind, isJoined: isJoined)
      token.wordID = piece.kind == .mark ? vocabulary.id(of: token.word) : -1
      result.append(token)
    }
  }

  /// Appends digits, alone or with the unit joined to them; digits with other letters are one word.
  private func appendNumber(
    _ digits: Substring, isJoined: Bool, _ pieces: inout TextRunIterator, to result: inout [Token]
  ) {
    var token = Token(text: digits, word: String(digits), kind: .digits, isJoined: isJoined)
    token.number = digits.utf8.count < 12 ? Int(digits) : 100_000_000_000
    token.wordID = vocabulary.id(of: token.word)
    guard let next = pieces.peek(), next.start == digits.endIndex else {
      result.append(token)
      return
    }
    let tail = pieces.text[next.start..<next.end]
    let whole = pieces.text[digits.startIndex..<next.end]
    switch next.kind {
    case .word:
      let isUnit = vocabulary.isUnit(tail.lowercased()) && tail != "M"
      guard !isUnit else { break }
      _ = pieces.next()
      result.append(makeWord(whole, isJoined: isJoined))
      return
    case .hangul:
      _ = pieces.next()
      guard let parts = vocabulary.unitSegments(of: tail) else {
        result.append(makeWord(whole, isJoined: isJoined))
        return
      }
      result.append(token)
      appendHangul(parts, isJoined: true, to: &result)
      return
    default: break
    }
    result.append(token)
  }

  private func makeWord(_ text: Substring, isJoined: Bool) -> Token {
    var token = Token(text: text, word: text.lowercased(), kind: .word, isJoined: isJoined)
    token.wordID = vocabulary.id(of: token.word)
    return token
  }

  private func appendHangul(_ parts: [Substring], isJoined: Bool, to result: inout [Token]) {
    for (index, part) in parts.enumerated() {
      let meant = KoreanWords.misspellings[String(part)]
      var token = Token(
        text: part, word: meant ?? String(part), kind: .hangul, isJoined: index > 0 || isJoined)
      token.isCorrected = meant != nil
      token.number = KoreanNumerals.value(of: part)
      token.numeralLanguage = token.number == nil ? nil : .korean
      token.wordID = vocabulary.id(of: String(part))
      result.append(token)
    }
  }
}

/// Range of the text with characters of one kind.
struct TextRun {
  let kind: Token.Kind
  let start: String.Index
  let end: String.Index
}

/// Iterator over the pieces of a text.
private struct TextRunIterator {
  let text: String
  private var position: String.Index
  private var peeked: TextRun?
  /// Closing quotation marks that the rest of the text lacks.
  private var unclosedQuotes: Set<Unicode.Scalar> = []
  /// Index up to which no address begins.
  private var noAddressBefore: String.Index

  init(_ text: String) {
    self.text = text
    (position, noAddressBefore) = (text.startIndex, text.startIndex)
  }

  mutating func peek() -> TextRun? {
    if peeked == nil { peeked = readNext() }
    return peeked
  }

  mutating func next() -> TextRun? {
    defer { peeked = nil }
    return peeked ?? readNext()
  }

  private mutating func readNext() -> TextRun? {
    let scalars = text.unicodeScalars
    while position < text.endIndex, scalars[position].properties.isWhitespace {
      position = scalars.index(after: position)
    }
    guard position < text.endIndex else { return nil }
    let start = position
    if let end = quoteEnd(from: start) ?? addressEnd(from: start) {
      position = end
      return TextRun(kind: .quoted, start: start, end: end)
    }
    let kind = scalars[start].tokenKind
    position = scalars.index(after: start)
    switch kind {
    case .mark:
      // Two or more dots are one mark.
      if scalars[start] == "." { skip { $0 == "." } }
    case .digits: skip { $0.tokenKind == .digits }
    case .hangul: skip { $0.tokenKind == .hangul }
    case .word, .quoted:
      position = start
      skipSlashed()
      if position == start { skipWord() }
    }
    return TextRun(kind: kind, start: start, end: position)
  }

  private mutating func skip(_ isPart: (Unicode.Scalar) -> Bool) {
    let scalars = text.unicodeScalars
    while position < text.endIndex, isPart(scalars[position]) {
      position = scalars.index(after: position)
    }
  }

  /// Skips a word such as `w/` or `b/w`, but no list of letters: `m/w/f`, `w/c`.
  private mutating func skipSlashed() {
    let rest = text[position...]
    let isFirst = position == text.startIndex
    guard rest.dropFirst().first == "/",
      isFirst || text[text.index(before: position)].isWhitespace
    else { return }
    let word = rest.prefix { !$0.isWhitespace }
    let name = word.dropFirst(2)
    let isWhole = EnglishWords.slashed[word.lowercased()] != nil
    let isJoined = word.lowercased().hasPrefix("w/") && name.count > 1 && !name.contains("/")
    position = rest.index(position, offsetBy: isWhole ? word.count : isJoined ? 2 : 0)
  }

  /// Skips letters and the apostrophes between them.
  private mutating func skipWord() {
    skip { $0.tokenKind == .word }
    let scalars = text.unicodeScalars
    while position < text.endIndex, scalars[position].isApostrophe {
      let after = scalars.index(after: position)
      guard after < text.endIndex, scalars[after].tokenKind == .word else { return }
      position = after
      skip { $0.tokenKind == .word }
    }
  }

  /// Returns the end of the quotation that starts here; nil if none does. An apostrophe starts a
  /// quotation only after a space.
  private mutating func quoteEnd(from start: String.Index) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let closing = Self.closingQuotes[scalars[start]], !unclosedQuotes.contains(closing) else {
      return nil
    }
    let isApostrophe = scalars[start] == "'"
    if isApostrophe, start > text.startIndex,
      !scalars[scalars.index(before: start)].properties.isWhitespace
    {
      return nil
    }
    var end = scalars.index(after: start)
    while end < text.endIndex, scalars[end] != closing { end = scalars.index(after: end) }
    guard end < text.endIndex else {
      unclosedQuotes.insert(closing)
      return nil
    }
    guard end > scalars.index(after: start) else { return nil }
    let after = scalars.index(after: end)
    if isApostrophe, after < text.endIndex, !scalars[after].properties.isWhitespace { return nil }
    return after
  }

  /// Returns the end of the mail or web address that starts here; nil if none does.
  private mutating func addressEnd(from start: String.Index) -> String.Index? {
    let scalars = text.unicodeScalars
    guard start >= noAddressBefore, scalars[start].isASCIILetter else { return nil }
    var end = start
    while end < text.endIndex, !scalars[end].properties.isWhitespace {
      end = scalars.index(after: end)
    }
    let word = text[start..<end]
    let isMail = word.utf8.contains(UInt8(ascii: "@")) && word.utf8.contains(UInt8(ascii: "."))
    let isSite = word.hasSuffix(".com") || word.hasSuffix(".net") || word.hasSuffix(".org")
    if isMail || isSite || word.contains("://") { return end }
    noAddressBefore = end
    return nil
  }

  private static let closingQuotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "‘": "’", "「": "」", "『": "』", "'": "'",
  ]
}

extension String {
  fileprivate var straightApostrophes: String {
    utf8.count > 2 && contains("’") ? String(map { $0 == "’" ? "'" : $0 }) : self
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    properties.isASCIIHexDigit || (0x41...0x7A).contains(value)
  }
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }

  fileprivate var tokenKind: Token.Kind {
    if (0x30...0x39).contains(value) { return .digits }
    if isHangulSyllable { return .hangul }
    return properties.isAlphabetic ? .word : .mark
  }
}
