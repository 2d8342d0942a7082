import HearthDomain

/// Says what became of single times of a series, where all of it was edited, or all from a time on.
struct SeriesOutcomeWords {
  private let outcome: EventOutcome
  private let formatter: EventFormatter
  private let language: Language

  init(_ outcome: EventOutcome, _ formatter: EventFormatter, _ language: Language) {
    (self.outcome, self.formatter, self.language) = (outcome, formatter, language)
  }

  private var times: ChangedTimes { outcome.changedByHand }

  var sentences: [String?] {
    [
      whole, inPart, inAddition, leftOutNoMore, leftOutAgain, leftOutBefore, gone, ownOverlaps,
    ]
  }

  private var whole: String? {
    let count = times.whole
    guard count > 0 else { return nil }
    return language(
      ko: "따로 고쳐 둔 \(count)번은 그대로예요.",
      en: count == 1
        ? "One that was changed by hand stays as it was."
        : "\(count) that were changed by hand stay as they were.")
  }

  private var inAddition: String? {
    days(times.inAddition.map(\.day)).map { days in
      language(
        ko: "\(days)도 새 반복과 따로 남아 있어요.", en: "Still there beside the new repetition: \(days).")
    }
  }

  private var leftOutNoMore: String? {
    days(times.leftOutNoMore).map { days in
      language(
        ko: "빼 둔 \(KoreanParticle.topic(days)) 새 반복에 없고, 대신 빠지는 날은 없어요.",
        en: "\(days) \(times.leftOutNoMore.count == 1 ? "was" : "were") left out, and the new"
          + " repetition has nothing then; no other day is left out instead.")
    }
  }

  private var leftOutAgain: String? {
    days(times.leftOutAgain).map { days in
      language(
        ko: "빼 둔 \(KoreanParticle.topic(days)) 새 반복의 다른 시간에 다시 있어요.",
        en: times.leftOutAgain.count == 1
          ? "\(days) was left out, and is there again at another time of the new repetition."
          : "\(days) were left out, and are there again at other times of the new repetition.")
    }
  }

  private var leftOutBefore: String? {
    let found = times.leftOutBefore
    if found.isEmpty { return nil }
    guard found.count <= EventMessages.mostNamed else {
      return language(
        ko: "빼 둔 \(found.count)번도 함께 옮겨져서 이미 지난 날이 됐어요.",
        en: "\(found.count) times that were left out went along, to before today.")
    }
    let words = formatter.words(language)
    let days = found.map { "\(words.day($0.from)) → \(words.day($0.to))" }
      .joined(separator: ", ")
    return language(ko: "빼 둔 날도 함께 옮겨졌어요: \(days).", en: "What was left out went along: \(days).")
  }

  private var ownOverlaps: String? {
    if outcome.ownOverlaps.isEmpty { return nil }
    let words = formatter.words(language)
    let times = outcome.ownOverlaps.prefix(EventMessages.mostNamed).map { words.when($0) }
      .joined(separator: ", ")
    return language(
      ko: "같은 일정의 다른 회차와 겹쳐요: \(times).",
      en: outcome.ownOverlaps.count == 1
        ? "Another time of the same series is then, too: \(times)."
        : "Other times of the same series are then, too: \(times).")
  }

  /// What took place is a record, and nobody sees in what is left that it is gone.
  private var gone: String? {
    let (past, byHand) = (times.pastGone.count, times.gone)
    guard past + byHand > 0 else { return nil }
    if outcome.occurrence.kept.series != nil {
      let named = past > EventMessages.mostNamed ? nil : days(times.pastGone)?.parenthesized
      let which = named.map { " " + $0 } ?? ""
      return language(
        ko: "새 반복에 없는 지난 \(past)번은 사라졌어요\(which). ‘이번부터 뒤로’ 고치면 남아요.",
        en: past == 1
          ? "One past time that is not in the new repetition is gone\(which);"
            + " “this and all later” keeps it."
          : "\(past) past times that are not in the new repetition are gone\(which);"
            + " “this and all later” keeps them.")
    }
    let korean = [past > 0 ? "지난 \(past)번" : nil, byHand > 0 ? "따로 고친 \(byHand)번" : nil]
    let english = [
      past > 0 ? (past == 1 ? "a past one" : "\(past) past ones") : nil,
      byHand > 0
        ? (byHand == 1 ? "one that was changed by hand" : "\(byHand) that were changed by hand")
        : nil,
    ]
    return language(
      ko: "다른 회차는 \(korean.compactMap(\.self).joined(separator: ", "))까지 모두 없어졌어요.",
      en: "Its other times are gone, with \(english.compactMap(\.self).joined(separator: " and "))."
    )
  }

  /// `Tue 1 Dec, Tue 8 Dec`, or how many there are; nil for none.
  private func days(_ days: [Day]) -> String? {
    if days.isEmpty { return nil }
    let words = formatter.words(language)
    return days.count > EventMessages.mostNamed
      ? language(ko: "\(days.count)번", en: "\(days.count) times")
      : days.map { words.day($0) }.joined(separator: ", ")
  }

  private var inPart: String? {
    let count = times.inPart
    guard count > 0 else { return nil }
    return language(
      ko: "따로 고쳐 둔 \(count)번은 고쳐 둔 것만 그대로예요.",
      en: count == 1
        ? "One that was changed by hand keeps what it has of its own."
        : "\(count) that were changed by hand keep what they have of their own.")
  }
}
