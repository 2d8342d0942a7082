import HearthDomain

extension Postponement {
  static let table = SQLTable(
    "postponement", "id", "person_id", "day", "delay_days", "since", "costs_step")

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .integer(personID.rawValue), .day(on), .number(delay.days),
      .day(since), .flag(costsStep),
    ]
  }

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), personID: try row.id("person_id"), on: try row.day("day"),
      delay: try row.convert("delay_days", row.int("delay_days")) { try Delay(days: $0) },
      since: try row.day("since"), costsStep: try row.flag("costs_step"))
  }
}
