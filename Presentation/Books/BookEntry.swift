import HearthDomain

/// What the options of `book add` and `book edit` say about a book; nil stands for what was not
/// given.
package struct BookEntry: Hashable, Sendable {
  var title: BookTitle?
  var subtitle: BookSubtitle?
  var author: BookAuthor?
  var publisher: Publisher?
  /// An empty text takes back what was entered; so for the next ones.
  var publishedOn: PublicationDate??
  var isbn: ISBN??
  var pages: PageCount?
  var category: BookCategory?
  var link: WebLink??
  var cover: WebLink??
  var description: BookDescription?
  var theme: CardTheme?
  /// As typed; they are read when it is known which day it is.
  var target: String?
  var started: String?

  /// Throws for a value that no rule accepts.
  init(_ input: ParsedInput, title: String?) throws {
    self.title = try title.map { try BookTitle($0) }
    subtitle = try input.text("subtitle").map { try BookSubtitle($0) }
    author = try input.text("author").map { try BookAuthor($0) }
    publisher = try input.text("publisher").map { try Publisher($0) }
    publishedOn = try BookEntry.value(input.text("published")) { try PublicationDate($0) }
    isbn = try BookEntry.value(input.text("isbn")) { try ISBN($0) }
    pages = try BookEntry.pages(input)
    category = try input.bookCategory()
    link = try BookEntry.value(input.text("link")) { try WebLink($0) }
    cover = try BookEntry.value(input.text("cover")) { try WebLink($0) }
    description = try input.text("description").map { try BookDescription($0) }
    theme = input.text("theme").flatMap(CardTheme.init(named:))
    target = input.text("target")
    started = input.text("started")
  }

  private static func value<Value>(
    _ text: String?, read: (String) throws -> Value
  ) rethrows -> Value?? {
    guard let text else { return nil }
    return .some(text.allSatisfy(\.isWhitespace) ? nil : try read(text))
  }

  /// A number that is none at all is a slip of the command line; one that no book has is not.
  private static func pages(_ input: ParsedInput) throws -> PageCount? {
    try input.pages("pages").map { try PageCount($0) }
  }

  /// Puts what was given in place of what the details hold.
  func change(_ details: inout BookDetails) {
    details.title = title ?? details.title
    details.subtitle = subtitle ?? details.subtitle
    details.author = author ?? details.author
    details.publisher = publisher ?? details.publisher
    details.publishedOn = publishedOn ?? details.publishedOn
    details.isbn = isbn ?? details.isbn
    details.pages = pages ?? details.pages
    details.category = category ?? details.category
    details.link = link ?? details.link
    details.coverLink = cover ?? details.coverLink
    details.description = description ?? details.description
  }
}

extension BookEntry {
  /// The names of the options, without `--title` of `book edit`.
  static let names = options.map(\.name)

  static let options: [OptionSpec] =
    facts + [
      BookSpec.target(
        Words(
          ko: "다 읽을 목표일이에요. 내일부터 3년 안의 날이에요.",
          en: "The day by which to finish: from tomorrow to three years ahead.")),
      .value(
        "started", .day, help: Words(ko: "읽기 시작한 날이에요.", en: "The day on which you began.")),
      .value(
        "theme", .choice(CardTheme.allCases.flatMap { [$0.rawValue, $0.koreanName] }),
        placeholder: Words(ko: "테마", en: "THEME"),
        help: Words(ko: "막대와 카드의 색이에요.", en: "The colours of its bar and cards.")),
    ]

  private static let facts: [OptionSpec] = [
    .value(
      "pages", .number, placeholder: Words(ko: "쪽수", en: "N"),
      help: Words(ko: "마지막 쪽이에요.", en: "The last page.")),
    text("author", "이름", "NAME", ko: "지은이예요.", en: "Who wrote it."),
    text("subtitle", "글", "TEXT", ko: "부제예요.", en: "The subtitle."),
    text("publisher", "이름", "NAME", ko: "출판사예요.", en: "Who published it."),
    text(
      "published", "날", "DATE", ko: "출간일이에요. 2019, 2019-05, 2019-05-31처럼 적어요.",
      en: "When it was published: 2019, 2019-05 or 2019-05-31."),
    text("isbn", "번호", "ISBN", ko: "열 자리나 열세 자리 ISBN이에요.", en: "Its ISBN, of 10 or 13 digits."),
    BookSpec.category,
    text("link", "주소", "URL", ko: "책을 소개하는 곳의 주소예요.", en: "The address of a page about it."),
    text("cover", "주소", "URL", ko: "표지 그림의 주소예요.", en: "The address of a picture of its cover."),
    text("description", "글", "TEXT", ko: "책 소개예요.", en: "What it is about."),
  ]

  private static func text(
    _ name: String, _ koreanPlace: String, _ englishPlace: String, ko: String, en: String
  ) -> OptionSpec {
    .value(
      name, placeholder: Words(ko: koreanPlace, en: englishPlace), help: Words(ko: ko, en: en))
  }
}
