import HearthDomain

/// Parses one title: finds its readings, resolves them, and decides on a plan or a question.
struct TitleReader {
  let text: String
  let context: WhenContext
  let grammar: Grammar
  let tokens: [Token]
  let chart: Chart
  let wasTruncated: Bool

  init(_ text: String, _ context: WhenContext, _ grammar: Grammar) {
    self.text = text
    self.context = context
    self.grammar = grammar
    let all = Tokenizer(vocabulary: grammar.vocabulary).tokens(of: text)
    let most = Weights.maxTokensAtEachEnd
    wasTruncated = all.count > 2 * most
    tokens = wasTruncated ? Array(all.prefix(most) + all.suffix(most)) : all
    chart = Chart(of: tokens, grammar: grammar)
  }

  /// Reading that was resolved.
  struct Resolved {
    let score: Double
    let reading: Reading
    /// Possible meanings, likeliest first.
    let meanings: [PlannedTitle]
  }

  /// Reading that cannot be resolved without an answer.
  struct Unresolved {
    let score: Double
    let reading: Reading
    let reason: OpenReason
  }

  func answer() -> PlanAnswer { askingAboutUnspaced(answerAsTyped()) }

  func answerAsTyped() -> PlanAnswer {
    var beam = Beam(chart, order: context.dateOrder)
    var readings = beam.readings().filter {
      !$0.uses.isEmpty && (context.hasLengths || !$0.hasLengthOfTitle)
    }
    let contradictory = readings.filter(namesTwoDays)
    if !contradictory.isEmpty { readings.removeAll(where: namesTwoDays) }
    guard let best = readings.first, best.score >= Weights.minScore else {
      return untimedAnswer(readings.first)
    }
    var (resolved, unresolved): ([Resolved], [Unresolved]) = ([], [])
    for reading in readings.prefix(Weights.maxResolved)
    where reading.score >= best.score - Weights.resolutionMargin {
      do {
        resolved.append(try resolve(reading))
      } catch {
        let cost = error.isContradiction ? Weights.contradiction : 0
        unresolved.append(
          Unresolved(score: reading.score + cost, reading: reading, reason: error))
      }
    }
    let mismatched = unresolved.filter(\.namesOtherWeekday).map(\.reading)
    let question = resolved.first.flatMap {
      questionAboutTwoDays($0, readings, contradictory + mismatched)
    }
    if let question { return question }
    let open = unresolved.max { $0.score < $1.score }
    guard let first = resolved.first, first.score >= open?.score ?? first.score else {
      return open.map { unclearAnswer($0, resolved) } ?? .untimed(title: text, left: [])
    }
    return questionAboutDayInTitle(first, resolved, unresolved) ?? overrulingAnswer(first, resolved)
      ?? decide(first, resolved)
  }

  /// Asks about words of the title that name a day, if no other words do: `다음 주 회의 3시`, `match sat
  /// ko 3pm`.
  private func questionAboutDayInTitle(
    _ best: Resolved, _ resolved: [Resolved], _ unresolved: [Unresolved]
  ) -> PlanAnswer? {
    let facts = best.reading.facts
    guard !facts.namesDay, facts.moment?.hasTime == true || facts.span != nil else { return nil }
    let isFuller = { (reading: Reading) in
      reading.score >= best.score - Weights.fullerReadingMargin && reading.facts.namesDay
        && reading.coveredIndices.isSuperset(of: best.reading.coveredIndices)
        && !reading.uses.contains { use in
          !best.reading.covers(use.start) && isDescribing(use)
            && (use.start == 0 || reading.facts.repetition?.weekdays.isEmpty != false)
        }
    }
    if let fuller = resolved.first(where: { isFuller($0.reading) }) {
      return .ambiguous(words: words(of: fuller.reading), choices: fuller.meanings + best.meanings)
    }
    return unresolved.first { $0.reason == .period && isFuller($0.reading) }.map {
      .refused(WhenRefusal(.unclear, words(of: $0.reading)))
    }
  }

  /// Whether the phrase only describes the next word: `Nightly backup`.
  private func isDescribing(_ use: Reading.Use) -> Bool {
    use.traits.contains(.unremarkable)
      || use.traits.contains(.adjectival) && !tokens[use.end - 1].isHangul
  }

