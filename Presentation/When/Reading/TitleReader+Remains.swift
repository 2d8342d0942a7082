import HearthDomain

/// Words left in the title that a rule could read.
struct LeftoverWords {
  let range: Range<Int>
  let words: String
  /// Whether the words are next to a parsed phrase, so that they were probably meant as part of it.
  var isNextToUsedPhrase: Bool
  var isWorthMentioning = true
  var namesHour = false
  var namesWeekday = false
}

extension TitleReader {
  /// Returns the words left in the title that could name a time.
  func leftoverWords(of reading: Reading, from plan: PlannedTime) -> [LeftoverWords] {
    let covered = reading.coveredIndices
    let phraseGuard = PhraseGuard(tokens: tokens)
    var found: [LeftoverWords] = []
    let phrases = chart.phrases.sorted {
      ($0.start - $0.end, $0.start) < ($1.start - $1.end, $1.start)
    }
    for phrase in phrases {
      let range = phrase.start..<phrase.end
      guard let category = grammar.categoriesBySymbol[phrase.symbol],
        let facts = Facts(phrase, category),
        !range.contains(where: covered.contains),
        !found.contains(where: { $0.range.overlaps(range) })
      else { continue }
      // `buy gifts for christmas sat`: the feast after `for` is a purpose, not another day.
      if tokens[phrase.start].roles.contains(.purpose), reading.facts.namesDay { continue }
      let traits = phrase.traits
      if !context.hasLengths, category == .length || category == .forLength { continue }
      if category == .length || category == .count {
        if isUnreadLength(phrase, facts, beside: covered) {
          found.append(unread(range, isAsked: false))
        }
        continue
      }
      guard let cost = phraseGuard.cost(of: phrase, category, facts), cost >= -5,
        isReadable(phrase, category, facts, reading, phraseGuard), !repeats(facts, plan)
      else { continue }
      found.append(
        LeftoverWords(
          range: range, words: words(in: range), isNextToUsedPhrase: isAdjacent(range, covered),
          isWorthMentioning: !traits.contains(.unremarkable) || facts.openReasons == [.bareSpan],
          namesHour: facts.moment?.hasHour == true,
          namesWeekday: facts.moment?.date.namesWeekdays == true))
    }
    found += (unreadNumbers(beside: reading) + unreadWords(beside: reading)).filter { other in
      !found.contains { $0.range.overlaps(other.range) }
    }
    return found + openers(nextTo: covered, except: found, repeats: reading.facts.repetition != nil)
  }

  /// Returns a dash between a read phrase and a number, or a time and a word for an unknown start
  /// or end: `7pm-next day`, `6시→7시`, `4-close`. After `~`, any word is an end.
  func unknownEnd(_ dash: Int, _ reading: Reading?) -> LeftoverWords? {
    guard tokens[dash].roles.contains(.spanDash), dash > 0, dash + 1 < tokens.count else {
      return nil
    }
    let isJoined =
      tokens[dash].isJoined && tokens[dash + 1].isJoined || tokens[dash].word == "→"
    for (time, end) in [(dash - 1, dash + 1), (dash + 1, dash - 1)]
    where reading?.covers(end) != true {
      let use = reading?.uses.first { $0.start <= time && time < $0.end }
      let isNumber = use != nil && isJoined && tokens[end].number != nil
      let isEnd =
        tokens[end].roles.contains(.unknownEnd)
        && (isJoined || [0, tokens.count - 1].contains(end))
        || isJoined && tokens[dash].word == "~"
      let isTime = use?.namesTime ?? (reading == nil && tokens[time].number != nil)
      guard isNumber || isEnd && isTime else { continue }
      let last = isNumber && end > dash ? tokens.count : max(end + 1, use?.end ?? time + 1)
      let words = words(in: min(end, use?.start ?? time)..<last)
      return LeftoverWords(
        range: dash..<dash + 1, words: words, isNextToUsedPhrase: isNumber || end < dash)
    }
    return nil
  }

  func words(in range: Range<Int>) -> String {
    String(
      text[tokens[range.lowerBound].text.startIndex..<tokens[range.upperBound - 1].text.endIndex])
  }

