extension Scenario {
  static let sayings =
    [sayingDrawn, sayingOfTheDay, newestSayings, sayingAdded]
    + [("사랑", "folded", "ㅅㅏㄹㅏㅇ"), ("love", "folded", "love")].map(search)
    + [search("ㅅㄹㅎ", "initials", "ㅅㄹㅎ")]

  private static let saying =
    "select id, number, korean, english, who, tags, added_at, opened_at, liked_at, used_at"
    + " from saying"

  /// Draws a new saying each time and stores that it was displayed; the yardstick only reads one.
  private static let sayingDrawn = reading(
    "sayings: saying", ["saying"], copy: "drawn",
    "\(saying) where aside is null and used_at is null limit 1")

  private static let sayingOfTheDay = reading(
    "sayings: saying --daily", ["saying", "--daily"], copy: "daily",
    "\(saying) where aside is null and used_at is null limit 1")

  private static let newestSayings = reading(
    "sayings: saying list --limit 20", ["saying", "list", "--limit", "20"],
    "\(saying) order by added_at desc, number desc limit 20")

  private static func search(_ words: String, _ column: String, _ folded: String) -> Scenario {
    reading(
      "sayings: saying search \(words)", ["saying", "search", words, "--limit", "20"], goal: 3,
      "\(saying) where id in (select entity_id from search where id in (select rowid from"
        + " search_index where search_index match '\(column) : \"\(folded)\"'"
        + " and rowid between 3 << 40 and (4 << 40) - 1 order by rowid desc limit 20))")
  }

  private static let sayingAdded = writing(
    "sayings: saying add", ["saying", "add", "--ko", "불가에 앉은 저녁 {turn}"],
    "pragma synchronous=full; pragma foreign_keys=on; begin immediate;"
      + "insert into saying (id, number, korean, english, who, tags, added_at, opened_at,"
      + " liked_at, used_at, likeness, deck_place, aside)"
      + " select abs(random()) / 2 + 1, max(number) + 1, '불가에 앉은 저녁', null,"
      + " '', '', 1795000000000, null, null, null, random(), 7, null from saying;"
      + insertSearchText(area: 3) + "commit")

  /// Returns statements that add a search text of no item and its index entry.
  static func insertSearchText(area: Int) -> String {
    "insert into search (id, area, entity_id, folded, initials)"
      + " select max(id) + 1, \(area), abs(random()) / 2 + 1,"
      + " 'ㅂㅜㄹㄱㅏㅇㅔ ㅇㅏㄴㅈㅇㅡㄴ ㅈㅓㄴㅕㄱ' || char(10), 'ㅂㄱㅇ ㅇㅇ ㅈㄴ' || char(10) from search"
      + " where id between \(area) << 40 and (\(area + 1) << 40) - 1;"
      + "insert into search_index (rowid, folded, initials) select id, folded, initials"
      + " from search where id = (select max(id) from search"
      + " where id between \(area) << 40 and (\(area + 1) << 40) - 1);"
  }
}
