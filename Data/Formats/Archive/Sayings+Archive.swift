import HearthDomain

extension ArchiveArea {
  /// Sayings with their positions in the deck.
  ///
  /// Numbers are unique: on import, a saying whose number is missing or taken gets the next free
  /// one. A saying with the same texts as a stored one counts as the same, even with another id,
  /// because every store adds the starter sayings itself.
  static let sayings = ArchiveArea(
    key: "sayings", table: "saying",
    fields: Saying.storedKind.archived + [
      ArchiveField("deckPlace", nil, .number), ArchiveField("aside", nil, .number),
    ],
    customOrder: "number", ignoredInComparison: ["number", "opened_at", "deck_place", "aside"],
    columnsKeptForDuplicates: ["added_at", "deck_place", "aside"],
    keyOfDuplicate: { entry, transaction in
      let details = try Saying(row: entry.row()).details
      let twin = try transaction.repositories.sayings.saying(withTextsOf: details)
      return twin.map { .integer($0.id.rawValue) }
    },
    save: { entry, transaction in
      try entry.checkDeck()
      var entry = entry
      let (here, sayings) = (try Saying(row: entry.row()), transaction.repositories.sayings)
      if let present = try sayings.saying(here.id) {
        entry["number"] = .number(present.number)
      } else if try !Saying.isValidNumber(Int64(here.number))
        || sayings.saying(numbered: here.number) != nil
      {
        entry["number"] = .number(try sayings.nextNumber())
      }
      try sayings.save(try Saying(row: entry.row()))
      try transaction.placeInDeck(entry)
    })

  /// The saying of a day. There is at most one, that of the latest day.
  static let sayingOfDay = ArchiveArea(
    key: "sayingOfDay", table: "saying_of_day",
    fields: [
      ArchiveField("day", nil, .day),
      ArchiveField("saying", "saying_id", .id, of: "saying"),
    ]
  ) { entry, transaction in
    let row = entry.row()
    let day = try row.day("day")
    let latest = try transaction.connection.first(
      "SELECT id, day FROM saying_of_day WHERE id = 1", of: "saying_of_day"
    ) { try $0.day("day") }
    if let latest, latest > day { return }
    try transaction.repositories.sayingDeck.setSaying(try row.id("saying_id"), of: day)
  }
}

extension ArchiveEntry {
  /// Throws if the saying's position in the deck is invalid. Called before anything is stored.
  fileprivate func checkDeck() throws {
    guard case .integer(0...4_294_967_295) = self["deck_place"] else {
      throw row().damage(in: "deck_place")
    }
    if case .integer(...0) = self["aside"] { throw row().damage(in: "aside") }
  }
}

extension ArchiveTransaction {
  fileprivate func placeInDeck(_ entry: ArchiveEntry) throws {
    try connection.execute(
      "UPDATE saying SET deck_place = ?1, aside = ?2 WHERE id = ?3",
      [entry["deck_place"], entry["aside"], entry["id"]])
  }
}
