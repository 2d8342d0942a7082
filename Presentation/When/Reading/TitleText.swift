/// Title that remains after a reading: the tokens that it does not cover, as typed.
struct TitleText {
  private let text: String
  private let tokens: [Token]
  private let reading: Reading
  private var removedFlags: [Bool]

  init(text: String, tokens: [Token], reading: Reading) {
    self.text = text
    self.tokens = tokens
    self.reading = reading
    removedFlags = tokens.indices.map { _ in false }
    for use in reading.uses where !staysInTitle(use) {
      for index in use.start..<use.end { removedFlags[index] = true }
    }
    keepMealOfTitle()
    for words in EnglishRoles.requests { dropRequest(words) }
    for index in tokens.indices where !removedFlags[index] { dropConnectingWord(index) }
    // Marks at the end depend on those after them, others on those before.
    for index in Array(tokens.indices) + tokens.indices.reversed()
    where !removedFlags[index] && tokens[index].kind == .mark {
      dropMark(index)
    }
  }

  /// Remaining title. If nothing remains, the name of the holiday that determines the day.
  var title: String {
    let left = joinedText
    guard !hasWords(left) else { return left }
    guard let feast = reading.uses.first(where: { $0.traits.contains(.feast) }) else {
      return tokens.first(where: { $0.roles.contains(.meal) }).map { String($0.text) }
        ?? ""
    }
    return String(
      text[tokens[feast.start].text.startIndex..<tokens[feast.end - 1].text.endIndex])
  }

