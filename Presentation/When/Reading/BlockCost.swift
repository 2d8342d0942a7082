/// Cost of the positions of a reading's blocks, such as in the middle of the title, or of blocks
/// that may be names.
struct BlockCost {
  let tokens: [Token]
  let phraseGuard: PhraseGuard

  func cost(of uses: [Reading.Use]) -> Double {
    let isSure = uses.contains { !isName($0) }
    var (cost, index) = (0.0, 0)
    while index < uses.count {
      let block = block(from: index, uses)
      cost += nameCost(block, isSure: isSure) + positionCost(block, uses) + gapCost(block, uses)
      index += block.count
    }
    return isUntitled(uses) ? cost + Weights.noTitle : cost
  }

  /// Returns the consecutive uses separated only by punctuation.
  private func block(from index: Int, _ uses: [Reading.Use]) -> ArraySlice<Reading.Use> {
    var end = index
    while end + 1 < uses.count,
      tokens[uses[end].end..<uses[end + 1].start].allSatisfy({ $0.kind == .mark })
    {
      end += 1
    }
    return uses[index...end]
  }

  private func isName(_ use: Reading.Use) -> Bool {
    phraseGuard.isName(use.start, use.end, use.category, use.traits)
  }

  private func nameCost(_ block: ArraySlice<Reading.Use>, isSure: Bool) -> Double {
    let names = block.filter(isName).count
    guard names == block.count, let first = block.first else {
      return Weights.nameBesidePhrase * Double(names)
    }
    let isLast = block.last.map { tokens[$0.end...].allSatisfy { $0.kind == .mark } } ?? false
    guard tokens[first.start].isHangul else {
      if isLast, first.start > 0 { return Weights.nameAtEnd }
      return Weights.name * 0.75 * (isSure ? 0.7 : 1)
    }
    // A weekday at the end of a Korean title is rarely a name.
    let isBeforeEvent = block.last.map { namesEvent($0.end) } ?? false
    return isBeforeEvent ? 0 : Weights.name * (isLast ? 0.2 : 0.5) * (isSure ? 0.7 : 1)
  }

  /// Whether the Korean word at the index names an event: `월 회의`.
  private func namesEvent(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].roles.contains(.lasting)
  }

  /// Cost of skipping a part of the day between a day and an hour, to which it belongs.
  private func gapCost(_ block: ArraySlice<Reading.Use>, _ uses: [Reading.Use]) -> Double {
    if let end = block.last?.end, uses.contains(where: { $0.start == end + 1 }),
      tokens[end].roles.contains(.partNoun)
    {
      return Weights.afterArticle
    }
    // In `내일 아침 운동 저녁 7시`, the hour is not in the morning.
    guard let start = block.first?.start, start > 0, tokens[start - 1].roles.contains(.partNoun),
      block.contains(where: { $0.category == .time }),
      uses.contains(where: { $0.end < start && namesPart($0) })
    else { return 0 }
    return Weights.afterArticle
  }

  private func namesPart(_ use: Reading.Use) -> Bool {
    tokens[use.start..<use.end].contains { $0.roles.contains(.partNoun) }
  }

  private func positionCost(
    _ block: ArraySlice<Reading.Use>, _ uses: [Reading.Use]
  ) -> Double {
    guard let first = block.first, let last = block.last, first.start > 0,
      let next = tokens[last.end...].first(where: { $0.kind != .mark }),
      !isLastNumber(last.end), !isNamedLength(first, uses)
    else { return 0 }
    let (opening, after) = (tokens[first.start], tokens[last.end])
    let leads =
      opening.roles.contains(.leading) || after.roles.contains(.following)
      || opening.isHangul || after.kind == .quoted
    var cost = leads ? Weights.inMiddleWithPreposition : Weights.inMiddle
    let isDescribing: Bool
    switch first.category {
    case .date, .dayAndTime, .repetition, .partOfDay: isDescribing = true
    default: isDescribing = false
    }
    if isDescribing, opening.isCapitalized, next.isCapitalized, tokens[last.end - 1].isCapitalized,
      !opening.roles.contains(.preposition), !next.roles.contains(.following)
    {
      cost += Weights.inMiddleOfCapitals
    }
    return cost
  }

  /// Whether the phrase is a length after the article with which the title begins: `a 2 hour walk`.
  private func isNamedLength(_ use: Reading.Use, _ uses: [Reading.Use]) -> Bool {
    let article = use.start - 1
    return use.category == .length && tokens[article].roles.contains(.beforeNoun)
      && (0..<article).allSatisfy { index in
        uses.contains { $0.start <= index && index < $0.end }
      }
  }

  /// Whether only a separate number follows, which may be an hour: `physio mon 915`.
  private func isLastNumber(_ index: Int) -> Bool {
    index + 1 == tokens.count && tokens[index].isDigits && !tokens[index].isJoined
  }

  private func isUntitled(_ uses: [Reading.Use]) -> Bool {
    guard !uses.isEmpty,
      !uses.contains(where: { !$0.traits.isDisjoint(with: [.feast, .staysInTitle]) }),
      !tokens.contains(where: { $0.roles.contains(.meal) })
        || !tokens.contains(where: { $0.number != nil })
    else { return false }
    return tokens.indices.allSatisfy { index in
      tokens[index].kind == .mark || uses.contains { $0.start <= index && index < $0.end }
    }
  }
}
