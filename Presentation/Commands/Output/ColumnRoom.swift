/// Which columns of a table have no room beside the others.
struct ColumnRoom {
  /// Those that are left out, so that what is left can be read.
  private(set) var leftOut: Set<Int> = []
  /// Those that go on below each row.
  private(set) var below: [Int] = []

  /// So many columns of a text are enough to know it by.
  private static let enough = 16

  init<Item>(for columns: [Column<Item>], natural: [Int], total: Int) {
    // What can be cut or broken counts as far as it is needed to be known by.
    let needed = columns.indices.map { index in
      columns[index].yields
        ? min(natural[index], ColumnRoom.enough / 2)
        : columns[index].shrinks ? min(natural[index], ColumnRoom.enough) : natural[index]
    }
    for index in columns.indices where columns[index].goesBelow {
      if width(of: needed) > total { below.append(index) }
    }
    let leaving = columns.indices.filter { columns[$0].leaves > 0 }
      .sorted { columns[$0].leaves > columns[$1].leaves }
    for index in leaving where width(of: needed) > total { leftOut.insert(index) }
  }

  /// Whether the column stands beside the others.
  func isBeside(_ index: Int) -> Bool { !leftOut.contains(index) && !below.contains(index) }

  private func width(of needed: [Int]) -> Int {
    let shown = needed.indices.filter { needed[$0] > 0 && isBeside($0) }
    return shown.reduce(ColumnFit.gap.utf8.count * max(0, shown.count - 1)) { $0 + needed[$1] }
  }
}
