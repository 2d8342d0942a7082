import HearthDomain

/// Makes a book a favourite, one of the user's or one that was found.
struct BookFavouriteCommand: Command {
  enum Options: Hashable, Sendable {
    case named(String)
    case picked(Int)
  }

  static let words = CommandName(["book", "favourite"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "좋아하는 책에 넣어요", en: "Make a book a favourite"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth book favourite 데미안", en: "hearth book favourite Demian"),
        meaning: Words(ko: "내 책을 좋아하는 책에 넣어요", en: "one of your books")),
      CommandExample(
        line: "hearth book favourite --pick 2",
        meaning: Words(ko: "방금 찾은 책 가운데 두 번째예요", en: "the second of the last search")),
    ],
    arguments: [BookSpec.which(.optional)],
    options: [
      BookSpec.pick(Words(ko: "마지막으로 찾은 책의 번호예요.", en: "A row of the last search."))
    ], pace: .lasting)

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    guard let pick = try input.pick() else { return .named(try input.firstArgument()) }
    if let extra = input.optionalArgument("book") { throw input.refusal(.extraArgument(extra)) }
    return .picked(pick)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let book =
      switch options {
      case .named(let words):
        try tools.books.markFavourite(tools.books.queries.find(words).id, true)
      case .picked(let pick): try tools.books.markFavourite(tools.books.find.pick(pick))
      }
    console.tell(\.favourite, of: book, tools.voice)
  }
}
