import HearthDomain

extension JournaledKind {
  static let mood = JournaledKind(
    .mood, of: Mood.self,
    title: { row in (try? row.int("level")).map { "\($0)" } },
    read: { try $0.moods.mood($1.id()) },
    complete: { columns, _, _ in
      guard case .integer(let at)? = columns["at"],
        case .integer(let east)? = columns["seconds_east"]
      else { return }
      let moment = MoodMoment(
        Instant(milliseconds: at), secondsEast: Int(clamping: east))
      columns["day"] = .day(moment.day)
    },
    save: { try $0.repositories.moods.save($1) },
    remove: { try $0.repositories.moods.remove($1.id()) })

  static let dayPalette = JournaledKind(
    kind: .dayPalette, keys: ["day"], fields: [JournaledField("palette")],
    title: { row in (try? row.day("day")).map { "\($0)" } },
    read: { repositories, place in
      try repositories.moodDays.palette(of: place.day()).map { palette in
        SQLRow(
          table: "day_palette", columns: SQLColumns(["day", "palette"]),
          values: [.integer(place.id), .text(palette.rawValue)])
      }
    },
    check: { _ = try palette(of: $0) },
    save: { try $0.repositories.moodDays.choose(palette(of: $2), for: $1.day()) },
    remove: { try $0.repositories.moodDays.choose(nil, for: $1.day()) })

  private static func palette(of row: SQLRow) throws -> Palette {
    try row.convert("palette", row.text("palette")) { Palette(rawValue: $0) }
  }
}

extension JournalPlace {
  fileprivate func day() throws -> Day {
    guard let day = Int(exactly: id).flatMap(Day.init(number:)) else {
      throw DomainError.damaged(.row(table: "day_palette", column: "day", id: "\(id)"))
    }
    return day
  }
}
