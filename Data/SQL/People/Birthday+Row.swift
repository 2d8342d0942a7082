import HearthDomain

extension Birthday {
  /// Returns the four columns of a birthday, null if there is none.
  static func fields<Thing>(
    of birthday: @escaping @Sendable (Thing) -> Birthday?
  ) -> [SQLField<Thing>] {
    [
      SQLField("birthCalendar") { .text(birthday($0)?.columnValues.calendar) },
      SQLField("birthYear", nil, .number) { .number(birthday($0)?.columnValues.year) },
      SQLField("birthMonth", nil, .number) { .number(birthday($0)?.columnValues.month) },
      SQLField("birthDay", nil, .number) { .number(birthday($0)?.columnValues.day) },
    ]
  }

  /// Values of the columns.
  var columnValues: (calendar: String, year: Int?, month: Int, day: Int) {
    switch self {
    case .solar(let year, let month, let day): ("solar", year, month, day)
    case .lunar(let year, let month, let day, let isLeap):
      (isLeap ? "lunarLeap" : "lunar", year, month, day)
    }
  }

  /// Reads the four columns; returns nil if they are null.
  static func read(_ row: SQLRow) throws -> Birthday? {
    try row.optional("birth_calendar") { column in
      let month = try row.int("birth_month")
      let day = try row.int("birth_day")
      let year = try row.optional("birth_year", row.int)
      return try row.convert(column, try row.text(column)) { calendar in
        switch calendar {
        case "solar": try .solar(checking: month, day, year: year)
        case "lunar": try .lunar(checking: month, day, year: year)
        case "lunarLeap": try .lunar(checking: month, day, isLeapMonth: true, year: year)
        default: nil
        }
      }
    }
  }
}
