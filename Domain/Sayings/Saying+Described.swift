extension Saying {
  package static let described = KindDescription(
    kind: .saying, titles: ["korean", "english"], uniqueKey: "number",
    blank: Saying(
      id: .blank, number: 1, details: .blank, addedAt: Instant(milliseconds: 0)),
    values: values, precedes: { $0.number < $1.number })

  private static let values: [KindValue<Saying>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue(
      "number", .number(in: acceptedNumbers), merged: .mark, { $0.number }, { $0.number = $1 }),
    KindValue(
      [
        KindColumn("korean") { .optional($0.details.korean?.value) },
        KindColumn("english") { .optional($0.details.english?.value) },
      ],
      set: {
        $0.details = try SayingDetails(
          korean: $1.column(0, .optional(.text())), english: $1.column(1, .optional(.text())),
          author: $0.details.author, tags: $0.details.tags)
      }),
    KindValue("who", .text(), { $0.details.author }, { $0.details.author = $1 }),
    KindValue(
      "tags", .lines, merged: .list(maxCount: Tags.maxCount), { .text($0.details.tags.lines) },
      set: { $0.details.tags = try Tags(lines: $1.text()) }),
    KindValue("addedAt", .instant, { $0.addedAt }, { $0.addedAt = $1 }),
    KindValue(
      "openedAt", .optional(.instant), merged: .mark, { $0.openedAt }, { $0.openedAt = $1 }),
    KindValue("likedAt", .optional(.instant), merged: .mark, { $0.likedAt }, { $0.likedAt = $1 }),
    KindValue("usedAt", .optional(.instant), merged: .mark, { $0.usedAt }, { $0.usedAt = $1 }),
  ]
}
