import HearthDomain
import TerminalKit

/// Lists the reading records of a book, day by day.
struct BookHistoryCommand: Command {
  static let commandName = CommandName(["book", "history"])

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book], options: [ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.queries.find(input[BookSpec.book])
    let limit = try input[ListLimit.option] ?? .none
    let records = try tools.books.queries.history(of: book.id, in: limit.range)
    let isRepeated = (book.reading?.number ?? 1) > 1
    let listing = Listing(columns(of: book, isRepeated: isRepeated)) { .object($0.json) }
    try listing.print(records, whenEmpty: invitation(of: book), in: &console)
  }

  private func invitation(of book: Book) -> Words {
    let line = "\n  hearth read \(Quoting.shellWord(book.title)) 20"
    return book.isReadInPercent
      ? Words(
        ko: "아직 읽은 기록이 없어요. 어디까지 읽었는지 적어 보세요:\(line)%",
        en: "Nothing recorded yet. Enter how far you got:\(line)%")
      : Words(
        ko: "아직 읽은 기록이 없어요. 읽은 쪽을 적어 보세요:\(line)",
        en: "Nothing recorded yet. Enter the page you reached:\(line)")
  }

  private func columns(of book: Book, isRepeated: Bool) -> [Column<ReadingRecord>] {
    let day = Column<ReadingRecord>(
      Words(ko: "날", en: "Day"),
      displayText: { record, language in
        StyledText(tools.formatter.words(language).dateWords.shortWithWeekday(record.day))
      }, pipedText: { $0.day.description })
    let reading = Column<ReadingRecord>(
      Words(ko: "읽기", en: "Reading"),
      displayText: { record, language in
        StyledText(
          language(ko: BookWords.koreanOrdinal(record.reading), en: "#\(record.reading)"), .dim)
      }, pipedText: { "\($0.reading)" })
    let time = Column<ReadingRecord>(
      Words(ko: "시각", en: "Time"), text: { $0.time?.description ?? "" })
    func figure(
      _ ko: String, _ en: String, _ text: @escaping (ReadingRecord) -> String
    ) -> Column<ReadingRecord> {
      Column(Words(ko: ko, en: en), .trailing, text: text)
    }
    // For a book without a page count, the columns show percentages.
    let reached =
      book.isReadInPercent
      ? [
        figure("읽은 데", "Reached") { "\($0.page)%" }, figure("그날 읽은 만큼", "Read") { "+\($0.pages)%" },
      ]
      : [figure("쪽", "Page") { "\($0.page)" }, figure("그날 읽은 쪽", "Pages") { "\($0.pages)" }]
    return [day, time] + reached + (isRepeated ? [reading] : [])
  }
}
