import HearthDomain

/// Stores the deck in columns of the table `saying`, and the saying of the day in `saying_of_day`.
struct SQLSayingDeck: SayingDeck {
  let connection: any SQLConnection

  func counts() throws -> (all: Int, aside: Int) {
    try connection.readTotals(
      TriggerTotals.sayingTotalColumns, of: "saying_total",
      counting: TriggerTotals.sayingTotalsQuery
    ) { (all: try $0.int("sayings"), aside: try $0.int("aside")) } ?? (all: 0, aside: 0)
  }

  func draw(at point: UInt32) throws -> Saying? {
    for cards in ["aside IS NULL AND used_at IS NULL", "aside IS NULL AND used_at IS NOT NULL"] {
      if let saying = try firstSaying(of: cards, at: point) ?? firstSaying(of: cards, at: 0) {
        return saying
      }
    }
    return nil
  }

  private func firstSaying(of cards: String, at point: UInt32) throws -> Saying? {
    let first: [Saying] = try connection.page(
      where: "\(cards) AND deck_place >= ?1 ORDER BY deck_place, id", [.integer(Int64(point))],
      in: 0..<1)
    return first.first
  }

  func setAside(_ id: ID<Saying>) throws {
    try connection.execute(
      """
      UPDATE saying
      SET aside = (SELECT min(coalesce(max(aside), 0), \(Int64.max - 1)) + 1
        FROM saying WHERE aside IS NOT NULL)
      WHERE id = ?1
      """,
      [.integer(id.rawValue)])
  }

  func returnOldestSetAside(at place: UInt32) throws {
    try connection.execute(
      """
      UPDATE saying SET aside = NULL, deck_place = ?1
      WHERE id = (SELECT id FROM saying WHERE aside IS NOT NULL ORDER BY aside LIMIT 1)
      """,
      [.integer(Int64(place))])
  }

  func saying(of day: Day) throws -> Saying? {
    let chosen: [Saying] = try connection.rows(
      where: "id = (SELECT saying_id FROM saying_of_day WHERE id = 1 AND day = ?1)", [.day(day)])
    return chosen.first
  }

  func setSaying(_ id: ID<Saying>, of day: Day) throws {
    guard try connection.exists(id) else { return }
    try connection.insertOrUpdate(
      [.number(1), .day(day), .integer(id.rawValue)], in: Self.sayingOfDayTable)
  }

  func card(of id: ID<Saying>) throws -> DeckCard? {
    try connection.first(
      """
      SELECT id, deck_place, aside,
        (SELECT day FROM saying_of_day WHERE saying_id = saying.id) AS day
      FROM saying WHERE id = ?1
      """, [.integer(id.rawValue)], of: "saying"
    ) { row in
      DeckCard(
        place: try row.convert("deck_place", row.integer("deck_place")) { UInt32(exactly: $0) },
        aside: try row.optional("aside", row.int), day: try row.optional("day", row.day))
    }
  }

  func setCard(_ card: DeckCard, of id: ID<Saying>) throws {
    try connection.execute(
      "UPDATE saying SET deck_place = ?1, aside = ?2 WHERE id = ?3",
      [.integer(Int64(card.position)), .number(card.setAsideOrder), .integer(id.rawValue)])
    let isFree =
      try connection.first(
        "SELECT id FROM saying_of_day LIMIT 1", of: "saying_of_day"
      ) { _ in false } ?? true
    if let day = card.day, isFree { try setSaying(id, of: day) }
  }

  private static let sayingOfDayTable = SQLTable("saying_of_day", "id", "day", "saying_id")
}
