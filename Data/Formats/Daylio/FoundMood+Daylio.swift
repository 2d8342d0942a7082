extension FoundMood {
  /// Takes what an entry of Daylio says. The name of its mood stands in the memo where it tells
  /// more than the level does, which does not hang on who said the level: so the table, the backup
  /// and the table with levels said by somebody are the same mood. The name of several moods at
  /// once is that of all of them. It stands behind what was written, of which lists show the first
  /// line; earlier versions had it before that.
  mutating func fill(
    called name: String, isNamed: Bool, _ texts: [String], activities: [String],
    scales: String = ""
  ) {
    let dropped = take(tagsOrText: activities)
    func memo(named: Bool, first: Bool = false, _ activities: [String]) -> String {
      let names = named ? [name] : []
      let written = first ? names + texts : texts + names
      let parts = written + [activities.joined(separator: ", "), scales]
      return parts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
    text = memo(named: isNamed, dropped)
    for named in [isNamed, !isNamed] {
      for activities in dropped == activities ? [dropped] : [dropped, activities] {
        for isFirst in [false, true] {
          let other = memo(named: named, first: isFirst, activities)
          if other != text, !formerTexts.contains(other) { formerTexts.append(other) }
        }
      }
    }
  }
}
