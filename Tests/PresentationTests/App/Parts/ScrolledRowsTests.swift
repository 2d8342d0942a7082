import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScrolledRowsTests {
  private let rows: [StyledText] = ["a", "b", "c", "d", "e"]
  private let place = Rect(x: 0, y: 0, width: 2, height: 2)
  private let view = ViewContext(
    size: Size(width: 4, height: 2), theme: .dark, language: .english)

  private func seen(after moves: ListMove...) -> String {
    var text = ScrolledRows()
    text.fit(rows.count, in: place)
    for move in moves { text.apply(move) }
    var frame = Frame(size: place.size)
    text.draw(rows, in: &frame, at: place, view)
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

  @Test(arguments: [("a\nb", "a\nb", [4]), ("a\nb\nc", "a  █\nb  │", [4, 2])])
  func `a scrollbar shows hidden text, and has its own column`(
    text: String, shown: String, widths: [Int]
  ) {
    let place = Rect(size: view.size)
    var asked: [Int] = []
    let rows = ScrolledRows.rows(in: place) { columns in
      asked.append(columns)
      return text.split(separator: "\n").map { StyledText(String($0)) }
    }
    var frame = view.emptyFrame()
    ScrolledRows().draw(rows, in: &frame, at: place, view)
    #expect(frame.text == shown)
    #expect(asked == widths)
  }
}
