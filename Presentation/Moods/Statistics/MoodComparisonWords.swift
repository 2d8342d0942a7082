import HearthDomain

/// Describes how the moods of certain days compare with others, and how reliable that is.
struct MoodComparisonWords {
  let language: Language
  let comparisons: [MoodComparison]

  var heading: String { language(ko: "어떤 날이었는지에 따라", en: "Kind of day") }

  /// Returns a name for the days with the subject, such as a tag, and one for the other days.
  func names(of subject: DaySubject) -> (with: String, without: String) {
    switch subject {
    case .activity(let activity): names(of: activity)
    case .tag(let tag):
      (
        language(ko: "\(tag.typedForm) 있는 날", en: "with \(tag.typedForm)"),
        language(ko: "\(tag.typedForm) 없는 날", en: "without it")
      )
    case .person(_, let name):
      (
        language(
          ko: "\(KoreanParticle.with(name)) 연락한 날", en: "in touch with \(name)"),
        language(ko: "안 한 날", en: "not in touch")
      )
    }
  }

  private func names(of activity: DayActivity) -> (with: String, without: String) {
    switch activity {
    case .contact:
      (
        language(ko: "연락한 날", en: "with a contact"),
        language(ko: "연락 없는 날", en: "without one")
      )
    case .event:
      (language(ko: "일정 있는 날", en: "with an event"), language(ko: "일정 없는 날", en: "without one"))
    case .reading:
      (language(ko: "책 읽은 날", en: "with pages read"), language(ko: "안 읽은 날", en: "without any"))
    }
  }

  /// Returns a sentence with subjects that have too few days on either side; the first ones by
  /// name.
  func fewDays(_ subjects: [DaySubject]) -> String {
    let most = 8
    let named = subjects.prefix(most).map { subject -> String in
      switch subject {
      case .activity: names(of: subject).with
      case .tag(let tag): tag.typedForm
      case .person(_, let name): name
      }
    }
    let more = subjects.count - named.count
    let (list, rest) = (named.joined(separator: ", "), more > 0)
    return language(
      ko: "아직 비교하기엔 적어요: \(list)\(rest ? " 말고도 \(more)가지" : "").",
      en: "Too few days to compare yet: \(list)\(rest ? " and \(more) more" : "").")
  }

  /// Returns what the comparison shows, such as `3.2 higher`, `may be chance` or `no clear
  /// difference`.
  func verdict(_ comparison: MoodComparison, spread: Double?) -> String {
    guard comparison.hasMeaningfulMeans, let difference = comparison.difference, let spread else {
      return tooFewDaysText(comparison)
    }
    guard abs(difference) > spread else {
      // A large difference within the spread looks meaningful, so the text says that it may be
      // chance.
      return abs(difference) * 2 > spread
        ? language(ko: "우연일 수도 있는 차이예요", en: "may be chance")
        : language(ko: "뚜렷한 차이는 없어요", en: "no clear difference")
    }
    return difference > 0
      ? language(ko: "\(difference.oneDecimal) 높아요", en: "\(difference.oneDecimal) higher")
      : language(ko: "\((-difference).oneDecimal) 낮아요", en: "\((-difference).oneDecimal) lower")
  }

  /// Returns which side has too few days.
  private func tooFewDaysText(_ comparison: MoodComparison) -> String {
    switch (comparison.withSubject.hasMeaningfulMean, comparison.withoutSubject.hasMeaningfulMean) {
    case (true, false):
      language(ko: "비교할 다른 날이 아직 적어요", en: "too few other days to compare")
    case (false, true):
      language(ko: "그런 날이 아직 적어요", en: "too few such days to compare")
    case (true, true), (false, false):
      language(ko: "비교하기엔 아직 적어요", en: "too few days to compare")
    }
  }

  /// A caution about all comparisons.
  var caution: String {
    language(
      ko: "어느 쪽이든 닷새가 안 되면 비교하지 않아요. 숫자만으로 이유까지 알 수는 없어요.",
      en: "Groups of fewer than five days are not compared. Numbers alone do not say why.")
  }

  /// Returns `63.2 ± 9.1, 12일 14개`; a dash without moods.
  func sideText(_ moods: MoodDaysTally) -> String {
    guard let mean = moods.tally.mean else { return "–" }
    let spread = moods.tally.standardDeviation.map { " ± \($0.oneDecimal)" } ?? ""
    return language(
      ko: "\(mean.oneDecimal)\(spread), \(moods.days)일 \(moods.tally.count)개",
      en: "\(mean.oneDecimal)\(spread) · \(Plural("day")(moods.days)), \(moods.tally.count)×")
  }
}
