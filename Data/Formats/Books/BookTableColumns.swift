import HearthDomain

/// Columns of a table of books from any source: this program, Goodreads, StoryGraph, BookWyrm,
/// Inventaire, Openreads, or a custom spreadsheet.
struct BookTableColumns {
  static let requiredColumns = ["title", "author", "isbn"]

  /// Columns of the fields for which a table has only one column.
  private let fields: [BookField: Int]
  /// Columns that may contain an ISBN, those with the longer form first.
  let isbns: [Int]
  let status, page, rating, favourite, theme, moreAuthors: Int?
  /// Whether a bare number in the page column is a percentage, or may be one.
  let isPagePercentage, mayPageBePercentage: Bool
  /// Columns with the user's notes. In a custom table, the notes are written with their column
  /// names, so that they are not taken for the publisher's description.
  let notes: [Int?]
  /// Column with the private notes of Goodreads.
  let privateNotes: Int?
  /// Columns with custom shelves and tags.
  let shelves: [Int?]
  /// Whether a rating of 0 means that there is none, as in programs in which ratings begin at 1.
  let ratesFromOne: Bool
  let added, started, target, finished, readings, readCount: Int?

  /// Finds the columns; nil if the table has no titles.
  init?(_ header: CSVHeader) {
    var fields = Dictionary(
      uniqueKeysWithValues: BookField.allCases.compactMap { field in
        header.column(named: [field.columnName] + (BookTableColumns.otherNames[field] ?? []))
          .map { (field, $0) }
      })
    // Notion calls the first column of every table "name".
    if fields[.title] == nil, fields[.author] != nil, header["quote", "quotes", "text"] == nil {
      fields[.title] = header["name", "이름"]
    }
    guard fields[.title] != nil else { return nil }
    self.fields = fields
    moreAuthors = header["additional authors", "secondary author"]
    isbns = [
      "isbn13", "isbn_13", "isbn", "isbn/uid", "isbn10", "isbn_10", "isbns", "isbn-13", "isbn-10",
      "isbn 13", "isbn 10", "edition isbn-13", "edition isbn-10",
    ].compactMap { header[$0] }
    status =
      header[
        "status", "read status", "exclusive shelf", "shelf", "bookshelf", "collections", "상태",
        "독서 상태", "읽기 상태"]
    let pages =
      header[
        "page", "current page", "page reached", "last page read", "pages read", "읽은 쪽", "읽은 쪽수",
        "현재 쪽", "현재 쪽수", "지금 쪽", "읽은 페이지", "읽은 페이지 수", "현재 페이지", "지금 페이지"]
    let (progress, rate) = (header["진도"], header["진도율"])
    page = pages ?? progress ?? rate
    mayPageBePercentage = pages == nil && progress != nil
    isPagePercentage = pages == nil && progress == nil && rate != nil
    rating = header["rating", "my rating", "star rating", "별점", "내 별점", "나의 별점", "평점", "평가"]
    let isCalibre = header.hasColumns("author_sort", "timestamp")
    ratesFromOne =
      header["my rating", "star rating", "primary author", "author_text", "my_review"] != nil
      || isCalibre
    favourite = header["favourite", "favorite"]
    theme = header["theme"]
    notes = [
      "my review", "my_review", "review", "review_name", "review_cw", "review_content",
      "private notes", "notes", "comment", "comments", "private comment", "item details",
      "item notes",
    ].map { header[$0] }
    shelves = [
      "bookshelves", "tags", "lists", "shelves", "genres labels", "genres", "moods",
      "content warnings", "태그", "책장",
    ].map { header[$0] }
    added =
      header[
        "added", "date added", "date_added", "shelf_date", "entry date", "item created", "등록일",
        "추가일", "추가한 날"]
      ?? (isCalibre ? header["timestamp"] : nil)
    // Accept names such as "start" only if another column is specific to books, as tables of plans
    // have them as well.
    let isOfBooks = fields[.author] != nil || fields[.pages] != nil || !isbns.isEmpty
    started =
      header[
        "started", "started on", "start_date", "date started", "start date", "시작일", "시작한 날",
        "시작 날짜", "읽기 시작한 날", "읽기 시작일", "읽기 시작", "독서 시작일"]
      ?? (isOfBooks ? header["시작"] : nil)
    target =
      header[
        "target", "target date", "target day", "target_date", "goal date", "finish by", "목표일",
        "목표 날짜", "목표 완독일", "완독 목표일", "완독 예정일"]
      ?? (isOfBooks ? header["목표"] : nil)
    finished =
      header[
        "finished", "finished on", "date read", "last date read", "finish_date", "date finished",
        "finish date", "end date", "date completed", "완독일", "완독 날짜", "완독한 날", "종료일", "다 읽은 날",
        "완료일", "읽은 날", "읽은 날짜", "다 읽은 날짜", "독서 종료일", "읽기 종료일"]
      ?? (isOfBooks ? header["끝", "종료"] : nil)
    readings = header["dates read", "readings", "reading dates", "dates", "읽은 기간", "기간"]
    readCount = header["read count", "읽은 횟수"]
    program = isCalibre ? "Calibre" : BookTableColumns.program(header)
    privateNotes = program == "Goodreads" ? header["private notes"] : nil
    let single: [Int?] = [
      status, page, rating, favourite, theme, moreAuthors, added, started, target, finished,
      readings, readCount,
    ]
    let several: [Int?] = Array(fields.values) + isbns
    unmatched = header.otherColumns(
      besides: single + several + notes + shelves,
      named: program == "CSV"
        ? BookTableColumns.idColumnNames
        : BookTableColumns.idColumnNames.union(BookTableColumns.redundantColumnNames))
  }

