extension Sentence {
  package static let described = KindDescription(
    kind: .sentence, titles: ["text"], owner: .init(kind: .book, field: "book"),
    references: ["saying": .saying],
    blank: Sentence(
      id: .blank, book: .blank, text: SentenceText(known: ""), addedAt: Instant(milliseconds: 0)),
    values: [
      KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
      KindValue("book", .id(), { $0.book }, { $0.book = $1 }),
      KindValue(
        "page", .optional(.number(in: PageCount.acceptedRange)), { $0.page }, { $0.page = $1 }),
      KindValue("saying", .optional(.id()), { $0.saying }, { $0.saying = $1 }),
      KindValue("addedAt", .instant, { $0.addedAt }, { $0.addedAt = $1 }),
      KindValue("text", .text(), { $0.text }, { $0.text = $1 }),
    ],
    precedes: { $0.book == $1.book ? isListedBefore($0, $1) : $0.book < $1.book })
}
