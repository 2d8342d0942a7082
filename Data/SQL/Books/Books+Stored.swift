import HearthDomain

extension Book: SQLDescribed {
  static let storedKind = StoredKind(
    described, columnNames: ["halfStars": "rating"],
    lookups: [
      KindColumn("titleKey") { .text(SortKey.key(for: $0.title)) },
      KindColumn("authorKey") { .text(SortKey.key(for: $0.author)) },
      KindColumn("likeness") { .text($0.details.titleAuthorKey) },
    ],
    search: .init(kind: .book) { SearchText($0.details.searchedTexts) })
}

extension PastReading: SQLDescribed {
  static let storedKind = StoredKind(
    described, columnNames: ["book": "book_id", "halfStars": "rating"])
}

extension ReadingRecord: SQLDescribed {
  static let storedKind = StoredKind(described, columnNames: ["book": "book_id"])
}

extension Sentence: SQLDescribed {
  static let storedKind = StoredKind(
    described, columnNames: ["book": "book_id", "saying": "saying_id"],
    search: .init(kind: .sentence) { SearchText([$0.text.value]) })
}
