import HearthDomain

/// Removes a book with all that was noted of it.
public struct BookRemoveCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["book", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "책을 지워요", en: "Remove a book with its records and sentences"),
    details: Words(
      ko: "문장으로 만든 글귀는 남아요.", en: "Sayings made of its sentences stay."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth book remove 데미안", en: "hearth book remove Demian"),
        meaning: Words(ko: "함께 지워지는 것을 알려 주고 물어봐요", en: "asks first, and says what goes"))
    ],
    arguments: [BookSpec.which])

  private let queries: BookQueries
  private let remove: RemoveBook
  private let voice: BookVoice

  public init(queries: BookQueries, remove: RemoveBook, voice: BookVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let book = try queries.find(options.words)
    let question = try question(about: book, console.language)
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(book.id)
    let title = book.title.quoted(console.language)
    console.tell(
      [console.language(ko: "책을 지웠어요: \(title).", en: "Removed \(title).")],
      json: voice.json(of: removed))
  }

  private func question(about book: Book, _ language: Language) throws -> String {
    let records = try queries.history(of: book.id, in: 0..<Int.max).count
    let things = [
      records > 0 ? CountedNoun(ko: "읽은 기록", en: "reading record")(records) : nil,
      book.sentenceCount > 0 ? CountedNoun(ko: "문장", en: "sentence")(book.sentenceCount) : nil,
    ].compactMap { $0 }
    let title = book.title.quoted(language)
    guard !things.isEmpty else {
      return language(
        ko: "책을 지울까요? \(title) 되돌릴 수 없어요.", en: "Remove \(title)? This cannot be undone.")
    }
    return language(
      ko: "책을 지울까요? \(title) \(things.map(\.ko).joined(separator: ", "))도 함께 지워요. 되돌릴 수 없어요.",
      en: "Remove \(title) with \(things.map(\.en).joined(separator: " and "))?"
        + " This cannot be undone.")
  }
}
