import HearthDomain

/// Where the values of a table of books are, whoever wrote it: this program, Goodreads, StoryGraph,
/// BookWyrm, Openreads, or somebody's spreadsheet.
struct BookColumns {
  static let needed = ["title", "author", "isbn"]

  /// The columns of the fields that stand in one.
  private let fields: [BookField: Int]
  /// The columns that may hold an ISBN, the longer form first.
  let isbns: [Int]
  let status, page, rating, favourite, theme, moreAuthors, review, notes: Int?
  /// Whether a rating of 0 is none, as with programs whose lowest is 1.
  let ratesFromOne: Bool
  let added, started, target, finished, stretches, readCount: Int?

  /// Nil if the table has no titles.
  init?(_ header: CSVHeader) {
    fields = Dictionary(
      uniqueKeysWithValues: BookField.allCases.compactMap { field in
        header.column(named: [field.name] + (BookColumns.otherNames[field] ?? []))
          .map { (field, $0) }
      })
    guard fields[.title] != nil else { return nil }
    moreAuthors = header["additional authors"]
    isbns = ["isbn13", "isbn_13", "isbn", "isbn/uid", "isbn10", "isbn_10", "isbns"]
      .compactMap { header[$0] }
    status = header["status", "read status", "exclusive shelf", "shelf", "bookshelf", "상태"]
    page = header["page", "읽은 쪽"]
    rating = header["rating", "my rating", "star rating", "별점"]
    ratesFromOne = header["my rating", "star rating"] != nil
    favourite = header["favourite", "favorite"]
    theme = header["theme"]
    review = header["my review", "my_review", "review", "review_content"]
    notes = header["private notes", "notes"]
    added = header["added", "date added", "date_added", "shelf_date", "entry date"]
    started = header["started", "start_date", "date started"]
    target = header["target"]
    finished = header["finished", "date read", "last date read", "finish_date", "date finished"]
    stretches = header["dates read", "readings"]
    readCount = header["read count"]
  }

  subscript(field: BookField) -> Int? { fields[field] }

  /// What others call the fields.
  private static let otherNames: [BookField: [String]] = [
    .title: ["제목", "book title", "책 제목"], .subtitle: ["부제"],
    .author: ["authors", "author_text", "저자", "지은이"], .publisher: ["출판사"],
    .publishedOn: [
      "year published", "publication_year", "original publication year", "pubdate", "출간일", "출판년도",
    ],
    .pages: ["number of pages", "num_pages", "page count", "쪽수", "페이지"],
    .category: ["분류"], .coverLink: ["cover link"], .description: ["소개"],
  ]
}
