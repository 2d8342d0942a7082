/// Lengths of what a title names, such as `2 day workshop`.
extension TitleReader {
  /// Returns the days of something that the title names with its length: `2 day workshop`, `사흘 출장`.
  func lengthOfStay(in reading: Reading) -> Length? {
    let phraseGuard = PhraseGuard(tokens: tokens)
    return chart.phrases.lazy.compactMap { phrase -> Length? in
      guard phrase.symbol == Category.length.symbol, case .length(let length) = phrase.value,
        length.isOfDays, let minutes = length.inMinutes, minutes <= 31 * 1_440,
        phraseGuard.isLengthOfNamedStay(phrase.start..<phrase.end),
        reading.coveredIndices.isDisjoint(with: phrase.start..<phrase.end),
        !isAlsoDay(phrase)
      else { return nil }
      return length
    }.first
  }

  /// Whether the words may also be a day of the month: `24일 워크숍`.
  private func isAlsoDay(_ phrase: Chart.Phrase) -> Bool {
    chart.phrases.contains {
      $0.symbol == Category.date.symbol && $0.start == phrase.start && $0.end == phrase.end
    }
  }
}

extension Facts {
  /// Whether the facts name a first day and nothing else, so that a length in days can be added.
  var takesLengthOfDays: Bool {
    var other = self
    (other.moment, other.first) = (nil, nil)
    let day = moment ?? first ?? Moment()
    return other.isEmpty && (moment == nil || first == nil) && day.hasDate && !day.hasTime
      && day.date.weekdays.isEmpty
  }
}
