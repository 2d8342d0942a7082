import TerminalKit
import Testing

@Suite struct PlaceTests {
  let rect = Rect(x: 2, y: 3, width: 10, height: 5)

  @Test(arguments: [
    (Size(width: 4, height: 3), Rect(x: 5, y: 4, width: 4, height: 3)),
    (Size(width: 99, height: 1), Rect(x: 2, y: 5, width: 10, height: 1)),
    (Size.zero, Rect(x: 7, y: 5, width: 0, height: 0)),
  ])
  func `a rect is centred and not larger than its parent`(_ size: Size, _ expected: Rect) {
    #expect(rect.centered(size) == expected)
  }

  @Test(arguments: [
    (rect: Rect(x: 2, y: 3, width: 10, height: 5), Rect(x: 3, y: 4, width: 8, height: 3)),
    (rect: Rect(x: 2, y: 3, width: 1, height: 1), Rect(x: 3, y: 4, width: 0, height: 0)),
    (rect: Rect(size: .zero), Rect(size: .zero)),
  ])
  func `margins never give a rect a negative size`(_ rect: Rect, _ expected: Rect) {
    #expect(rect.insetBy(1) == expected)
  }

  @Test(arguments: [-1, 5, .max])
  func `a row out of range is empty`(_ index: Int) {
    #expect(rect.row(index).isEmpty)
  }
}
