import HearthDomain

extension Person: TableRow {
  static let fields: [SQLField<Person>] = nameFields + birthdayFields + careFields

  private static let birthdayFields: [SQLField<Person>] = Birthday.fields { $0.details.birthday }

  private static let nameFields: [SQLField<Person>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) }, SQLField("name") { .text($0.name) },
    SQLField("nickname") { .text($0.details.nickname.value) },
    SQLField(derived: "sort_key") { .text($0.sortKey) },
    SQLField("phone") { .text($0.details.phone?.dialled) },
    SQLField(derived: "phone_key") { .text($0.details.phone?.comparisonKey) },
  ]

  private static let careFields: [SQLField<Person>] = [
    SQLField("everyDays", nil, .number) { .number($0.details.rhythm.days) },
    SQLField("alarmAt", nil, .time) { .number($0.details.alarm.time.seconds) },
    SQLField("alarmOn", nil, .flag) { .flag($0.details.alarm.isOn) },
    SQLField("plantedOn", nil, .day) { .day($0.details.plantedOn) },
    SQLField("countedFrom", nil, .day) { .day($0.details.countedFrom) },
    SQLField(derived: "last_contact_on") { .day($0.care.lastContactOn) },
    SQLField(derived: "due_on") { .day($0.care.dueOn) },
    SQLField(derived: "affection") { .number($0.care.affection.steps) },
    SQLField(derived: "postponements_since_contact") { .number($0.care.postponementsSinceContact) },
    SQLField(derived: "waterings") { .number($0.care.wateringCount) },
    SQLField(derived: "postponements") { .number($0.care.postponementCount) },
  ]

  static let table = SQLTable("person", columns: columnNames)

  init(row: SQLRow) throws {
    let details = try PersonDetails(row: row)
    self.init(
      id: try row.id("id"), details: details, care: Care(row: row, plantedOn: details.plantedOn))
  }

  var searchText: SearchText {
    SearchText(names, numbers: details.phone.map { [$0.comparisonKey] } ?? [])
  }
}

extension PersonDetails {
  fileprivate init(row: SQLRow) throws {
    self.init(
      name: try row.convert("name", row.text("name")) { try PersonName(stored: $0) },
      nickname: try row.convert("nickname", row.text("nickname")) { try Nickname(stored: $0) },
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
      plantedOn: try row.day("planted_on"),
      countedFrom: try row.optional("counted_from", row.day))
  }
}

extension Care {
  /// Invalid values are clamped: they are derived, and must not hide the person.
  fileprivate init(row: SQLRow, plantedOn: Day) {
    func count(_ column: String) -> Int {
      min(max((try? row.int(column)) ?? 0, 0), TriggerTotals.maxTotal)
    }
    self.init(
      lastContactOn: (try? row.optional("last_contact_on", row.day)) ?? nil,
      dueOn: (try? row.day("due_on")) ?? plantedOn,
      affection: Affection(steps: min(count("affection"), Affection.fullSteps)),
      postponementsSinceContact: count("postponements_since_contact"),
      wateringCount: count("waterings"), postponementCount: count("postponements"))
  }
}
