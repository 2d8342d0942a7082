import HearthDomain

/// Opens a finished book again.
public struct BookReopenCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["book", "reopen"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "다 읽은 책을 읽는 중으로 되돌려요", en: "Open a finished book again"),
    details: Words(
      ko: "처음부터 다시 읽으려면 book again을 써요.", en: "To read it from the beginning: book again."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth book reopen 데미안", en: "hearth book reopen Demian"),
        meaning: Words(ko: "멈춘 쪽에서 이어서 읽어요", en: "to go on where you were"))
    ],
    arguments: [BookSpec.which])

  private let queries: BookQueries
  private let reopen: ReopenBook
  private let voice: BookVoice

  public init(queries: BookQueries, reopen: ReopenBook, voice: BookVoice) {
    self.queries = queries
    self.reopen = reopen
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book = try reopen(queries.find(options.words).id)
    console.tell(\.reopened, of: book, voice)
  }
}
