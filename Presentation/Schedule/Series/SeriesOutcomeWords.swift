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

  var sentences: [String?] { [whole, inPart] }

  private var whole: String? {
    let count = times.whole
    guard count > 0 else { return nil }
    return language(
      ko: "따로 고쳐 둔 \(count)번은 그대로예요.",
      en: count == 1
        ? "One that was changed by hand stays as it was."
        : "\(count) that were changed by hand stay as they were.")
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
