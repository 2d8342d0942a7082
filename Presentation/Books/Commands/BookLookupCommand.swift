import HearthDomain
import JSONText
import TerminalKit

/// Shows what the sources know about an ISBN.
struct BookLookupCommand: Command {
  static let commandName = CommandName(["book", "lookup"])

  private static let isbn = Argument<ISBN>("isbn", placeholder: Words(ko: "ISBN", en: "ISBN")) {
    try ISBN($0.text)
  }

  private static let cover = Flag(
    "cover",
    help: Words(
      ko: "표지도 내려받아 책과 함께 저장해요.", en: "Download the cover, too, and save it with the book.")
  ).forPeopleOnly

  static let spec = CommandSpec(
    commandName, arguments: [isbn], options: [BookSpec.source, cover], isReadOnly: true,
    storeNeed: .inMemoryUntilResults, runningTime: .slow)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let found = try tools.finder.lookUp(input[Self.isbn], with: input[BookSpec.source])
    let answer = try tools.books.find.saveAsLastSearch(
      FindBooks.Answer(FoundBooks([found], hasMore: false)))
    guard let row = answer.rows.first else { throw ExitStatus.programError }
    let bytes =
      input[Self.cover]
      ? try tools.books.fetchCover(
        of: found.details, input[Self.isbn], until: tools.finder.cancellation) : nil
    var json = row.json(pick: 1)
    if let bytes { json.append("coverBytes", .int(bytes)) }
    console.printOne(json) { console in
      let facts = BookFacts(
        words: tools.formatter.words(console.language), widths: console.traits.widths)
      console.print(row.book.details, facts.entries(of: row.book.details))
      console.printLine()
      if let bytes {
        let size = ByteSize(bytes).text
        console.printWrapped(
          console.language(ko: "표지를 저장했어요(\(size)).", en: "Saved the cover (\(size))."))
      }
      console.printWrapped(
        console.language(
          ko: "찾은 곳: \(row.book.source.name(.korean)). 추가하려면 hearth book add --pick 1",
          en: "From \(row.book.source.name(.english)). To add it: hearth book add --pick 1"),
        Style(attributes: .dim))
    }
  }
}
