extension Mood {
  package static let described = KindDescription(
    kind: .mood, titles: ["level"],
    blank: Mood(
      id: .blank,
      details: MoodDetails(
        moment: MoodMoment(Instant(milliseconds: 0), secondsEast: 0), level: .initial, memo: .blank),
      place: .middle),
    values: values,
    derivedColumns: [KindColumn("day", .day) { .day($0.day) }],
    precedes: { $0.sortKey < $1.sortKey })

  private static let values: [KindValue<Mood>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue([
      KindColumn("at", .instant) { .number($0.moment.instant.milliseconds) },
      KindColumn("secondsEast", .number) { .int($0.moment.secondsEast) },
    ]) {
      let instant = Instant(milliseconds: try $1.number(0))
      $0.details.moment = MoodMoment(instant, secondsEast: try $1.int(1))
    },
    KindValue(
      "level", .number, { .int($0.level?.value) },
      set: { $0.details.level = try $1.optional { try MoodLevel($0.int()) } }),
    KindValue("memo", .text(), merged: .note, { $0.details.memo }, { $0.details.memo = $1 }),
    // Nothing if there are no tags, as in rows from before tags existed.
    KindValue(
      "tags", .lines, merged: .list(maxCount: Tags.maxCount),
      { .optional($0.tags.isEmpty ? nil : $0.tags.lines) },
      set: { $0.details.tags = try $1.optional { try Tags(lines: $0.text()) } ?? .none }),
    KindValue(
      [
        KindColumn("across", .number) { .int($0.canvasPosition.across) },
        KindColumn("down", .number) { .int($0.canvasPosition.down) },
      ], merged: .mark,
      set: {
        $0.canvasPosition = try $1.requireKnown(
          CanvasPosition(across: try $1.int(0), down: try $1.int(1)))
      }),
  ]
}

/// The palette that the user chose for a day.
package struct DayPalette: Hashable, Sendable {
  package private(set) var day: Day
  package private(set) var palette: Palette

  package init(_ day: Day, _ palette: Palette) {
    self.day = day
    self.palette = palette
  }

  package static let described = KindDescription(
    kind: .dayPalette, titles: ["day"], blank: DayPalette(.earliest, .canvas),
    values: [
      KindValue("day", .day, { $0.day }, { $0.day = $1 }),
      KindValue("palette", .name(), { $0.palette }, { $0.palette = $1 }),
    ], precedes: { $0.day < $1.day })
}

extension MoodSettings {
  package static let described = SettingsDescription(
    defaults: MoodSettings(),
    values: [
      KindValue("mood.artist", .text(), { $0.artist }, { $0.artist = $1 }),
      KindValue("mood.canvas_mode", .name(), { $0.mode }, { $0.mode = $1 }),
      KindValue("mood.palette", .name(), { $0.palette }, { $0.palette = $1 }),
      KindValue(
        "mood.shuffles", .text, { .text($0.allowsShuffling ? "1" : "0") },
        set: { $0.allowsShuffling = try $1.requireKnown(Int(try $1.text())) != 0 }),
      KindValue("mood.paper", .name(), { $0.paper }, { $0.paper = $1 }),
    ])
}
