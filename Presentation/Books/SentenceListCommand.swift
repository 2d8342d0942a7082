import HearthDomain
import TerminalKit

/// Lists the sentences of a book.
public struct SentenceListCommand: Command {
  public struct Options: Hashable, Sendable {
    let which: String
    let limit: ListLimit
  }

  public static let words = CommandName(["book", "sentence", "list"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "책에서 담은 문장을 봐요", en: "List the sentences kept of a book"),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book sentence list 데미안", en: "hearth book sentence list Demian"),
        meaning: Words(ko: "앞쪽 문장부터예요", en: "by their pages"))
    ],
    arguments: [BookSpec.which], options: [.limit], isReading: true)

  private let queries: BookQueries
  private let voice: BookVoice

  public init(queries: BookQueries, voice: BookVoice) {
    self.queries = queries
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(which: try input.firstArgument(), limit: try ListLimit(input))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book = try queries.find(options.which)
    let sentences = try queries.sentences(of: book.id, in: options.limit.places)
    let title = book.title.quotable()
    let sayings = try queries.sayings(of: book.id).map { ($0.sentence.id, $0.saying.number) }
    let numbers = Dictionary(sayings) { first, _ in first }
    try Listing(columns(numbers)) { .object(voice.json(of: $0)) }.print(
      sentences,
      whenEmpty: Words(
        ko: "아직 담은 문장이 없어요. 마음에 남는 문장을 담아 보세요:\n  hearth book sentence add \(title) 문장",
        en: "No sentence is kept yet. Keep one that stays with you:\n"
          + "  hearth book sentence add \(title) TEXT"),
      in: &console)
  }

  private func columns(_ numbers: [ID<Sentence>: Int]) -> [Column<Sentence>] {
    let voice = voice
    return [
      Column(Words(ko: "쪽", en: "Page"), .trailing, text: { $0.page.map { "\($0)" } ?? "" }),
      Column(Words(ko: "문장", en: "Sentence"), shrinks: true, text: { $0.text.value }),
      Column(
        Words(ko: "글귀", en: "Saying"),
        shown: { sentence, _ in
          StyledText(numbers[sentence.id].map { "#\($0)" } ?? "")
        }, piped: { voice.moment(of: $0) }),
      Column(
        Words(ko: "id", en: "id"), shown: { sentence, _ in StyledText(sentence.id.short, .dim) },
        piped: { $0.id.short }),
    ]
  }
}
