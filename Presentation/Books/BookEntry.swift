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
  init(_ input: ParsedInput, title: BookTitle?) throws {
    self.title = title
    subtitle = try input[BookEntry.subtitle]
    author = try input[BookEntry.author]
    publisher = try input[BookEntry.publisher]
    publishedOn = try input[BookEntry.published]
    isbn = try input[BookEntry.isbn]
    pages = try input[BookEntry.pages]
    category = try input[BookSpec.category]
    link = try input[BookEntry.link]
    cover = try input[BookEntry.cover]
    description = try input[BookEntry.description]
    theme = try input[BookEntry.theme]
    target = try input[BookEntry.target]
    started = try input[BookEntry.started]
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
  /// Those of `book edit` but for the title.
  static let options: [any CommandOption] = [
    pages, author, subtitle, publisher, published, isbn, BookSpec.category, link, cover,
    description, target, started, theme,
  ]

  /// A number that is none at all is a slip of the command line; one that no book has is not.
  static let pages = Option<PageCount>(
    "pages", .number, placeholder: Words(ko: "쪽수", en: "N"),
    help: Words(ko: "마지막 쪽이에요.", en: "The last page.")
  ) { try PageCount($0.pages()) }

  private static let author = Option<BookAuthor>(
    "author", placeholder: Words(ko: "이름", en: "NAME"),
    help: Words(ko: "지은이예요.", en: "Who wrote it."))

  private static let subtitle = Option<BookSubtitle>(
    "subtitle", placeholder: Words(ko: "글", en: "TEXT"),
    help: Words(ko: "부제예요.", en: "The subtitle."))

  private static let publisher = Option<Publisher>(
    "publisher", placeholder: Words(ko: "이름", en: "NAME"),
    help: Words(ko: "출판사예요.", en: "Who published it."))

  private static let published = Option<PublicationDate?>(
    "published", placeholder: Words(ko: "날", en: "DATE"),
    help: Words(
      ko: "출간일이에요. 2019, 2019-05, 2019-05-31처럼 적어요.",
      en: "When it was published: 2019, 2019-05 or 2019-05-31.")
  ) { try $0.unlessBlank { try PublicationDate($0) } }

  private static let isbn = Option<ISBN?>(
    "isbn", placeholder: Words(ko: "번호", en: "ISBN"),
    help: Words(ko: "열 자리나 열세 자리 ISBN이에요.", en: "Its ISBN, of 10 or 13 digits.")
  ) { try $0.unlessBlank { try ISBN($0) } }

  private static let link = Option<WebLink?>(
    "link", placeholder: Words(ko: "주소", en: "URL"),
    help: Words(ko: "책을 소개하는 곳의 주소예요.", en: "The address of a page about it.")
  ) { try $0.unlessBlank { try WebLink($0) } }

  private static let cover = Option<WebLink?>(
    "cover", placeholder: Words(ko: "주소", en: "URL"),
    help: Words(ko: "표지 그림의 주소예요.", en: "The address of a picture of its cover.")
  ) { try $0.unlessBlank { try WebLink($0) } }

  private static let description = Option<BookDescription>(
    "description", placeholder: Words(ko: "글", en: "TEXT"),
    help: Words(ko: "책 소개예요.", en: "What it is about."))

  private static let target = BookSpec.target(
    Words(
      ko: "다 읽을 목표일이에요. 내일부터 3년 안의 날이에요.",
      en: "The day by which to finish: from tomorrow to three years ahead."))

  private static let started = Option<String>(
    "started", .day, help: Words(ko: "읽기 시작한 날이에요.", en: "The day on which you began."))

  private static let theme = CardTheme.option(
    placeholder: Words(ko: "테마", en: "THEME"),
    help: Words(ko: "막대와 카드의 색이에요.", en: "The colours of its bar and cards."))
}
