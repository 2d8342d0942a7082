import HearthDomain

extension Person {
  static let table = SQLTable(
    "person", "id", "name", "nickname", "sort_key", "phone", "phone_key", "birth_calendar",
    "birth_year", "birth_month", "birth_day", "every_days", "alarm_at", "alarm_on", "planted_on",
    "last_contact_on", "due_on", "affection", "postponements_since_contact", "waterings",
    "postponements")

  var row: [SQLValue] {
    let texts = [SQLValue.text(name), .text(details.nickname.value), .text(sortKey)]
    return [.integer(id.rawValue)] + texts + [
      .text(details.phone?.dialled), .text(details.phone?.key),
    ] + Birthday.values(of: details.birthday) + [
      .number(details.rhythm.days), .number(details.alarm.at.seconds),
      .flag(details.alarm.isOn), .day(details.plantedOn), .day(care.lastContactOn),
      .day(care.dueOn), .number(care.affection.steps), .number(care.postponementsSinceContact),
      .number(care.wateringCount), .number(care.postponementCount),
    ]
  }

  init(row: SQLRow) throws {
    let details = try PersonDetails(row: row)
    self.init(
      id: try row.id("id"), details: details, care: Care(row: row, plantedOn: details.plantedOn))
  }

  /// What the person is found by.
  var searchText: SearchText {
    SearchText(names, numbers: details.phone.map { [$0.key] } ?? [])
  }
}

extension PersonDetails {
  fileprivate init(row: SQLRow) throws {
    self.init(
      name: try row.convert("name", row.text("name")) { try PersonName(kept: $0) },
      nickname: try row.convert("nickname", row.text("nickname")) { try Nickname(kept: $0) },
      phone: try row.optional("phone") { column in
        try row.convert(column, row.text(column)) { try PhoneNumber($0) }
      },
      birthday: try Birthday.read(row),
      rhythm: try row.convert("every_days", row.int("every_days")) {
        try CareRhythm(everyDays: $0)
      },
      alarm: Alarm(
        at: try row.convert("alarm_at", row.int("alarm_at")) { TimeOfDay(seconds: $0) },
        isOn: try row.flag("alarm_on")),
      plantedOn: try row.day("planted_on"))
  }
}

extension Care {
  /// What cannot be right is taken for the nearest that can: it follows from the history, and must
  /// not hide the person.
  fileprivate init(row: SQLRow, plantedOn: Day) {
    func count(_ column: String) -> Int {
      min(max((try? row.int(column)) ?? 0, 0), TriggerTotals.most)
    }
    self.init(
      lastContactOn: (try? row.optional("last_contact_on", row.day)) ?? nil,
      dueOn: (try? row.day("due_on")) ?? plantedOn,
      affection: Affection(steps: min(count("affection"), Affection.fullSteps)),
      postponementsSinceContact: count("postponements_since_contact"),
      wateringCount: count("waterings"), postponementCount: count("postponements"))
  }
}
