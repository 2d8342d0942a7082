import Testing

@testable import HearthPresentation

@Suite struct ColumnRoomTests {
  private static func column(
    omissionOrder: Int = 0, shrinks: Bool = false, movesToOwnRow: Bool = false
  ) -> Column<String> {
    Column(
      Words(ko: "칸", en: "Column"), shrinks: shrinks, omissionOrder: omissionOrder,
      movesToOwnRow: movesToOwnRow
    ) { $0 }
  }

  /// A name, two figures (the first is left out first), a note and an ID.
  private static var columns: [Column<String>] {
    [
      column(shrinks: true), column(omissionOrder: 2), column(omissionOrder: 1),
      column(movesToOwnRow: true),
      column(),
    ]
  }

  @Test(
    arguments: [
      (80, [], []), (60, [], []), (59, [], [3]), (42, [], [3]), (41, [1], [3]), (33, [1], [3]),
      (32, [1, 2], [3]), (10, [1, 2], [3]),
    ] as [(Int, Set<Int>, [Int])])
  func `columns are dropped in order, after moving details below`(
    total: Int, leftOut: Set<Int>, below: [Int]
  ) {
    // Sixteen columns are enough to recognise a name of forty.
    let room = ColumnPlacement(
      for: Self.columns, natural: [40, 7, 8, 100, 5], filled: Set(0..<5), total: total)
    #expect(room.omitted == leftOut)
    #expect(room.continuedBelow == below)
    #expect(room.isInRow(0) && room.isInRow(4))
  }

  @Test func `an empty column takes no space`() {
    let room = ColumnPlacement(
      for: Self.columns, natural: [10, 0, 8, 0, 5], filled: Set(0..<5), total: 27)
    #expect(room.omitted.isEmpty && room.continuedBelow.isEmpty)
  }

  @Test func `a column without any text is omitted first`() {
    let room = ColumnPlacement(
      for: Self.columns, natural: [16, 7, 8, 0, 5], filled: [0, 1, 3, 4], total: 33)
    #expect(room.omitted == [2])
  }

  @Test func `remaining columns are separated by one gap`() {
    let fit = FittedColumnWidths(
      natural: [0, 4, 0, 3], shrinks: [false, false, false, false],
      shrinksFirst: [false, false, false, false], total: 9)
    #expect(fit.visibleColumns == [1, 3] && fit.widths == [0, 4, 0, 3])
  }
}
