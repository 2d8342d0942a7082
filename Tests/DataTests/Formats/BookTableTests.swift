import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Reading and writing book tables of several programs.
@Suite struct BookTableTests {
  private static let goodreadsHeader =
    "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,"
    + "Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,"
    + "Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review"

  private func read(
    _ text: String, _ file: some BookFile = CSVBookFile(zone: FixedZone.utc)
  ) throws -> (books: [ImportedBook], report: ImportReport) {
    var books: [ImportedBook] = []
    let report = try file.read(text.utf8.source()) { book in
      books.append(book)
      return []
    }
    return (books, report)
  }

  @Test func `a Goodreads row becomes a book with shelf, rating and review`() throws {
    let row =
      #"1,"Gideon the Ninth (The Locked Tomb #1)",Tamsyn Muir,"Muir, Tamsyn",A Second,"#
      + #"="1250313198",="9781250313195",5,4.2,Tor,Hardcover,448,2019,2019,2024/01/20,"#
      + #"2024/01/05,,,read,Fine<br/>book"#
    let (books, report) = try read(BookTableTests.goodreadsHeader + "\n" + row + "\n")
    let book = try #require(books.first)
    #expect(report.warnings.first.map(\.fact) == [.unstorableValues(field: "Binding", records: 1)])
    #expect(book.details.title.value == "Gideon the Ninth (The Locked Tomb #1)")
    #expect(book.details.author.value == "Tamsyn Muir, A Second")
    #expect(book.details.isbn?.value == "9781250313195")
    #expect(book.details.pages?.value == 448)
    #expect(book.details.publishedOn == PublicationDate(year: 2019))
    #expect(book.details.description.value == "Fine\nbook")
    #expect(book.rating?.halfStars == 10)
    #expect(book.state == .finished(on: Day(year: 2024, month: 1, day: 20)))
    #expect(book.addedAt == Instant(rfc3339: "2024-01-05T00:00:00Z"))
  }

  @Test func `HTML line breaks become lines, and other tags are removed`() throws {
    let (books, _) = try read("title,description\nA,a<BR />b < c<br>d <i>e</i><br/>\n")
    #expect(books.first?.details.description.value == "a\nb < c\nd e")
    // A long text is parsed once and cut to the maximum length.
    let long = try read("title,description\nA,\(String(repeating: "<", count: 60_000))\n")
    #expect(long.report.warnings.first.map(\.fact) == [.truncated(field: "review", to: 50_000)])
  }

  @Test func `a rating of 0 means none in Goodreads, and 0 in Hearth's own table`() throws {
    let goodreads = try read("Title,My Rating,Exclusive Shelf\nA,0,to-read\n").books
    #expect(goodreads.first?.rating == nil)
    #expect(goodreads.first?.state == .toRead)
    let own = try read("title,rating,status\nA,0,reading\n").books
    #expect(own.first?.rating?.halfStars == 0)
    #expect(own.first?.state == .reading)
  }