  /// Columns that match no field of a book.
  let unmatched: [(name: String, column: Int)]

  /// Names of columns with a program's ids, which mean nothing to the user.
  private static let idColumnNames: Set<String> = [
    "book id", "work id", "edition id", "id", "uuid", "bcid", "remote_id", "openlibrary_key",
    "inventaire_id", "librarything_key", "goodreads_key", "bnf_id", "viaf", "wikidata", "asin",
    "aasin", "isfdb", "oclc_number", "identifiers", "olid", "hardcover book id",
    "hardcover edition id", "isbn/uid", "barcode",
  ]

  /// Names of columns that repeat others or concern only their program, such as sort names and
  /// average ratings. Not applied to custom tables, where such a column may mean anything.
  private static let redundantColumnNames: Set<String> = [
    "author l-f", "author_sort", "title_sort", "bookshelves with positions", "average rating",
    "original publication year", "owned copies", "owned?", "sort character",
    "primary author role", "secondary author roles", "lc classification", "dewey decimal",
    "dewey wording", "stopped_date", "review_published", "shelf_name", "library_name", "formats",
    "size", "cover", "languages", "timestamp", "series_index", "date_modified", "deleted",
    "copies", "publication", "physical description", "weight", "height", "thickness", "length",
    "dimensions", "item url", "item transaction", "page type", "source", "from where",
    "date acquired", "privacy", "media", "country code", "language code", "owned", "compilation",
    "sponsored review", "review contains spoilers", "review date", "review url",
    "review media url", "review slate",
  ]

  /// Program that wrote the table; "CSV" if unknown.
  let program: String

  /// Detects the program by a column that no other program writes.
  private static func program(_ header: CSVHeader) -> String {
    let marks = [
      ("primary author", "LibraryThing"), ("isbn/uid", "StoryGraph"), ("read status", "StoryGraph"),
      ("exclusive shelf", "Goodreads"), ("author_text", "BookWyrm"), ("theme", "Hearth"),
      ("hardcover book id", "Hardcover"), ("edition isbn-13", "Inventaire"),
      ("my_review", "Openreads"),
    ]
    return marks.first { header[$0.0] != nil }?.1 ?? "CSV"
  }

  /// Whether the column with the number of readings includes the one in progress, as on Goodreads.
  var countsOpenReading: Bool { program == "Goodreads" }

  /// Whether the header certainly belongs to a table of books.
  static func isHeader(_ header: CSVHeader) -> Bool {
    guard let columns = BookTableColumns(header) else { return false }
    return !columns.isbns.isEmpty
      || [columns[.author], columns[.pages], columns.finished].contains { $0 != nil }
  }

  /// Columns with one date per row.
  var dateColumns: [Int?] { [finished, added, started, target] }

  subscript(field: BookField) -> Int? { fields[field] }

  /// Names of the fields' columns in other programs.
  private static let otherNames: [BookField: [String]] = [
    .title: [
      "제목", "book title", "edition title", "책 제목", "책 이름", "도서명", "도서 제목", "서명", "타이틀",
      "책",
    ],
    .subtitle: ["edition subtitle", "부제"],
    .author: [
      "authors", "author_text", "primary author", "authors labels", "저자", "저자명", "지은이", "작가", "글쓴이",
    ],
    .publisher: ["publisher label", "출판사", "펴낸곳"],
    .publishedOn: [
      "year published", "publication_year", "original publication year", "pubdate", "date",
      "publication date", "publish date", "edition publication date", "출간일", "출판년도", "출판일", "발행일",
    ],
    .pages: [
      "number of pages", "num_pages", "page count", "edition number of pages", "쪽수", "페이지", "페이지 수",
      "전체 쪽수", "총 쪽수", "전체 쪽", "전체 페이지", "전체 페이지 수", "총 페이지", "총 페이지 수", "total pages",
      "total page count", "total_pages", "no. of pages",
    ],
    .category: ["분류", "장르", "카테고리"], .coverLink: ["cover link"],
    .description: ["summary", "소개", "책 소개", "줄거리"],
  ]
}
