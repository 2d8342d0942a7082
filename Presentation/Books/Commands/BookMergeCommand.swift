import HearthDomain
import TerminalKit

/// Merges two books into one.
struct BookMergeCommand: Command {
  static let commandName = CommandName(["book", "merge"])

  private static let other = Argument<String>(
    "other", kind: .book, placeholder: Words(ko: "다른 책", en: "OTHER"))

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book, other])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    let find = tools.books.queries.find
    let (book, other) = try findTwoItems(
      input[BookSpec.book], input[Self.other], names: \.titles, find: find
    ) { try find($1) }
    let areAlike = SearchFolding.folded(book.title) == SearchFolding.folded(other.title)
    let (title, otherTitle) = (
      displayName(book, byID: areAlike, language), displayName(other, byID: areAlike, language)
    )
    let droppedFields = try tools.books.merge.fieldsToDrop(book.id, with: other.id)
    let loweredPage = try tools.books.merge.loweredPage(book.id, with: other.id)
    let question =
      loweredPage.map { $0.question(title, otherTitle)(language) }
      ?? language(
        ko: "\(title), \(otherTitle): 한 권으로 합칠까요?",
        en: "Merge \(title) and \(otherTitle) into one book?")
    let words = FieldWords(language: language, clock: tools.formatter.clock)
    let isAgreed = try console.askWhetherToMerge(
      question, leavingOut: droppedFields, of: .book, called: otherTitle, words)
    guard isAgreed else { return }
    let outcome = try tools.books.merge(book.id, with: other.id)
    let (name, id) = (outcome.book.title.quoted(language), outcome.book.id.shortForm)
    console.confirm(
      language(
        ko: "\(name): 한 권으로 합쳤어요 (id \(id)).", en: "\(name): merged into one book (id \(id))."),
      json: tools.formatter.json(of: outcome.book))
    if let loweredPage {
      console.printNote(StyledText(loweredPage.currentPageRemark(about: outcome.book)(language)))
    }
  }

  /// Returns the quoted title; with `byID`, followed by the id to distinguish two books with the
  /// same title.
  private func displayName(_ book: Book, byID: Bool, _ language: Language) -> String {
    book.title.quoted(language) + (byID ? " (\(book.id.shortForm))" : "")
  }
}

extension MergeBooks.LoweredPage {
  fileprivate func question(_ title: String, _ other: String) -> Words {
    let (further, later) = (pageText(from), pageText(to))
    return Words(
      ko: "\(title), \(other): \(further.ko)까지 읽었지만 나중에 적은 \(KoreanParticle.subject(later.ko)) 지금"
        + " 읽은 곳이 돼요. 한 권으로 합칠까요?",
      en: "\(title), \(other): you were at \(further.en), but would be at \(later.en), which was"
        + " recorded later. Merge them into one book?")
  }

  /// Says which page counts now, and which command sets the further page instead.
  fileprivate func currentPageRemark(about book: Book) -> Words {
    let (further, later) = (pageText(from), pageText(to))
    let line = "hearth read \(Quoting.shellWord(book.title)) \(from)" + (isInPercent ? "%" : "")
    return Words(
      ko: "나중에 적은 \(KoreanParticle.subject(later.ko)) 지금 읽은 곳이에요."
        + " \(KoreanParticle.subject(further.ko)) 맞다면 이렇게 적어 주세요: \(line)",
      en: "You are at \(later.en), which was recorded later. If \(further.en) is right, type:"
        + " \(line)")
  }

  private func pageText(_ page: Int) -> Words {
    isInPercent
      ? Words(ko: "\(page)%", en: "\(page)%") : Words(ko: "\(page)쪽", en: "page \(page)")
  }
}
