import HearthDomain

/// What follows a repetition and is no part of one.
extension PlanDraft {
  /// Throws for a last day of what follows from being done, which has none: `7 days after done
  /// until 30 june`.
  func checkLastDay(
    of plan: RepeatedPlan, _ place: Range<Int>, _ line: FoldedWords, _ reader: WhenReader
  ) throws(DateInputError) {
    guard case .afterDone(let days) = plan.repetition.rhythm, place.upperBound < words.count else {
      return
    }
    var scanner = line.scanner(at: place.upperBound)
    guard case .until(let last)? = reader.dates.clause(&scanner),
      let end = line.wordAfter(&scanner)
    else { return }
    let typed = WhenReader.text(words[place.lowerBound..<end])
    throw .unclear(
      typed,
      spellings: reader.dates.spellings(
        afterDone: days, until: last, in: Hangul.isIn(typed) ? .korean : .english))
  }
}
