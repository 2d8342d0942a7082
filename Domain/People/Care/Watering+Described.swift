extension Watering {
  package static let described = KindDescription(
    kind: .watering, owner: .init(kind: .person, field: "person"),
    blank: Watering(id: .blank, personID: .blank, on: .earliest, means: .other), values: values,
    precedes: { ($0.personID, $0.day, $0.id) < ($1.personID, $1.day, $1.id) })

  private static let values: [KindValue<Watering>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue("person", .id(), { $0.personID }, { $0.personID = $1 }),
    KindValue("day", .day, { $0.day }, { $0.day = $1 }),
    KindValue("means", .name(), { $0.method }, { $0.method = $1 }),
    KindValue(
      (0..<Review.maxKeywords).map { place in
        KindColumn("keyword\(place + 1)") {
          .optional($0.review.keywords.dropFirst(place).first?.value)
        }
      },
      set: { watering, cells in
        let keywords = try (0..<Review.maxKeywords).compactMap { place in
          try cells.column(place, .optional(.text())) as Keyword?
        }
        watering.review = try Review(keywords: keywords, memo: watering.review.memo)
      }),
    KindValue("memo", .text(), merged: .note, { $0.review.memo }, { $0.review.memo = $1 }),
    KindValue("ownMeans", .optional(.string), { $0.customMethod }, { $0.customMethod = $1 }),
  ]
}
