extension FoundMood {
  /// Fills in an entry of Daylio. If the name of its mood says more than the level, adds it to the
  /// memo; several names are joined.
  ///
  /// The level may come from the backup, the table or the user, but that does not change the memo,
  /// so that repeated imports yield the same mood. The name comes after the text because lists
  /// display the first line; earlier versions put it first.
  mutating func fill(
    called name: String, isNamed: Bool, _ texts: [String], activities: [String],
    scales: String = ""
  ) {
    let dropped = setTagsReportingRest(activities)
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
