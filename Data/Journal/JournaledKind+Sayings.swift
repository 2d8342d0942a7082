import HearthDomain

extension JournaledKind {
  /// Journal field of a removed saying: the day of which it was the saying of the day.
  static let sayingOfDay = JournaledField("sayingOfDay", nil, .day, when: .inRemovals)

  static let saying = JournaledKind(
    kind: .saying,
    fields: Saying.storedKind.journaledFields(["openedAt": .inRemovals]) + [
      JournaledField("deckPlace", nil, .number, when: .inRemovals),
      JournaledField("aside", nil, .number, when: .inRemovals), sayingOfDay,
    ],
    children: [ReferencingColumn(table: "saying_of_day", column: "saying_id")],
    references: [ReferencingColumn(table: "sentence", column: "saying_id")],
    title: Saying.storedKind.titleOfRow,
    read: { repositories, place in
      try repositories.sayings.saying(place.id()).map { saying in
        saying.sqlRow(at: try repositories.sayingDeck.card(of: saying.id))
      }
    },
    check: { _ = try Saying(row: $0) },
    save: { repositories, _, row in
      let saying = try Saying(row: row)
      let isNew = try repositories.sayings.saying(saying.id) == nil
      try repositories.sayings.save(saying)
      if isNew { try repositories.sayingDeck.setCard(DeckCard(row: row), of: saying.id) }
    },
    remove: { try $0.sayings.remove($1.id()) },
    dependents: { repositories, place in
      let sentence = try repositories.sentences.sentence(of: place.id())
      return sentence.map { [ItemReference(.sentence, $0.id.rawValue)] } ?? []
    })
}

extension Saying {
  /// Returns the saying with its place in the deck, as a row.
  func sqlRow(at card: DeckCard?) -> SQLRow {
    let deck: [SQLValue] = [
      .integer(card.map { Int64($0.position) }), .number(card?.setAsideOrder), .day(card?.day),
    ]
    let columns = Saying.storedKind.fields.map(\.column)
    return SQLRow(
      table: "saying", columns: SQLColumns(columns + ["deck_place", "aside", "saying_of_day"]),
      values: row.prefix(columns.count) + deck)
  }
}

extension DeckCard {
  fileprivate init(row: SQLRow) throws {
    let id: ID<Saying> = try row.id("id")
    let place = try row.optional("deck_place", row.int).flatMap(UInt32.init(exactly:))
    self.init(
      place: place ?? DeckPlace.initialPlace(of: id), aside: try row.optional("aside", row.int),
      day: try row.optional("saying_of_day", row.day))
  }
}
