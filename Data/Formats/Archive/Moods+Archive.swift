import HearthDomain

extension ArchiveArea {
  /// Moods with their positions on the canvas. The day is derived from the time.
  static let moods = ArchiveArea(
    key: "moods", table: "mood", fields: Mood.archived
  ) { entry, transaction in
    let row = entry.row()
    let moment = MoodMoment(try row.instant("at"), secondsEast: try row.int("seconds_east"))
    let mood = try Mood(row: entry.row([("day", .day(moment.day))]))
    try transaction.repositories.moods.save(mood)
  }

  /// Palettes chosen for single days.
  static let dayPalettes = ArchiveArea(
    key: "dayPalettes", table: "day_palette",
    fields: [ArchiveField("day", nil, .day), ArchiveField("palette")]
  ) { entry, transaction in
    let row = entry.row()
    let palette = try row.convert("palette", row.text("palette")) { Palette(rawValue: $0) }
    try transaction.repositories.moodDays.choose(palette, for: try row.day("day"))
  }
}
