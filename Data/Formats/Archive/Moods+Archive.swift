import HearthDomain

extension ArchiveArea {
  /// Moods with their places on the canvas; the day follows from the moment.
  static let moods = ArchiveArea(
    key: "moods", table: "mood", fields: Mood.archived
  ) { entry, transaction in
    let row = entry.row()
    let moment = MoodMoment(try row.instant("at"), secondsEast: try row.int("seconds_east"))
    let mood = try Mood(row: entry.row([("day", .day(moment.day))]))
    try transaction.repositories.moods.save(mood)
  }

  /// The colours that days have of their own.
  static let dayPalettes = ArchiveArea(
    key: "dayPalettes", table: "day_palette",
    fields: [ArchiveField("day", nil, .day), ArchiveField("palette")]
  ) { entry, transaction in
    let row = entry.row()
    let palette = try row.convert("palette", row.text("palette")) { Palette(rawValue: $0) }
    try transaction.repositories.moodDays.choose(palette, for: try row.day("day"))
  }
}
