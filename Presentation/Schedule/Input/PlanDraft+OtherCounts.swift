import HearthDomain

/// How often something takes place, in words that are no count of a repetition.
extension PlanDraft {
  /// Throws for them right behind a repetition: `x 10`, `for 10 sessions`, `10 weeks`, `총 10회`.
  func checkOtherCount(
    at place: Int, _ line: FoldedWords, _ reader: WhenReader
  ) throws(DateInputError) {
    let rest = words[place...].prefix(3).map { WhenReader.text([$0]).lowercased() }
    guard let (length, spelling) = otherCount(rest) else { return }
    let end = place + length
    if end < words.count, !reader.beginsWithTime(words[end...]) {
      var scanner = line.scanner(at: end)
      guard reader.dates.clause(&scanner) != nil else { return }
    }
    throw .unclear(WhenReader.text(words[place..<end]), spellings: [spelling])
  }

  /// How many words tell a count, and how else it is written.
  private func otherCount(_ words: [String]) -> (length: Int, spelling: String)? {
    guard words.count > 1 else { return nil }
    if let count = Int(words[0]), count > 0, PlanDraft.periods.names(words[1]) {
      return (2, "for \(count) \(words[1])")
    }
    if ["x", "×"].contains(words[0]), let count = Int(words[1]), count > 0 {
      return (2, "\(count) times")
    }
    if words.count > 2, words[0] == "for", let count = Int(words[1]), count > 0,
      ClauseWords.sessions.names(words[2])
    {
      return (3, "\(count) times")
    }
    guard ["총", "모두"].contains(words[0]), ["회", "번"].contains(where: words[1].hasSuffix),
      let count = Int(words[1].dropLast()), count > 0
    else { return nil }
    return (2, "\(count)번")
  }

  private static let periods = Vocabulary<Void>([("weeks|months|years", ())])
}
