/// Features of a phrase and its position, for the conditions of ``Contexts``.
enum PhraseFeature: Int {
  // Meaning.
  case time, dateOrTime, nounLike, describing, unremarkable, hasLength, length, lastsDays
  case forLength, due, name, count, onePart, koreanHalf
  /// Only a weekday, weekend, week, quarter, season or distance.
  case looseDay
  /// Day at the end of a text, other than a weekend or a distance: after `for`, it may only
  /// describe the title (`Tickets for friday`).
  case doubtfulDay
  case namesMonth, hasHour
  /// Hour without a day.
  case hourOnly
  /// Full hours without a half of the day.
  case fullHours
  /// Minutes that are not a multiple of five, without a half of the day: `3:16`.
  case oddMinutes
  case meal
  /// Feast, alone or with other properties of its day.
  case feast
  /// A length before a name: `12 Hours of Sebring`.
  case namedLength
  // Form.
  case short, afterVerb, number, smallNumber, capitalNumber, article, korean, verbAndDay
  /// Number without any word that indicates an hour before it.
  case bareNumber
  /// Bare number without a subject next to it that makes it an hour.
  case withoutSubject
  // Neighbors.
  case beforeWord, beforeSmallWord, beforeNothing, beforeStay, countInMiddle, dayAfterDay,
    labelOfNoun,
    afterNumber, betweenCapitals, afterBlank
  case afterPurpose, withinCapitals, withinWork, address, preparedFeast, zoneOfKorean
  case syllableOfNoun, partOfNoun
}

typealias PhraseFeatures = Flags<PhraseFeature>

extension PhraseFeatures {
  init(
    of phrase: Chart.Phrase, _ category: Category, _ facts: Facts, in text: PhraseGuard
  ) {
    self = []
    addMeaningFeatures(category, phrase.traits, facts)
    let range = phrase.start..<phrase.end
    addFormFeatures(range, phrase.traits, category, facts, text)
    addNeighborFeatures(range, phrase.traits, category, facts, text)
  }

  private mutating func addMeaningFeatures(
    _ category: Category, _ traits: RuleTraits, _ facts: Facts
  ) {
    let date = facts.moment?.date
    switch category {
    case .date, .time, .dayAndTime, .facts, .open:
      insert(.dateOrTime)
      insert(.nounLike)
    case .timeFirst, .span: insert(.dateOrTime)
    case .partOfDay: insert(.nounLike)
    case .repetition:
      insert(.nounLike)
      insert(.describing, if: traits.contains(.adjectival))
    case .length: insert(.length)
    case .forLength: insert(.forLength)
    case .zone: insert(.name)
    case .count: insert(.count)
    default: break
    }
    insert(.unremarkable, if: traits.contains(.unremarkable))
    insert(.due, if: category == .due || facts.due != nil)
    insert(.time, if: facts.moment != nil || facts.span != nil)
    insert(.hasLength, if: facts.length != nil)
    insert(.feast, if: date?.feast != nil)
    insert(.lastsDays, if: facts.length?.isOfDays == true)
    insert(.hasHour, if: facts.moment?.hasHour == true)
    insert(.hourOnly, if: category == .time && facts.moment?.hasHour == true)
    let isDay = category == .date || category == .dayAndTime && date?.isWeekend == true
    insert(.looseDay, if: isDay && date?.isLooseDay == true)
    insert(.doubtfulDay, if: date?.isWeekend == false && date?.distance == nil)
    let clocks = [facts.moment?.clock, facts.span?.start.clock, facts.span?.end.clock]
      .compactMap { $0 }
    insert(.fullHours, if: clocks.allSatisfy { $0.half == nil && $0.minute == nil })
    insert(
      .oddMinutes,
      if: clocks.allSatisfy { $0.half == nil && $0.minute.map { $0 % 5 != 0 } ?? false }
    )
  }

