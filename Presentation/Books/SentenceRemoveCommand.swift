import HearthDomain

/// Removes a sentence that was kept of a book.
public struct SentenceRemoveCommand: Command {
  public struct Options: Hashable, Sendable {
    let book: String
    let which: String
  }

  public static let words = CommandName(["book", "sentence", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "담은 문장을 지워요", en: "Remove a kept sentence"),
    details: Words(ko: "문장으로 만든 글귀는 남아요.", en: "A saying made of it stays."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book sentence remove 데미안 알은", en: "hearth book sentence remove Demian egg"),
        meaning: Words(ko: "물어보고 지워요", en: "asks first"))
    ],
    arguments: [BookSpec.which, SentenceSpec.which])

  private let queries: BookQueries
  private let remove: RemoveSentence
  private let voice: BookVoice

  public init(queries: BookQueries, remove: RemoveSentence, voice: BookVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(book: try input.firstArgument(), which: try input.argument("sentence"))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book = try queries.find(options.book)
    let sentence = try queries.findSentence(options.which, of: book.id)
    let line = sentence.line(voice.words(console.language))
    let question = console.language(
      ko: "문장을 지울까요? \(line) 되돌릴 수 없어요.", en: "Remove \(line)? This cannot be undone.")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(sentence.id)
    console.tell(
      [console.language(ko: "문장을 지웠어요: \(line.closed)", en: "Removed \(line.closed)")],
      json: voice.json(of: removed))
  }
}
