import HearthDomain

/// Selects phrases of a chart that neither overlap nor contradict each other.
struct Beam {
  private struct Candidate {
    let end: Int
    let factsIndex: Int
    let score: Double
    let use: Reading.Use
    let isOpen: Bool
    let isCount: Bool
    let isLengthOfDays: Bool
    /// Whether the phrase is a length before a noun that takes days, or before nothing.
    let isLengthOfStay: Bool
    let isWeak: Bool
  }

  private struct State {
    var score: Double
    var factsIndex: Int
    /// Index of the last use in ``uses``; -1 for none.
    var lastLinkIndex: Int
  }

  /// Use of a phrase, and the index of the previous use.
  private struct Link {
    let use: Reading.Use
    let previousIndex: Int
  }

  private struct Key: Hashable {
    let factsIndex: Int
    let endsHere: Bool
  }

  private let tokens: [Token]
  private let phraseGuard: PhraseGuard
  private var factTable = FactTable()
  private var candidates: [[Candidate]]
  private var links: [Link] = []
  private let dateOrder: DateOrder

  /// - Parameter order: order of month and day in dates where both numbers can be the month.
  init(_ chart: Chart, order: DateOrder) {
    tokens = chart.tokens
    self.dateOrder = order
    phraseGuard = PhraseGuard(tokens: tokens)
    candidates = Array(repeating: [], count: tokens.count + 1)
    for phrase in chart.phrases { add(phrase, chart.grammar) }
  }

  private mutating func add(_ phrase: Chart.Phrase, _ grammar: Grammar) {
    guard let category = grammar.categoriesBySymbol[phrase.symbol],
      let facts = Facts(phrase, category)
    else {
      return
    }
    let traits = phrase.traits
    guard let cost = phraseGuard.cost(of: phrase, category, facts) else { return }
    let index = factTable.index(of: facts)
    var score =
      Weights.token * Double(phrase.end - phrase.start) + phrase.weight + cost + Weights.phrase
    if !facts.openReasons.isEmpty { score += Weights.openQuestion }
    if facts.dateOrders.contains(where: { $0 != dateOrder }) { score += Weights.otherDateOrder }
    let isLengthOfDays =
      category == .length && facts.length?.isOfDays == true
      && phrase.end - phrase.start < tokens.count && !traits.contains(.certainLength)
    let isBeforeMark = tokens[phrase.end...].first.map { $0.kind == .mark } ?? true
    let candidate = Candidate(
      end: phrase.end, factsIndex: index, score: score,
      use: Reading.Use(
        start: phrase.start, end: phrase.end, category: category, traits: traits,
        ruleIndex: phrase.ruleIndex),
      isOpen: !facts.openReasons.isEmpty, isCount: category == .count,
      isLengthOfDays: isLengthOfDays,
      isLengthOfStay: isLengthOfDays
        && (isBeforeMark || phraseGuard.isBeforeStay(phrase.start..<phrase.end)),
      isWeak: facts.openReasons.allSatisfy(\.yieldsToCertainPhrase))
    let same = candidates[phrase.start].firstIndex {
      $0.end == phrase.end && $0.factsIndex == index
    }
    if let same {
      if candidates[phrase.start][same].score < score { candidates[phrase.start][same] = candidate }
    } else {
      candidates[phrase.start].append(candidate)
    }
  }

  /// Returns all readings, best first, including the empty one.
  mutating func readings() -> [Reading] {
    var states: [[State]] = Array(repeating: [], count: tokens.count + 1)
    states[0] = [State(score: 0, factsIndex: 0, lastLinkIndex: -1)]
    for index in tokens.indices {
      for state in bestStates(states[index], at: index) {
        skip(state, at: index, into: &states[index + 1])
        for candidate in candidates[index] {
          select(candidate, from: state, at: index, into: &states[candidate.end])
        }
      }
      states[index] = []
    }
    let blocks = BlockCost(tokens: tokens, phraseGuard: phraseGuard)
    return bestStates(states[tokens.count], at: tokens.count).map { state in
      let uses = uses(of: state)
      return Reading(
        score: state.score + blocks.cost(of: uses), facts: factTable.all[state.factsIndex],
        uses: uses)
    }.sorted { $0.score > $1.score }
  }