  private mutating func addFormFeatures(
    _ range: Range<Int>, _ traits: RuleTraits, _ category: Category, _ facts: Facts,
    _ text: PhraseGuard
  ) {
    let (tokens, start, end) = (text.tokens, range.lowerBound, range.upperBound)
    let first = tokens[start]
    insert(.name, if: text.isName(start, end, category, traits))
    insert(.onePart, if: category == .partOfDay && range.count == 1)
    insert(.koreanHalf, if: facts.moment?.clock.half != nil && text.isHangul(start))
    insert(
      .namesMonth,
      if: facts.moment?.date.year != nil || tokens[range].contains { $0.roles.contains(.month) })
    insert(.meal, if: !tokens[end - 1].roles.isDisjoint(with: [.meal, .dawn]))
    insert(.short, if: range.count <= 2)
    // An ordinal is neither a number of something nor a count: `8am-1pm 15th`.
    let isOrdinal =
      facts.moment?.date.onlyDay != nil && range.count > 1 && tokens[start + 1].isJoined
      && tokens[start + 1].kind == .word
    insert(.number, if: first.number != nil && !isOrdinal)
    insert(.smallNumber, if: first.isDigits && first.digitCount < 3 && !isOrdinal)
    // `drop by`, `remember to drop by`, but not `renew bus pass by`.
    insert(
      .afterVerb,
      if: start == 1
        || start > 1 && !tokens[start - 2].roles.isDisjoint(with: [.target, .alternative]))
    insert(.capitalNumber, if: start > 0 && first.kind == .word && first.isCapitalized)
    insert(.article, if: first.roles.contains(.article))
    insert(.korean, if: text.isHangul(start))
    insert(
      .verbAndDay, if: category == .date && range.count == 2 && first.roles.contains(.verbMonth))
    if first.isCorrected { remove(.doubtfulDay) }
    let isBare = traits.contains(.bareNumber) && first.number != nil
    insert(.withoutSubject, if: traits.contains(.hourOfSubject) && !text.isHourOfSubject(range))
    insert(
      .bareNumber,
      if: isBare
        && !tokens[..<start].contains {
          SubjectTable.rowIndex(of: $0.word) != nil || $0.roles.contains(.company)
        })
  }

  private mutating func addNeighborFeatures(
    _ range: Range<Int>, _ traits: RuleTraits, _ category: Category, _ facts: Facts,
    _ text: PhraseGuard
  ) {
    let (tokens, start, end) = (text.tokens, range.lowerBound, range.upperBound)
    let (before, after) = (text.tokenBefore(start), text.tokenAfter(end))
    insert(.beforeWord, if: after?.kind == .word)
    insert(
      .beforeSmallWord,
      if: after.map { $0.kind == .word && !$0.isCapitalized && !$0.isJoined } ?? false)
    insert(.beforeNothing, if: after.map { $0.kind == .mark } ?? true)
    insert(
      .countInMiddle,
      if: category == .facts && facts.count != nil && start > 0 && text.isHangul(start + 1)
        && !traits.contains(.certainCount))
    insert(
      .labelOfNoun,
      if: tokens[start].roles.contains(.label) && before?.kind == .word && range.count > 2)
    insert(.beforeStay, if: category == .length && text.isBeforeStay(range))
    insert(
      .dayAfterDay,
      if: facts.moment?.date.onlyDay != nil && before?.roles.contains(.relativeDay) == true)
    if after != nil {
      remove(.doubtfulDay)
      remove(.koreanHalf)
    }
    insert(.afterNumber, if: before?.number != nil)
    insert(.betweenCapitals, if: tokens[start].isCapitalized && before?.isCapitalized == true)
    insert(.afterBlank, if: before?.isJoined == false)
    let isPurposeBefore = start > 1 && tokens[start - 2].roles.contains(.purpose)
    insert(
      .afterPurpose,
      if: before.map {
        $0.roles.contains(.purpose) || $0.roles.contains(.article) && isPurposeBefore
      }
        ?? false)
    insert(.withinCapitals, if: text.hasLowercaseDay && text.beginsWithinCapitals(range))
    insert(
      .namedLength,
      if: category == .length && after?.roles.contains(.joinsName) == true
        && text.tokenAfter(end + 1).map { $0.kind == .word && $0.isCapitalized } ?? false)
    insert(.withinWork, if: text.workTitleRange.contains(start))
    let isUnitless = facts.moment.map { $0.clock.minute == nil && $0.clock.half == nil } ?? false
    insert(
      .address,
      if: isUnitless && tokens[end - 1].isDigits && contains(.beforeWord)
        && after?.isCapitalized == true)
    // `7am Central Park`
    insert(
      .address,
      if: tokens[end - 1].roles.contains(.zoneOrPlace) && contains(.beforeWord)
        && after.map { $0.wordID < 0 || $0.roles.contains(.zoneOrPlace) } ?? false)
    insert(
      .preparedFeast,
      if: traits.contains(.feast) && !contains(.beforeNothing) && text.isFeastPrepared(end))
    insert(
      .zoneOfKorean,
      if: facts.zone != nil && !text.isHangul(end - 1) && end > 1 && tokens[end - 2].isHangul)
    insert(.syllableOfNoun, if: text.isSyllableOfNoun(range))
    insert(
      .partOfNoun,
      if: (category == .dayAndTime || category == .timeFirst) && text.isPartOfNoun(range))
  }
}

