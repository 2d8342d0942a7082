import HearthDomain

/// Removes the reading record of a day.
struct BookUnreadCommand: Command {
  static let commandName = CommandName(["book", "unread"])

  private static let on = BookSpec.dayOption(
    Words(ko: "기록한 날이에요. 적지 않으면 마지막 날이에요.", en: "The day of the record; the last one if left out."))

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book], options: [on])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let day = try input[Self.on].map { try tools.formatter.readingDateReader.day($0) }
    let book = try tools.books.queries.find(input[BookSpec.book])
    let record = try self.record(
      on: day ?? book.reading?.lastRecord?.day ?? tools.formatter.today, of: book)
    let language = console.language
    let words = tools.formatter.words(language)
    let (title, when) = (book.title.quoted(language), words.dateWords.short(record.day))
    let place = words.position(record.page, in: book)
    let question = language(
      ko: "\(title)의 \(when) 기록(\(place)까지)을 지울까요?",
      en: "Remove the record of \(title), \(when), up to \(place)?")
    guard try console.confirmOrReport(question, orSays: .nothingRemoved) else { return }
    let outcome = try tools.books.removeRecord(record.id)
    let messages = BookMessages(outcome.book, formatter: tools.formatter, in: language)
    console.confirm(
      messages.recordRemovedMessage(outcome.record), json: outcome.json(tools.formatter))
  }

  private func record(on day: Day, of book: Book) throws -> ReadingRecord {
    if let record = try tools.books.queries.record(of: book, on: day) { return record }
    throw DomainError.notFound(.readingRecord, query: day.description, nearest: [])
  }
}
