extension Birthday {
  /// Returns the value of a birthday, whose columns are empty if there is none.
  static func described<Item>(
    _ get: @escaping @Sendable (Item) -> Birthday?,
    _ setValue: @escaping @Sendable (inout Item, Birthday?) -> Void
  ) -> KindValue<Item> {
    KindValue(
      [
        KindColumn("birthCalendar") { .optional(get($0)?.parts.calendar) },
        KindColumn("birthYear", .number) { .int(get($0)?.parts.year) },
        KindColumn("birthMonth", .number) { .int(get($0)?.parts.month) },
        KindColumn("birthDay", .number) { .int(get($0)?.parts.day) },
      ], set: { setValue(&$0, try $1.optional(Birthday.init(_:))) })
  }

  /// Values of the columns.
  package var parts: (calendar: String, year: Int?, month: Int, day: Int) {
    switch self {
    case .solar(let year, let month, let day): ("solar", year, month, day)
    case .lunar(let year, let month, let day, let isLeap):
      (isLeap ? "lunarLeap" : "lunar", year, month, day)
    }
  }

  private init(_ cells: KindCells) throws {
    let (month, day) = (try cells.int(2), try cells.int(3))
    let year = try cells.column(1, .optional(.number()))
    self =
      switch try cells.text() {
      case "solar": try .solar(checking: month, day, year: year)
      case "lunar": try .lunar(checking: month, day, year: year)
      case "lunarLeap": try .lunar(checking: month, day, isLeapMonth: true, year: year)
      default: try cells.requireKnown(nil)
      }
  }
}
