/// Decides which columns of a table do not fit beside the others.
struct ColumnRoom {
  /// Columns that are omitted to keep the rest readable.
  private(set) var leftOut: Set<Int> = []
  /// Columns that continue below each row.
  private(set) var below: [Int] = []

  /// Number of columns of a text that are enough to recognize it.
  private static let enough = 16

  init<Item>(for columns: [Column<Item>], natural: [Int], total: Int) {
    // Columns that can be cut or wrapped count only with the width needed to recognize their text.
    let needed = columns.indices.map { index in
      columns[index].shrinksFirst
        ? min(natural[index], ColumnRoom.enough / 2)
        : columns[index].shrinks ? min(natural[index], ColumnRoom.enough) : natural[index]
    }
    for index in columns.indices where columns[index].movesToOwnRow {
      if width(of: needed) > total { below.append(index) }
    }
    let leaving = columns.indices.filter { columns[$0].omissionOrder > 0 }
      .sorted { columns[$0].omissionOrder > columns[$1].omissionOrder }
    for index in leaving where width(of: needed) > total { leftOut.insert(index) }
  }

  /// Whether the column is printed beside the others.
  func isBeside(_ index: Int) -> Bool { !leftOut.contains(index) && !below.contains(index) }

  private func width(of needed: [Int]) -> Int {
    let shown = needed.indices.filter { needed[$0] > 0 && isBeside($0) }
    return shown.reduce(ColumnFit.gap.utf8.count * max(0, shown.count - 1)) { $0 + needed[$1] }
  }
}
