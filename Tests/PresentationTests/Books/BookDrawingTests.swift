import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookDrawingTests {
  private func book(_ title: String, pages: Int) throws -> Book {
    try ShelfFixture().add(title, pages: pages)
  }

  @Test(arguments: [(110, 9, true), (110, 40, true), (109, 9, false), (109, 40, false)])
  func `the book is beside the list in wide windows`(
    width: Int, height: Int, isBeside: Bool
  ) {
    let view = ViewContext(
      size: Size(width: width, height: height), theme: .dark, language: .english)
    let layout = BookListLayout(BookListScreen.State(today: Day(literal: "2026-11-20")), view)
    #expect((layout.panel != nil) == isBeside)
    #expect(layout.panel.map { $0.minX > layout.list.maxX } ?? true)
  }

  @Test(arguments: [(1, 3), (100, 3), (240, 4), (352, 5), (720, 9), (20_000, 10)])
  func `a spine is as thick as the book`(pages: Int, columns: Int) throws {
    #expect(try SpineDrawing(book: book("책", pages: pages)).columns == columns)
  }

  @Test(arguments: [
    ("데미안", 8, 1, ["데미안"]), ("어린 왕자", 3, 2, ["어린 ", "왕자"]),
    ("Middlemarch", 4, 2, ["Midd", "lem…"]), ("abcd", 4, 1, ["abcd"]), ("abcde", 4, 1, ["abc…"]),
    ("x", 1, 1, ["x"]), ("xy", 1, 1, ["…"]),
  ])
  func `a title runs down its spine`(
    title: String, rows: Int, lines: Int, wanted: [String]
  ) throws {
    let drawing = SpineDrawing(book: try book(title, pages: 300))
    #expect(
      drawing.titleLines(of: drawing.book.title, rows: rows, atMost: lines).map { String($0) }
        == wanted)
  }

  @Test(arguments: [
    ("Walden", 7, 1, ["Walden"]), ("Jane Eyre", 7, 1, ["Jane…"]),
    ("Jane Eyre", 9, 1, ["Jane Eyre"]),
    ("Jane Eyre", 7, 2, ["Jane", "Eyre"]), ("Middlemarch", 7, 1, ["Middle…"]),
    ("Middlemarch", 7, 4, ["Middlem", "arch"]),
    ("The Old Man and the Sea", 8, 2, ["The Old", "Man and…"]),
    ("", 7, 2, []),
  ])
  func `words on English spines are not split if they fit`(
    title: String, rows: Int, lines: Int, wanted: [String]
  ) throws {
    let drawing = SpineDrawing(book: try book("x", pages: 300))
    #expect(drawing.wordLines(of: title, rows: rows, atMost: lines).map { String($0) } == wanted)
  }

  @Test(arguments: [12, 40, 76, 400])
  func `every book is on a shelf board and within it`(columns: Int) throws {
    let books = try ShelfFixture.lived().state().books
    let boards = SpineBoards(books, columns: columns)
    #expect(boards.boards.flatMap { $0 }.map(\.bookIndex) == Array(books.indices))
    for board in boards.boards {
      #expect(board.allSatisfy { $0.x + $0.width < columns })
      for (left, right) in zip(board, board.dropFirst()) { #expect(left.x + left.width == right.x) }
    }
  }

  @Test func `moving between boards keeps the horizontal position`() throws {
    let books = try ShelfFixture.lived().state().books
    let boards = SpineBoards(books, columns: 30)
    let start = boards.boards[0].count - 1
    let below = boards.index(from: start, boards: 1)
    #expect(boards.boardIndex(of: below) == 1)
    #expect(boards.boardIndex(of: boards.index(from: below, boards: -1)) == 0)
    #expect(boards.boardIndex(of: boards.index(from: 0, boards: 99)) == boards.boards.count - 1)
    #expect(boards.index(from: 0, boards: -1) == 0)
  }

  @Test(arguments: [2, 3, 5, 14, 60])
  func `the hidden lower books of a high tower are counted`(rows: Int) throws {
    let state = try ShelfFixture.lived().state()
    let drawing = TowerDrawing(books: state.towerBooks, tower: state.tower, language: .english)
    let (shown, hidden) = drawing.visibleBooks(rows)
    #expect(shown.count + hidden == 14)
    #expect(drawing.rows(of: shown) + (hidden > 0 ? 1 : 0) <= rows)
  }

  static let steps: [(Int, Int?)] = [
    (-3, nil), (0, nil), (1, 1), (9, 1), (10, 2), (29, 2), (30, 3), (59, 3), (60, 4), (.max, 4),
  ]

  @Test(arguments: steps)
  func `days are shaded by pages`(pages: Int, step: Int?) {
    #expect(PageScale(most: 60).shade(of: pages)?.rawValue == step)
    #expect(PageScale(most: .max - 9).shade(of: 10)?.rawValue == 2)
  }

  @Test(arguments: [
    (1, [1: 4]), (2, [1: 3, 2: 4]), (3, [1: 2, 2: 3, 3: 4]), (12, [2: 1, 3: 2, 6: 3, 9: 4, 12: 4]),
    (59, [15: 2, 30: 3, 45: 4, 59: 4]), (0, [5: 1]),
  ])
  func `the day with most pages is the brightest`(most: Int, steps: [Int: Int]) {
    let scale = PageScale(most: most)
    for (pages, step) in steps { #expect(scale.shade(of: pages)?.rawValue == step, "\(pages)") }
    let legend = scale.legend(.english, faint: .plain, columns: 80).string
    #expect(most != 1 || legend == "pages   #  1+", "\(legend)")
    #expect(most != 12 || legend.contains("3–5"), "\(legend)")
  }

  @Test func `every shade has its own readable letter`() {
    let looks = PageShade.allCases.map(\.look)
    #expect(Set(looks.map(\.mark)).count == looks.count)
    for look in looks { #expect(look.color.contrast(with: look.color.readableInk) >= 4) }
  }

  @Test(arguments: [1, 2], [1, 3, 10_000])
  func `a bar with pages is never empty`(ambiguous: Int, least: Int) {
    let widths = DisplayWidth(ambiguous: ambiguous)
    let today = Day(literal: "2026-11-20")
    let chart = ReadingChart(
      title: "pages", days: [(today, 1_000_000), (today, least), (today, 0)], today: today,
      language: .english
    ) { "\($0)" }
    let rows = chart.rows(columns: 40, widths: widths, look: .printed).map(\.string)
    let bars = rows.dropFirst().map { row in row.contains { "█▏▎▍▌▋▊▉#".contains($0) } }
    #expect(bars == [true, true, false])
  }

  @Test(arguments: [
    ([], []), ([0, 0], [0, 0]), ([1, 1], [50, 50]), ([1, 999], [0, 100]), ([-5, 5], [0, 100]),
    ([1, 1, 1], [33, 33, 33]), ([.max / 2, .max / 2], [50, 50]),
  ])
  func `shares are percentages of the whole`(counts: [Int], percents: [Int]) {
    #expect(Shares(counts).parts.map(\.percent) == percents)
  }

  @Test func `a small share is not shown as zero`() {
    #expect(Shares([1, 999]).parts.map(\.text) == [" <1%", "100%"])
  }

  @Test func `two weeks of one book have one bar per day`() throws {
    let shelf = try ShelfFixture.lived()
    let book = try shelf.queries.find("모비")
    let chart = ReadingChart(
      of: try shelf.queries.history(of: book.id, in: 0..<20), in: book,
      today: shelf.queries.today, language: .korean)
    #expect(chart.bars.map(\.value) == [12, 3, 0, 45, 0, 0, 1, 0, 79, 0, 0, 10, 2, 0])
    #expect(chart.bars.last?.text == "–")
  }
}