  /// Whether only punctuation remains.
  var isEmpty: Bool {
    joinedText.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && !$0.isNumber }
  }

  private func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
      || text.unicodeScalars.filter(\.isNumber).count > 2
  }

  /// Keeps a meal in the title with its company or place: `미나랑 점심`, `점심 @강남`.
  private mutating func keepMealOfTitle() {
    let meal = tokens.indices.last { removedFlags[$0] && tokens[$0].roles.contains(.meal) }
    let word = tokens.indices.last { !removedFlags[$0] }.map { tokens[$0].text }
    guard let meal, let word else { return }
    let hasCompany =
      KoreanRoles.companionParticles.contains(where: word.hasSuffix)
      && !KoreanRoles.noCompanions.contains(where: word.hasSuffix)
    if hasCompany || joinedText.hasPrefix("@") { removedFlags[meal] = false }
  }

  /// Drops the words of a request with only times between them: `remind me tomorrow to call`.
  private mutating func dropRequest(_ words: [String]) {
    let left = tokens.indices.filter { !removedFlags[$0] }.prefix(words.count + 1)
    let request = left.prefix(words.count)
    guard left.count > words.count, request.map({ tokens[$0].word }) == words else { return }
    for index in request { removedFlags[index] = true }
  }

  /// Whether a phrase stays in the title: a length that describes the next noun, as in `3 hour
  /// hike`, or a feast next to its date or a noun.
  private func staysInTitle(_ use: Reading.Use) -> Bool {
    if use.traits.contains(.feast) {
      let isBeforeNoun =
        use.end < tokens.count && tokens[use.end].kind != .mark
        && (use.start == 0 || tokens[use.end].kind == .word)
        && !tokens[use.end].roles.contains(.beforeName)
      // `Christmas party`, `New Year's Eve at Ruth's`.
      if reading.facts.moment?.date.day != nil || isBeforeNoun { return !isFollowed(use) }
    }
    if use.traits.contains(.staysInTitle) || isWeekdayOfName(use) { return true }
    guard use.category == .length, !use.traits.contains(.certainLength),
      use.end < tokens.count, tokens[use.end].kind != .mark,
      !tokens[use.end].isJoined
    else { return false }
    return !isFollowed(use)
  }

  private func isFollowed(_ use: Reading.Use) -> Bool {
    reading.uses.contains { $0.start == use.end }
  }

  /// Whether a weekday with its night starts a capitalized name: `Monday Night Football`.
  private func isWeekdayOfName(_ use: Reading.Use) -> Bool {
    guard use.start == 0, use.category == .dayAndTime, use.end > 1, use.end < tokens.count,
      reading.facts.moment?.date.feast == nil,
      reading.facts.moment?.hasHour != true || reading.uses.count > 1
    else { return false }
    return tokens[...use.end].allSatisfy { $0.kind == .word && $0.isCapitalized }
  }

  private func isRemoved(at index: Int) -> Bool {
    tokens.indices.contains(index) && removedFlags[index]
  }

  /// Drops a preposition or particle whose phrase was removed.
  private mutating func dropConnectingWord(_ index: Int) {
    let token = tokens[index]
    guard token.kind != .quoted else { return }
    let isLoose = !token.isJoined || token.kind == .mark || token.isHangul
    if isLoose, isRemoved(at: index + 1), token.roles.contains(.dangling),
      !keepsBeforeRepetition(index)
    {
      removedFlags[index] = true
    }
    if isRemoved(at: index - 1), token.isJoined, token.roles.contains(.droppedParticle) {
      removedFlags[index] = true
    }
  }

  private func keepsBeforeRepetition(_ index: Int) -> Bool {
    reading.uses.first { $0.start == index + 1 }?.category == .repetition
      && tokens[index].roles.contains(.keptBeforeRepetition)
  }

  private mutating func dropMark(_ index: Int) {
    let isBefore = index == 0 || removedFlags[index - 1]
    let isAfter = index + 1 >= tokens.count || removedFlags[index + 1]
    switch tokens[index].word {
    case "." where isBefore && index > 0: removedFlags[index] = true
    case ",":
      let isLast =
        isAfter && removedFlags[(index + 1)...].allSatisfy { $0 } && index + 1 < tokens.count
      let isFirst = isBefore && (index == 0 || isAfter || removedFlags[..<index].allSatisfy { $0 })
      let kept = removedFlags[..<index].lastIndex(of: false)
      let isDouble = isBefore && kept.map { tokens[$0].word == "," } ?? false
      if isLast || isFirst || isDouble { removedFlags[index] = true }
    case ":", ";", "-", "–", "—", "~", "/":
      if isBefore, isAfter || removedFlags[..<index].allSatisfy({ $0 }) {
        removedFlags[index] = true
      }
      if isAfter, index + 1 < tokens.count, removedFlags[(index + 1)...].allSatisfy({ $0 }),
        tokens[index].word != ":"
      {
        removedFlags[index] = true
      }
    case "(" where isAfter && index + 1 < tokens.count:
      guard let end = tokens.indices[(index + 1)...].first(where: { !removedFlags[$0] }),
        tokens[end].word == ")"
      else { return }
      (removedFlags[index], removedFlags[end]) = (true, true)
    default: break
    }
  }

  /// Remaining text, on one line.
  var joinedText: String {
    let left = tokens.indices.filter { !removedFlags[$0] }
    if left.count == 1, left.count < tokens.count, tokens[left[0]].kind == .quoted,
      tokens[left[0]].text.first == "\""
    {
      return String(tokens[left[0]].text.dropFirst().dropLast())
    }
    var result = ""
    var last: String.Index?
    for index in tokens.indices where !removedFlags[index] {
      let token = tokens[index]
      if let last {
        let isGap = removedFlags[index - 1]
        let closes = token.roles.contains(.closing)
        result += isGap ? (closes ? "" : " ") : text[last..<token.text.startIndex]
      }
      result += token.text
      last = token.text.endIndex
    }
    let title = result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // `교체하고 나서 90일 뒤`: the verb loses the ending that connects it to the length.
    let isBeforeLength = reading.facts.afterDone != nil && title.hasSuffix(KoreanRoles.andThen)
    return isBeforeLength ? String(title.dropLast(2)) : title
  }
}

extension Reading {
  /// Whether a minus sign directly precedes the length after which to repeat.
  func isNegativeAfterDone(_ tokens: [Token]) -> Bool {
    facts.afterDone != nil
      && uses.contains { use in
        use.start > 0 && tokens[use.start].isJoined && tokens[use.start - 1].word == "-"
          && !tokens[use.start - 1].isJoined
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool { properties.numericType != nil }
}