  private func bestStates(_ states: [State], at index: Int) -> [State] {
    var found: [Key: State] = [:]
    for state in states {
      let key = Key(factsIndex: state.factsIndex, endsHere: lastUse(state)?.end == index)
      if found[key].map({ $0.score < state.score }) ?? true { found[key] = state }
    }
    let sorted = found.values.sorted { ($0.score, $1.lastLinkIndex) > ($1.score, $0.lastLinkIndex) }
    return Array(sorted.prefix(Weights.beamWidth))
  }

  private func lastUse(_ state: State) -> Reading.Use? {
    state.lastLinkIndex < 0 ? nil : links[state.lastLinkIndex].use
  }

  private func uses(of state: State) -> [Reading.Use] {
    var result: [Reading.Use] = []
    var next = state.lastLinkIndex
    while next >= 0 {
      result.append(links[next].use)
      next = links[next].previousIndex
    }
    return result.reversed()
  }

  /// Leaves a token in the title.
  private func skip(_ state: State, at index: Int, into states: inout [State]) {
    var state = state
    let token = tokens[index]
    if let last = lastUse(state), last.end == index, token.kind != .mark, token.kind != .quoted {
      let isHalfWord =
        token.isJoined && token.isHangul && tokens[index - 1].isHangul
        && !token.roles.contains(.particle) && token.text.unicodeScalars.count < 2
      if isHalfWord { return }
      state.score += cost(of: last, before: token, state)
    }
    states.append(state)
  }

  private func cost(of last: Reading.Use, before token: Token, _ state: State) -> Double {
    if last.category == .count { return Weights.beforeTitle }
    let isBeforeCompany = token.roles.contains(.company) && !last.traits.contains(.adjectival)
    if last.traits.contains(.counting), !isBeforeCompany {
      return isUncountable(token, tokens[last.end - 1]) ? 0 : 2.5 * Weights.beforeTitle
    }
    if token.roles.contains(.company) { return 0 }
    let previous = links[state.lastLinkIndex].previousIndex
    let isAlone = previous < 0 || links[previous].use.end != last.start
    guard isAlone else { return 0 }
    if last.traits.contains(.alsoName), tokens[last.end].roles.contains(.lasting) {
      return 0
    }
    guard last.traits.contains(.adjectival) else { return 0 }
    return last.start == 0 ? Weights.beforeTitle : Weights.beforeTitle / 2
  }

  /// Whether a number before the word cannot count it: a word such as `dinner`, or a last word in
  /// the singular.
  private func isUncountable(_ token: Token, _ number: Token) -> Bool {
    guard number.isDigits else { return false }
    if SubjectTable.rowIndex(of: token.word) != nil { return true }
    return token.kind == .word
      && tokens.last?.text.endIndex == token.text.endIndex
      && !token.isCapitalized && !token.isJoined && token.word.utf8.last != UInt8(ascii: "s")
      && !token.roles.contains(.plural)
  }

  /// Whether a separate Korean count belongs to the repetition: at the end of the text, or anywhere
  /// if the count says so itself (`총 8회`, `10번만`).
  private func isTotalCount(_ count: Candidate, _ facts: Facts) -> Bool {
    guard let repetition = facts.repetition,
      tokens[count.end - 1].isHangul || tokens[count.end - 1].kind == .mark
    else { return false }
    let namesDays =
      repetition.frequency >= .weekly && (!repetition.isPlain || facts.moment?.hasDate == true)
    return count.use.traits.contains(.certainCount)
      || namesDays && tokens[count.end...].allSatisfy { $0.kind == .mark }
  }

