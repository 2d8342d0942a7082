extension Mood {
  package static let described = KindDescription(
    .mood, title: "level",
    blank: Mood(
      id: ID(IDMoment(clamping: Instant(milliseconds: 0)), randomBits: 0),
      details: MoodDetails(
        moment: MoodMoment(Instant(milliseconds: 0), secondsEast: 0), level: .initial, memo: .blank),
      place: .middle),
    values: values,
    derived: [KindColumn("day", .day) { .day($0.day) }],
    order: { $0.sortKey < $1.sortKey })

  private static let values: [KindValue<Mood>] = [
    KindValue("id", .id, { .number($0.id.rawValue) }, set: { $0.id = try $1.id() }),
    KindValue([
      KindColumn("at", .instant) { .number($0.moment.instant.milliseconds) },
      KindColumn("secondsEast", .number) { .number(Int64($0.moment.secondsEast)) },
    ]) {
      let instant = Instant(milliseconds: try $1.number(0))
      $0.details.moment = MoodMoment(instant, secondsEast: try $1.int(1))
    },
    KindValue(
      "level", .number, { .number(Int64($0.level.value)) },
      set: { $0.details.level = try MoodLevel(try $1.int()) }),
    KindValue(
      "memo", .text, merged: .note, { .text($0.memo) },
      set: { $0.details.memo = try MoodMemo(stored: try $1.text()) }),
    // Nothing if there are no tags, as in rows from before tags existed.
    KindValue(
      "tags", .lines, merged: .list(maxCount: Tags.maxCount),
      { .optional($0.tags.isEmpty ? nil : $0.tags.lines) },
      set: { $0.details.tags = try $1.optional { try Tags(lines: $0.text()) } ?? .none }),
    KindValue(
      [
        KindColumn("across", .number) { .number(Int64($0.canvasPosition.across)) },
        KindColumn("down", .number) { .number(Int64($0.canvasPosition.down)) },
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
    .dayPalette, title: "day", blank: DayPalette(.earliest, .canvas),
    values: [
      KindValue("day", .day, { .day($0.day) }, set: { $0.day = try $1.day() }),
      KindValue(named: "palette", { $0.palette }, { $0.palette = $1 }),
    ], order: { $0.day < $1.day })
}

extension MoodSettings {
  package static let described = SettingsDescription(
    defaults: MoodSettings(),
    values: [
      KindValue(
        "mood.artist", .text, { .text($0.artist.value) },
        set: { $0.artist = try ArtistName(stored: try $1.text()) }),
      KindValue(named: "mood.canvas_mode", { $0.mode }, { $0.mode = $1 }),
      KindValue(named: "mood.palette", { $0.palette }, { $0.palette = $1 }),
      KindValue(
        "mood.shuffles", .text, { .text($0.allowsShuffling ? "1" : "0") },
        set: { $0.allowsShuffling = try $1.requireKnown(Int(try $1.text())) != 0 }),
      KindValue(named: "mood.paper", { $0.paper }, { $0.paper = $1 }),
    ])
}
