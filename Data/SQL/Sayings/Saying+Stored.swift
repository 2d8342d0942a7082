import HearthDomain

extension Saying: SQLDescribed {
  static let storedKind = StoredKind(
    described, lookups: [KindColumn("likeness", .number) { .number($0.details.textHash) }],
    initial: [
      KindColumn("deckPlace", .number) { .number(Int64(DeckPlace.initialPlace(of: $0.id))) }
    ],
    search: .init(
      kind: .saying, text: { SearchText($0.details.searchedTexts).withFullLastTrigram },
      number: { $0.number }),
    dependentRows: .init(
      "saying_tag", ["saying_id", "key", "added_at", "number", "liked_at", "used_at"]
    ) { saying in
      saying.details.tags.values.map { tag in
        [
          .integer(saying.id.rawValue), .text(tag.comparisonKey), .instant(saying.addedAt),
          .number(saying.number), .instant(saying.likedAt), .instant(saying.usedAt),
        ]
      }
    })
}
