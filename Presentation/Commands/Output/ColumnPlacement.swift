/// Decides which columns of a table are omitted or continue below each row, because they do not
/// fit.
struct ColumnPlacement {
  /// Indices of the columns that are omitted.
  private(set) var omitted: Set<Int> = []
  /// Indices of the columns that continue below each row.
  private(set) var continuedBelow: [Int] = []

  /// Width at which a cut text can still be recognized.
  private static let recognizableWidth = 16

  /// Columns without any text, which are not in `filled`, are omitted first.
  init<Item>(for columns: [Column<Item>], natural: [Int], filled: Set<Int>, total: Int) {
    // A column that can be cut or wrapped needs only the width at which its text can be recognized.
    let needed = columns.indices.map { index in
      columns[index].shrinksFirst
        ? min(natural[index], ColumnPlacement.recognizableWidth / 2)
        : columns[index].shrinks
          ? min(natural[index], ColumnPlacement.recognizableWidth) : natural[index]
    }
    for index in columns.indices where columns[index].movesToOwnRow {
      if width(of: needed) > total { continuedBelow.append(index) }
    }
    let order = columns.indices.map { filled.contains($0) ? columns[$0].omissionOrder : .max }
    let leaving = order.indices.filter { order[$0] > 0 }.sorted { order[$0] > order[$1] }
    for index in leaving where width(of: needed) > total { omitted.insert(index) }
  }

  /// Whether the column is printed beside the others.
  func isInRow(_ index: Int) -> Bool { !omitted.contains(index) && !continuedBelow.contains(index) }

  private func width(of needed: [Int]) -> Int {
    let shown = needed.indices.filter { needed[$0] > 0 && isInRow($0) }
    return shown.reduce(FittedColumnWidths.gap.utf8.count * max(0, shown.count - 1)) {
      $0 + needed[$1]
    }
  }
}