  /// Returns the best reading, or a question if others are as likely and mean something else.
  func decide(_ best: Resolved, _ resolved: [Resolved]) -> PlanAnswer {
    let besideFeast = meaningsBesideFeast(best)
    var choices =
      besideFeast
      + best.meanings.filter { own in
        !besideFeast.contains { $0.plan == own.plan }
      }
    for other in resolved.dropFirst() where other.score > best.score - Weights.ambiguityMargin {
      if isRival(other.reading, of: best.reading) { choices.addOthers(other.meanings) }
    }
    let remains = leftoverWords(of: best.reading, from: best.meanings[0].plan)
    guard best.meanings[0].title.canBeTitle, !leavesOnlyPartOfDay(best.reading) else {
      return .refused(WhenRefusal(.noTitle, text))
    }
    if remains.contains(where: \.isNextToUsedPhrase) {
      for other in resolved.dropFirst() where choices.count < 2 {
        choices.addOthers(other.meanings)
      }
      let words = remains.filter(\.isNextToUsedPhrase).map(\.words).joined(separator: " … ")
      guard choices.count > 1 else { return .refused(WhenRefusal(.unclear, words)) }
      return .ambiguous(words: words, choices: choices)
    }
    if let earlier = questionAboutEarlierHour(best, resolved, remains) { return earlier }
    guard choices.count == 1 else {
      return .ambiguous(words: words(of: best.reading), choices: choices)
    }
    guard !best.reading.hasUse(.choice) else {
      return .refused(WhenRefusal(.unclear, words(of: best.reading)))
    }
    var plan = choices[0]
    plan.leftoverWords = remains.filter(\.isWorthMentioning).map(\.words)
    return .planned(plan)
  }

  /// Whether only a part of the day that is not a meal remains as the title: `매주 토, 일 오전`.
  private func leavesOnlyPartOfDay(_ reading: Reading) -> Bool {
    let left = tokens.indices.filter { !reading.covers($0) && tokens[$0].kind != .mark }
    return chart.phrases.contains {
      $0.symbol == Category.partOfDay.symbol && left.elementsEqual($0.start..<$0.end)
        && !$0.traits.contains(.meal)
    }
  }

  private func unclearAnswer(_ open: Unresolved, _ resolved: [Resolved]) -> PlanAnswer {
    let words = words(of: open.reading)
    // The name of a month alone may be that of a person, and needs to be more certain than a date.
    if open.reading.uses.count == 1, open.reading.uses[0].traits.contains(.alsoName),
      open.score < Weights.minScoreForMonth
    {
      return .untimed(title: text, left: [])
    }
    let own = alternatives(to: open)
    let isComplete = open.reason == .everyNth && own.count > 1
    let choices = isComplete ? own : own + resolved.flatMap(\.meanings)
    var different: [PlannedTitle] = []
    different.addOthers(choices)
    guard different.count > 1, open.reason.refusal == nil else {
      return .refused(WhenRefusal(open.reason, words))
    }
    return .ambiguous(words: words, choices: Array(different.prefix(4)))
  }

  /// Returns the words of the text that a reading covers.
  func words(of reading: Reading) -> String {
    guard let first = reading.uses.first, let last = reading.uses.last else { return text }
    return String(
      text[tokens[first.start].text.startIndex..<tokens[last.end - 1].text.endIndex])
  }

  /// Returns the choices for a plan that begins on a day and has no end: that day, or every day
  /// from then on.
  private func startChoices(_ first: Moment, _ title: String) -> [PlannedTitle] {
    guard !title.isEmpty,
      let day = try? DayResolver(context: context).resolveForPlan(first.date).first
    else { return [] }
    var daily = PlannedTime(day...day)
    daily.repetition = EnteredRepetition(.rule(Recurrence(.daily)))
    return [PlannedTime(day...day), daily].map { PlannedTitle(title: title, plan: $0) }
  }

  /// Returns the choices for an nth day of any month: the next one, or each month's.
  private func nextOrMonthly(_ reading: Reading, _ title: String) -> [PlannedTitle] {
    guard !title.isEmpty, let nth = reading.facts.moment?.date.nth else { return [] }
    var monthly = reading.facts
    monthly.moment?.date.nth = nil
    monthly.repetition = RepetitionPattern(.monthly)
    monthly.repetition?.nth = nth
    let next = (0...1).map { offset in
      var facts = reading.facts
      facts.moment?.date.monthOffset = offset
      return facts
    }
    let plans = (next + [monthly]).map { facts in
      var planner = planner(for: reading, title)
      return try? planner.plans(facts).first
    }
    let upcoming = plans.dropLast().first { $0.map { $0.start >= context.now } ?? false }
    return [upcoming ?? nil, plans.last ?? nil].compactMap(\.self).map {
      PlannedTitle(title: title, plan: $0)
    }
  }

