import HearthDomain

/// Numbers, lengths and words that no rule reads, beside a read phrase. They are reported, or asked
/// about if they are as likely a part of the time.
extension TitleReader {
  /// Position of a number in the title relative to the read phrases.
  private enum NumberPlace {
    case after
    /// After a phrase and a word such as `and`.
    case joined
    case before
    /// Beside no phrase, but beside a word that it could be the hour of.
    case apart
  }

  /// Case in which a number in the title is reported.
  private struct NumberCase {
    let place: NumberPlace
    /// Whether the read phrases must name a day and no hour, and the number must be an hour.
    var isMissingHour = false
    /// Whether the number must be an hour of one or two digits.
    var isShortHour = false
    var isAsked = false
  }

  /// The first case that matches a number decides.
  private static let numberCases = [
    // `party the 20th, 7`, `show sat 2pm & 7`
    NumberCase(place: .after, isMissingHour: true, isShortHour: true, isAsked: true),
    NumberCase(place: .joined, isShortHour: true, isAsked: true),
    // `train 1712 fri`, `physio 6 weds 5:15`, `sofa 28 6pm`
    NumberCase(place: .after), NumberCase(place: .joined), NumberCase(place: .before),
    // `car 730 pick up fri`
    NumberCase(place: .apart, isMissingHour: true),
  ]

  /// Returns the numbers beside a read phrase. Two that may be the missing hour are asked about:
  /// `car 730 pick up 5 fri`.
  func unreadNumbers(beside reading: Reading) -> [LeftoverWords] {
    let facts = reading.facts
    let lacksHour =
      facts.namesDay && !facts.namesHour && facts.listedHours.isEmpty && facts.due == nil
    var hours: [Int] = []
    var found: [LeftoverWords] = []
    for (index, token) in tokens.enumerated() where token.isDigits && !reading.covers(index) {
      let number = joinedNumber(at: index)
      guard let place = place(of: number, beside: reading) else { continue }
      let isHour = lacksHour && token.couldBeHour && number.count == 1
      let match = Self.numberCases.first { rule in
        rule.place == place && (isHour || !rule.isMissingHour)
          && (!rule.isShortHour || number.count == 1 && token.couldBeHour && token.digitCount < 3)
      }
      guard let match else { continue }
      if isHour { hours.append(found.count) }
      found.append(unread(number, isAsked: match.isAsked))
    }
    if hours.count > 1 { for index in hours { found[index].isNextToUsedPhrase = true } }
    return found
  }

  /// Returns a number with what is joined to it as in a date or time that no rule reads:
  /// `12/31/9999`, `13/45`, `25pm`. Not `3:2`, `0.25`, `010-1234-5678`.
  private func joinedNumber(at index: Int) -> Range<Int> {
    let after = tokens[(index + 1)...]
    if let half = after.first, half.isJoined, half.roles.contains(.half) {
      return index..<index + 2
    }
    let joined = after.prefix { $0.isJoined && ($0.isDigits || $0.kind == .mark) }
    let all = tokens[index...(joined.lastIndex { $0.isDigits } ?? index)]
    let isScore = all.count < 4 && all.last.map { $0.digitCount < 2 } ?? false
    let isTime =
      all.allSatisfy { [1, 2, 4].contains($0.digitCount) }
      && all.contains { $0.digitCount == 4 || [":", "/"].contains($0.word) }
    return index..<(isTime && !isScore ? all.endIndex : index + 1)
  }

  /// Returns the place of a number; nil if it is part of a word, or names or counts something.
  private func place(of number: Range<Int>, beside reading: Reading) -> NumberPlace? {
    let index = number.lowerBound
    // Marks after joined numbers may stand before the phrase: `13/45, tomorrow`.
    let after = tokens[number.upperBound...]
    let marks = number.count > 1 ? after.prefix { $0.isJoined && $0.kind == .mark }.count : 0
    let end = number.upperBound + marks
    let next = tokens[end...].first
    guard !tokens[index].isJoined, next?.isJoined != true,
      let last = tokens[..<index].lastIndex(where: { $0.kind != .mark && !$0.joinsHours })
    else { return nil }
    let isBefore = reading.covers(end)
    if reading.covers(last) {
      guard isBefore || next.map({ $0.kind == .mark }) ?? true else { return nil }
      return tokens[index - 1].joinsHours ? .joined : .after
    }
    // Three joined numbers are a date, also after a name.
    let isName = number.count < 5 && (tokens[last].isCapitalized || tokens[last].isDigits)
    guard last == index - 1, !isName, reading.facts.due == nil,
      tokens[last].roles.isDisjoint(with: [.counting, .purpose])
    else { return nil }
    if reading.covers(end + 1), next?.roles.contains(.alternative) == true || next?.word == "&" {
      return .joined
    }
    // Beside a day and an hour, the number is part of a name: `범죄도시 4 내일 8시`, `hist 101 fri 2pm`.
    let isKnown = reading.facts.namesDay && reading.facts.namesHour
    if isKnown, tokens[last].isHangul || tokens[index].digitCount > 2 { return nil }
    if isBefore { return .before }
    return next == nil || tokens[index].digitCount == 3 ? .apart : nil
  }

