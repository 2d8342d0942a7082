import HearthDomain

/// What a column says about a book and its reading.
enum BookPart: Int, TablePart {
  // The fields, named and ordered as in ``BookField``.
  case title, subtitle, author, publisher, publishedOn, isbn, pages, category
  case link, coverLink, thickness, description

  case moreAuthors, status, rating, favourite, theme, notes, shelves
  /// The page reached; a percentage; a number that may be either.
  case page, percent, progress
  case added, started, target, finished, readings, readCount
  /// Whether the book was deleted.
  case trash

  static let dates: [BookPart] = [.finished, .added, .started, .target]
  static var deletionMark: BookPart? { .trash }
  static let fields: [(part: BookPart, name: String)] =
    BookField.allCases.filter { $0 != .thickness }.map { (BookPart($0), $0.columnName) } + [
      (.status, "status"), (.started, "started"), (.finished, "finished"), (.target, "target"),
      (.page, "page"), (.rating, "rating"), (.added, "added"), (.shelves, "tags"),
      (.notes, "review"),
    ]

  init(_ field: BookField) {
    self = BookPart(stringValue: field.rawValue) ?? .title
  }
}

/// The program that wrote a table of books.
enum BookProgram: String, CaseIterable {
  case calibre = "Calibre"
  case libraryThing = "LibraryThing"
  case storyGraph = "StoryGraph"
  case goodreads = "Goodreads"
  case bookWyrm = "BookWyrm"
  case own = "Hearth"
  case hardcover = "Hardcover"
  case inventaire = "Inventaire"
  case openreads = "Openreads"
  /// A custom table.
  case other

  static let requiredColumns = ["title", "author", "isbn"]

  /// Columns that no other program writes.
  private var marks: [[String]] {
    switch self {
    case .calibre: [["author_sort", "timestamp"]]
    case .libraryThing: [["primary author"]]
    case .storyGraph: [["isbn/uid"], ["read status"]]
    case .goodreads: [["exclusive shelf"]]
    case .bookWyrm: [["author_text"]]
    case .own: [["theme"]]
    case .hardcover: [["hardcover book id"]]
    case .inventaire: [["edition isbn-13"]]
    case .openreads: [["my_review"]]
    case .other: [[]]
    }
  }

  /// Detects the program.
  init(_ header: CSVHeader) {
    self = BookProgram.allCases.first { $0.table([]).isProgram(of: header) } ?? .other
  }

  private typealias Column = TableColumn<BookPart>

  private func table(_ columns: [Column]) -> TableProgram<BookPart> {
    // In a custom table, a column such as `length` may mean anything.
    TableProgram(
      name: self == .other ? nil : rawValue, marks: marks, columns: columns,
      ignored: BookProgram.idColumns + (self == .other ? [] : BookProgram.redundantColumns))
  }

  /// Returns the columns of a table of books; nil if it has no titles.
  static func columns(_ header: CSVHeader) -> TableColumns<BookPart>? {
    let program = BookProgram(header)
    let columns = TableColumns(program.table(program.columns(header)), header)
    return columns.has(.title) ? columns : nil
  }

  /// Whether the header certainly belongs to a table of books.
  static func isHeader(_ header: CSVHeader) -> Bool {
    guard let columns = columns(header) else { return false }
    return [.isbn, .author, .pages, .finished].contains(where: columns.has)
  }

  // MARK: Columns

