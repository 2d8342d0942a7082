import HearthDomain

extension Mood {
  static let table = SQLTable(
    "mood", "id", "day", "at", "seconds_east", "level", "memo", "across", "down")

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .day(day), .integer(moment.instant.milliseconds),
      .number(moment.secondsEast), .number(level.value), .text(memo), .number(place.across),
      .number(place.down),
    ]
  }

  init(row: SQLRow) throws {
    let moment = MoodMoment(
      try row.instant("at"), secondsEast: try row.int("seconds_east"))
    guard moment.day == (try row.day("day")) else { throw row.damage(in: "day") }
    let details = MoodDetails(
      moment: moment, level: try row.convert("level", row.int("level")) { try MoodLevel($0) },
      memo: try row.convert("memo", row.text("memo")) { try MoodMemo(kept: $0) })
    let down = try row.int("down")
    self.init(
      id: try row.id("id"), details: details,
      place: try row.convert("across", row.int("across")) { CanvasPlace(across: $0, down: down) })
  }

  /// What the mood is found by.
  var searchText: SearchText { SearchText([memo]) }
}
