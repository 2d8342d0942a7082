import HearthDomain

extension Birthday {
  /// The values of the four columns of a birthday, null where there is none.
  static func values(of birthday: Birthday?) -> [SQLValue] {
    switch birthday {
    case nil: [.null, .null, .null, .null]
    case .solar(let year, let month, let day):
      [.text("solar"), .integer(year.map(Int64.init)), .number(month), .number(day)]
    case .lunar(let month, let day, let isLeapMonth):
      [.text(isLeapMonth ? "lunarLeap" : "lunar"), .null, .number(month), .number(day)]
    }
  }

  /// Reads the four columns; nil where they are null.
  static func read(_ row: SQLRow) throws -> Birthday? {
    try row.optional("birth_calendar") { column in
      let month = try row.int("birth_month")
      let day = try row.int("birth_day")
      let year = try row.optional("birth_year", row.int)
      return try row.convert(column, try row.text(column)) { calendar in
        switch calendar {
        case "solar": try .solar(checking: month, day, year: year)
        case "lunar": try .lunar(checking: month, day)
        case "lunarLeap": try .lunar(checking: month, day, isLeapMonth: true)
        default: nil
        }
      }
    }
  }
}
