import HearthDomain

/// What follows words that tell a repetition only where no noun does: `daily`, `tuesdays`.
extension PlanDraft {
  func isLedFurther(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let end = place.upperBound
    guard end < words.count else { return false }
    return isLedToMonth(end, reader) || isLedToDay(place, reader)
      || words[end] == PlanDraft.placeholder && isPluralAlone(place)
      || ["on", "at"].contains(words[place.lowerBound].lowercased()) && place.lowerBound > 0
  }

  /// Throws for days before which nothing leads and behind which more is told: a class is tuesdays
  /// with Jo, and Tuesdays with Morrie are a book.
  func checkPlural(
    _ place: Range<Int>, _ rhythm: TypedRepetition.Rhythm, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place.upperBound < words.count, isPluralAlone(place),
      PlanDraft.details.contains(words[place.upperBound].lowercased()),
      !isBesideOneDay(place, reader)
    else { return }
    throw .unclear(
      WhenReader.text(words[place]),
      spellings: [TypedRepetition(rhythm).words(in: .english)].compactMap(\.self))
  }

  /// Whether one day is told elsewhere, and they are part of the title: `Read Tuesdays with Morrie
  /// tomorrow`; a first and a last day are those of something that repeats.
  func isBesideOneDay(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    !PlanDraft.tellsSpan(words) && tellsDay(without: place, reader)
  }

  /// Whether a first or a last day is told: `12/1부터`.
  static func tellsSpan(_ words: [String]) -> Bool {
    words.contains { word in
      ClauseWords.from.names(word) || ClauseWords.until.names(word)
        || word.count > 2 && ["부터", "까지"].contains(where: word.hasSuffix)
    }
  }

  /// Whether these are `tuesdays` behind a title, and no part of a name: `lunch at Fridays`. What
  /// is quoted behind them is of the title, as it is behind `every tuesday`.
  private func isPluralAlone(_ place: Range<Int>) -> Bool {
    place.lowerBound > 0
      && !PlanDraft.binding.union(["at"]).contains(words[place.lowerBound - 1].lowercased())
      && RepetitionWords.plurals.names(words[place.upperBound - 1])
  }

  private static let details: Set<String> = ["with", "at", "in", "for", "after", "before"]

  /// Whether nothing but its first day follows: `monthly 1 dec`.
  private func isLedToDay(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let rest = words[place.upperBound...]
    return place.lowerBound > 0 && RepetitionWords.adverbs.names(words[place.upperBound - 1])
      && rest.contains { $0.contains(where: \.isNumber) } && reader.tellsDay(WhenReader.text(rest))
  }

  /// Whether it takes place in a month, or until one, of which more is asked: `tuesdays in
  /// january`.
  private func isLedToMonth(_ place: Int, _ reader: WhenReader) -> Bool {
    if englishMonths(at: place, reader) != nil { return true }
    return place + 1 < words.count
      && ["until", "till", "til", "through"].contains(words[place].lowercased())
      && DayWords.months.names(WhenReader.text([words[place + 1]]))
  }
}