  private func columns(_ header: CSVHeader) -> [Column] {
    let fields = BookField.allCases.map { field -> Column in
      let others = BookProgram.fieldNames[field] ?? []
      return Column(BookPart(field), [field.columnName] + others)
    }
    let known = TableColumns(TableProgram(name: nil, columns: fields), header)
    // Accept names such as "start" only if another column is specific to books, as tables of plans
    // have them as well.
    let isOfBooks = known.has(.author) || known.has(.pages) || known.has(.isbn)
    // Notion calls the first column of every table "name".
    let isNamed = known.has(.author) && header["quote", "quotes", "text"] == nil
    // Names that count only if there is no other column for the part.
    func extra(_ part: BookPart) -> [String] {
      switch part {
      case .title: isNamed ? ["name", "이름"] : []
      case .added: self == .calibre ? ["timestamp"] : []
      case .started: isOfBooks ? ["시작"] : []
      case .target: isOfBooks ? ["목표"] : []
      case .finished: isOfBooks ? ["끝", "종료"] : []
      default: []
      }
    }
    // In some programs ratings begin at 1, and 0 means none.
    let ratesFromOne =
      self == .calibre
      || header["my rating", "star rating", "primary author", "author_text", "my_review"] != nil
    let isOwn = self == .own
    let lines: @Sendable (String) -> [String] = { text in
      [isOwn ? text.withoutBlanks : MarkupText.lines(text.withoutBlanks)]
    }
    var columns: [Column] = []
    for column in fields where column.part != .isbn && column.part != .description {
      columns.append(Column(column.part, column.names + extra(column.part)))
    }
    for (part, names) in BookProgram.readingColumns {
      columns.append(Column(part, names + extra(part)))
    }
    if self == .openreads { columns.append(Column(.trash, "deleted")) }
    let description = fields[BookPart.description.rawValue].names
    columns.append(Column(.description, description, convert: lines))
    columns.append(
      Column(.rating, BookProgram.ratingNames) {
        ratesFromOne && (try? Rating(BookRow.stars($0)))?.halfStars == 0 ? [] : [$0]
      })
    for name in BookProgram.isbnNames { columns.append(Column(.isbn, [name])) }
    for name in BookProgram.noteNames {
      let isPrivate = self == .goodreads && name == "private notes"
      columns.append(
        Column(.notes, [name]) { text in
          isPrivate ? lines(text).map { GoodreadsTexts.privateNotes + $0 } : lines(text)
        })
    }
    for name in BookProgram.shelfNames {
      columns.append(Column(.shelves, [name], convert: BookShelves.names))
    }
    let progressParts: [BookPart] = [.page, .progress, .percent]
    let progress = progressParts.first { part in
      columns.contains { $0.part == part && header.column(named: $0.names) != nil }
    }
    return columns.filter { !progressParts.contains($0.part) || $0.part == progress }
  }

  private static let isbnNames = [
    "isbn13", "isbn_13", "isbn", "isbn/uid", "isbn10", "isbn_10", "isbns", "isbn-13", "isbn-10",
    "isbn 13", "isbn 10", "edition isbn-13", "edition isbn-10",
  ]

  private static let ratingNames = [
    "rating", "my rating", "star rating", "별점", "내 별점", "나의 별점", "평점", "평가",
  ]

  private static let noteNames = [
    "my review", "my_review", "review", "review_name", "review_cw", "review_content",
    "private notes", "notes", "comment", "comments", "private comment", "item details",
    "item notes", "감상", "감상평", "한줄평", "독후감", "서평", "리뷰",
  ]

  private static let shelfNames = [
    "bookshelves", "tags", "lists", "shelves", "genres labels", "genres", "moods",
    "content warnings", "태그", "책장",
  ]

