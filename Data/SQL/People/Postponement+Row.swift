import HearthDomain

extension Postponement: TableRow {
  static let fields: [SQLField<Postponement>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField("person", "person_id", .id) { .integer($0.personID.rawValue) },
    SQLField("day", nil, .day) { .day($0.day) },
    SQLField("delayDays", nil, .number) { .number($0.delay.days) },
    SQLField("since", nil, .day) { .day($0.countedFrom) },
    SQLField("costsStep", nil, .flag) { .flag($0.costsStep) },
  ]

  static let table = SQLTable("postponement", columns: columnNames)

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), personID: try row.id("person_id"), on: try row.day("day"),
      delay: try row.convert("delay_days", row.int("delay_days")) { try Delay(days: $0) },
      since: try row.day("since"), costsStep: try row.flag("costs_step"))
  }
}
