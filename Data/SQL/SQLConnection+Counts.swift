import HearthDomain

extension SQLConnection {
  /// Returns the number of rows per value of the day column; days without rows are left out. If an
  /// index begins with the column, only the index is read.
  func counts(
    on days: ClosedRange<Day>, by column: String, of table: String
  ) throws -> [Day: Int] {
    var counts: [Day: Int] = [:]
    try query(
      """
      SELECT \(column) AS day, count(*) AS found FROM \(table)
      WHERE \(column) BETWEEN ?1 AND ?2 GROUP BY \(column)
      """,
      [.day(days.lowerBound), .day(days.upperBound)], of: table
    ) { counts[try $0.day("day")] = try $0.int("found") }
    return counts
  }
}
