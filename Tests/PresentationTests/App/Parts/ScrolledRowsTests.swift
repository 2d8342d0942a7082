import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScrolledRowsTests {
  private let rows: [StyledText] = ["a", "b", "c", "d", "e"]
  private let place = Rect(x: 0, y: 0, width: 3, height: 2)

  private func seen(after moves: ListMove...) -> String {
    var text = ScrolledRows()
    text.fit(rows.count, in: place)
    for move in moves { text.apply(move) }
    var frame = Frame(size: place.size)
    text.draw(rows, in: &frame, at: place)
    return frame.lines.flatMap(\.pieces).map(\.text).joined()
  }

  @Test func `text scrolls as far as there are rows`() {
    #expect(seen() == "ab")
    #expect(seen(after: .rows(1)) == "bc")
    #expect(seen(after: .pages(1)) == "bc")
    #expect(seen(after: .last) == "de")
    #expect(seen(after: .last, .scroll(3)) == "de")
    #expect(seen(after: .last, .first) == "ab")
  }
}
