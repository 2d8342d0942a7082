import HearthDomain
import JSONText
import TerminalKit

/// Shows the spines of finished books or favourites, and the tower of finished books.
struct BookShelfCommand: Command {
  static let commandName = CommandName(["book", "shelf"])

  private static let favourites = Flag(
    "favourites",
    help: Words(ko: "다 읽은 책 대신 좋아하는 책을 봐요.", en: "Show favourites instead of finished books."))

  private static let output = PictureFile.option(
    help: Words(ko: "그림 파일로 저장해요.", en: "Save it as a picture."))

  static let spec = CommandSpec(commandName, options: [favourites, output], isReadOnly: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let list: BookList = input[Self.favourites] ? .favourites : .finished
    let page = PrintedShelf(
      books: try books(list), list: list, totals: try tools.books.queries.totals(),
      tower: try tower(), language: console.language)
    if let output = try input[Self.output] {
      return try console.writePicture(
        page.scene, to: output, of: tools.files, json: page.json(tools.formatter)
      ) { place in Words(ko: "책장을 그렸어요: \(place)", en: "Drew the shelf: \(place)") }
    }
    switch console.form {
    case .json: console.printJSON(.document(page.json(tools.formatter)))
    case .piped:
      for book in page.books { console.printLine(StyledText(PrintedShelf.line(of: book))) }
    case .terminal: page.print(in: &console)
    }
  }

  /// Returns finished books, latest first, or favourites by title.
  private func books(_ list: BookList) throws -> [Book] {
    var books: [Book] = []
    try tools.books.queries.list(BookFilter(list), by: list == .finished ? .finished : .title) {
      book, _ in books.append(book)
    }
    return books
  }

  private func tower() throws -> (tower: BookTower, books: [Book]) {
    let books = try tools.books.queries.list(BookFilter(.finished), by: .finished, in: 0..<200)
    return (try tools.books.queries.tower(), books)
  }
}
