import HearthDomain

/// Moves a goal in the user's own order.
struct BookMoveCommand: Command {
  static let commandName = CommandName(["book", "move"])

  private static let direction = Argument<MoveBook.Direction>(
    "where", placeholder: Words(ko: "up|down|first|last", en: "up|down|first|last"),
    nameInMessages: Words(ko: "방향", en: "WHERE"),
    help: Words(ko: "위, 아래, 맨 앞, 맨 뒤예요.", en: "Up or down one place, or to the top or bottom."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "직접 정한 순서에서 책을 옮겨요", en: "Move a book in your own order"),
    details: Words(
      ko: "그 순서는 book list --sort own으로 봐요.", en: "See that order with book list --sort own."),
    examples: [
      .line(ko: "hearth book move 데미안 up", en: "hearth book move Demian up"):
        Words(ko: "한 칸 위로 옮겨요", en: "one place up")
    ],
    arguments: [BookSpec.book, direction])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (book, moved) = try tools.books.move(
      tools.books.queries.find(input[BookSpec.book]).id, input[Self.direction])
    let title = book.title.quoted(console.language)
    let done = Words(ko: "책을 옮겼어요: \(title).", en: "Moved \(title).")
    let stays = Words(ko: "이미 그쪽 끝에 있어요: \(title).", en: "\(title) is already at that end.")
    console.confirm(
      [(moved ? done : stays)(console.language)], json: tools.formatter.json(of: book))
  }
}
