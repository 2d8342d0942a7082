import HearthDomain

/// Readings that win or lead to a question although the best reading has more points.
extension TitleReader {
  /// Returns the answer if a reading other than the best one decides; nil if the best one decides.
  func overrulingAnswer(_ best: Resolved, _ resolved: [Resolved]) -> PlanAnswer? {
    repeatingAnswer(best, resolved) ?? answerInOtherDateOrder(best, resolved)
  }

  /// Returns the answer for a title such as `weekly sync tues 10am`, where an adverb at the start,
  /// with a weekday or an hour, is a repetition. In a capitalized title the adverb rather describes
  /// the event: `Weekly review`.
  private func repeatingAnswer(_ best: Resolved, _ resolved: [Resolved]) -> PlanAnswer? {
    let facts = best.reading.facts
    let date = facts.moment?.date ?? DatePattern()
    guard facts.repetition == nil,
      facts.moment?.hasTime == true || facts.span != nil || date.onlyWeekday != nil
    else { return nil }
    let other = resolved.first { other in
      guard let use = other.reading.uses.first, use.start == 0, use.category == .repetition else {
        return false
      }
      return use.traits.contains(.adjectival) && !use.traits.contains(.unremarkable)
        && other.reading.coveredIndices.isStrictSuperset(of: best.reading.coveredIndices)
    }
    guard let other, let pattern = other.reading.facts.repetition, pattern.frequency >= .daily,
      !tokens[0].isCapitalized || pattern.frequency == .weekly && pattern.interval > 1
    else { return nil }
    let isCertain =
      pattern.frequency == .weekly && (date.onlyWeekday != nil || !pattern.weekdays.isEmpty)
      || pattern.frequency == .daily && date.isEmpty
    if isCertain { return decide(other, [other]) }
    return .ambiguous(words: words(of: other.reading), choices: other.meanings + best.meanings)
  }

  /// Returns the answer for a date such as `12/10` that has passed in one order of day and month
  /// and comes soon in the other.
  private func answerInOtherDateOrder(_ best: Resolved, _ resolved: [Resolved]) -> PlanAnswer? {
    let isPassed = { (title: PlannedTitle) in
      title.guesses.contains { if case .hasPassed = $0 { true } else { false } }
    }
    guard let own = best.meanings.first, own.guesses.contains(where: \.isOfDateOrder), isPassed(own)
    else { return nil }
    let other = resolved.first { other in
      guard let plan = other.meanings.first, plan.guesses.contains(where: \.isOfDateOrder),
        !isPassed(plan),
        other.reading.coveredIndices == best.reading.coveredIndices
      else { return false }
      return plan.plan.start.day - context.today <= Weights.soonDays
    }
    return other.map {
      .ambiguous(words: words(of: best.reading), choices: $0.meanings + best.meanings)
    }
  }

  /// Whether a date and a word such as `tomorrow` name different days.
  func namesTwoDays(_ reading: Reading) -> Bool {
    guard let date = reading.facts.normalized.moment?.date, date.month != nil, date.day != nil,
      date.distance != nil
    else { return false }
    return (try? DayResolver(context: context).resolve(date)) == nil
  }

  /// Returns a question if a word names another day than a date, which may be part of the title:
  /// `7/7 memorial tomorrow`. A weekday beside the date is a mistake: `7/7 friday`.
  func questionAboutTwoDays(
    _ date: Resolved, _ readings: [Reading], _ contradictory: [Reading]
  ) -> PlanAnswer? {
    guard let day = date.reading.facts.moment?.date, day.month != nil, day.year == nil else {
      return nil
    }
    let covered = date.reading.coveredIndices
    for both in contradictory where both.coveredIndices.isStrictSuperset(of: covered) {
      let word = readings.first { word in
        guard let other = word.facts.normalized.moment?.date, other.month == nil,
          both.coveredIndices.isStrictSuperset(of: word.coveredIndices)
        else { return false }
        return other.distance != nil && day.distance == nil
          || other.weekday != nil && day.weekday == nil
            && isApart(word, from: date.reading, in: both)
      }
      guard let word, let other = try? resolve(word) else { continue }
      return .ambiguous(words: words(of: both), choices: other.meanings + date.meanings)
    }
    return nil
  }

