/// Decides which columns of a table are omitted or continue below each row, because they do not
/// fit.
struct ColumnPlacement {
  /// Indices of the columns that are omitted.
  private(set) var omitted: Set<Int> = []
  /// Indices of the columns that continue below each row.
  private(set) var continuedBelow: [Int] = []

  /// Width at which a cut text can still be recognized.
  private static let recognizableWidth = 16

  init<Item>(for columns: [Column<Item>], natural: [Int], total: Int) {
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
