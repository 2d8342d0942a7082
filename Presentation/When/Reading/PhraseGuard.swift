/// Judges a phrase by its neighbours: whether it is allowed, and at what cost.
struct PhraseGuard {
  let tokens: [Token]
  /// Whether the text contains a day in lower case, so that days within capitalized words are
  /// names.
  let hasLowercaseDay: Bool
  /// Capitalized words after a verb such as `read`.
  let workTitleRange: Range<Int>

  init(tokens: [Token]) {
    self.tokens = tokens
    hasLowercaseDay = tokens.indices.contains { index in
      tokens[index].roles.contains(.plainDay) && !tokens[index].isCapitalized
        && (index == 0 || !tokens[index - 1].roles.contains(.beforeEnd))
    }
    var start = (tokens.firstIndex { $0.roles.contains(.beforeWork) } ?? -1) + 1
    if start > 0, start < tokens.count, tokens[start].word == "to" { start += 1 }
    let isName = { (token: Token) in token.kind == .word && token.isCapitalized }
    workTitleRange = start..<start + (start > 0 ? tokens[start...].prefix(while: isName).count : 0)
  }

  /// Returns the points to add; nil if the phrase is part of a name, a number or the title.
  func cost(of phrase: Chart.Phrase, _ category: Category, _ facts: Facts) -> Double? {
    let (start, end) = (phrase.start, phrase.end)
    guard !splitsNumber(start, end), !splitsWord(start, end) else { return nil }
    let isWhole = category == .length && start == 0 && end == tokens.count
    if phrase.traits.contains(.certainLength) || isWhole { return 0 }
    let features = PhraseFeatures(of: phrase, category, facts, in: self)
    let points = phrase.weight + Weights.token * Double(end - start)
    if features.contains(.preparedFeast) { return Weights.preparedFeast - points }
    let (before, after) = (previousWord(start)?.roles ?? [], tokenAfter(end)?.roles ?? [])
    var cost = features.contains(.withinCapitals) ? -Weights.token * Double(end - start) : 0
    for context in Contexts.all where context.matches(features, before, after) {
      guard let points = context.cost else { return nil }
      cost += points
    }
    return cost
  }

  /// Whether the phrase is a word that is also a name.
  func isName(_ start: Int, _ end: Int, _ category: Category, _ traits: RuleTraits) -> Bool {
    guard end - start == 1 else { return false }
    if traits.contains(.alsoName) { return true }
    return category == .date && isHangul(start) && tokens[start].text.unicodeScalars.count == 1
  }

  /// Returns the previous word, skipping a dot that belongs to it: `p. 5`.
  private func previousWord(_ start: Int) -> Token? {
    let before = tokenBefore(start)
    return before?.word == "." && before?.isJoined == true ? tokenBefore(start - 1) : before
  }

  func tokenBefore(_ start: Int) -> Token? { start > 0 ? tokens[start - 1] : nil }
  func tokenAfter(_ end: Int) -> Token? { end < tokens.count ? tokens[end] : nil }
  func isHangul(_ index: Int) -> Bool { tokens[index].kind == .hangul }

  // MARK: Edges

  private static let numberMarks: Set<String> = [":", ".", "/", "-"]

  /// Whether an edge of the phrase lies inside a number such as `1.5`, `3:45` or `24/7`.
  private func splitsNumber(_ start: Int, _ end: Int) -> Bool {
    let (first, last) = (tokens[start], tokens[end - 1])
    let isMark = { (token: Token) in Self.numberMarks.contains(token.word) }
    let isDash = first.word == "~" || first.word == "-"
    // The dash of a span does not start another phrase: `3시 ~ 5시`.
    if isDash, start > 1, tokens[start - 1].isHangul, tokens[start - 2].number != nil {
      return true
    }
    if let before = tokenBefore(start), first.isJoined {
      if isDash, before.number != nil || before.isHangul { return true }
      if isMark(before), before.isJoined, first.number != nil { return true }
      if isMark(first), before.isDigits { return true }
    }
    // Phone numbers: `+44 20 7946 0958`; in `room 104 2027-01-04`, the date is whole.
    if first.isDigits, first.digitCount == 4, let before = tokenBefore(start), before.isDigits,
      before.digitCount > 2, end - start == 1 || !tokens[start + 1].isJoined
    {
      return true
    }
    guard let after = tokenAfter(end), after.isJoined else { return false }
    if after.isDigits, isMark(last) { return true }
    // `2-day workshop`
    if after.word == "-", last.isDigits, let unit = tokenAfter(end + 1), unit.isJoined,
      EnglishWords.units[unit.word] != nil
    {
      return true
    }
    guard after.word != "-", isMark(after), let second = tokenAfter(end + 1), second.isJoined else {
      return false
    }
    return last.number != nil && second.number != nil
  }

  /// Whether an edge of the phrase lies inside a word.
  private func splitsWord(_ start: Int, _ end: Int) -> Bool {
    let (first, last) = (tokens[start], tokens[end - 1])
    if first.isJoined, let before = tokenBefore(start), before.kind != .mark {
      if first.kind == .word || first.isDigits, before.kind == .word { return true }
      if isHangul(start), before.isDigits { return true }
    }
    guard let after = tokenAfter(end), after.isJoined, after.kind != .mark else { return false }
    if after.kind == .hangul, end - start == 1, isHangul(start) { return true }
    return last.kind == .word || last.isDigits
  }
}
