import HearthDomain
import JSONText
import TerminalKit

/// Shows what is known about an ISBN.
struct BookLookupCommand: Command {
  static let words = CommandName(["book", "lookup"])

  private static let isbn = Argument<ISBN>("isbn", placeholder: Words(ko: "ISBN", en: "ISBN")) {
    try ISBN($0.text)
  }

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "ISBN으로 책을 찾아요", en: "Find a book by its ISBN"),
    examples: [
      CommandExample(
        line: "hearth book lookup 9788937460449",
        meaning: Words(ko: "설정에 있는 곳에서 찾아요", en: "where your settings say")),
      CommandExample(
        line: "hearth book lookup 89-374-6044-0 --with openlibrary",
        meaning: Words(ko: "열 자리도, 붙임표도 괜찮아요", en: "ten digits and hyphens are fine")),
    ],
    arguments: [isbn],
    options: [BookSpec.source], isReading: true, pace: .lasting)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let found = try tools.finder.lookedUp(input[Self.isbn], with: input[BookSpec.source])
    let answer = try tools.books.find.remember(
      FindBooks.Answer(FoundBooks([found], hasMore: false)))
    guard let row = answer.rows.first else { throw ExitStatus.programError }
    console.show(row.json(pick: 1)) { console in
      let facts = BookFacts(
        words: tools.formatter.words(console.language), widths: console.traits.widths)
      console.print(row.book.details, facts.entries(of: row.book.details))
      console.line()
      console.say(
        console.language(
          ko: "찾은 곳: \(row.book.source.name(.korean)). 추가하려면 hearth book add --pick 1",
          en: "From \(row.book.source.name(.english)). To add it: hearth book add --pick 1"),
        Style(attributes: .dim))
    }
  }
}
