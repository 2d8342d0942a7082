import HearthDomain

/// The arguments and options that the book commands share.
enum BookSpec {
  static let book = Argument<String>(
    "book", kind: .book, placeholder: Words(ko: "책", en: "BOOK"),
    help: Words(
      ko: "제목이나 그 일부, 초성(ㄷㅁㅇ), ISBN, 또는 id의 끝 글자예요.",
      en: "The title, a part of it, initial consonants, the ISBN, or the end of an id."))

  static func targetOption(_ help: Words) -> Option<String> { Option("target", .day, help: help) }

  static func dayOption(_ help: Words) -> Option<String> { Option("on", .day, help: help) }

  static let pick = Option<Int>(
    "pick", in: 1...100_000, placeholder: Words(ko: "번호", en: "N"),
    help: Words(ko: "마지막으로 찾은 책의 번호예요.", en: "A row of the last search."))

  static let source = Option<BookSource>(
    "with", placeholder: Words(ko: "곳", en: "SOURCE"),
    help: Words(
      ko: "찾아볼 곳이에요. 적지 않으면 설정에 있는 순서대로 찾아요.",
      en: "Where to search; if left out, the places from your settings, in order."))

  static let category = BookField.categoryWording.option(named: "category") { typed in
    if let category = BookCategory(named: typed.text) { return category }
    throw typed.usageError(
      accepted: Words(
        ko: BookCategory.allCases.map { $0.name(.korean) }.joined(separator: ", "),
        en: BookCategory.allCases.map(\.rawValue).joined(separator: ", ")))
  }
}

extension ParsedInput {
  /// Throws if the value after the title is part of the title, as the number in `Fahrenheit 451`.
  /// The error suggests the command with `example` after the whole title.
  func checkTitleEnd<Value>(
    of book: Book, before value: Argument<Value>, suchAs example: String
  ) throws(UsageError) {
    let words = (texts(of: BookSpec.book.spec) + texts(of: value.spec)).joined(separator: " ")
    let typed = Self.textWithoutPunctuation(of: words)
    guard
      book.titles.contains(where: {
        WholeWords.occur(typed, in: Self.textWithoutPunctuation(of: $0))
      })
    else {
      return
    }
    let line = "hearth \(shortestSpelling) \(Quoting.shellWord(words)) \(example)"
    throw usageError(
      .custom(
        Words(
          ko: "\(KoreanParticle.topic(words.quoted(.korean))) 제목이에요."
            + " \(KoreanParticle.topic(value.spec.nameInMessages.ko)) 그 뒤에 적어 주세요: \(line)",
          en: "\(words.quoted(.english)) is the title. Put the"
            + " \(value.spec.nameInMessages.en.lowercased()) after it: \(line)")))
  }

  /// Returns the text without punctuation, as people type titles: `catch 22` for `Catch-22`. Keeps
  /// `+` and `%`, because `+22` and `22%` are values.
  private static func textWithoutPunctuation(of text: String) -> String {
    SearchFolding.folded(text).split { !$0.isLetter && !$0.isNumber && !"+%".contains($0) }
      .joined(separator: " ")
  }
}

extension TodayInvitation {
  /// The invitation shown while there are no books.
  static let books = TodayInvitation(
    text: Words(
      ko: "아직 책이 없어요. 끝까지 읽고 싶은 책을 추가해 보세요.",
      en: "There are no books yet. Add one that you want to finish."),
    command: Words(
      ko: "hearth book add 데미안 --pages 240", en: "hearth book add Demian --pages 240"),
    key: "a")
}

extension TypedText {
  /// Returns a number of pages: `240`, `240p`, `240 pages`, `240쪽`.
  func pages() throws(UsageError) -> Int {
    if case .page(let pages)? = ReadingProgress(typed: text) { return pages }
    return try number()
  }
}
