import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ListWithDetailsTests {
  @Test(arguments: [
    // A list gets what it needs, but neither part gets less than three tenths.
    (116, 50, 50), (116, 10, 34), (116, 79, 79), (116, 500, 79), (196, 100, 100), (196, 500, 135),
  ])
  func `a list gets the columns that its rows need, and the details the rest`(
    width: Int, needed: Int, columns: Int
  ) {
    let parts = Rect(x: 2, y: 1, width: width, height: 20).listWithDetails { min(needed, $0) }
    #expect(parts.list.width == columns && parts.list.minX == 2)
    #expect(parts.details.minX == parts.list.maxX + Rect.detailsSpacing)
    #expect(parts.details.maxX == 2 + width && parts.details.width >= width * 3 / 10)
  }

  @Test func `a list beside details is not narrower than alone in a window of 80 columns`() {
    let alone = Size(width: 80, height: 24).pageArea(lowBelow: 12).body
    let wide = Size(width: 120, height: 40).pageArea(lowBelow: 12).body
    #expect(wide.listWithDetails { $0 }.list.width >= alone.width)
  }

  @Test func `rows are measured with their marks, up to the maximum`() {
    let rows = RowList(all: ["one", "three", "seventeen"])
    #expect(rows.neededColumns(atMost: 80) { $0.count } == 9 + 4)
    var measured = 0
    let most = rows.neededColumns(atMost: 8) { row in
      measured += 1
      return row.count
    }
    #expect(most == 8 && measured == 2)
  }
}