extension PhraseGuard {
  /// Whether the phrase begins with capitalized words that are part of a longer capitalized name:
  /// `Groundhog Day`, `Never on Sunday`.
  fileprivate func beginsWithinCapitals(_ range: Range<Int>) -> Bool {
    let isName = { (token: Token?) in token?.kind == .word && token?.isCapitalized == true }
    let words = range.filter {
      tokens[$0].kind == .word && !tokens[$0].isJoined && !tokens[$0].roles.contains(.small)
    }
    let names = words.prefix { tokens[$0].isCapitalized }
    let start = range.lowerBound
    guard let last = names.last, let first = words.first,
      tokens[start..<first].allSatisfy({ $0.kind == .digits || !$0.isJoined && $0.kind == .word })
    else { return false }
    let following = names.count == words.count ? tokenAfter(range.upperBound) : tokenAfter(last + 1)
    // `Eight Days a Week`
    let isAfterArticle = tokenBefore(start)?.roles.contains(.beforeNoun) ?? false
    let before = isAfterArticle ? tokenBefore(start - 1) : tokenBefore(start)
    return names.count > 1 || isName(before) || isName(following)
  }

  /// Whether the length stands before a noun that takes days: `사흘 출장`, `열흘 제주 여행`.
  func isBeforeStay(_ range: Range<Int>) -> Bool {
    let nouns = tokens[range.upperBound...].prefix(tokens[range.lowerBound].isDigits ? 1 : 2)
    return nouns.contains { SubjectTable.isStay($0.word) }
  }

  /// Returns the index of the noun that a length in days belongs to: `사흘 출장`, `3 day yoga retreat`,
  /// but not `2 week holiday planning`. Nil if there is none.
  func namedStay(after range: Range<Int>) -> Int? {
    let after = tokens[range.upperBound...]
    let noun = after.prefix(3).firstIndex { SubjectTable.namedStays.contains($0.word) }
    guard let noun else {
      return after.prefix(tokens[range.lowerBound].isDigits ? 1 : 2)
        .firstIndex { SubjectTable.isStay($0.word) }
    }
    let isName = after[..<noun].allSatisfy {
      $0.wordID < 0 && $0.number == nil && $0.kind != .mark
    }
    return isName && tokenAfter(noun + 1).map { $0.kind != .word || $0.wordID >= 0 } ?? true
      ? noun : nil
  }

  /// Whether the text is about preparing something for the feast: `Buy Christmas tree`.
  fileprivate func isFeastPrepared(_ end: Int) -> Bool {
    tokens.contains { token in
      token.roles.contains(.preparing)
        || token.isHangul && KoreanRoles.preparingWords.contains(where: token.word.hasPrefix)
    } || tokens[end...].prefix(2).contains { $0.roles.contains(.prepared) }
  }

  /// Whether the number is the hour of a subject: `monday dentist 9`, `dinner with Ana 7` at the
  /// end, `7 dinner` at the start, or before a part of the day: `yoga 7 tomorrow morning`.
  fileprivate func isHourOfSubject(_ range: Range<Int>) -> Bool {
    let (start, hour) = (range.lowerBound, tokens[range.lowerBound].number ?? 0)
    if range.count > 1 {
      return tokenBefore(start).map { $0.kind == .word && !$0.isCapitalized } ?? false
    }
    if start == 0 {
      guard let row = tokenAfter(1).flatMap({ SubjectTable.rowIndex(of: $0.word) }),
        SubjectTable.rows[row].meal != nil, SubjectTable.rows[row].contains(hour)
      else { return false }
      return tokenAfter(2).map { $0.kind == .mark || $0.roles.contains(.company) || $0.wordID >= 0 }
        ?? true
    }
    guard range.upperBound == tokens.count, tokens[0].roles.contains(.plainDay) else {
      return false
    }
    let isWithName = start > 2 && tokens[start - 2].roles.contains(.company)
    return SubjectTable.rowIndex(of: tokens[isWithName ? start - 3 : start - 1].word)
      .map { SubjectTable.rows[$0].contains(hour) } ?? false
  }

  /// Whether the syllable is the noun 일 after a verb that ends in ㄴ or ㄹ: `할 일`, `한 일`.
  fileprivate func isSyllableOfNoun(_ range: Range<Int>) -> Bool {
    guard tokens[range.lowerBound].roles.contains(.work),
      let before = tokenBefore(range.lowerBound),
      range.count == 1 || before.wordID < 0, let letter = before.text.unicodeScalars.last
    else { return false }
    return KoreanRoles.verbEndings.contains(letter)
  }

  /// Whether the meal belongs to the noun before it: `팀 점심 화요일`.
  fileprivate func isPartOfNoun(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return range.count > 1 && tokens[start].roles.contains(.partNoun)
      && tokenBefore(start).map { $0.wordID < 0 } ?? false
      && tokens[start + 1].number == nil && !tokens[start + 1].isJoined
  }
}

extension DatePattern {
  /// Whether the pattern names only a weekday, weekend, week, quarter, season or distance.
  fileprivate var isLooseDay: Bool {
    hasAtMost([.weekday, .weekOffset, .distance, .quarter, .season, .weekend])
  }
}
