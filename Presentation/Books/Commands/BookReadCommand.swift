import HearthDomain
import JSONText

/// Records the page reached.
struct BookReadCommand: Command {
  static let commandName = CommandName(["book", "read"], shortcuts: [["read"]])

  static let page = Argument<ReadingProgress>(
    "page", placeholder: Words(ko: "쪽|N%", en: "PAGE|N%"),
    nameInMessages: Words(ko: "쪽", en: "PAGE"),
    help: Words(
      ko: "읽은 마지막 쪽이나 퍼센트예요. +10은 열 쪽을 더 읽었다는 뜻이에요.",
      en: "The page you reached, or how far in percent; +10 is ten pages further."),
    units: ReadingProgress.units, isCertainValue: { ReadingProgress(typed: $0) != nil },
    parse: { try $0.progress() })

  private static let on = BookSpec.dayOption(
    Words(ko: "읽은 날이에요. 적지 않으면 오늘이에요.", en: "The day; today if left out."))

  private static let at = Option<String>(
    "at", .time,
    help: Words(
      ko: "읽은 시각이에요. 적지 않으면 지금이고, 지난 날이면 비워 둬요.",
      en: "The time; now if left out, or none for an earlier day."))

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book, page], options: [on, at])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let day = try input[Self.on].map { try tools.formatter.readingDateReader.day($0) }
    let time = try input[Self.at].map { try tools.formatter.readingDateReader.time($0) }
    var book = try tools.books.queries.findBeingRead(input[BookSpec.book])
    try input.checkTitleEnd(
      of: book, before: Self.page, suchAs: book.isReadInPercent ? "+5%" : "+10")
    var progress = try input[Self.page]
    if book.needsPageCount(for: progress), console.canAsk {
      if let pages = try console.askForPageCount(of: book.title) {
        book = try tools.books.setPageCount(pages, of: book, for: progress)
      } else {
        progress = try console.askForPercent() ?? progress
      }
    }
    let note = { [progress] (mayGoBack: Bool) in
      try tools.books.record(book.id, progress, on: day, at: time, mayGoBack: mayGoBack)
    }
    do {
      try report(try note(console.traits.assumesYes), on: day, in: &console)
    } catch DomainError.refused(.book(.goesBack(let title, _, let page, let records))) {
      let question = book.questionBeforeLoweringPage(
        to: page, records, today: tools.books.queries.today)
      let asked = title.quoted(console.language) + ": " + question(console.language)
      guard try console.confirmOrReport(asked, orSays: .nothingChanged) else { return }
      try report(try note(true), on: day, in: &console)
    }
  }

  private func report(
    _ outcome: ProgressOutcome, on day: Day?, in console: inout Console
  ) throws {
    guard !outcome.book.isFinished else {
      return try console.celebrate(outcome.book, rate: tools.books.rate, tools.formatter)
    }
    let messages = BookMessages(outcome.book, formatter: tools.formatter, in: console.language)
    console.confirm(messages.progressMessage(outcome, on: day), json: outcome.json(tools.formatter))
  }
}

extension BookUseCases {
  /// Sets the book's page count, which `progress` needs; throws if the progress does not fit it.
  func setPageCount(_ pages: PageCount, of book: Book, for progress: ReadingProgress) throws -> Book
  {
    _ = try book.page(progress, assuming: pages)
    var change = EditBook.Change(of: book)
    change.details.pages = pages
    return try edit(book.id, to: change)
  }
}

extension ProgressOutcome {
  /// Returns the book with the recorded progress as `record`; null if the change left no record.
  func json(_ formatter: BookFormatter) -> JSONObject {
    var object = formatter.json(of: book)
    object.append("record", isRecordKept ? .object(record.json) : .null)
    return object
  }
}

extension Console {
  /// Congratulates on a finished book and asks for a rating.
  mutating func celebrate(_ book: Book, rate: RateBook, _ formatter: BookFormatter) throws {
    report(\.finishedMessage, of: book, formatter)
    if book.rating == nil, let rating = try askForRating() {
      report(\.ratedMessage, of: try rate(book.id, rating), formatter)
    }
    if let word = BookMessages(book, formatter: formatter, in: language).nextStepSuggestion {
      printHint(word)
    }
  }
}
