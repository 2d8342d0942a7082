extension Scenario {
  /// Search in all areas; the yardstick searches the common index once. The third word occurs in
  /// the notes of every contact.
  static let search =
    [
      ("사랑", "folded", "ㅅㅏㄹㅏㅇ"), ("love", "folded", "love"), ("이야기", "folded", "ㅇㅣㅇㅑㄱㅣ"),
      ("ㅅㄹㅎ", "initials", "ㅅㄹㅎ"),
    ].map(everywhere)

  private static func everywhere(_ words: String, _ column: String, _ folded: String) -> Scenario {
    reading(
      "search: search \(words)", ["search", words], goal: 3, growthGoal: 1.5,
      "select area, entity_id, folded from search where id in (select rowid from search_index"
        + " where search_index match '\(column) : \"\(folded)\"' order by rowid desc limit 30)")
  }
}
