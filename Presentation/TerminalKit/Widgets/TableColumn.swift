/// What a column of a table is called, how wide it wants to be, and how its cells stand.
public struct TableColumn: Hashable, Sendable {
  public let title: String
  /// Where not even this is left, the column is not shown.
  public let minimum: Int
  /// What it takes before anything is left over for shares.
  public let ideal: Int
  /// Its part of what is left over; 0 for none.
  public let share: Int
  public let alignment: Alignment

  public init(
    _ title: String, minimum: Int = 3, ideal: Int, share: Int = 0, alignment: Alignment = .leading
  ) {
    self.title = title
    self.minimum = min(max(1, minimum), 10_000)
    self.ideal = min(max(self.minimum, ideal), 10_000)
    self.share = min(max(0, share), 1_000)
    self.alignment = alignment
  }

  /// The widths of the columns that fit, from the first on, with `spacing` between them.
  static func widths(of columns: [TableColumn], total: Int, spacing: Int) -> [Int] {
    var widths: [Int] = []
    var left = total
    for column in columns {
      let wanted = column.minimum + (widths.isEmpty ? 0 : spacing)
      guard wanted <= left || widths.isEmpty else { break }
      widths.append(min(column.minimum, max(0, left)))
      left -= wanted
    }
    for index in widths.indices where left > 0 {
      let more = min(left, columns[index].ideal - widths[index])
      widths[index] += more
      left -= more
    }
    guard left > 0 else { return widths }
    let shares = columns.prefix(widths.count).map(\.share)
    return zip(widths, Extent.parts(of: left, by: shares)).map { $0 + $1 }
  }
}
