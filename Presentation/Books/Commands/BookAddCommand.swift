import HearthDomain
import TerminalKit

/// Adds a book as a goal, from typed details or from a search result.
struct BookAddCommand: Command {
  struct Options: Hashable, Sendable {
    let bookOptions: BookOptions
    let start: Start
    let source: BookSource?
  }

  /// The source of the details before the options are applied.
  enum Start: Hashable, Sendable {
    case typed(BookTitle)
    case picked(Int)
    case lookedUp(ISBN)
  }

  static let commandName = CommandName(["book", "add"])

  private static let title = Argument<String?>(
    "title", placeholder: .title, help: Words(ko: "300자까지 쓸 수 있어요.", en: "Up to 300 characters."))

  static let spec = CommandSpec(
    commandName, arguments: [title],
    options: BookOptions.options + [BookSpec.pick, BookSpec.source], runningTime: .slow)

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let entry = try BookOptions(input, title: input[title].map { try BookTitle($0) })
    return Options(
      bookOptions: entry, start: try start(entry, input), source: try input[BookSpec.source])
  }

  private static func start(_ entry: BookOptions, _ input: ParsedInput) throws -> Start {
    if let pick = try input[BookSpec.pick] { return .picked(pick) }
    if let isbn = entry.details.isbn,
      !entry.givenFields.contains(.title) || input.has(BookSpec.source)
    {
      return .lookedUp(isbn)
    }
    return .typed(try BookTitle(input.requiredValue(title)))
  }

  func run(_ options: Options, in console: inout Console) throws {
    var target: Day?
    if let typed = options.bookOptions.target {
      target = try console.confirmedTarget(typed, tools.formatter, in: Self.commandName.path)
      guard target != nil else { return }
    }
    let started = try options.bookOptions.started.map {
      try tools.formatter.readingDateReader.day($0)
    }
    var details = try self.details(options, in: &console)
    options.bookOptions.apply(to: &details)
    let known = try tools.books.add.matchingBook(details)
    var meant: Book?
    if known == nil {
      (meant, details) = try storedBookWithoutAuthor(details, options, asking: &console)
    }
    let twin = known?.isGoal == true ? known : nil
    if let twin {
      if twin.hasISBN(of: details) { throw console.reportDuplicate(twin, tools.formatter) }
      if console.traits.inputIsTerminal { console.describe(twin, tools.formatter) }
      let question = twin.duplicateQuestion(console.language)
      guard try console.confirmUnlessPiped(question, orSays: .nothingAdded) else { return }
    } else if let there = known ?? meant {
      details = details.fillingBlanks(from: there.details)
    }
    let edition = known == nil && meant == nil ? try tools.books.add.otherEdition(details) : nil
    if let question = edition?.otherEditionQuestion(console.language) {
      guard try console.confirmUnlessPiped(question, orSays: .nothingAdded) else { return }
    }
    // Without a target there is no plan, so no page count is needed.
    if details.pages == nil, target != nil {
      details.pages = try console.askForPageCount(of: details.title.value)
    }
    let book = try tools.books.add(
      details, startedOn: started, target: target, theme: options.bookOptions.theme,
      isTheOneWithoutAuthor: meant != nil, isAnother: twin != nil)
    if meant?.isGoal == true {
      return console.report(\.authorFilledInMessage, of: book, tools.formatter)
    }
    let wantsHint = target == nil && console.form == .terminal
    console.report(
      wantsHint ? \.addedWithoutTargetMessage : \.addedMessage, of: book, tools.formatter,
      besides: twin ?? edition)
    if known == nil, meant == nil, !options.bookOptions.givenFields.contains(.author),
      case .typed = options.start
    {
      console.reportAssumedAuthor(of: book)
    }
    if edition != nil || twin != nil { console.reportOtherBook(than: book) }
  }

  /// Returns the stored book without an author that may be meant, and the details with an assumed
  /// author. The author is what follows the last comma of the title, or the author of the only
  /// classic with that title.
  private func storedBookWithoutAuthor(
    _ details: BookDetails, _ options: Options, asking console: inout Console
  ) throws -> (Book?, BookDetails) {
    guard case .typed(let title) = options.start, details.author.isEmpty else {
      return (try confirmedSameBook(details, asking: &console), details)
    }
    var named = details
    if let comma = title.value.lastIndex(of: ",") {
      let author = title.value[title.value.index(after: comma)...]
      named.title = (try? BookTitle(String(title.value[..<comma]))) ?? title
      named.author = (try? BookAuthor(String(author))) ?? .blank
      if let there = try tools.books.add.existingWithoutAuthor(named) { return (there, named) }
    }
    named = details
    let isUntold = details.isbn == nil && !options.bookOptions.givenFields.contains(.author)
    if isUntold, let author = tools.finder.authorOfClassic(title) {
      named.author = author
    }
    return (nil, named)
  }

  /// Asks whether the stored book with that title but without an author is the same, and returns it
  /// if so. Throws if no question can be asked, because books are never merged by a guess.
  private func confirmedSameBook(
    _ details: BookDetails, asking console: inout Console
  ) throws -> Book? {
    guard !console.traits.assumesYes, let there = try tools.books.add.existingWithoutAuthor(details)
    else { return nil }
    guard console.canAsk || console.assistant != nil else {
      throw UsageError(
        .custom(sameBookQuestionText(there, author: details.author.value)),
        in: Self.commandName.path)
    }
    return try console.ask(there.sameBookQuestion(console.language)) ? there : nil
  }

  private func sameBookQuestionText(_ there: Book, author: String) -> Words {
    let line =
      "hearth book edit \(Quoting.shellWord(there.title)) --author \(Quoting.shellWord(author))"
    return Words(
      ko: "\(KoreanParticle.topic(there.title.quoted(.korean))) 지은이 없이 이미 있어요. 같은 책이면 지은이를 적어 넣고,"
        + " 다른 책이면 --yes를 붙여 주세요:\n  \(line)",
      en: "\(there.title.quoted(.english)) is already there without an author. If this is another"
        + " book, add --yes; if it is the same, add the author:\n  \(line)")
  }

  private func details(_ options: Options, in console: inout Console) throws -> BookDetails {
    switch options.start {
    case .typed(let title): BookDetails(title: title)
    case .picked(let pick):
      try tools.finder.pickedBook(pick, with: options.source, in: &console).details
    case .lookedUp(let isbn): try tools.finder.lookUp(isbn, with: options.source).details
    }
  }
}

