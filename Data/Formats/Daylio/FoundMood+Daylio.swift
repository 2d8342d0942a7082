extension FoundMood {
  /// Fills in an entry of Daylio. The name of its mood is added to the memo if it says more than
  /// the level. This does not depend on who chose the level, so the entry yields the same mood from
  /// the table, the backup, or a table with levels given by the user. Several names are joined. The
  /// name follows the text because lists display the first line; earlier versions put it first.
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