  /// Returns the meanings of a day of the month in the month of a feast that the title names:
  /// `크리스마스 파티 24일`.
  private func meaningsBesideFeast(_ best: Resolved) -> [PlannedTitle] {
    let covered = best.reading.coveredIndices
    var facts = best.reading.facts
    let feast = chart.phrases.lazy.compactMap { phrase -> Day? in
      guard phrase.traits.contains(.feast), case .moment(let moment) = phrase.value,
        moment.date.feast != nil, covered.isDisjoint(with: phrase.start..<phrase.end)
      else { return nil }
      return try? DayResolver(context: context).resolve(moment.date).first
    }.first
    guard facts.moment?.date.onlyDay != nil, let feast else { return [] }
    facts.moment?.date.month = feast.month
    var planner = planner(for: best.reading, best.meanings[0].title)
    let plans = (try? planner.plans(facts)) ?? []
    return plans.filter { abs($0.start.day - feast) <= 7 }.map {
      PlannedTitle(title: best.meanings[0].title, plan: $0, guesses: best.meanings[0].guesses)
    }
  }

  // MARK: Resolving

  func resolve(_ reading: Reading) throws(OpenReason) -> Resolved {
    if reading.isNegativeAfterDone(tokens) { throw .length }
    let title = TitleText(text: text, tokens: tokens, reading: reading).title
    var planner = planner(for: reading, title)
    var facts = try resolvingEnd(reading, title, &planner)
    if context.hasLengths, facts.takesLengthOfDays { facts.length = lengthOfStay(in: reading) }
    var plans = try planner.plans(facts)
    if let moved = moveTarget(reading) {
      var other = self.planner(for: reading, title)
      plans = ((try? other.plans(moved)) ?? []) + plans.suffix(1)
    }
    let guesses = planner.guesses + guesses(of: reading)
    return Resolved(
      score: reading.score, reading: reading,
      meanings: plans.map { plan in
        PlannedTitle(title: title, plan: plan, guesses: guesses)
      })
  }

  private func planner(for reading: Reading, _ title: String) -> Planner {
    let words = tokens.indices.filter { !reading.covers($0) && tokens[$0].kind != .quoted }
      .map { tokens[$0].word }
    var subject = Subject(words)
    // `the 7:15 to London`
    subject.isTravel =
      subject.isTravel
      || reading.uses.contains { use in
        use.category == .time && use.traits.contains(.staysInTitle)
          && tokens[use.end...].first?.roles.isSuperset(of: [.following, .beforeEnd]) == true
      }
    if let meal = reading.uses.first(where: { $0.traits.contains(.meal) }),
      reading.facts.moment?.hasHour != true
    {
      subject.meal = subject.meal ?? Subject([tokens[meal.end - 1].word]).meal
    }
    return Planner(context(in: reading.facts.zone), subject)
  }

  /// Returns the context in a zone that the text names.
  func context(in zone: String?) -> WhenContext {
    guard let zone, let other = context.zone.zone(named: zone) else { return context }
    var copy = context
    copy.zone = RegionalZone(other, asIn: context.zone)
    copy.now = other.localTime(at: context.instant)
    return copy
  }

  /// Decides whether 까지 is an end or a deadline: an end after something that lasts, a deadline
  /// otherwise.
  private func resolvingEnd(
    _ reading: Reading, _ title: String, _ planner: inout Planner
  ) throws(OpenReason) -> Facts {
    var facts = reading.facts
    if facts.due != nil { planner.addGuess(.deadline) }
    guard var last = facts.last, facts.repetition == nil, facts.afterDone == nil,
      reading.hasUse(.koreanEnd)
    else { return facts }
    if let moment = deadline(at: last, facts, reading, planner), !endsWithLastingNoun(title) {
      (last, facts.moment) = (moment, nil)
    }
    let hasStart =
      facts.first != nil || facts.span != nil || facts.moment?.hasTime == true
      || facts.moment?.hasDate == true
    guard !hasStart else { return facts }
    if !last.hasTime, KoreanRoles.ambiguousUntilNouns.contains(where: title.hasSuffix) {
      throw .alternatives
    }
    guard !endsWithLastingNoun(title) else { return facts }
    (facts.due, facts.last) = (last, nil)
    planner.addGuess(.deadline)
    return facts
  }