  private static let readingColumns: [(BookPart, [String])] = [
    (.moreAuthors, ["additional authors", "secondary author"]),
    (
      .status,
      [
        "status", "read status", "exclusive shelf", "shelf", "bookshelf", "collections", "상태",
        "독서 상태", "읽기 상태",
      ]
    ),
    (
      .page,
      [
        "page", "current page", "page reached", "last page read", "pages read", "읽은 쪽", "읽은 쪽수",
        "현재 쪽", "현재 쪽수", "지금 쪽", "읽은 페이지", "읽은 페이지 수", "현재 페이지", "지금 페이지",
      ]
    ),
    (.progress, ["진도"]), (.percent, ["진도율"]),
    (.favourite, ["favourite", "favorite"]), (.theme, ["theme"]),
    (
      .added,
      [
        "added", "date added", "date_added", "shelf_date", "entry date", "item created", "등록일",
        "추가일", "추가한 날", "주문일", "주문일자", "구매일", "구매일자", "구입일",
      ]
    ),
    (
      .started,
      [
        "started", "started on", "start_date", "date started", "start date", "시작일", "시작한 날",
        "시작 날짜", "읽기 시작한 날", "읽기 시작일", "읽기 시작", "독서 시작일",
      ]
    ),
    (
      .target,
      [
        "target", "target date", "target day", "target_date", "goal date", "finish by", "목표일",
        "목표 날짜", "목표 완독일", "완독 목표일", "완독 예정일",
      ]
    ),
    (
      .finished,
      [
        "finished", "finished on", "date read", "last date read", "finish_date", "date finished",
        "finish date", "end date", "date completed", "완독일", "완독 날짜", "완독한 날", "종료일", "다 읽은 날",
        "종료 날짜", "완료일", "읽은 날", "읽은 날짜", "다 읽은 날짜", "독서 종료일", "읽기 종료일",
      ]
    ),
    (.readings, ["dates read", "readings", "reading dates", "dates", "읽은 기간", "기간"]),
    (.readCount, ["read count", "읽은 횟수"]),
  ]

  /// Names of the fields' columns besides this program's.
  private static let fieldNames: [BookField: [String]] = [
    .title: [
      "제목", "book title", "edition title", "책 제목", "책 이름", "도서명", "도서 제목", "서명", "타이틀",
      "책", "상품명", "도서",
    ],
    .subtitle: ["edition subtitle", "부제", "부제목"],
    .author: [
      "authors", "author_text", "primary author", "authors labels", "저자", "저자명", "지은이", "작가",
      "글쓴이", "저자/역자", "저자/아티스트",
    ],
    .publisher: ["publisher label", "출판사", "출판사명", "펴낸곳", "출판사/제작사"],
    .publishedOn: [
      "year published", "publication_year", "original publication year", "pubdate", "date",
      "publication date", "publish date", "edition publication date", "출간일", "출판년도", "출판일", "발행일",
      "출간일자", "발행일자", "출판연도", "출간연도", "발행연도", "출간년도", "발행년도",
    ],
    .isbn: isbnNames,
    .pages: [
      "number of pages", "num_pages", "page count", "edition number of pages", "쪽수", "페이지", "페이지 수",
      "전체 쪽수", "총 쪽수", "전체 쪽", "전체 페이지", "전체 페이지 수", "총 페이지", "총 페이지 수", "total pages",
      "total page count", "total_pages", "no. of pages",
    ],
    .category: ["분류", "장르", "카테고리"], .link: ["링크"], .coverLink: ["cover link", "표지 링크"],
    .description: ["summary", "소개", "책 소개", "줄거리"],
  ]

  /// Names of columns with a program's ids, which mean nothing to the user.
  private static let idColumns = [
    "book id", "work id", "edition id", "id", "uuid", "bcid", "remote_id", "openlibrary_key",
    "inventaire_id", "librarything_key", "goodreads_key", "bnf_id", "viaf", "wikidata", "asin",
    "aasin", "isfdb", "oclc_number", "identifiers", "olid", "hardcover book id", "주문번호", "상품번호",
    "상품코드",
    "hardcover edition id", "isbn/uid", "barcode",
  ]

  /// Names of columns that repeat others or concern only their program, such as sort names and
  /// average ratings.
  private static let redundantColumns = [
    "author l-f", "author_sort", "title_sort", "bookshelves with positions", "average rating",
    "original publication year", "owned copies", "owned?", "sort character",
    "primary author role", "secondary author roles", "lc classification", "dewey decimal",
    "dewey wording", "stopped_date", "review_published", "shelf_name", "library_name", "formats",
    "size", "cover", "languages", "timestamp", "series_index", "date_modified",
    "copies", "publication", "physical description", "weight", "height", "thickness", "length",
    "dimensions", "item url", "item transaction", "page type", "source", "from where",
    "date acquired", "privacy", "media", "country code", "language code", "owned", "compilation",
    "sponsored review", "review contains spoilers", "review date", "review url",
    "review media url", "review slate",
  ]
}
