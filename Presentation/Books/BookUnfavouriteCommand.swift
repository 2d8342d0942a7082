import HearthDomain

/// Lets a book be no favourite any more.
public struct BookUnfavouriteCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["book", "unfavourite"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "좋아하는 책에서 빼요", en: "Take a book from the favourites"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth book unfavourite 데미안", en: "hearth book unfavourite Demian"),
        meaning: Words(ko: "책은 그대로 남아요", en: "the book itself stays"))
    ],
    arguments: [BookSpec.which])

  private let queries: BookQueries
  private let mark: MarkFavourite
  private let voice: BookVoice

  public init(queries: BookQueries, mark: MarkFavourite, voice: BookVoice) {
    self.queries = queries
    self.mark = mark
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book = try queries.find(options.words)
    guard book.isFavourite else { return console.tell(\.noFavourite, of: book, voice) }
    console.tell(\.favourite, of: try mark(book.id, false), voice)
  }
}
