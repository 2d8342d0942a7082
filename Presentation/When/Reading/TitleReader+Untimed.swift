/// Titles of which no part is read as a time.
extension TitleReader {
  /// Returns the answer for a text without a reading. Words at either end that may name a time lead
  /// to a question.
  func untimedAnswer(_ doubtful: Reading?) -> PlanAnswer {
    if let first = unreadWords().first { return .refused(WhenRefusal(.unclear, first.words)) }
    let minScore =
      doubtful?.facts.moment?.date.isEdgeOfPeriod == true
      ? Weights.minDoubtfulScoreOfEdge : Weights.minDoubtfulScore
    guard let doubtful, doubtful.score > minScore, let first = doubtful.uses.first,
      let last = doubtful.uses.last
    else {
      if let end = unknownEnd() { return .refused(WhenRefusal(.unclear, words(in: end))) }
      let left = (doubtful?.uses ?? []).filter { use in
        use.start > 0 && !tokens[use.start].isCapitalized && !tokens[use.end - 1].isDigits
          && !tokens[use.start - 1...use.start].contains { $0.roles.contains(.beforeNoun) }
      }
      let words = left.map { self.words(in: $0.start..<$0.end) }
      return .untimed(title: text, left: words + [numberAtEnd()].compactMap(\.self))
    }
    let words = words(of: doubtful)
    let isDescribing =
      !first.traits.isDisjoint(with: [.alsoName, .adjectival]) && !isWeekOrMonth(doubtful)
    let isAtEdge =
      first.start == 0 && !isDescribing || last.end == tokens.count
      || tokens[first.start].roles.contains(.plainDay) && !tokens[first.start].isCapitalized
    guard isAtEdge || doubtful.hasUse(.feast) else {
      // A word that describes the next one is not a time.
      return .untimed(title: text, left: first.start == 0 ? [] : [words])
    }
    let choices =
      (try? resolve(doubtful).meanings)
      ?? alternatives(to: Unresolved(score: doubtful.score, reading: doubtful, reason: .period))
    guard !choices.isEmpty else { return .refused(WhenRefusal(.unclear, words)) }
    return .ambiguous(words: words, choices: choices + [untimedPlan])
  }

  /// Whether the reading names only a week, weekend or month, or the beginning or end of such a
  /// period, which leads to a question.
  private func isWeekOrMonth(_ reading: Reading) -> Bool {
    guard let date = reading.facts.moment?.date, reading.uses.count == 1 else { return false }
    let isKoreanMonth = date.month != nil && tokens[reading.uses[0].end - 1].isHangul
    return date.isOnlyPeriod && ((date.weekOffset ?? date.monthOffset) != nil || isKoreanMonth)
      || date.isEdgeOfPeriod || date.isOnlyWeekend
  }

  /// Plan with the whole text as its title, which starts within minutes.
  var untimedPlan: PlannedTitle {
    let start = Planner(context, Subject()).nextFiveMinutes
    var plan = PlannedTime(.times(start, start.adding(minutes: Planner.defaultMinutes)))
    plan.beginsSoon = true
    return PlannedTitle(title: text, plan: plan)
  }
}
