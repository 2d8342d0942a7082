/// Decides which columns of a table do not fit beside the others.
struct ColumnPlacement {
  /// Columns that are omitted to keep the rest readable.
  private(set) var omitted: Set<Int> = []
  /// Columns that continue below each row.
  private(set) var continuedBelow: [Int] = []

  /// Number of columns of a text that are enough to recognize it.
  private static let recognizableWidth = 16

  init<Item>(for columns: [Column<Item>], natural: [Int], total: Int) {
    // Columns that can be cut or wrapped count only with the width needed to recognize their text.
    let needed = columns.indices.map { index in
      columns[index].shrinksFirst
        ? min(natural[index], ColumnPlacement.recognizableWidth / 2)
        : columns[index].shrinks
          ? min(natural[index], ColumnPlacement.recognizableWidth) : natural[index]
    }
    for index in columns.indices where columns[index].movesToOwnRow {
      if width(of: needed) > total { continuedBelow.append(index) }
    }
    let leaving = columns.indices.filter { columns[$0].omissionOrder > 0 }
      .sorted { columns[$0].omissionOrder > columns[$1].omissionOrder }
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
