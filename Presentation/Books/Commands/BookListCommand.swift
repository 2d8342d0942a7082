import HearthDomain
import TerminalKit

/// Lists goals or other stored books.
struct BookListCommand: Command {
  static let commandName = CommandName(["book", "list"], isNounDefault: true)

  private static let listFlags: [(flag: Flag, list: BookList)] = [
    (
      Flag(
        "finished",
        help: Words(
          ko: "다 읽은 책이에요. 지금 다시 읽는 책도 보여요.", en: "Finished books, also those being read again.")),
      .finished
    ),
    (
      Flag("late", help: Words(ko: "목표일이 지난 책이에요.", en: "Books whose target has passed.")),
      .late
    ),
    (Flag("favourites", help: Words(ko: "좋아하는 책이에요.", en: "Favourites.")), .favourites),
    (
      Flag(
        "all",
        help: Words(
          ko: "담아 둔 책까지 모두예요.",
          en: "All books, also those kept for later.")), .all
    ),
  ]

  private static let listArgument = Argument<BookList?>(
    "books", .optional, placeholder: Words(ko: "목록", en: "WHICH"),
    help: Words(
      ko: "읽는 중, 완독, 지난 책, 좋아하는 책, 담아 둔 책, 모두. --finished 같은 옵션과 같아요.",
      en: "reading, finished, late, favourites, kept or all, the same as --finished and so on.")
  ) { typed in
    guard !typed.texts.isEmpty else { return nil }
    if let list = BookList(named: typed.texts.joined(separator: " ")) { return list }
    throw typed.usageError(
      accepted: Words(
        ko: "읽는 중, 완독, 지난 책, 좋아하는 책, 담아 둔 책, 모두",
        en: "reading, finished, late, favourites, kept, all"))
  }

  private static let sort = Option<BookOrder>(
    "sort", placeholder: Words(ko: "순서", en: "ORDER"),
    help: Words(
      ko: "정렬 순서예요. target은 목표일, own은 직접 정한 순서, finished는 다 읽은 날이에요.",
      en: "The sort order; own is the one you set by hand."))

  private static let grouped = Flag(
    "grouped", help: Words(ko: "분류별로 묶어요.", en: "Grouped by category."))

  private static let search = Option<String>(
    "search", .search,
    help: Words(
      ko: "제목, 지은이, 출판사의 일부나 초성으로 찾아요.",
      en: "Find by title, author, publisher or initial consonants."))

  static let spec = CommandSpec(
    commandName, arguments: [listArgument],
    options: listFlags.map { $0.flag } + [sort, BookSpec.category, grouped, search],
    isReadOnly: true, printsList: true)

  /// The list requested by the options.
  private struct RequestedList {
    /// The list; nil for the default one.
    let list: BookList?
    let category: BookCategory?
    /// The order; nil for the default one.
    let order: BookOrder?
    let isGrouped: Bool
    let search: String
  }

  let tools: BookTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: listFlags.map { $0.flag })
    if try input[listArgument] != nil {
      for list in listFlags { try input.rejectOptions(list.flag) }
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let options = try RequestedList(
      list: input[Self.listArgument] ?? Self.listFlags.first { input[$0.flag] }?.list,
      category: input[BookSpec.category],
      order: input[Self.sort], isGrouped: input[Self.grouped], search: input[Self.search] ?? "")
    let list = options.list ?? (options.search.isEmpty ? .open : .all)
    let filter = BookFilter(list, category: options.category)
    let columns = BookColumns(
      formatter: tools.formatter, width: console.width, widths: console.traits.widths
    )
    .columns(for: console.form, list, isGrouped: options.isGrouped)
    var late: Book?
    let listing = Listing(columns) {
      .object(tools.formatter.json(of: $0.book, past: $0.past))
    }
    let count = try listing.print(
      whenEmpty: try emptyText(filter, options), isSearch: !options.search.isEmpty, in: &console
    ) { each in
      try forEachBook(filter, options) {
        if late == nil, $0.book.isLate(today: tools.formatter.today) { late = $0.book }
        try each($0)
      }
    }
    guard console.form == .terminal, count > 0 else { return }
    try printTotals(in: &console)
    if let late { printNewTarget(for: late, in: &console) }
  }

  private func forEachBook(
    _ filter: BookFilter, _ options: RequestedList, each: (ListedBook) throws -> Void
  ) throws {
    guard options.search.isEmpty else {
      return try tools.books.queries.searchResults(
        tools.formatter.clock.replacingDays(in: options.search), filter, by: options.order,
        isGrouped: options.isGrouped
      ).forEach(each)
    }
    let usual: BookOrder = filter.list == .finished ? .finished : .target
    try tools.books.queries.forEachBook(
      filter, by: options.order ?? usual, isGrouped: options.isGrouped, each: each)
  }
}

extension BookListCommand {
  private func emptyText(_ filter: BookFilter, _ options: RequestedList) throws -> Words {
    let totals = try tools.books.queries.totals()
    if totals.open + totals.finished + totals.keptForLater == 0 {
      return TodayInvitation.books.words
    }
    if !options.search.isEmpty || filter.category != nil {
      return Words(ko: "찾은 책이 없어요.", en: "No books found.")
    }
    return switch filter.list {
    case .open:
      Words(
        ko: "지금 읽는 책이 없어요. 다음 책을 추가해 보세요.\n  \(TodayInvitation.books.command.ko)",
        en: "You are not reading a book now. Add the next one.\n "
          + " \(TodayInvitation.books.command.en)")
    case .finished: Words(ko: "아직 다 읽은 책이 없어요.", en: "No finished books yet.")
    case .late: Words(ko: "목표일이 지난 책이 없어요.", en: "No book is past its target.")
    case .favourites:
      Words(
        ko: "좋아하는 책이 아직 없어요. 넣으려면:\n  hearth book favourite 데미안",
        en: "No favourites yet. To add one, give its title:\n  hearth book favourite Demian")
    case .keptForLater, .all: TodayInvitation.books.words
    }
  }

  private func printTotals(in console: inout Console) throws {
    let totals = try tools.books.queries.totals()
    let words = Words(
      ko: "읽는 책 \(totals.open)권, 다 읽은 책 \(totals.finished)권,"
        + (totals.keptForLater > 0 ? " 담아 둔 책 \(totals.keptForLater)권," : "")
        + " 좋아하는 책 \(totals.favourites)권",
      en: "\(totals.open) open, \(totals.finished) finished,"
        + (totals.keptForLater > 0 ? " \(totals.keptForLater) kept for later," : "")
        + " \(Plural("favourite")(totals.favourites))")
    console.printLine()
    console.printWrapped(words(console.language), Style(attributes: .dim))
  }

  private func printNewTarget(for book: Book, in console: inout Console) {
    let words = Words(
      ko: "목표일이 지난 책은 새 목표일을 정할 수 있어요:",
      en: "A book whose target has passed can have a new one:")
    console.printWrapped(words(console.language), Style(attributes: .dim))
    console.printWrapped("  hearth book edit \(book.id.shortForm) --target +7d")
  }
}
