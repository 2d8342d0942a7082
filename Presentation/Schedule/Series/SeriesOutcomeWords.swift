import HearthDomain

/// Describes what an edit of a series, or of its later occurrences, did to single occurrences.
struct SeriesOutcomeWords {
  private let outcome: EventOutcome
  private let formatter: EventFormatter
  private let language: Language

  init(_ outcome: EventOutcome, _ formatter: EventFormatter, _ language: Language) {
    (self.outcome, self.formatter, self.language) = (outcome, formatter, language)
  }

  private var changedTimes: ExceptionEffects { outcome.exceptionEffects }

  var sentences: [String?] {
    [
      keptExceptionsSentence(
        changedTimes.fullyKeptCount, ko: "그대로예요.", one: "stays as it was.",
        several: "stay as they were."),
      keptExceptionsSentence(
        changedTimes.partlyKeptCount, ko: "고쳐 둔 것만 그대로예요.", one: "keeps its own changes.",
        several: "keep their own changes."),
      // Past occurrences that are in the future again are named, because their reminders are
      // delivered again.
      statusChangeSentence(
        outcome.movedToFuture, ko: ("이미 지났던", "다시 다가올 일정이 됐어요"), en: ("over", "to come again")),
      statusChangeSentence(
        outcome.movedToPast, ko: ("다가올", "이미 지난 시간이 됐어요"), en: ("to come", "in the past now")),
      keptInAdditionNote, ineffectiveRemovalsNote, removalsAtOtherTimeNote, removalsMovedToPastNote,
      lostOccurrencesWarning, addedPastNote,
      keepPastHint, overlapsInSeriesNote,
    ]
  }

  /// Returns the sentence about occurrences whose exceptions were kept; nil for none.
  private func keptExceptionsSentence(_ count: Int, ko: String, one: String, several: String)
    -> String?
  {
    guard count > 0 else { return nil }
    return language(
      ko: "따로 고쳐 둔 \(count)번은 \(ko)",
      en: count == 1
        ? "One that was changed by hand \(one)" : "\(count) that were changed by hand \(several)")
  }

  /// Returns how many occurrences changed their status, and when they are if they are few; nil for
  /// none.
  private func statusChangeSentence(
    _ times: [Occurrence], ko: (of: String, into: String), en: (of: String, into: String)
  ) -> String? {
    if times.isEmpty { return nil }
    let words = formatter.words(language)
    let isFew = times.count <= EventMessages.maxNamedDays
    let when = isFew ? ": " + times.map { words.dateAndTime($0) }.joined(separator: ", ") : ""
    return language(
      ko: "\(ko.of) \(times.count)번이 \(ko.into)\(when).",
      en: (times.count == 1 ? "One that was \(en.of) is" : "\(times.count) that were \(en.of) are")
        + " \(en.into)\(when).")
  }

  private var keptInAdditionNote: String? {
    daysText(changedTimes.keptInAddition.map(\.day)).map { days in
      language(
        ko: "\(days)도 새 반복과 따로 남아 있어요.", en: "Kept in addition to the new repetition: \(days).")
    }
  }

  private var ineffectiveRemovalsNote: String? {
    daysText(changedTimes.removalsWithoutEffect).map { days in
      language(
        ko: "빼 둔 \(KoreanParticle.topic(days)) 새 반복에 없고, 대신 빠지는 날은 없어요.",
        en:
          "\(days) \(changedTimes.removalsWithoutEffect.count == 1 ? "was" : "were") left out, but"
          + " the new repetition has nothing then. No other day is left out instead.")
    }
  }

  private var removalsAtOtherTimeNote: String? {
    daysText(changedTimes.removalsAtOtherTime).map { days in
      language(
        ko: "빼 둔 \(KoreanParticle.topic(days)) 새 반복의 다른 시간에 다시 있어요.",
        en: changedTimes.removalsAtOtherTime.count == 1
          ? "\(days) was left out, and is there again at another time of the new repetition."
          : "\(days) were left out, and are there again at other times of the new repetition.")
    }
  }

  private var removalsMovedToPastNote: String? {
    let found = changedTimes.removalsMovedToPast
    if found.isEmpty { return nil }
    guard found.count <= EventMessages.maxNamedDays else {
      return language(
        ko: "빼 둔 \(found.count)번도 함께 옮겨져서 이미 지난 날이 됐어요.",
        en: "\(found.count) times that were left out moved along and are now in the past.")
    }
    let words = formatter.words(language)
    let days = found.map { "\(words.day($0.from)) → \(words.day($0.to))" }
      .joined(separator: ", ")
    return language(ko: "빼 둔 날도 함께 옮겨졌어요: \(days).", en: "The days left out moved along: \(days).")
  }

