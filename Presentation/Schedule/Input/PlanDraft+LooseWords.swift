import HearthDomain

/// What follows words that tell a repetition only where no noun does: `daily`, `tuesdays`.
extension PlanDraft {
  func isLedFurther(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let end = place.upperBound
    guard end < words.count else { return false }
    return isLedToMonth(end, reader) || isLedToDay(place, reader) || isLedOn(place)
  }

  /// Whether more is told of what takes place on such days: `tuesdays with Jo`; none of them stand
  /// before a noun, as `daily` may.
  private func isLedOn(_ place: Range<Int>) -> Bool {
    place.lowerBound > 0
      && !PlanDraft.binding.contains(words[place.lowerBound - 1].lowercased())
      && RepetitionWords.plurals.names(words[place.upperBound - 1])
      && PlanDraft.details.contains(words[place.upperBound].lowercased())
  }

  private static let details: Set<String> = [
    "with", "at", "in", "for", "not", "no", "except", "skip", "skipping", "but", "after", "before",
  ]

  /// Whether nothing but its first day follows: `monthly 1 dec`.
  private func isLedToDay(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let rest = words[place.upperBound...]
    return place.lowerBound > 0 && RepetitionWords.adverbs.names(words[place.upperBound - 1])
      && rest.contains { $0.contains(where: \.isNumber) } && reader.tellsDay(WhenReader.text(rest))
  }

  /// Whether it takes place in a month, or until one, of which more is asked: `tuesdays in january`.
  private func isLedToMonth(_ place: Int, _ reader: WhenReader) -> Bool {
    if englishMonths(at: place, reader) != nil { return true }
    return place + 1 < words.count
      && ["until", "till", "til", "through"].contains(words[place].lowercased())
      && DayWords.months.names(WhenReader.text([words[place + 1]]))
  }
}
