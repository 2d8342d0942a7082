import HearthDomain

/// Moves a goal in the user's own order.
struct BookMoveCommand: Command {
  static let commandName = CommandName(["book", "move"])

  private static let direction = Argument<MoveBook.Direction>(
    "where", placeholder: Words(ko: "up|down|first|last", en: "up|down|first|last"),
    nameInMessages: Words(ko: "방향", en: "WHERE"),
    help: Words(ko: "위, 아래, 맨 앞, 맨 뒤예요.", en: "Up or down one place, or to the top or bottom."))

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book, direction])

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
