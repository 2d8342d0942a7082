import HearthDomain

/// Makes a book a favourite, one of the user's or one that was found.
public struct BookFavouriteCommand: Command {
  public enum Options: Hashable, Sendable {
    case named(String)
    case picked(Int)
  }

  public static let words = CommandName(["book", "favourite"])

  public static let spec = CommandSpec(
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

  private let queries: BookQueries
  private let mark: MarkFavourite
  private let finder: BookFinder
  private let voice: BookVoice

  public init(queries: BookQueries, mark: MarkFavourite, finder: BookFinder, voice: BookVoice) {
    self.queries = queries
    self.mark = mark
    self.finder = finder
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    guard let pick = try input.pick() else { return .named(try input.firstArgument()) }
    if let extra = input.optionalArgument("book") { throw input.refusal(.extraArgument(extra)) }
    return .picked(pick)
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book =
      switch options {
      case .named(let words): try mark(queries.find(words).id, true)
      case .picked(let pick): try mark(finder.find.pick(pick))
      }
    console.tell(\.favourite, of: book, voice)
  }
}
