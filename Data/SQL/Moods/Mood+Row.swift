import HearthDomain

extension Mood: TableRow {
  static let fields: [SQLField<Mood>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField(derived: "day") { .day($0.day) },
    SQLField("at", nil, .instant) { .instant($0.moment.instant) },
    SQLField("secondsEast", nil, .number) { .number($0.moment.secondsEast) },
    SQLField("level", nil, .number) { .number($0.level.value) },
    SQLField("memo") { .text($0.memo) },
    // NULL if there are no tags, as in rows from before tags existed.
    SQLField("tags", nil, .lines) { .text($0.tags.isEmpty ? nil : $0.tags.lines) },
    SQLField("across", nil, .number) { .number($0.place.across) },
    SQLField("down", nil, .number) { .number($0.place.down) },
  ]

  static let table = SQLTable("mood", columns: columnNames)

  init(row: SQLRow) throws {
    let moment = MoodMoment(
      try row.instant("at"), secondsEast: try row.int("seconds_east"))
    guard moment.day == (try row.day("day")) else { throw row.damage(in: "day") }
    let details = MoodDetails(
      moment: moment, level: try row.convert("level", row.int("level")) { try MoodLevel($0) },
      memo: try row.convert("memo", row.text("memo")) { try MoodMemo(kept: $0) },
      tags: try row.optional("tags") {
        try row.convert($0, row.text($0)) { try Tags(lines: $0) }
      } ?? .none)
    let down = try row.int("down")
    self.init(
      id: try row.id("id"), details: details,
      place: try row.convert("across", row.int("across")) { CanvasPlace(across: $0, down: down) })
  }

  var searchText: SearchText { SearchText(details.searchedTexts) }
}
