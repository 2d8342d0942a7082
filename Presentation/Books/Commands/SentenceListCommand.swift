import HearthDomain
import TerminalKit

/// Lists the sentences of a book, or the latest of all books.
struct SentenceListCommand: Command {
  static let commandName = CommandName(
    ["book", "sentence", "list"], synonyms: [["book", "sentence", "show"]])

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book.asOptional], options: [ListLimit.option],
    isReadOnly: true, printsList: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let limit = try input[ListLimit.option] ?? .none
    guard let which = try input[BookSpec.book.asOptional] else {
      return try listLatest(limit, in: &console)
    }
    let book = try tools.books.queries.find(which)
    let sentences = try tools.books.queries.sentences(of: book.id, in: limit.range)
    let sayings = try tools.books.queries.sayings(of: book.id, limit: .max).map {
      ($0.sentence.id, $0.saying.number)
    }
    let numbers = Dictionary(sayings) { first, _ in first }
    try Listing(columns) { .object(tools.formatter.json(of: $0.sentence)) }.print(
      sentences.map { SentenceWithBook(sentence: $0, book: book, sayingNumber: numbers[$0.id]) },
      whenEmpty: invitation(book.title), in: &console)
  }

  private func listLatest(_ limit: ListLimit, in console: inout Console) throws {
    let title = Column<SentenceWithBook>(
      Words(ko: "책", en: "Book"), shrinks: true, text: { $0.book.title })
    let example = console.language(ko: "데미안", en: "Demian")
    try Listing([title] + columns) { .object(tools.formatter.json(of: $0)) }
      .print(whenEmpty: invitation(example), in: &console) { each in
        try tools.books.queries.newestSentences(limit.range.count, each: each)
      }
  }

  private func invitation(_ title: String) -> Words {
    let line = "\n  hearth book sentence add \(Quoting.shellWord(title))"
    return Words(
      ko: "아직 간직한 문장이 없어요. 마음에 남는 문장을 간직해 보세요:\(line) 문장",
      en: "No sentences yet. Keep one that stays with you:\(line) TEXT")
  }

  private var columns: [Column<SentenceWithBook>] {
    [
      Column(
        Words(ko: "쪽", en: "Page"), .trailing, text: { $0.sentence.page.map { "\($0)" } ?? "" }),
      Column(Words(ko: "문장", en: "Sentence"), shrinks: true, text: { $0.sentence.text.value }),
      Column(
        Words(ko: "글귀", en: "Saying"), heading: Words(ko: "담은 때", en: "Kept"),
        displayText: { kept, _ in StyledText(kept.sayingNumber.map { "#\($0)" } ?? "") },
        pipedText: { tools.formatter.moment(of: $0.sentence) }),
      Column(
        Words(ko: "id", en: "id"),
        displayText: { kept, _ in StyledText(kept.sentence.id.shortForm, .dim) },
        pipedText: { $0.sentence.id.shortForm }),
    ]
  }
}