  /// Returns the hour of an end with 까지 on the day that the text names: `내일 택배 보내기 6시까지`. Today,
  /// only beside the hour, if it is still to come. Nil for other ends.
  private func deadline(
    at end: Moment, _ facts: Facts, _ reading: Reading, _ planner: Planner
  ) -> Moment? {
    guard let day = facts.moment, !day.hasTime, !day.date.isOnlyPeriod, !end.hasDate, end.hasHour,
      facts.first == nil, let both = day.merged(with: end)
    else { return nil }
    guard planner.isToday(day.date) else { return both }
    let start = reading.uses.first { $0.category == .last }?.start
    var planner = planner
    let minute = (try? planner.minute(both)) ?? 0
    return reading.uses.contains { $0.end == start } && minute > context.minuteNow ? both : nil
  }

  /// Whether the last word of the title names something that lasts.
  private func endsWithLastingNoun(_ title: String) -> Bool {
    let word = title.split(separator: " ").last.map(String.init) ?? ""
    return KoreanRoles.lastingNouns.contains { word.hasPrefix($0) || word.hasSuffix($0) }
  }

  func guesses(of reading: Reading) -> [Guess] {
    var guesses: [Guess] = wasTruncated || chart.wasTruncated ? [.truncated] : []
    let clocks = [reading.facts.moment?.clock, reading.facts.span?.start.clock]
    if clocks.contains(where: { $0?.isBare == true }) { guesses.append(.bareNumber) }
    if let date = reading.facts.ambiguousDate, let month = date.day, let day = date.month {
      guesses.append(.dateOrder(month: month, day: day))
    }
    for index in tokens.indices where tokens[index].isCorrected && reading.covers(index) {
      guesses.append(.corrected(String(tokens[index].text), tokens[index].word))
    }
    if reading.uses.count == 1, let use = reading.uses.first, use.traits.contains(.alsoName) {
      guesses.append(.nameAsDay(String(tokens[use.start].text)))
    }
    return guesses
  }

  /// Returns the possible meanings of an open reading.
  func alternatives(to open: Unresolved) -> [PlannedTitle] {
    let title = TitleText(text: text, tokens: tokens, reading: open.reading).title
    if open.reason == .openEnd, let first = open.reading.facts.first {
      return startChoices(first, title)
    }
    if open.reason == .everyNth { return nextOrMonthly(open.reading, title) }
    guard open.reason == .period, let moment = open.reading.facts.moment else { return [] }
    guard !title.isEmpty, !moment.hasTime,
      let found = try? DayResolver(context: context).resolve(moment.date), found.isPeriod
    else { return [] }
    let first = min(max(found.first, context.today), found.last)
    return [PlannedTime(found.days), PlannedTime(first...first)].map {
      PlannedTitle(title: title, plan: $0)
    }
  }
}

extension Facts {
  /// First date whose day and month could be swapped.
  fileprivate var ambiguousDate: DatePattern? {
    [moment, due, first, last, span?.start, daySpan?.start].lazy.compactMap { $0?.date }
      .first { $0.order != nil && $0.weekday == nil && $0.distance == nil }
  }

  var namesHour: Bool { moment?.hasHour == true || span?.start.hasHour == true }

  /// Whether the facts name a day, not only an hour.
  var namesDay: Bool {
    moment?.hasDate == true || repetition != nil || daySpan != nil || !listedDays.isEmpty
      || span?.start.hasDate == true || span?.end.hasDate == true || first?.hasDate == true
      || due?.hasDate == true
  }
}

extension [PlannedTitle] {
  /// Adds the titles whose plans are not yet in the list.
  fileprivate mutating func addOthers(_ titles: [PlannedTitle]) {
    for title in titles where !contains(where: { $0.plan == title.plan }) { append(title) }
  }
}

extension String {
  /// Whether the text can be a title: more than a mark or a number of one or two digits.
  fileprivate var canBeTitle: Bool {
    utf8.count > 2 || unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
