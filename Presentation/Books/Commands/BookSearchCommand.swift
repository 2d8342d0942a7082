import HearthDomain
import TerminalKit

/// Searches books in the configured sources, or in a saved answer.
struct BookSearchCommand: Command {
  enum Options: Hashable, Sendable {
    /// A search in one source, or in those of the settings if nil.
    case query(BookQuery, BookSource?)
    /// A saved answer: a path, or `-` for standard input.
    case file(FilePath)
  }

  static let commandName = CommandName(["book", "search"])

  private static let text = Argument<String>("text", .zeroOrMore, placeholder: .text)

  private static let page = Option<Int>(
    "page", in: .min ... .max,
    help: Words(ko: "결과의 몇 번째 페이지인지예요.", en: "Which page of the results."))

  private static let fromFile = Option<FilePath>(
    "from-file",
    help: Words(ko: "저장해 둔 알라딘 검색 결과 파일에서 찾아요.", en: "Search a saved result from Aladin."))

  static let spec = CommandSpec(
    commandName, arguments: [text], options: [BookSpec.source, page, fromFile], isReadOnly: true,
    storeNeed: .inMemoryUntilResults, runningTime: .slow, printsList: true)

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    try input.allowAtMostOne(of: [BookSpec.source, fromFile])
    if let path = try input[fromFile] { return .file(path) }
    let text = try input[text]
    guard !text.isEmpty else {
      throw input.usageError(.missingArgument(Words(ko: "글", en: "TEXT")))
    }
    return .query(try BookQuery(text, page: input[page] ?? 1), try input[BookSpec.source])
  }

  func run(_ options: Options, in console: inout Console) throws {
    let answer = try answer(to: options)
    report(answer.failures, in: &console)
    let rows = answer.rows.enumerated().map {
      NumberedBook(pickNumber: $0.offset + 1, row: $0.element)
    }
    try Listing(FoundBookColumns.columns(of: rows, for: console.form)) {
      .object($0.row.json(pick: $0.pickNumber))
    }
    .print(
      rows, whenEmpty: nothingFoundMessage(options), isSearch: true, in: &console)
    guard !rows.isEmpty else { return }
    let more = nextPageHint(answer, options)?(console.language)
    if console.form == .terminal {
      printNextSteps(answer, more, in: &console)
    } else if let more {
      console.printPrefixedNote(more)
    }
  }

  /// Returns that no book was found, and where else to search.
  private func nothingFoundMessage(_ options: Options) throws -> Words {
    let message = Words(ko: "찾은 책이 없어요.", en: "No books found.")
    guard case .query(let query, let source) = options else { return message }
    let searched = try source.map { [$0] } ?? tools.books.find.defaultSources()
    let others = BookSource.allCases.filter { $0.needsNetwork && !searched.contains($0) }
    // Aladin's service is shut down.
    let keyed = others.filter { $0.needsKey && $0 != .aladin }
    let line = "hearth book search \(Quoting.shellWord(query.text)) --with"
    return Words { language in
      let online = others.filter { !$0.needsKey }.map { source in
        language(ko: "인터넷에서 찾으려면:", en: "To search online:") + "\n  \(line) \(source.rawValue)"
      }
      let withKey = keyed.prefix(1).map { source in
        let names = keyed.map(\.rawValue).joined(separator: ", ")
        return language(
          ko: "키가 있으면 \(names)에서도 찾아요:", en: "With a key, \(names) can be searched, too:")
          + "\n  hearth settings set \(SettingKey.key(source).name)"
      }
      return message(language) + " " + (online + withKey).joined(separator: "\n")
    }
  }

  /// Returns how to get the next page of results; nil if there is none.
  private func nextPageHint(_ answer: FindBooks.Answer, _ options: Options) -> Words? {
    guard answer.hasMore, case .query(let query, _) = options else { return nil }
    let page = query.page + 1
    return Words(ko: "더 있어요: --page \(page)", en: "More results: --page \(page)")
  }

  private func answer(to options: Options) throws -> FindBooks.Answer {
    switch options {
    case .query(let query, let source):
      try tools.books.find(query, in: source, until: tools.finder.cancellation)
    case .file(let path):
      try tools.books.find.saveAsLastSearch(FindBooks.Answer(tools.parseAnswer(bytes(of: path))))
    }
  }

  /// Maximum size of an answer in bytes, the same as for the service itself.
  private static let maxAnswerBytes = 8 * 1_048_576

  private func bytes(of path: FilePath) throws -> [UInt8] {
    let source = try tools.files.source(path)
    var bytes: [UInt8] = []
    while true {
      let next = try source()
      if next.isEmpty { return bytes }
      bytes += next
      if bytes.count > Self.maxAnswerBytes {
        throw DomainError.unavailable(
          .service(name: path.displayText, .tooLarge(limit: Self.maxAnswerBytes)))
      }
    }
  }

  /// Prints the errors of the sources that failed. They are not thrown, as others may have results.
  private func report(_ troubles: [FindBooks.Failure], in console: inout Console) {
    for trouble in troubles {
      console.printNote(StyledText(trouble.error.message(in: console.language)))
    }
  }

  private func printNextSteps(
    _ answer: FindBooks.Answer, _ more: String?, in console: inout Console
  ) {
    console.printLine()
    let language = console.language
    let way = language(
      ko: "번호로 추가해요: hearth book add --pick 1",
      en: "Add one by its number: hearth book add --pick 1")
    let legend = FoundBookColumns.legend(of: answer.rows, language)
    console.printWrapped(
      [way, legend].compactMap { $0 }.joined(separator: " · "), Style(attributes: .dim))
    if let more { console.printWrapped(more, Style(attributes: .dim)) }
  }
}
