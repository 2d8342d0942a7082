import HearthDomain

/// Says how moods of days with something else compare, and how much that is worth.
struct MoodComparisonWords {
  let language: Language
  let comparisons: [MoodComparison]

  var heading: String { language(ko: "무엇과 함께한 날", en: "In company") }

  /// The days that hold it, and the others.
  func names(of company: DayCompany) -> (with: String, without: String) {
    switch company {
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

  /// What can be said of one of them, and no more.
  func verdict(_ comparison: MoodComparison, spread: Double?) -> String {
    guard comparison.isEnough, let difference = comparison.difference, let spread else {
      return language(ko: "말하기엔 아직 적어요", en: "too few to say")
    }
    guard abs(difference) > spread else {
      return language(ko: "늘 오르내리는 폭보다 작은 차이예요", en: "differs less than moods do anyway")
    }
    return difference > 0
      ? language(ko: "\(difference.oneDecimal) 높아요", en: "\(difference.oneDecimal) higher")
      : language(ko: "\((-difference).oneDecimal) 낮아요", en: "\((-difference).oneDecimal) lower")
  }

  /// What to think of it all.
  var caution: String {
    language(
      ko: "어느 쪽이든 닷새가 안 되면 견주지 않아요. 숫자가 까닭까지 알려 주지는 않고요.",
      en: "Fewer than five days on either side are not compared; numbers do not say why.")
  }

  /// `63.2, 12일`; a dash where there are none.
  func side(_ moods: MoodsOfDays) -> String {
    guard let mean = moods.tally.mean else { return "–" }
    return language(
      ko: "\(mean.oneDecimal), \(moods.days)일 \(moods.tally.count)개",
      en: "\(mean.oneDecimal) · \(Plural("day")(moods.days)), \(moods.tally.count)×")
  }
}