  private mutating func select(
    _ candidate: Candidate, from state: State, at index: Int, into states: inout [State]
  ) {
    let last = lastUse(state)
    let isAdjacent = last?.end == index
    let token = tokens[index]
    if candidate.isCount {
      let before = factTable.all[state.factsIndex]
      guard isAdjacent || isTotalCount(candidate, before),
        before.repetition != nil || before.afterDone != nil
      else { return }
    }
    if candidate.isLengthOfDays {
      let before = factTable.all[state.factsIndex]
      let isOfDay = candidate.isLengthOfStay && before.moment?.date.isEmptyOrMonth == false
      let hasWeekdays = before.moment.map { !$0.date.weekdays.isEmpty } ?? false
      guard isAdjacent, before.repetition != nil || hasWeekdays || isOfDay else { return }
    }
    if index > 0, token.isJoined, token.isHangul, tokens[index - 1].isHangul, !isAdjacent { return }
    guard let merged = factTable.merge(state.factsIndex, candidate.factsIndex) else { return }
    var score = candidate.score
    if state.factsIndex != 0 {
      if merged == state.factsIndex { score = min(score, isAdjacent ? 1 : Weights.noNewFact) }
      if factTable.isSparser(candidate.factsIndex, than: merged) {
        score += Weights.daysFromOtherPhrase
      }
      // `오늘 아침 회의 3시` is not at 3:00.
      if !isAdjacent, factTable.all[merged].moment?.clock.isOutsidePart == true {
        score += Weights.contradiction
      }
      if !isAdjacent, factTable.repeatsKnownWeekday(state.factsIndex, candidate.factsIndex) {
        score += Weights.repeatedWeekday
      }
      let isOpenBefore = !factTable.all[state.factsIndex].openReasons.isEmpty
      let isWeak =
        candidate.isOpen ? candidate.isWeak : factTable.all[state.factsIndex].isWeaklyOpen
      if candidate.isOpen != isOpenBefore, isWeak, factTable.all[merged].namesTimeOrDay {
        score += Weights.vagueNextToCertain
      }
      let lies =
        isAdjacent
        || (last.map { tokens[$0.end..<index].allSatisfy { $0.kind == .mark } } ?? true)
      if !lies { score += Weights.separateGroup }
      let isNumber = candidate.isCount && candidate.use.traits.contains(.counting)
      if isNumber, !isAdjacent { score += Weights.separateNumber }
    }
    links.append(Link(use: candidate.use, previousIndex: state.lastLinkIndex))
    states.append(
      State(score: state.score + score, factsIndex: merged, lastLinkIndex: links.count - 1))
  }
}

extension Facts {
  /// Orders of month and day in the dates, where both orders are possible.
  fileprivate var dateOrders: [DateOrder] {
    [moment, span?.start, span?.end, first, last, due].compactMap { $0?.date.order }
  }

  /// Whether other phrases say when; a time that does not exist yields only to one that does.
  fileprivate var namesTimeOrDay: Bool {
    openReasons.contains(.noSuchTime)
      ? namesHour : moment != nil || repetition != nil || span != nil
  }
  fileprivate var isWeaklyOpen: Bool {
    openReasons.count == 1 && openReasons.allSatisfy(\.yieldsToCertainPhrase)
  }
}

extension DatePattern {
  /// Whether the pattern is empty or a month, so that a number next to it is rather the day: `12월
  /// 21일 출장`.
  fileprivate var isEmptyOrMonth: Bool { isEmpty || isOnlyPeriod && (month ?? monthOffset) != nil }
}

extension OpenReason {
  /// Whether the phrase more likely belongs to the title if another phrase names the time.
  var yieldsToCertainPhrase: Bool {
    switch self {
    case .vague, .period, .before, .bareSpan, .zone, .noSuchTime: true
    default: false
    }
  }
}
