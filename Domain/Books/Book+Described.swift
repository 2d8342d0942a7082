extension Book {
  package static let described = KindDescription(
    kind: .book, titles: ["title"], uniqueKey: "isbn",
    blank: Book(id: .blank, details: .blank, addedAt: Instant(milliseconds: 0)),
    values: [KindValue("id", .id(), { $0.id }, { $0.id = $1 })] + known + own,
    groups: [["reading", "targetOn", "finishedOn", "finishedSometime", "firstPage", "page"]],
    computed: figures, precedes: { $0.id < $1.id })

  private static let known: [KindValue<Book>] = BookDetails.fields.map { field in
    KindValue(
      field.key, field.fieldType, { field.value($0.details) },
      set: { try field.stored.set(&$0.details, $1) })
  }

  private static let own: [KindValue<Book>] = [
    KindValue("theme", .name(), { $0.theme }, { $0.theme = $1 }),
    KindValue("halfStars", .optional(.halves), { $0.rating }, { $0.rating = $1 }),
    KindValue(
      "favouriteSince", .optional(.instant), merged: .mark, { $0.favouriteSince },
      { $0.favouriteSince = $1 }),
    KindValue(
      "place", .number(in: validPositions), merged: .mark, { $0.position }, { $0.position = $1 }),
    KindValue("addedAt", .instant, { $0.addedAt }, { $0.addedAt = $1 }),
    Reading.described({ $0.reading }, set: { $0.reading = try $1.optional(Reading.init(_:)) }),
  ]

  /// Values that follow from the records, the sentences and the other readings.
  private static let figures: [KindValue<Book>] = [
    RecordedDayPages.described({ $0.reading?.lastRecord }, { $0.reading?.lastRecord = $1 }),
    KindValue(
      "sentenceCount", .number(in: 0...validPositions.upperBound), { $0.sentenceCount },
      { $0.sentenceCount = $1 }),
    KindValue(
      [
        KindColumn("earlierReadings", .number) { .int($0.earlierReadings.count) },
        KindColumn("earlierPages", .number) { .int($0.earlierReadings.pages) },
        KindColumn("earlierFinishedOn", .day) { .int($0.earlierReadings.finishedOn?.number) },
        KindColumn("earlierRating", .number) { .int($0.earlierReadings.rating?.halfStars) },
      ],
      set: {
        $0.earlierReadings = EarlierReadings(
          count: try $1.int(in: 0...Reading.most),
          pages: try $1.int(1, in: 0...Reading.most * PageCount.acceptedRange.upperBound),
          finishedOn: try $1.column(2, .optional(.day)),
          rating: try $1.column(3, .optional(.halves)))
      }),
  ]
}
