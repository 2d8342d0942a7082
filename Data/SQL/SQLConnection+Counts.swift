import HearthDomain

extension SQLConnection {
  /// How many rows of the table each of these days has in that column; days without any are left
  /// out. An index that begins with the column is all that is read.
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