  /// Returns words that look like a time: shortened words (`wkd`) anywhere, and, beside a read
  /// phrase, abbreviations without a certain meaning and dashes with an unknown end (`4-close`).
  func unreadWords(beside reading: Reading? = nil) -> [LeftoverWords] {
    let covered = reading?.coveredIndices ?? []
    let namesHour = reading?.facts.namesHour ?? false
    return tokens.indices.compactMap { index in
      guard !covered.contains(index) else { return unknownEnd(index, reading) }
      let token = tokens[index]
      if token.kind == .word, token.wordID < 0, EnglishWords.isShortened(String(token.text)) {
        return unread(index..<index + 1, isAsked: isAdjacent(index..<index + 1, covered))
      }
      guard token.looksLikeTime(besideHour: namesHour), let word = separateWord(at: index),
        covered.contains(word.lowerBound - 1) || covered.contains(word.upperBound)
      else { return unknownEnd(index, reading) }
      return unread(word, isAsked: false)
    }
  }

  /// Returns the token with the digits joined to it; nil if it is part of a longer word.
  private func separateWord(at index: Int) -> Range<Int>? {
    var end = index + 1
    while end < tokens.count, tokens[end].isJoined, tokens[end].isDigits { end += 1 }
    let isSeparate = !tokens[index].isJoined && (end == tokens.count || !tokens[end].isJoined)
    return isSeparate ? index..<end : nil
  }

  /// Whether the phrase is a length or count that stands directly beside a read phrase and does not
  /// count something else, as `100일` does.
  func isUnreadLength(_ phrase: Chart.Phrase, _ facts: Facts, beside covered: Set<Int>) -> Bool {
    let isBeside = covered.contains(phrase.start - 1) || covered.contains(phrase.end)
    let isSeparate =
      !tokens[phrase.start].isJoined
      && (phrase.end == tokens.count || !tokens[phrase.end].isJoined)
    // Not `네일` (nails).
    let isNumber =
      tokens[phrase.start].isDigits
      || tokens[phrase.start].number != nil && phrase.end == phrase.start + 1
    let stay = PhraseGuard(tokens: tokens).namedStay(after: phrase.start..<phrase.end)
    return isBeside && isSeparate && isNumber && stay == nil
      && !tokens[phrase.end - 1].isCapitalized
      && !phrase.traits.contains(.counting)
      && facts.length?.count ?? facts.count ?? 0 < 100
  }

  /// Returns the words of an end that no rule reads, or a length of days at the end of the text:
  /// `dog out until dark`, `보고서 퇴근 전까지`, `vacation 5 days`.
  func unknownEnd() -> Range<Int>? {
    if endsInUntil(tokens.count - 1) { return tokens.indices }
    let start = tokens.indices.first {
      tokens[$0].roles.contains(.beforeUnknownEnd) && !tokens[$0].isCapitalized
    }
    if let start, start + 1 < tokens.count { return start..<tokens.count }
    guard context.hasLengths else { return nil }
    let length = chart.phrases.first { phrase in
      guard phrase.symbol == Category.length.symbol, phrase.end == tokens.count, phrase.start > 0,
        !tokens[phrase.end - 1].isCapitalized, case .length(let length) = phrase.value
      else { return false }
      // Not `엔진 오일`, `호텔 4박`.
      return length.isOfDays && length.unit != .night && length.count < 100
        && !tokens[phrase.start].isJoined
        && (tokens[phrase.start].isDigits || phrase.end - phrase.start == 1)
    }
    return length.map { $0.start..<$0.end }
  }

  /// Returns the number at the end of a title that names no time, if it could be an hour or a day:
  /// `drop parcel by post office 5`, `연차 24`.
  func numberAtEnd() -> String? {
    guard let last = tokens.last, last.isDigits, !last.isJoined, last.digitCount < 3,
      (1...31).contains(last.number ?? 0),
      let before = tokens.last(where: { !$0.isDigits && $0.kind != .mark }),
      !before.isCapitalized, before.roles.isDisjoint(with: [.counting, .purpose])
    else { return nil }
    return String(last.text)
  }

  func unread(_ range: Range<Int>, isAsked: Bool) -> LeftoverWords {
    LeftoverWords(range: range, words: words(in: range), isNextToUsedPhrase: isAsked)
  }
}

extension Token {
  /// Whether the token joins two hours: `2pm & 7`.
  fileprivate var joinsHours: Bool {
    roles.contains(.joining) && word != "," && !roles.contains(.purpose)
  }

  /// Whether the digits can be an hour: `7`, `730`, `1712`.
  fileprivate var couldBeHour: Bool {
    guard let number, isDigits else { return false }
    return digitCount < 3 ? (1...12).contains(number) : number % 100 < 60 && number < 2_400
  }

  /// Whether the word is an abbreviation, a syllable, a letter or a part of the day, which may
  /// belong to a time.
  fileprivate func looksLikeTime(besideHour namesHour: Bool) -> Bool {
    let mayBeTime = roles.contains(.timeLike) || roles.contains(.unreadPartOfDay) && !namesHour
    return mayBeTime && !isCapitalized || text.isOneJamo
  }
}

extension Substring {
  /// Whether the text is one Korean letter, such as an unfinished syllable.
  fileprivate var isOneJamo: Bool {
    let letters = unicodeScalars
    return letters.count == 1 && letters.allSatisfy { (0x3131...0x3163).contains($0.value) }
  }
}
