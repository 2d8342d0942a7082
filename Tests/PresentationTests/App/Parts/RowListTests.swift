import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct RowListTests {
  @Test func `a list with too many rows has the first ones`() {
    var list = RowList(all: ["a", "b", "c"], most: 2)
    list.visibleCount = 7
    #expect(list.count == 2 && list.hasMore)
    list.replaceRows(["a", "b"], most: 2)
    #expect(list.count == 2 && !list.hasMore && list.visibleCount == 7)
    list.refreshRows(["b", "c", "d"], most: 2, isSame: ==)
    #expect(list.count == 2 && list.hasMore && list.visibleCount == 7)
  }

  @Test func `moves stay within the rows`() {
    var list = RowList(all: ["a", "b", "c"])
    #expect(list.selected == "a")
    for (move, selected) in [
      (ListMove.rows(1), "b"), (.last, "c"), (.rows(1), "c"), (.first, "a"), (.pages(-1), "a"),
    ] {
      let opens = list.apply(.move(move))
      #expect(!opens)
      #expect(list.selected == selected)
    }
  }

  @Test func `a click selects, and a double click opens`() {
    var list = RowList(all: ["a", "b", "c"])
    let first = list.apply(.pressed(row: 2, isDouble: false))
    #expect(!first && list.selected == "c")
    let second = list.apply(.pressed(row: 1, isDouble: true))
    #expect(second && list.selected == "b")
  }

  @Test func `nothing is selected in an empty list`() {
    var list = RowList<String>()
    _ = list.apply(.move(.last))
    #expect(list.selected == nil && list.selectedIndex == nil)
  }

  @Test func `new rows select the first`() {
    var list = RowList(all: ["a", "b", "c"], selection: 2)
    list.replaceRows(["x", "y"])
    #expect(list.selected == "x" && list.count == 2)
  }

  @Test func `only missing rows are read`() {
    var list = RowList<Int>()
    list.loadedRows = LoadedRows(startIndex: 0, rows: Array(0..<300), count: 10_000)
    var asked: [Int] = []
    let read = { (index: Int) -> LoadedRows<Int> in
      asked.append(index)
      let places = LoadedRows<Int>.indicesToRead(around: index)
      return LoadedRows(startIndex: places.lowerBound, rows: Array(places), count: 10_000)
    }
    list.readRowsInView(read)
    #expect(asked.isEmpty)
    _ = list.apply(.move(.last))
    #expect(list.selected == nil)
    list.readRowsInView(read)
    #expect(asked == [9_999] && list.selected == 9_999)
  }

  @Test(
    arguments: [(4, 4, 0), (299, 299, 0), (300, 300, 14), (9_999, 9_999, 14), (10_000, nil, 14)]
      as [(Int, Int?, Int)])
  func `a row is found among loaded rows, else by binary search`(
    wanted: Int, place: Int?, mostAsked: Int
  ) {
    let window = LoadedRows(startIndex: 0, rows: Array(0..<300), count: 10_000)
    var asked = 0
    let found = window.index(
      where: { $0 == wanted }, of: { wanted },
      row: { index in
        asked += 1
        return index
      }, isBefore: <)
    #expect(found == place && asked <= mostAsked)
  }

  @Test(arguments: [(nil, true, 2), (nil, false, 0), (1, false, 1)] as [(Int?, Bool, Int)])
  func `after a refresh the same item is selected if listed`(
    place: Int?, staysInPlace: Bool, selected: Int
  ) {
    var list = RowList(all: ["a", "b", "c"], selection: 2)
    list.reread(
      selecting: { _ in place }, keepsIndex: staysInPlace,
      rows: { _ in LoadedRows(all: ["x", "y", "z"]) })
    #expect(list.selectedIndex == selected)
  }

  @Test func `the mouse scrolls anywhere and presses on rows`() {
    let list = RowList(all: ["a", "b", "c"]).list(look: List.Look()) { StyledText($0) }
    let place = Rect(x: 2, y: 1, width: 10, height: 3)
    func input(_ action: MouseEvent.Action, x: Int, y: Int) -> ListInput? {
      ListInput(MouseEvent(action, at: Position(x: x, y: y)), on: list, at: place)
    }
    #expect(input(.press(.left), x: 3, y: 2) == .pressed(row: 1, isDouble: false))
    #expect(input(.doublePress(.left), x: 3, y: 3) == .pressed(row: 2, isDouble: true))
    #expect(input(.press(.left), x: 0, y: 2) == nil)
    #expect(input(.press(.right), x: 3, y: 2) == nil)
    #expect(input(.scrollDown, x: 0, y: 0) == .move(.scroll(3)))
  }
}
