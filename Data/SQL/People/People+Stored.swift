import HearthDomain

extension Person: SQLDescribed {
  static let storedKind = StoredKind(
    described,
    lookups: [
      KindColumn("sortKey") { .text($0.sortKey) },
      KindColumn("phoneKey") { .optional($0.details.phone?.comparisonKey) },
    ],
    search: .init(kind: .person) { person in
      SearchText(
        person.searchedTexts, numbers: person.details.phone.map { [$0.comparisonKey] } ?? [])
    })
}

extension Watering: SQLDescribed {
  static let storedKind = StoredKind(
    described,
    columnNames: [
      "person": "person_id", "keyword1": "keyword_1", "keyword2": "keyword_2",
      "keyword3": "keyword_3",
    ],
    search: .init(kind: .watering) {
      $0.review.isBlank ? nil : SearchText($0.review.searchedTexts)
    })
}

extension Postponement: SQLDescribed {
  static let storedKind = StoredKind(described, columnNames: ["person": "person_id"])
}

extension Contact: SQLDescribed {
  static let storedKind = StoredKind(
    described,
    lookups: [
      KindColumn("sortKey") { .text($0.sortKey) },
      KindColumn("likeness") { .text($0.details.duplicateKey) },
    ],
    search: .init(kind: .contact) {
      SearchText([$0.name], numbers: $0.details.phones.map(\.comparisonKey))
    })

  /// Columns that a search needs: those before the card, which may be large.
  static let searchColumns = "id, name, phones"

  /// Reads a contact from the ``searchColumns``.
  init(found row: SQLRow) throws { self = try Contact.storedKind.item(row, columns: 3) }
}
