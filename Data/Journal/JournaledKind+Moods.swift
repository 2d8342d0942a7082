import HearthDomain

extension JournaledKind {
  static let mood = JournaledKind(
    .mood, fields: Mood.journaled(without: ["id"]),
    title: { row in (try? row.int("level")).map { "\($0)" } },
    read: { try $0.moods.mood($1.id())?.sqlRow },
    complete: { columns, _, _ in
      guard case .integer(let at)? = columns["at"],
        case .integer(let east)? = columns["seconds_east"]
      else { return }
      let moment = MoodMoment(
        Instant(milliseconds: at), secondsEast: Int(clamping: east))
      columns["day"] = .day(moment.day)
    },
    save: { things, _, row in try things.repositories.moods.save(Mood(row: row)) },
    remove: { try $0.repositories.moods.remove($1.id()) })

  static let dayPalette = JournaledKind(
    .dayPalette, keys: ["day"], fields: [JournaledField("palette")],
    title: { row in (try? row.day("day")).map { "\($0)" } },
    read: { repositories, place in
      try repositories.moodDays.palette(of: place.day()).map { palette in
        SQLRow(
          table: "day_palette", columns: SQLColumns(["day", "palette"]),
          values: [.integer(place.id), .text(palette.rawValue)])
      }
    },
    save: { things, place, row in
      let palette = try row.convert("palette", row.text("palette")) { Palette(rawValue: $0) }
      try things.repositories.moodDays.choose(palette, for: place.day())
    },
    remove: { try $0.repositories.moodDays.choose(nil, for: $1.day()) })
}

extension JournalPlace {
  fileprivate func day() throws -> Day {
    guard let day = Int(exactly: id).flatMap(Day.init(number:)) else {
      throw DomainError.damaged(.row(table: "day_palette", column: "day", id: "\(id)"))
    }
    return day
  }
}