  private var overlapsInSeriesNote: String? {
    if outcome.overlapsInSeries.isEmpty { return nil }
    let words = formatter.words(language)
    let times = outcome.overlapsInSeries.prefix(EventMessages.maxNamedDays).map {
      words.dateAndTime($0)
    }
    .joined(separator: ", ")
    return language(
      ko: "같은 일정의 다른 회차와 겹쳐요: \(times).",
      en: outcome.overlapsInSeries.count == 1
        ? "Overlaps another occurrence of the same series: \(times)."
        : "Overlaps other occurrences of the same series: \(times).")
  }

  /// A warning that past occurrences or exceptions are gone, because the new repetition does not
  /// have them; nil if none are.
  private var lostOccurrencesWarning: String? {
    let (past, byHand) = (changedTimes.removedPast, changedTimes.removedFutureCount)
    guard !past.isEmpty || byHand > 0 else { return nil }
    if outcome.occurrence.storedEvent.series != nil {
      return language(
        ko: "새 반복에 없는 \(koreanCount(past))은 사라졌어요\(daysInParentheses(past)).",
        en: englishSentence(
          past, one: "is not in the new repetition is gone",
          several: "are not in the new repetition are gone"))
    }
    let lost = [
      past.isEmpty ? nil : koreanCount(past), byHand > 0 ? "따로 고친 \(byHand)번" : nil,
    ]
    let alsoLost = [
      past.hasMore
        ? (past.count > 0 ? "more than \(past.count) past ones" : "past ones from long ago")
        : past.isEmpty ? nil : past.count == 1 ? "a past one" : "\(past.count) past ones",
      byHand > 0
        ? (byHand == 1 ? "one that was changed by hand" : "\(byHand) that were changed by hand")
        : nil,
    ]
    // If the series was split, its earlier occurrences stay.
    let isCut = outcome.earlierPart != nil
    return language(
      ko: "\(isCut ? "뒤의" : "다른") 회차는 \(lost.compactMap(\.self).joined(separator: ", "))까지 모두"
        + " 없어졌어요.",
      en: "Its \(isCut ? "later" : "other") times are gone, with"
        + " \(alsoLost.compactMap(\.self).joined(separator: " and ")).")
  }

  /// Says that the new rule has additional occurrences in the past; nil if it does not.
  private var addedPastNote: String? {
    let past = changedTimes.addedPast
    guard !past.isEmpty else { return nil }
    return language(
      ko: "없던 \(koreanCount(past))이 새로 생겼어요\(daysInParentheses(past)).",
      en: englishSentence(
        past, one: "was not there before is there now",
        several: "were not there before are there now"))
  }

  private var keepPastHint: String? {
    let isOther =
      !changedTimes.removedPast.isEmpty || !changedTimes.addedPast.isEmpty
      || !outcome.movedToFuture.isEmpty
    guard isOther, outcome.isSeriesEdit, outcome.occurrence.storedEvent.series != nil else {
      return nil
    }
    return language(
      ko: "지난 것을 그대로 두려면 되돌린 뒤 다음 회차에서 ‘이번 이후 모두’를 고쳐 주세요.",
      en: "To leave the past as it was, undo this and change “this and all later” at the next"
        + " occurrence.")
  }

  /// Returns `지난 2번`.
  private func koreanCount(_ past: PastOccurrences) -> String {
    if !past.hasMore { return "지난 \(past.count)번" }
    return past.count > 0 ? "지난 \(past.count)번 이상" : "오래전 것"
  }

  /// Returns `2 past times that are not in the new repetition are gone (Tue 17 Nov, Tue 24 Nov).`
  private func englishSentence(_ past: PastOccurrences, one: String, several: String) -> String {
    let count = "\(past.count) past times"
    let which =
      !past.hasMore ? count : past.count > 0 ? "More than \(count)" : "Past times from long ago"
    let isOne = past.count == 1 && !past.hasMore
    return (isOne ? "One past time that \(one)" : "\(which) that \(several)")
      + "\(daysInParentheses(past))."
  }

  /// Returns ` (Tue 17 Nov, Tue 24 Nov)`; empty if the days are many or not all known.
  private func daysInParentheses(_ past: PastOccurrences) -> String {
    past.hasMore || past.days.count > EventMessages.maxNamedDays
      ? "" : daysText(past.days).map { " " + $0.parenthesized } ?? ""
  }

  /// Returns `Tue 1 Dec, Tue 8 Dec`, or a count if there are many; nil for none.
  private func daysText(_ days: [Day]) -> String? {
    if days.isEmpty { return nil }
    let words = formatter.words(language)
    return days.count > EventMessages.maxNamedDays
      ? language(ko: "\(days.count)번", en: "\(days.count) times")
      : days.map { words.day($0) }.joined(separator: ", ")
  }
}
