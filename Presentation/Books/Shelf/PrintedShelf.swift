import HearthDomain
import JSONText
import TerminalKit

/// The printed shelf: the counts, the spines on boards, and the tower.
struct PrintedShelf {
  let books: [Book]
  let list: BookList
  let totals: BookTotals
  let tower: (tower: BookTower, books: [Book])
  let language: Language

  /// Maximum number of boards; more would scroll the counts out of view.
  private static let maxBoards = 3
  private static let boardRows = 10
  private static let towerColumns = 34
  private static let maxTowerRows = 12

  private var towerDrawing: TowerDrawing {
    TowerDrawing(books: tower.books, tower: tower.tower, language: language)
  }

  func print(in console: inout Console) {
    console.printWrapped(
      ShelfWords(totals: totals, language: language).counts, Style(attributes: .bold))
    guard !books.isEmpty else { return console.printWrapped(ShelfWords.invitation(list)(language)) }
    console.printLine()
    let boards = SpineBoards(books, columns: min(console.width, 100))
    let shown = min(boards.boards.count, PrintedShelf.maxBoards)
    for board in 0..<shown {
      for row in rows(of: board, boards, console.traits) { console.printLine(row) }
    }
    let hidden = boards.boards.dropFirst(shown).reduce(0) { $0 + $1.count }
    if hidden > 0 { console.printWrapped(moreText(hidden), Style(attributes: .dim)) }
    guard tower.tower.books > 0 else { return }
    console.printLine()
    for row in towerRows(console.traits) { console.printLine(row) }
    for sentence in TowerWords(tower: tower.tower, language: language).sentences {
      console.printWrapped(sentence)
    }
  }

  private func moreText(_ count: Int) -> String {
    let option = list == .finished ? "--finished" : "--all"
    return language(
      ko: "이 밖에 \(count)권이 더 있어요: hearth book list \(option)",
      en: "And \(count) more: hearth book list \(option)")
  }

  private func rows(
    of board: Int, _ boards: SpineBoards, _ traits: ConsoleTraits
  ) -> [StyledText] {
    let slots = boards.boards[board]
    let width = min(traits.size.width, (slots.last.map { $0.x + $0.width } ?? 0) + 1)
    var frame = Frame(
      size: Size(width: width, height: PrintedShelf.boardRows), widths: traits.widths)
    boards.draw(
      board, in: &frame, at: frame.bounds, level: traits.colorLevel,
      wood: Style(attributes: .dim), mark: .plain)
    return frame.lines
  }

  private func towerRows(_ traits: ConsoleTraits) -> [StyledText] {
    let (shown, hidden) = towerDrawing.visibleBooks(PrintedShelf.maxTowerRows)
    let height = towerDrawing.rows(of: shown) + (hidden > 0 ? 1 : 0) + 1
    let width = min(traits.size.width, PrintedShelf.towerColumns)
    var frame = Frame(size: Size(width: width, height: height), widths: traits.widths)
    let dim = Style(attributes: .dim)
    towerDrawing.draw(
      in: &frame, at: frame.bounds, level: traits.colorLevel, ground: dim, faint: dim)
    return frame.lines
  }

  /// The shelf as a picture, with at most 400 books.
  var scene: Scene {
    let picture = ShelfPicture(
      books: Array(books.prefix(400)), tower: towerDrawing,
      title: language(ko: "책장", en: "A shelf of books"))
    return picture.scene(language: language)
  }

  func json(_ formatter: BookFormatter) -> JSONObject {
    [
      "finished": .int(totals.finished), "readings": .int(totals.readings),
      "favourites": .int(totals.favourites),
      "sentences": .int(totals.sentences),
      "tower": [
        "books": .int(tower.tower.books), "centimetres": .int(tower.tower.centimetres),
        "asTallAs": .text(tower.tower.tallestLandmark?.rawValue),
        "next": .text(tower.tower.nextLandmark?.rawValue),
      ],
      "items": .array(books.map { .object(formatter.json(of: $0)) }),
    ]
  }

  /// Returns title, author, pages and thickness in millimetres, separated by tabs.
  static func line(of book: Book) -> String {
    let tenths = book.details.spineThickness.tenthsOfMillimetre
    let cells = [
      book.title, book.author, book.details.pages.map { "\($0.value)" } ?? "",
      "\(tenths / 10).\(tenths % 10)",
    ]
    return cells.map(\.tabSeparatedCell).joined(separator: "\t")
  }
}
