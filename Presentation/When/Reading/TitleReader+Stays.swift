/// Lengths of what a title names, such as `2 day workshop`.
extension TitleReader {
  /// Returns the days of something that the title names with its length: `2 day workshop`, `사흘 출장`.
  func lengthOfStay(in reading: Reading) -> Length? {
    let phraseGuard = PhraseGuard(tokens: tokens)
    return chart.phrases.lazy.compactMap { phrase -> Length? in
      guard phrase.symbol == Category.length.symbol, case .length(let length) = phrase.value,
        length.isOfDays, let minutes = length.inMinutes, minutes <= 31 * 1_440,
        let noun = phraseGuard.namedStay(after: phrase.start..<phrase.end),
        isWholeTitle(phrase.start...noun, reading), !isAlsoDay(phrase)
      else { return nil }
      return length
    }.first
  }

  /// Whether the title begins with the range, perhaps after an article, and also ends with it if it
  /// is Korean.
  private func isWholeTitle(_ range: ClosedRange<Int>, _ reading: Reading) -> Bool {
    let next = tokens[(range.upperBound + 1)...].first
    let isLast = next.map { $0.kind == .mark || reading.covers(range.upperBound + 1) } ?? true
    return !range.contains(where: reading.covers)
      && tokens[..<range.lowerBound].indices.allSatisfy {
        reading.covers($0) || tokens[$0].roles.contains(.beforeNoun)
      } && (isLast || !tokens[range.upperBound].isHangul)
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