extension Console {
  /// Prints which author was assumed, if the user gave none.
  fileprivate mutating func reportAssumedAuthor(of book: Book) {
    guard !book.author.isEmpty, form != .json else { return }
    printNote(
      Words(
        ko: "지은이는 고전 목록에서 찾아 적었어요: \(book.author.quotable(limit: 60)).",
        en: "Found the author in the list of classics: \(book.author.quotable(limit: 60))."))
  }

  /// Says how to remove one of two books with one title and author, unless the user was asked.
  fileprivate mutating func reportOtherBook(than book: Book) {
    guard !traits.inputIsTerminal else { return }
    let line = "hearth book remove \(book.id.shortForm)"
    printNote(
      Words(
        ko: "제목과 지은이가 같은 책이 이미 있어요. 하나를 지우려면: \(line)",
        en: "You already had a book with this title and author. To remove one of the two: \(line)"
      ))
  }

  /// Reports that the book is a goal already, and shows it. Returns the error with the exit status
  /// to throw.
  fileprivate mutating func reportDuplicate(_ there: Book, _ formatter: BookFormatter) -> any Error
  {
    let status = report(DomainError.conflict(.book, holder: there.title))
    describe(there, formatter)
    return status
  }

  /// Shows a book that is a goal already, with the command that goes on with it.
  fileprivate mutating func describe(_ there: Book, _ formatter: BookFormatter) {
    let words = formatter.words(language)
    let reached = there.isFinished ? "" : words.progress(of: there)
    let facts = [there.title, there.author, words.state(of: there), reached]
    let line = facts.filter { !$0.isEmpty }.map { $0.quotable(limit: 60) }
    printNote(StyledText("  \(line.joined(separator: " · "))  \(there.id.shortForm)"))
    // The target of a finished book cannot be changed; reading the book again gives it a new one.
    printNote(
      StyledText(
        there.isFinished
          ? language(
            ko: "다시 읽으려면:\n  hearth book again \(there.id.shortForm)",
            en: "To read it again:\n  hearth book again \(there.id.shortForm)")
          : language(
            ko: "목표일은 이렇게 정해요:\n  hearth book edit \(there.id.shortForm) --target +14d",
            en: there.reading?.targetOn == nil
              ? "To set a target:\n  hearth book edit \(there.id.shortForm) --target +14d"
              : "To set another target:\n  hearth book edit \(there.id.shortForm) --target +14d")))
  }
}