  /// Whether what only one of the readings covers is in another phrase than what only the other one
  /// covers, and a word of the title is between them.
  private func isApart(_ one: Reading, from other: Reading, in both: Reading) -> Bool {
    let (mine, theirs) = (one.coveredIndices, other.coveredIndices)
    let rest = theirs.subtracting(mine)
    return mine.subtracting(theirs).allSatisfy { index in
      let phrase = both.uses.first { $0.start <= index && index < $0.end }
      return rest.allSatisfy { end in
        let between = tokens[min(index, end)...max(index, end)].dropFirst().dropLast()
        return phrase.map { end < $0.start || $0.end <= end } ?? true
          && between.contains { $0.kind != .mark }
      }
    }
  }

  /// Returns a question if an hour or a weekday in the title comes before the parsed one and is as
  /// likely the start: `check in fri 3pm check out sun 11am`, `hoover mon dust thurs`.
  func questionAboutEarlierHour(
    _ best: Resolved, _ resolved: [Resolved], _ remains: [LeftoverWords]
  ) -> PlanAnswer? {
    let moment = best.reading.facts.moment ?? Moment()
    let earlier = remains.first {
      $0.namesHour && moment.hasHour || $0.namesWeekday && moment.date.namesWeekdays
    }
    guard let hour = earlier, case let start = hour.range.lowerBound, start > 0,
      !tokens[start - 1...start].contains(where: { $0.roles.contains(.article) }),
      !best.reading.uses.contains(where: { $0.start < start && $0.namesTime })
    else { return nil }
    let other = resolved.first { $0.reading.coveredIndices.isSuperset(of: hour.range) }
    return other.map {
      .ambiguous(
        words: words(around: hour.range, and: best.reading),
        choices: $0.meanings + best.meanings)
    }
  }

  /// Returns the text from the beginning of the range to its end or, if later, that of the reading.
  private func words(around range: Range<Int>, and reading: Reading) -> String {
    let end = max(range.upperBound, reading.uses.last?.end ?? tokens.count)
    return words(in: range.lowerBound..<end)
  }

  // MARK: Moved items

  /// Returns the facts of the end alone if the title says that something is moved there: `move
  /// dentist from monday to wednesday`, `3시에서 4시로 변경`; nil otherwise.
  func moveTarget(_ reading: Reading) -> Facts? {
    var facts = reading.facts
    guard facts.repetition == nil, let span = facts.daySpan ?? facts.span, describesMove(reading)
    else {
      return nil
    }
    var end = span.end
    if facts.daySpan != nil {
      facts.daySpan = nil
    } else {
      facts.span = nil
    }
    if !end.hasDate { end.date = span.start.date }
    end.date.complete(after: span.start.date)
    guard let moment = facts.moment.map({ $0.merged(with: end) }) ?? end else { return nil }
    facts.moment = moment
    return facts
  }

  private func describesMove(_ reading: Reading) -> Bool {
    reading.uses.contains { use in
      let after = tokens[use.end...].first { !$0.roles.contains(.particle) }
      if let after, KoreanRoles.movingWords.contains(where: after.word.hasPrefix) { return true }
      guard tokens[use.start..<use.end].contains(where: { $0.roles.contains(.target) }) else {
        return false
      }
      return tokens[..<use.start].indices.contains { index in
        if tokens[index].roles.contains(.moved) { return true }
        // The moved item is named after the verb: `push standup from 9 to 10`, but not `shift from
        // 9 to 5`.
        return tokens[index].roles.contains(.moving) && index + 1 < use.start
          && !tokens[index + 1].roles.contains(.small) && !reading.covers(index + 1)
      }
    }
  }

  /// Whether the user is asked about a reading beside the best one: not if it reads only a part of
  /// the same words, or if all that it leaves in the title is a time in the best one, as the day in
  /// `내일 정오 점심`.
  func isRival(_ other: Reading, of best: Reading) -> Bool {
    let leavesTitle = tokens.indices.contains {
      !other.covers($0) && !best.covers($0) && tokens[$0].kind != .mark
    }
    return leavesTitle && !other.coveredIndices.isStrictSubset(of: best.coveredIndices)
  }
}

extension TitleReader.Unresolved {
  var namesOtherWeekday: Bool {
    if case .weekdayMismatch = reason { true } else { false }
  }
}

extension Reading.Use {
  var namesTime: Bool {
    switch category {
    case .time, .dayAndTime, .timeFirst, .span, .facts, .first, .last, .due: true
    default: false
    }
  }
}