  @Test func `a Hardcover library is read with states, dates, lists and notes`() throws {
    let (books, report) = try read(
      "Title,Author,Series,Status,Privacy,Hardcover Book ID,Hardcover Edition ID,ISBN 10,ISBN 13,"
        + "Media,Pages,Publish Date,Publisher,Tags,Lists,Date Added,Date Started,Date Finished,"
        + "Rating,Review,Private Notes\n"
        + "A,B,,Read,public,12,34,8937460440,9788937460449,Book,240,2009-01-20,Minumsa,quiet,"
        + "Best of all,2024-01-01,2024-01-09,2024-02-03,4.5,Fine,for me\n"
        + "C,D,,Want to Read,public,13,,,,,,,,,,2024-01-02,,,,,\n"
        + "E,F,,Did Not Finish,public,14,,,,,,,,,,2024-01-03,,,,,\n")
    let book = try #require(books.first)
    #expect(report.format == "Hardcover" && report.readCount == 3 && report.skipped.total == 0)
    #expect(book.details.isbn?.value == "9788937460449" && book.details.pages?.value == 240)
    #expect(book.details.publishedOn == PublicationDate(year: 2009, month: 1, day: 20))
    #expect(book.rating?.halfStars == 9)
    #expect(book.details.description.value == "Fine\n\nfor me\n\n#quiet #Best-of-all")
    #expect(
      books.map(\.state) == [
        .finished(on: Day(year: 2024, month: 2, day: 3)), .toRead, .toRead,
      ])
    #expect(report.warnings.first.map(\.fact).contains(.abandoned(text: "Did Not Finish")))
  }

  @Test func `only Hardcover columns without an equivalent are reported`() throws {
    let (books, report) = try read(
      "Title,Author,Series,Status,Privacy,Hardcover Book ID,Hardcover Edition ID,ISBN 10,ISBN 13,"
        + "ASIN,Media,Country Code,Language Code,Binding,Pages,Duration in Seconds,Publish Date,"
        + "Publisher,Genres,Moods,Tags,Content Warnings,Lists,Date Added,Date Started,"
        + "Date Finished,Rating,Review,Review Contains Spoilers,Sponsored Review,Review Date,"
        + "Review URL,Review Media URL,Private Notes,Owned,Compilation,Review Slate\n"
        + "Momo,Ende,Worlds (#1.0),Want to Read,Public,7,8,0374100144,9780374100148,B00X,Book,"
        + "us,en,,898,,2008-11-11,Farrar,Fiction,dark,,Loss,,2025-07-01,,,,,false,false,,,,,false,false,"
        + "\"{\"\"document\"\"=>{}}\"\n")
    #expect(books.first?.details.description.value == "#Fiction #dark #Loss")
    #expect(
      report.warnings.first.map(\.fact) == [
        .unstorableValues(field: "Series", records: 1), .shelvesInDescription(records: 1),
      ])
  }

  @Test func `a user's own table keeps columns that other formats ignore`() throws {
    let (books, report) = try read(
      "title,author,length,source,id,ASIN\nMomo,Ende,short,Aunt Mina,17,B00X\n")
    #expect(books.first?.details.description.value == "length: short\nsource: Aunt Mina")
    #expect(report.format == "CSV")
    #expect(
      report.warnings.first.map(\.fact) == [
        .columnsInDescription(names: ["length", "source"], records: 1)
      ])
  }

  /// The first and last day of each reading, the current one last.
  @Test(arguments: [
    (
      "read", "2023/01/01-2023/01/10, 2024/01/05-2024/02/01",
      ["23-01-01 23-01-10", "24-01-05 24-02-01"]
    ),
    ("read", "2024/01/05-2024/02/01, -2023/01/10", [" 23-01-10", "24-01-05 24-02-01"]),
    ("read", "2023-01-01-2023-01-10, -2024-02-01", ["23-01-01 23-01-10", " 24-02-01"]),
    ("reading", "2024/01/05-, 2023/01/01-2023/01/10", ["23-01-01 23-01-10", "24-01-05 "]),
    ("reading", "2023-01-01-2023-01-10, 2024-01-05-", ["23-01-01 23-01-10", "24-01-05 "]),
    ("reading", "2023.01.01 ~ 2023.01.10; 2024.01.05 ~", ["23-01-01 23-01-10", "24-01-05 "]),
    ("reading", "2023/01/01-2023/01/10", ["23-01-01 23-01-10", " "]),
    ("", "2024/01/05-, 2023/01/01-2023/01/10", ["23-01-01 23-01-10", "24-01-05 "]),
  ])
  func `a reading without an end keeps all other readings`(
    status: String, dates: String, readings: [String]
  ) throws {
    let (books, report) = try read("Title,Status,Dates Read\nA,\(status),\"\(dates)\"\n")
    let book = try #require(books.first)
    func text(_ start: Day?, _ end: Day?) -> String {
      [start, end].map { $0.map { String($0.description.dropFirst(2)) } ?? "" }
        .joined(separator: " ")
    }
    let end: Day? = if case .finished(let day) = book.state { day } else { nil }
    let all =
      book.earlierReadings.map { text($0.startedOn, $0.finishedOn) } + [text(book.startedOn, end)]
    #expect(all == readings)
    #expect((book.state == .reading) == (status != "read"))
    #expect(report.warnings.total == 0)
  }

  @Test func `readings of a book to be read are reported`() throws {
    let (_, report) = try read("Title,Status,Dates Read\nA,to-read,2024/01/05-\n")
    #expect(report.warnings.first.map(\.fact) == [.unstorableValues(field: "readings", records: 1)])
  }

  @Test(arguments: [
    ("한강 (지은이)", "한강"), ("한강 지음", "한강"), ("한강 저", "한강"), ("한강", "한강"),
    ("김하나, 황선우 (지은이)", "김하나, 황선우"), ("한강 (지은이), 데버러 스미스 (옮긴이)", "한강"),
    ("King, Stephen", "King, Stephen"), ("김 연수", "김 연수"),
  ])
  func `authors are read without the roles that shops write`(
    text: String, author: String
  ) throws {
    let (books, _) = try read("상품명,저자,출판사\n가,\"\(text)\",나\n")
    #expect(books.map(\.details.author.value) == [author])
    #expect(books.map(\.details.title.value) == ["가"])
    let own = try read("title,author,theme\n가,\"\(text)\",\n").books
    #expect(own.map(\.details.author.value) == [text])
  }

  @Test(arguments: ["05/04/2024", "5.4.2024"])
  func `JSON dates are read in the given date order`(date: String) throws {
    let json = #"[{"title":"A","state":"finished","finishedOn":"\#(date)"}]"#
    let read = try read(json, JSONBookFile(zone: FixedZone.utc, order: .dayFirst))
    #expect(read.books.map(\.state) == [.finished(on: Day(literal: "2024-04-05"))])
  }

  @Test(arguments: ["0101-01-01T00:00:00+00:00", "None"])
  func `Calibre's placeholder dates and ratings are not imported`(unset: String) throws {
    let (books, report) = try read(
      "author_sort,authors,comments,timestamp,formats,isbn,pubdate,publisher,rating,tags,title\n"
        + #""Hesse, Hermann","Hermann Hesse, A Second","A bird","2021-03-04T10:11:12+09:00","epub","#
        + #""9788937460449","1919-06-01T00:00:00+00:00","Fischer","3.5","novel, old","Demian""#
        + "\n"
        + #""X","X","","2021-03-05T10:11:12+09:00","","","\#(unset)","","0","","Y""# + "\n")
    #expect(report.format == "Calibre" && report.readCount == 2)
    #expect(books.map(\.rating?.halfStars) == [7, nil])
    #expect(books.map(\.details.publishedOn?.year) == [1919, nil])
    #expect(books.first?.addedAt == Instant(rfc3339: "2021-03-04T01:11:12Z"))
    #expect(books.first?.details.description.value == "A bird\n\n#novel #old")
    #expect(books.map(\.state) == [.toRead, .toRead])
    #expect(
      !report.warnings.first.map(\.fact).contains {
        if case .unreadable = $0 { true } else { false }
      })
  }

  @Test func `StoryGraph's quarter stars are rounded and reported`() throws {
    let (books, report) = try read(
      "Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,"
        + "Star Rating\n"
        + "A,B,,9788937460449,paperback,read,2024/01/01,2024/02/03,2024/01/09-2024/02/03,4.25\n"
        + "C,D,,0f3a9c1e-uid,digital,did-not-finish,2024/01/01,,,\n")
    #expect(books.map(\.rating?.halfStars) == [9, nil])
    #expect(books.map(\.details.isbn?.value) == ["9788937460449", nil])
    #expect(books.first?.startedOn == Day(year: 2024, month: 1, day: 9))
    #expect(books.map(\.state) == [.finished(on: Day(year: 2024, month: 2, day: 3)), .toRead])
    #expect(
      report.warnings.first.map(\.fact)
        == [
          .rounded(field: "rating", text: "4.25", to: "4.5"), .abandoned(text: "did-not-finish"),
          .unstorableValues(field: "Format", records: 2),
        ])
  }

  @Test(arguments: [
    ("9788937460449", "9788937460449", nil),
    ("978-89-374-6044-9", "9788937460449", nil),
    ("=\"9788937460449\"", "9788937460449", nil),
    ("=\"\"", nil, nil),
    ("", nil, nil),
    ("9.78894E+12", nil, "9.78894E+12"),
    ("439023483", "9780439023481", nil),
    ("43902348X", nil, "43902348X"),
    ("9788937460448", nil, "9788937460448"),
    ("b3f2-story", nil, nil),
  ])
  func `an ISBN altered by a spreadsheet is restored, or left out and reported`(
    cell: String, isbn: String?, told: String?
  ) throws {
    let (books, report) = try read("title,isbn\nA,\"\(cell.replacing("\"", with: "\"\""))\"\n")
    #expect(books.first?.details.isbn?.value == isbn)
    #expect(
      report.warnings.first.map(\.fact)
        == (told.map { [.unreadable(field: "isbn", text: $0)] } ?? []))
  }

  @Test(arguments: [
    ("pages", "0", nil), ("pages", "320.0", nil), ("pages", "many", "pages"),
    ("pages", "30000", "pages"), ("published", "2019-05-31", nil),
    ("published", "soon", "published"),
    ("finished", "2024.1.5", nil), ("finished", "2024-02-30", "finished"),
    ("link", "file:///etc/passwd", "link"), ("rating", "777", "rating"),
    ("rating", "-0", "rating"), ("rating", "-3", "rating"), ("rating", "0", nil),
    ("page", "12.0", nil), ("page", "many", "page"), ("page", "-3", "page"),
    ("page", "20001", "page"), ("theme", "mango", nil), ("theme", "plaid", "theme"),
    ("category", "fiction", nil), ("category", "other", nil), ("category", "기타", nil),
    ("category", "국내도서>소설/시/희곡>한국소설", nil), ("category", "Science", nil),
    ("category", "sorcery", "category"), ("favourite", "no", nil),
    ("favourite", "perhaps", "favourite"), ("added", "lately", "added"),
    ("readings", "2024/01/09-2024/02/03", nil), ("readings", "2024/01/09-", nil),
    ("readings", "winter-spring", "readings"), ("readings", "2024/01/09-soon", "readings"),
  ])
  func `an invalid value is reported and the book is imported`(
    column: String, value: String, told: String?
  ) throws {
    let (books, report) = try read("title,\(column)\nA,\(value)\n")
    #expect(books.count == 1)
    let facts = report.warnings.first.map(\.fact)
    #expect(facts == (told.map { [.unreadable(field: $0, text: value)] } ?? []))
  }

  @Test(arguments: [
    ("4,8,10", nil, [4, 8, 10]), ("40,80,95", nil, [4, 8, 10]), ("4,3,5", nil, [8, 6, 10]),
    ("4,3,5", 10, [4, 3, 5]), ("9,7,★★★", nil, [9, 7, 6]),
  ])
  func `ratings are read on the scale that contains them`(
    values: String, said: Int?, halves: [Int?]
  ) throws {
    var hints = ImportHints()
    hints.levels.scaleMaximum = said
    let rows = values.split(separator: ",").map { "제목 \($0),\($0)\n" }.joined()
    let (books, report) = try read("제목,평점\n" + rows, CSVBookFile(zone: FixedZone.utc, hints: hints))
    #expect(books.map(\.rating?.halfStars) == halves, "\(report.warnings)")
    let isStated = report.warnings.first.contains {
      if case .scoresRead = $0.fact { true } else { false }
    }
    #expect(isStated == (values == "4,8,10" || values == "9,7,★★★"))
  }

  @Test func `a known program's ratings stay on its own scale`() throws {
    var hints = ImportHints()
    hints.levels.scaleMaximum = 10
    let file = CSVBookFile(zone: FixedZone.utc, hints: hints)
    let books = try read("Title,My Rating,Exclusive Shelf\nA,4,read\nB,5,read\n", file).books
    #expect(books.map(\.rating?.halfStars) == [8, 10])
  }

  @Test(
    arguments: [
      ("308,120,2026-11-20,2026-12-30,", .reading), ("308,120,,,", .reading),
      ("308,,2026-11-20,,", .reading), ("308,,,2026-12-30,", .toRead), ("308,0,,,", .toRead),
      ("308,308,,,", .finished(on: nil)), (",45,,,", .reading), (",120,,,", .toRead),
      ("308,120,2026-11-20,,to-read", .toRead), ("308,120,,,dnf", .toRead),
      ("308,120,,,mine", .toRead), ("308,308,,,to-read", .toRead),
    ] as [(String, ImportedBook.State)])
  func `without a status, a book with progress is being read`(
    cells: String, state: ImportedBook.State
  ) throws {
    let books = try read("title,pages,page,started,target,status\nA,\(cells)\n").books
    #expect(books.map(\.state) == [state])
    // The parser returns the reading data in any case, so that it can be reported.
    #expect(books.map(\.targetOn) == [cells.contains("2026-12-30") ? day("2026-12-30") : nil])
  }

  @Test func `in a table without statuses, pages and dates determine the state`() throws {
    let (books, report) = try read(
      "제목,저자,쪽수,현재 쪽,시작한 날,목표일\n모순,양귀자,308,120,2026-11-20,2026-12-30\n파친코,이민진,384,,,\n")
    #expect(books.map(\.state) == [.reading, .toRead] && report.warnings.total == 0)
    #expect(books[0].page == 120 && books[0].startedOn == day("2026-11-20"))
    #expect(books[0].targetOn == day("2026-12-30"))
  }

  @Test(
    arguments: [
      (#""pagesRead":12"#, .reading), (#""startedOn":"2026-11-20""#, .reading),
      (#""pagesRead":0"#, .toRead), (#""pagesRead":12,"state":"to-read""#, .toRead),
      // As in a table: the last page means finished; 300 percent is not a valid progress.
      (#""pages":200,"pagesRead":200"#, .finished(on: nil)),
      (#""pages":200,"pagesRead":199"#, .reading), (#""pagesRead":300"#, .toRead),
    ] as [(String, ImportedBook.State)])
  func `in JSON without a state, pages and dates determine it`(
    fields: String, state: ImportedBook.State
  ) throws {
    let file = JSONBookFile(zone: FixedZone.utc)
    #expect(try read("[{\"title\":\"A\",\(fields)}]", file).books.map(\.state) == [state])
  }

  private func day(_ text: String) -> Day { Day(literal: text) }

  @Test(arguments: [
    ("read", nil, ImportedBook.State.finished(on: nil), [ImportFact]()),
    ("Want to read", nil, .toRead, []),
    ("", "2024/01/05", .finished(on: Day(literal: "2024-01-05")), []),
    ("favourites-2020", nil, .toRead, [.otherShelf(text: "favourites-2020", isFinished: false)]),
    (
      "favourites-2020", "2024/01/05", .finished(on: Day(literal: "2024-01-05")),
      [.otherShelf(text: "favourites-2020", isFinished: true)]
    ),
    ("currently-reading", "2024/01/05", .reading, []),
    ("to-read", "2024/01/05", .toRead, [.unstorableValues(field: "finished", records: 1)]),
    (
      "dnf", "2024/01/05", .toRead,
      [.abandoned(text: "dnf"), .unstorableValues(field: "finished", records: 1)]
    ),
  ])
  func `a custom shelf is reported once, and a finish date means finished`(
    status: String, finished: String?, state: ImportedBook.State, facts: [ImportFact]
  ) throws {
    let table = "Title,Exclusive Shelf,Date Read\nA,\(status),\(finished ?? "")\n"
    let (books, report) = try read(table)
    #expect(books.map(\.state) == [state] && report.skipped.total == 0)
    #expect(report.warnings.first.map(\.fact) == facts)
    #expect(report.warnings.first.allSatisfy { $0.line == 2 })
    let day = finished.map { "\"\($0.map { $0 == "/" ? "-" : "\($0)" }.joined())\"" } ?? "null"
    let json = "[{\"title\":\"A\",\"state\":\"\(status)\",\"finishedOn\":\(day)}]"
    let again = try read(json, JSONBookFile(zone: FixedZone.utc))
    #expect(again.books.map(\.state) == [state])
    #expect(again.report.warnings.first.map(\.fact) == facts)
  }

  @Test(arguments: [
    ("Exclusive Shelf", "currently-reading", 1, 0), ("Exclusive Shelf", "currently-reading", 2, 1),
    ("Exclusive Shelf", "read", 1, 0), ("Exclusive Shelf", "read", 3, 2),
    ("Read Status", "currently-reading", 0, 0), ("Read Status", "currently-reading", 1, 1),
  ])
  func `the read count of Goodreads includes the current reading`(
    column: String, shelf: String, count: Int, earlier: Int
  ) throws {
    let (books, _) = try read("Title,\(column),Read Count\nA,\(shelf),\(count)\n")
    #expect(books.map(\.earlierReadings.count) == [earlier])
  }

  @Test(arguments: [
    ("읽고 있는 책", ImportedBook.State.reading), ("읽고있는책", .reading), ("현재 읽는 책", .reading),
    ("읽는중", .reading), ("다 읽은 책", .finished(on: nil)), ("다읽음", .finished(on: nil)),
    ("읽고 싶은 책", .toRead), ("잠시 멈춘 책", .toRead),
  ])
  func `Korean status words of programs and people are recognised`(
    word: String, state: ImportedBook.State
  ) throws {
    let (books, report) = try read("제목,저자,상태\n가,나,\(word)\n")
    #expect(books.map(\.state) == [state])
    let told = report.warnings.first.map(\.fact)
    #expect(told == (word == "잠시 멈춘 책" ? [.abandoned(text: word)] : []))
  }

  @Test func `custom shelves and tags are appended to the description`() throws {
    let goodreads = try read(
      """
      Title,Author,Bookshelves,Exclusive Shelf,My Review
      A,X,"read, to-be-loved,2020",read,Nice
      B,Y,read,read,
      C,Z,favourites-2020,favourites-2020,

      """)
    #expect(
      goodreads.books.map(\.details.description.value) == [
        "Nice\n\n#to-be-loved #2020", "", "#favourites-2020",
      ])
    #expect(
      goodreads.report.warnings.first.contains {
        $0.fact == .shelvesInDescription(records: 2) && $0.line == 2
      })
    let storygraph = try read(
      "Title,Authors,Read Status,Tags\nS,T,read,\"cozy, winter nights, Cozy\"\n")
    #expect(storygraph.books.map(\.details.description.value) == ["#cozy #winter-nights"])
    let openreads = try read("title,author,tags\nO,P,one|||||two\n")
    #expect(openreads.books.map(\.details.description.value) == ["#one #two"])
  }

  @Test func `unsupported JSON values are reported`() throws {
    let (books, report) = try read(
      #"""
      {"items":[{"title":"A","theme":"plaid","category":"sorcery","addedAt":"lately",
        "records":[{"page":3}],"pastReadings":[],"sentenceList":[{"text":""},"x"]}]}
      """#, JSONBookFile(zone: FixedZone.utc))
    #expect(books.count == 1)
    #expect(
      report.warnings.first.map(\.fact) == [
        .unreadable(field: "category", text: "sorcery"),
        .unreadable(field: "theme", text: "plaid"),
        .unreadable(field: "addedAt", text: "lately"),
        .unreadable(field: "records", text: #"{"page":3}"#),
        .unreadable(field: "sentenceList", text: #"{"text":""}"#),
        .unreadable(field: "sentenceList", text: #""x""#),
      ])
  }

  @Test func `a table without titles is refused, and a row without one is skipped`() throws {
    #expect(throws: DomainError.damaged(.noHeader(columns: BookProgram.requiredColumns))) {
      try read("name\nA\n")
    }
    let (books, report) = try read("title,pages\n,3\nB,4\n")
    #expect(books.map(\.details.title.value) == ["B"])
    #expect(report.skipped.first.map(\.line) == [2])
  }

  @Test(arguments: [true, false])
  func `a written table is read back equal`(asJSON: Bool) throws {
    let details = BookDetails(
      title: try BookTitle("=데미안, \"하나\""), subtitle: try BookSubtitle("Demian"),
      author: try BookAuthor("헤르만 헤세"), publisher: try Publisher("민음사"),
      publishedOn: PublicationDate(year: 2000, month: 12), isbn: try ISBN("9788937460449"),
      pages: try PageCount(240), category: .fiction, link: try WebLink("https://example.com/a?b=1"),
      description: try BookDescription("두 줄\n소개"))
    let (start, end) = (Day(number: 20_000), Day(number: 20_010))
    let book = Book(
      id: try #require(ID(rawValue: 1 << 40)), details: details,
      reading: Reading(
        startedOn: try #require(start), targetOn: end, finishedOn: end, page: 240),
      theme: .mango, rating: try Rating("0"), favouriteSince: Instant(milliseconds: 0),
      addedAt: Instant(milliseconds: 1_700_000_000_000))
    let file: any BookFile =
      asJSON ? JSONBookFile(zone: FixedZone.utc) : CSVBookFile(zone: FixedZone.utc)
    var writer = file.makeWriter()
    let copy = ExportedBook(book: book, pastReadings: [], records: [], sentences: [])
    let text = writer.header() + writer.bytes(of: copy) + writer.bytes(of: copy) + writer.footer()
    let (books, report) = try read(String(decoding: text, as: UTF8.self), file)
    #expect(report.warnings.total == 0 && report.skipped.total == 0)
    #expect(
      books
        == Array(
          repeating: ImportedBook(
            details, state: .finished(on: end), startedOn: start, targetOn: end, page: 240,
            rating: book.rating, isFavourite: true, theme: .mango, addedAt: book.addedAt), count: 2)
    )
  }

  @Test(arguments: [(120, 120), (240, nil), (0, nil)] as [(Int, Int?)])
  func `the last page of an abandoned earlier reading is read back`(page: Int, told: Int?) throws {
    let id = try #require(ID<Book>(rawValue: 1 << 40))
    let days = ["2024-01-02", "2024-01-20", "2025-03-01"].map { Day(literal: $0) }
    let book = Book(
      id: id, details: BookDetails(title: try BookTitle("A"), pages: try PageCount(240)),
      reading: Reading(number: 2, startedOn: days[2], page: 30), addedAt: Instant(milliseconds: 0))
    let past = PastReading(
      book: id, reading: Reading(startedOn: days[0], finishedOn: days[1], page: page),
      rating: try Rating("4.5"))
    let file = CSVBookFile(zone: FixedZone.utc)
    var writer = file.makeWriter()
    let copy = ExportedBook(book: book, pastReadings: [past], records: [], sentences: [])
    let text = writer.header() + writer.bytes(of: copy) + writer.footer()
    let imported = try read(String(decoding: text, as: UTF8.self), file).books.first
    let again = try #require(imported)
    #expect(
      again.earlierReadings == [
        ImportedBook.EarlierReading(
          startedOn: days[0], finishedOn: days[1], page: told, rating: try Rating("4.5"))
      ])
    #expect(again.page == 30 && again.startedOn == days[2])
  }

  @Test(arguments: [true, false])
  func `a second open reading is read back open`(asJSON: Bool) throws {
    let id = try #require(ID<Book>(rawValue: 1 << 40))
    let days = ["2024-01-02", "2024-01-20", "2025-03-01"].map { Day(literal: $0) }
    let present = Reading(number: 3, startedOn: days[2], page: 30)
    let book = Book(
      id: id, details: BookDetails(title: try BookTitle("A"), pages: try PageCount(240)),
      reading: present, addedAt: Instant(milliseconds: 0))
    let readings = [
      Reading(startedOn: days[0], finishedSometime: true, page: 240),
      Reading(number: 2, startedOn: days[1], page: 12),
    ]
    let past = readings.map { PastReading(book: id, reading: $0, rating: nil) }
    let file: any BookFile =
      asJSON ? JSONBookFile(zone: FixedZone.utc) : CSVBookFile(zone: FixedZone.utc)
    var writer = file.makeWriter()
    let copy = ExportedBook(book: book, pastReadings: past, records: [], sentences: [])
    let text = writer.header() + writer.bytes(of: copy) + writer.footer()
    let (books, report) = try read(String(decoding: text, as: UTF8.self), file)
    #expect(report.warnings.total == 0)
    let again = try #require(books.first)
    #expect(again.state == .reading && again.startedOn == days[2] && again.page == 30)
    #expect(again.earlierReadings.map(\.isOpen) == [false, true])
    #expect(
      again.earlierReadings.map(\.startedOn) == [days[0], days[1]]
        && again.earlierReadings[1].page == 12)
  }

  @Test func `the Goodreads export has its own columns, with formulas only for ISBNs`() throws {
    let book = Book(
      id: try #require(ID(rawValue: 1 << 40)),
      details: BookDetails(
        title: try BookTitle("=SUM(A1)"), isbn: try ISBN("9788937460449"), pages: try PageCount(9)),
      addedAt: Instant(milliseconds: 0))
    var writer = CSVBookFile(.goodreads, zone: FixedZone.utc).makeWriter()
    _ = writer.header()
    let copy = ExportedBook(book: book, pastReadings: [], records: [], sentences: [])
    let line = String(decoding: writer.bytes(of: copy), as: UTF8.self)
    #expect(
      line
        == "'=SUM(A1),,,=\"8937460440\",=\"9788937460449\",0,,9,,,1970/01/01,to-read,to-read,"
        + ",,0\r\n")
  }

  /// Writes the book to a Goodreads table; returns its cells, and the book as it is read back.
  private func throughGoodreads(
    _ details: BookDetails, isFavourite: Bool = false
  ) throws -> (cell: (String) -> String, again: ImportedBook) {
    let book = Book(
      id: try #require(ID(rawValue: 1 << 40)), details: details,
      favouriteSince: isFavourite ? Instant(milliseconds: 0) : nil,
      addedAt: Instant(milliseconds: 0))
    let file = CSVBookFile(.goodreads, zone: FixedZone.utc)
    var writer = file.makeWriter()
    let copy = ExportedBook(book: book, pastReadings: [], records: [], sentences: [])
    let text = String(
      decoding: writer.header() + writer.bytes(of: copy) + writer.footer(), as: UTF8.self)
    var table = CSVReader(Array(text.utf8))
    let header = try #require(try table.readHeader())
    let row = try #require(try table.next())
    return ({ row.text(header[$0]) }, try #require(try read(text, file).books.first))
  }

  @Test(arguments: [
    ("", BookCategory.other, false, "to-read", ""),
    ("Nice", .fiction, true, "to-read, favorites, fiction", "Nice"),
    ("Nice\n\n#to-be-loved #2020", .home, false, "to-read, cooking, to-be-loved, 2020", "Nice"),
    ("#2020", .selfHelp, false, "to-read, self-help, 2020", ""),
    ("#1 of its kind", .other, false, "to-read", "#1 of its kind"),
    ("Two\nlines #a", .other, true, "to-read, favorites", "Two\nlines #a"),
    ("Two\n#lines", .other, true, "to-read, favorites", "Two\n#lines"),
    ("Nice\n\n#소설 #2020", .fiction, false, "to-read, 소설, 2020", "Nice"),
    ("#did-not-finish #2020", .other, false, "did-not-finish, 2020", ""),
    ("Nice\n\nPrivate Notes: mine\nalone\n\n#2020", .other, false, "to-read, 2020", "Nice"),
    ("Private Notes: mine", .other, false, "to-read", ""),
  ])
  func `shelves survive an export to Goodreads and back`(
    description: String, category: BookCategory, isFavourite: Bool, shelves: String, review: String
  ) throws {
    var details = BookDetails(title: try BookTitle("A"), category: category)
    details.description = try BookDescription(description)
    let (cell, again) = try throughGoodreads(details, isFavourite: isFavourite)
    #expect(cell("bookshelves") == shelves)
    #expect(cell("my review") == review)
    #expect(again.details == details && again.isFavourite == isFavourite)
  }

  @Test(
    arguments: [
      ("한강", "한강", ""), ("한강, 김 애란", "한강", "김 애란"), ("한강, 김연수, 박민규", "한강", "김연수, 박민규"),
      ("Terry Pratchett, Neil Gaiman", "Terry Pratchett", "Neil Gaiman"),
      ("King, Stephen", "King, Stephen", ""), ("Le Guin, Ursula K.", "Le Guin, Ursula K.", ""),
      ("Tolkien", "Tolkien", ""), ("A B,C D", "A B,C D", ""), ("", "", ""),
    ])
  func `authors survive an export to Goodreads and back`(
    author: String, first: String, others: String
  ) throws {
    let details = BookDetails(title: try BookTitle("A"), author: try BookAuthor(author))
    let (cell, again) = try throughGoodreads(details)
    #expect(cell("author") == first)
    #expect(cell("additional authors") == others)
    #expect(again.details.author.value == author)
  }

  @Test func `private notes of Goodreads are kept apart from the review`() throws {
    let books = try read(
      """
      Title,Bookshelves,Exclusive Shelf,My Review,Private Notes
      A,"소설, 2020",read,Nice,mine
      B,did-not-finish,did-not-finish,,alone
      C,"stopped-reading, 2020",stopped-reading,,
      D,과학책,read,,

      """
    ).books
    #expect(
      books.map(\.details.description.value) == [
        "Nice\n\nPrivate Notes: mine\n\n#소설 #2020", "Private Notes: alone\n\n#did-not-finish",
        "#stopped-reading #2020", "#과학책",
      ])
    #expect(books.map(\.details.category) == [.fiction, .other, .other, .other])
    #expect(books.map(\.state) == [.finished(on: nil), .toRead, .toRead, .finished(on: nil)])
  }

  @Test func `a matching Goodreads shelf sets the category, and others stay shelves`() throws {
    let books = try read(
      "Title,Bookshelves,Exclusive Shelf\nA,\"read, home, fiction, history, favorites\",read\n"
        + "B,Favourites,to-read\nC,fiction-ish,read\n"
    ).books
    #expect(books.map(\.details.category) == [.fiction, .other, .other])
    #expect(books.map(\.isFavourite) == [true, true, false])
    #expect(books.map(\.details.description.value) == ["#home #history", "", "#fiction-ish"])
    // Tags of another program do not set the category or a favourite.
    let tags = try read("Title,Authors,Read Status,Tags\nS,T,read,\"fiction, favorites\"\n").books
    #expect(tags.map(\.details.category) == [.other] && tags.map(\.isFavourite) == [false])
  }

  @Test(arguments: [
    ("10/25/2020", "2020-10-25"), ("Oct 25, 2020", "2020-10-25"), ("25.10.2020", "2020-10-25"),
    ("2024. 3. 5.", "2024-03-05"), ("2024년 3월 5일", "2024-03-05"), ("[2007-04-16]", "2007-04-16"),
    ("5. März 2024", "2024-03-05"), ("5 mars 2024", "2024-03-05"),
    ("5 de marzo de 2024", "2024-03-05"), ("5 marca 2024", "2024-03-05"),
    ("2024-03-05T10:00:00+00:00", "2024-03-05"), ("2024-03-05 00:00:00", "2024-03-05"),
    ("Tue, 05 Mar 2024 15:00:00 GMT", "2024-03-06"), ("2024-03-05T23:00:00Z", "2024-03-06"),
    ("2024/05", nil), ("May 2024", nil), ("2024", nil), ("", nil),
  ])
  func `a finish date is read in every format, and never invented`(
    text: String, day: String?
  ) throws {
    for status in ["read", "완독"] {
      let table = "title,status,finished\nA,\(status),\"\(text)\"\n"
      let books = try read(table, CSVBookFile(zone: FixedZone.seoul)).books
      #expect(books.map(\.state) == [.finished(on: day.map { Day(literal: $0) })])
    }
  }

  @Test func `a month as finish date means finished`() throws {
    let (books, report) = try read("title,finished\nA,2024/05\nB,\n")
    #expect(books.map(\.state) == [.finished(on: nil), .toRead])
    #expect(
      report.warnings.first.map(\.fact) == [.unreadable(field: "finished", text: "2024/05")])
  }

  @Test func `one unambiguous date decides the order of all, otherwise it is refused`() throws {
    let head = "title,finished,added\n"
    let books = try read(head + "A,05/04/2020,\nB,,31/12/2019\n").books
    #expect(books[0].state == .finished(on: Day(literal: "2020-04-05")))
    #expect(throws: DomainError.damaged(.ambiguousDates(text: "05/04/2020"))) {
      try read(head + "A,05/04/2020,\n")
    }
    let file = CSVBookFile(zone: FixedZone.utc, hints: ImportHints(dateOrder: .monthFirst))
    #expect(
      try read(head + "A,05/04/2020,\n", file).books[0].state
        == .finished(on: Day(literal: "2020-05-04")))
  }

  @Test func `dates that prove both orders leave the others ambiguous`() throws {
    let rows = ["A,13/04/2020,", "B,04/25/2020,", "C,05/04/2020,"]
    let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]]
    for order in orders {
      let table = "title,finished,added\n" + order.map { rows[$0] + "\n" }.joined()
      #expect(throws: DomainError.damaged(.ambiguousDates(text: "05/04/2020")), "\(order)") {
        try read(table)
      }
      let told = try read(
        table, CSVBookFile(zone: FixedZone.utc, hints: ImportHints(dateOrder: .dayFirst))
      ).books
      let days = ["2020-04-13", "2020-04-25", "2020-04-05"].map { Day(literal: $0) }
      #expect(told.map(\.state) == order.map { .finished(on: days[$0]) })
    }
    let clear = try read("title,finished\n" + rows.prefix(2).joined(separator: "\n")).books
    #expect(clear.count == 2 && clear[1].state == .finished(on: Day(literal: "2020-04-25")))
  }

  @Test func `unknown columns are kept in the description or reported by name`() throws {
    let own = try read("title,author,owner,lent to\nJim,Ende,,\nMomo,Ende,Anna,\n")
    #expect(own.books.map(\.details.description.value) == ["", "owner: Anna"])
    #expect(
      own.report.warnings.first == [
        ImportNote(line: 3, fact: .columnsInDescription(names: ["owner"], records: 1))
      ])
    let head = "Book Id,Title,Author,Author l-f,Exclusive Shelf,Binding,Recommended For\n"
    let known = try read(head + "7,Momo,Ende,\"Ende, M\",read,Hardcover,\n8,Jim,Ende,,read,,Anna\n")
    #expect(
      known.report.warnings.first == [
        ImportNote(line: 2, fact: .unstorableValues(field: "Binding", records: 1)),
        ImportNote(line: 3, fact: .unstorableValues(field: "Recommended For", records: 1)),
      ])
  }

  @Test func `Openreads readings are sorted by date, and zero stars mean no rating`() throws {
    let (books, report) = try read(
      "title,author,status,rating,my_review,readings\n"
        + "Momo,Ende,finished,0.0,,2024-01-05T00:00:00.000|2024-02-03T00:00:00.000|9000;"
        + "2023-01-01T00:00:00.000|2023-02-01T00:00:00.000|\n")
    let book = try #require(books.first)
    #expect(book.state == .finished(on: Day(literal: "2024-02-03")) && book.rating == nil)
    #expect(book.earlierReadings.map(\.finishedOn) == [Day(literal: "2023-02-01")])
    #expect(report.format == "Openreads" && report.warnings.total == 0)
  }

  @Test func `books that were deleted in Openreads are left out`() throws {
    let (books, report) = try read(
      "title,author,status,rating,my_review,deleted\nMomo,Ende,finished,4.0,,true\n"
        + "Emil,Kästner,finished,4.0,,false\nPünktchen,Kästner,finished,4.0,,true\n")
    #expect(books.map(\.details.title.value) == ["Emil"] && report.readCount == 1)
    #expect(report.omitted.first.map(\.fact) == [.deleted, .deleted])
    #expect(report.omitted.first.map(\.line) == [2, 4] && report.skipped.total == 0)
  }

  @Test(arguments: [
    ("한강 (지은이)", "한강"), ("한강 지음", "한강"), ("한강 저자(글)", "한강"),
    ("한강 (지은이), 배수아 (지은이)", "한강, 배수아"), ("한강 저자(글), 김수영 번역", "한강"),
    ("밀란 쿤데라 (지은이), 방미경 (옮긴이)", "밀란 쿤데라"), ("Wolfe, Gene", "Wolfe, Gene"),
  ])
  func `authors are read without their roles`(text: String, author: String) throws {
    let books = try read("제목,저자\nA,\"\(text)\"\n").books
    #expect(books.map(\.details.author.value) == [author])
    var highlights: [ImportedHighlight] = []
    _ = try DetectedHighlightFile(zone: FixedZone.utc).read(
      Array("책 제목,저자,밑줄\nA,\"\(text)\",B\n".utf8).source(of: 9)
    ) {
      highlights.append($0)
      return []
    }
    #expect(highlights.map(\.author.value) == [author])
  }

  @Test func `a LibraryThing table has its own columns and brackets`() throws {
    let head =
      "Book Id\tTitle\tPrimary Author\tSecondary Author\tDate\tReview\tRating\tComment\t"
      + "Page Count\tDate Started\tDate Read\tTags\tCollections\tISBN\tISBNs\tEntry Date\n"
    let row =
      "7\tPeace\tWolfe, Gene\t\t1995\tFine &amp; <i>odd</i>\t4.5\t\t264\t[2007-04-16]\t"
      + "[2007-05-08]\tfiction\tYour library, Read but unowned\t[0312890338]\t"
      + "0312890338, 9780312890339\t[2006-08-09]\n"
    let (books, report) = try read(head + row)
    let book = try #require(books.first)
    #expect(book.details.author.value == "Wolfe, Gene")
    #expect(book.details.isbn?.value == "9780312890339")
    #expect(book.details.pages?.value == 264 && book.rating?.halfStars == 9)
    #expect(book.details.description.value == "Fine & odd\n\n#fiction")
    #expect(book.state == .finished(on: Day(literal: "2007-05-08")))
    #expect(book.startedOn == Day(literal: "2007-04-16"))
    #expect(report.format == "LibraryThing")
    #expect(report.warnings.first.map(\.fact) == [.shelvesInDescription(records: 1)])
  }

  @Test func `a Korean table with usual headings is read`() throws {
    let (books, report) = try read(
      "제목,저자,쪽수,별점,상태,시작일,완독일,메모\n"
        + "모순,양귀자,136쪽,4.5점,완독,2024. 3. 1.,2024년 3월 5일,다시 읽고 싶다\n"
        + "파친코,이민진,\"1,024\",★★★★,읽는 중,2024-04-01,,\n"
        + "데미안,헤르만 헤세,1995.0,★★★½,읽고 싶은 책,,,\n")
    #expect(books.map(\.details.pages?.value) == [136, 1024, 1995])
    #expect(books.map(\.rating?.halfStars) == [9, 8, 7])
    #expect(
      books.map(\.state) == [.finished(on: Day(literal: "2024-03-05")), .reading, .toRead])
    #expect(books.first?.details.description.value == "메모: 다시 읽고 싶다")
    #expect(
      report.warnings.first.map(\.fact) == [.columnsInDescription(names: ["메모"], records: 1)])
    #expect(report.format == "CSV")
  }

  @Test(arguments: [
    ("쪽수", "현재 쪽", "시작한 날", "목표일"), ("전체 페이지", "현재 페이지", "시작일", "목표 날짜"),
    ("총 페이지", "읽은 페이지", "시작 날짜", "목표 완독일"), ("전체 쪽수", "읽은 쪽수", "읽기 시작일", "완독 목표일"),
    ("총 페이지 수", "지금 쪽", "독서 시작일", "완독 예정일"), ("총페이지수", "읽은페이지", "시작", "목표"),
    ("전체쪽수", "현재쪽수", "읽기 시작", "완독목표일"), ("총쪽수", "읽은 쪽 수", "읽기시작일", "목표 날짜"),
    ("total pages", "current page", "start date", "target date"),
    ("Total Pages", "Pages Read", "Started On", "Goal Date"),
    ("no. of pages", "page reached", "date started", "finish by"),
  ])
  func `progress columns are recognised by common Korean names`(
    pages: String, page: String, started: String, target: String
  ) throws {
    let (books, report) = try read(
      "title,\(pages),\(page),\(started),\(target)\nA,308,120,2026-11-20,2026-12-30\n")
    let book = try #require(books.first)
    #expect(book.details.pages?.value == 308 && book.page == 120 && book.state == .reading)
    #expect(book.startedOn == day("2026-11-20") && book.targetOn == day("2026-12-30"))
    #expect(book.details.description.value.isEmpty && report.warnings.total == 0)
  }

  @Test(arguments: [
    ("책제목", "저자명", "펴낸곳", "끝"), ("책 이름", "지은이", "출판사", "독서 종료일"),
    ("책이름", "저자", "펴낸 곳", "다 읽은 날짜"), ("서명", "작가", "출판사", "종료"),
    ("도서 제목", "글쓴이", "출판사", "읽기종료일"), ("타이틀", "저자", "펴낸곳", "완독일"),
  ])
  func `book columns are recognised by common Korean names`(
    title: String, author: String, publisher: String, finished: String
  ) throws {
    let (books, report) = try read(
      "\(title),\(author),\(publisher),\(finished),내 별점\n모순,양귀자,쓰다,2024-03-05,4\n")
    let book = try #require(books.first)
    #expect(book.details.title.value == "모순" && book.details.author.value == "양귀자")
    #expect(book.details.publisher.value == "쓰다" && book.rating?.halfStars == 8)
    #expect(book.state == .finished(on: day("2024-03-05")))
    #expect(book.details.description.value.isEmpty && report.warnings.total == 0)
  }

  @Test(arguments: [("제목,시작,끝", false), ("제목,저자,시작,끝", true), ("제목,목표", false)])
  func `a table with only a start and an end column is not a book table`(
    header: String, isOfBooks: Bool
  ) {
    #expect(
      BookProgram.isHeader(CSVHeader(header.split(separator: ",").map(String.init)))
        == isOfBooks)
  }

  @Test func `publication years and dates are read in many formats`() throws {
    let books = try read(
      "title,year published\nA,1995.0\nB,May 2001\nC,31.5.2019\nD,2019년 5월\nE,0\n"
    ).books
    #expect(
      books.map { $0.details.publishedOn?.description }
        == ["1995", "2001-05", "2019-05-31", "2019-05", nil])
  }

  @Test func `a long list of authors is cut after a name, not left out`() throws {
    let names = (1...40).map { "Author Number \($0)" }.joined(separator: ", ")
    let (books, report) = try read("title,author,my review\nA,\"\(names)\",x\n")
    let author = try #require(books.first?.details.author.value)
    #expect(author.hasSuffix("Author Number 11") && names.hasPrefix(author))
    #expect(report.warnings.first.map(\.fact) == [.truncated(field: "author", to: author.count)])
  }

  @Test func `a long review is shortened so that its notes fit`() throws {
    let review = String(repeating: "long review ", count: 700)
    let (books, report) = try read("title,my review,private notes\nA,\(review),mine\n")
    #expect(books.first?.details.description.value.hasSuffix("\n\nmine") == true)
    #expect(report.warnings.total == 0)
  }
}