  private func isReadable(
    _ phrase: Chart.Phrase, _ category: Category, _ facts: Facts, _ reading: Reading,
    _ phraseGuard: PhraseGuard
  ) -> Bool {
    let (covered, namesDay) = (reading.coveredIndices, reading.facts.namesDay)
    let (first, start, traits) = (tokens[phrase.start], phrase.start, phrase.traits)
    switch category {
    case .partOfDay where !first.isHangul || phrase.end - phrase.start == 1 || !namesDay:
      return false
    case .zone: return false
    default: break
    }
    // `xmas eve shift 6-2`
    let isUsual = phrase.end == tokens.count || !namesDay && start > 0
    if facts.openReasons == [.bareSpan], isUsual { return true }
    if !facts.openReasons.isEmpty, facts.openReasons.allSatisfy(\.yieldsToCertainPhrase) {
      return false
    }
    // `drop kids sat 9 pick up sun 5`: the number is an hour, because it is beside a day.
    let isCount = traits.contains(.counting) && facts.moment?.date.namesWeekdays != true
    if isCount || traits.contains(.unremarkable) { return false }
    let before = start > 0 ? tokens[start - 1] : nil
    let isName = phraseGuard.isName(start, phrase.end, category, traits)
    let isAnotherMonth =
      first.roles.contains(.month) && covered.contains(start - 1)
      && before?.roles.contains(.month) == true
    if isName, !covered.contains(phrase.end), !isAnotherMonth,
      !(before.map { $0.roles.contains(.alternative) } ?? false)
    {
      return false
    }
    let isAcronym = first.text.dropFirst().contains { $0.isUppercase }
    if first.isCapitalized, !isAcronym, start > 0, !covered.contains(start - 1) { return false }
    // Feasts and seasons are parts of names. Another day describes the noun after it, but no read
    // phrase: `담주 내일 약속`.
    let isSeasonal = traits.contains(.feast) || facts.moment?.date.season != nil
    let isBesideDay = category == .date && covered.contains(phrase.end)
    let isDescribing = traits.contains(.adjectival) || facts.moment?.date.onlyWeekday != nil
    if start == 0, isSeasonal || isDescribing && !isBesideDay { return false }
    let isInsideWord =
      first.isJoined && first.isHangul && (before?.isHangul ?? false)
      || phrase.end < tokens.count && tokens[phrase.end].isJoined && tokens[phrase.end].isHangul
        && first.isHangul
    return !isInsideWord
  }

  /// Whether the phrase only repeats the day of the plan.
  private func repeats(_ facts: Facts, _ plan: PlannedTime) -> Bool {
    guard let moment = facts.moment, moment.hasDate, !moment.hasTime,
      let day = try? DayResolver(context: context).resolve(moment.date).first
    else { return false }
    return day == plan.start.day
  }

  func isAdjacent(_ range: Range<Int>, _ covered: Set<Int>) -> Bool {
    if covered.contains(range.upperBound) { return true }
    if range.upperBound < tokens.count, covered.contains(range.upperBound + 1),
      tokens[range.upperBound].roles.contains(.alternative)
    {
      return true
    }
    var index = range.lowerBound - 1
    while index >= 0, tokens[index].roles.contains(.joining) { index -= 1 }
    return covered.contains(index)
  }

  /// Returns words such as `except` or 빼고 right after a read phrase, whose own phrase was not
  /// understood, and numbers of a list.
  private func openers(
    nextTo covered: Set<Int>, except found: [LeftoverWords], repeats: Bool
  ) -> [LeftoverWords] {
    tokens.indices.filter { index in
      !covered.contains(index)
        && (isOpener(index, covered, repeats: repeats) || continuesList(index, covered))
        && !found.contains { $0.range.contains(index) }
    }.map {
      LeftoverWords(
        range: $0..<$0 + 1, words: words(in: $0..<tokens.count), isNextToUsedPhrase: true)
    }
  }

  /// Whether the word starts an end or exception after a read phrase, or changes the meaning of the
  /// next one; in Korean such a word comes last.
  private func isOpener(_ index: Int, _ covered: Set<Int>, repeats: Bool) -> Bool {
    let token = tokens[index]
    if token.roles.contains(.opener),
      covered.contains(index - 1) || covered.contains(index - 2)
    {
      return true
    }
    if token.roles.contains(.relating), !token.isCapitalized,
      covered.contains(index + 1) || followsLength(index)
    {
      return true
    }
    guard token.isHangul, covered.contains(where: { $0 < index }) else { return false }
    // `목요일 퇴근 전까지 배포`
    let isBeside = (1...3).contains { covered.contains(index - $0) }
    return repeats && KoreanRoles.openingEndings.contains(where: token.word.hasSuffix)
      || endsInUntil(index)
      || isBeside && KoreanRoles.until.contains(where: token.word.hasSuffix)
  }

  /// Whether a length is before the token: in `12h before flight sat 6pm`, the time is not that of
  /// the plan.
  private func followsLength(_ index: Int) -> Bool {
    chart.phrases.contains {
      $0.symbol == Category.length.symbol && $0.end == index && tokens[$0.start].isDigits
    }
  }

  /// Whether the token is a number that a comma joins to a number of a read phrase: `3,10,17일`,
  /// or the last one after such a number and a comma: `12/3, 10`.
  private func continuesList(_ index: Int, _ covered: Set<Int>) -> Bool {
    let isBesideComma = { (step: Int) in
      let number = index + 2 * step
      return covered.contains(number) && tokens[number].isDigits && tokens[index + step].word == ","
    }
    guard tokens[index].isDigits else { return false }
    if isBesideComma(-1) {
      return tokens[index...].allSatisfy { $0.isDigits || $0.kind == .mark }
    }
    return isBesideComma(1) && tokens[index + 1].isJoined && tokens[index + 2].isJoined
  }

  /// Whether the token is the last one and ends in 까지, so that the text ends with an end that was
  /// not parsed: `보고서 퇴근 전까지`.
  func endsInUntil(_ index: Int) -> Bool {
    tokens.indices.last == index && KoreanRoles.until.contains(where: tokens[index].word.hasSuffix)
  }
}
