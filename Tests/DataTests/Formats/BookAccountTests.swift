import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Books and quotations from account exports of other services.
@Suite struct BookAccountTests {
  private func read(
    _ bytes: [UInt8], size: Int = 13
  ) throws -> (books: [ImportedBook], report: ImportReport) {
    var books: [ImportedBook] = []
    let report = try DetectedBookFile(zone: FixedZone.seoul).read(bytes.source(of: size)) {
      books.append($0)
      return []
    }
    return (books, report)
  }

  private static let account = #"""
    {"bookwyrmUser": true, "name": "Rat", "goals": [{"goal": 12, "year": 2023}],
     "books": [
      {"work": {"title": "Seeing Like a State", "description": "<p>Schemes &amp; states</p>"},
       "edition": {"title": "Seeing Like A State", "subtitle": "", "isbn13": "9780300070163",
         "publishedDate": "1998-03-30T00:00:00Z", "pages": 445, "publishers": ["Yale"]},
       "authors": [{"name": "James C. Scott"}, {"name": "A Second"}],
       "shelves": [{"name": "To Read"}, {"name": "Read"}, {"name": "On Power"}],
       "lists": [{"name": "my list", "list_item": {"notes": "<p>It's fun.</p>"}}],
       "comments": [{"content": "<p>halfway</p>"}],
       "quotations": [{"quote": "<p>Certain schemes</p>", "content": "<p>so it is</p>",
         "position": 12, "positionMode": "PG", "published": "2023-11-12T04:29:38+00:00"}],
       "reviews": [{"name": "great book", "content": "<p>I like it</p>", "rating": 4.5}],
       "readthroughs": [
         {"start_date": "2015-02-01T00:00:00Z", "finish_date": "2015-03-01T00:00:00Z"},
         {"start_date": "2018-01-01T00:00:00Z", "finish_date": "2023-08-13T00:00:00Z"}]},
      {"edition": {"title": "Sand Talk", "isbn_13": "9780062975645"}, "authors": [],
       "shelves": [{"name": "Currently Reading"}], "reviews": [], "comments": [],
       "readthroughs": [{"start_date": "2024-05-01T00:00:00Z", "finish_date": null,
         "progress": 23, "progress_mode": "PG"}]},
      {"edition": {"title": " "}}
     ]}
    """#

  @Test(arguments: [1, 7, 1 << 16])
  func `a BookWyrm account has books with readings, reviews and shelves`(size: Int) throws {
    let (books, report) = try read(Array(Self.account.utf8), size: size)
    #expect(report.format == "BookWyrm" && report.readCount == 2 && report.skipped.total == 1)
    #expect(report.warnings.first.map(\.fact) == [.quotationsSkipped(records: 1)])
    let book = try #require(books.first)
    #expect(book.details.title.value == "Seeing Like A State")
    #expect(book.details.author.value == "James C. Scott, A Second")
    #expect(book.details.isbn?.value == "9780300070163" && book.details.pages?.value == 445)
    #expect(book.details.publisher.value == "Yale")
    #expect(book.details.publishedOn == PublicationDate(year: 1998, month: 3, day: 30))
    #expect(
      book.details.description.value.split(separator: "\n").map(String.init) == [
        "Schemes & states", "great book", "I like it", "halfway", "It's fun.",
        "#On-Power #my-list",
      ])
    #expect(book.rating?.halfStars == 9)
    #expect(book.state == .finished(on: Day(year: 2023, month: 8, day: 13)))
    #expect(book.startedOn == Day(year: 2018, month: 1, day: 1))
    #expect(book.earlierReadings.map(\.finishedOn) == [Day(year: 2015, month: 3, day: 1)])
    let open = try #require(books.last)
    #expect(open.details.isbn?.value == "9780062975645" && open.rating == nil)
    #expect(open.state == .reading && open.page == 23)
    #expect(open.startedOn == Day(year: 2024, month: 5, day: 1) && open.earlierReadings.isEmpty)
  }

  @Test func `quotations of an account are read by the highlights import`() throws {
    var highlights: [ImportedHighlight] = []
    let report = try DetectedHighlightFile(zone: FixedZone.seoul)
      .read(Array(Self.account.utf8).source(of: 9)) {
        highlights.append($0)
        return []
      }
    #expect(report.readCount == 1 && report.skipped.total == 0 && report.format == "BookWyrm")
    let highlight = try #require(highlights.first)
    #expect(highlight.title.value == "Seeing Like A State" && highlight.page == 12)
    #expect(highlight.author.value == "James C. Scott, A Second")
    #expect(
      highlight.text.value.split(separator: "\n").map(String.init) == [
        "Certain schemes", "so it is",
      ])
    #expect(highlight.addedAt == Instant(rfc3339: "2023-11-12T04:29:38Z"))
  }

  /// Returns a TAR archive with these files.
  private func tar(_ files: [(name: String, kind: String, text: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in files {
      var header = [UInt8](repeating: 0, count: 512)
      let size = String(file.text.utf8.count, radix: 8)
      let parts = [
        (0, file.name), (124, String(repeating: "0", count: 11 - size.count) + size),
        (156, file.kind), (257, "ustar"),
      ]
      for (place, text) in parts {
        header.replaceSubrange(place..<(place + text.utf8.count), with: text.utf8)
      }
      bytes += header + Array(file.text.utf8)
      bytes += [UInt8](repeating: 0, count: (512 - file.text.utf8.count % 512) % 512)
    }
    return bytes + [UInt8](repeating: 0, count: 1024)
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `an account is read from an archive with pictures`(size: Int) throws {
    let archive = tar([
      ("x", "x", "30 path=archive.json\n"), ("archive.json", "0", Self.account),
      ("covers/", "5", ""), ("covers/a.jpeg", "0", "\u{FFFD}\u{0}\u{1}"),
      ("avatar.png", "0", String(repeating: "\u{0}", count: 512)),
    ])
    let (books, report) = try read(archive, size: size)
    #expect(books.map(\.details.title.value) == ["Seeing Like A State", "Sand Talk"])
    #expect(
      report.warnings.first.map(\.fact).suffix(2) == [
        .skippedArchiveFiles(name: "covers", files: 1),
        .skippedArchiveFiles(name: "avatar.png", files: 1),
      ])
    for length in [513, 700, 1030] {
      #expect(throws: DomainError.damaged(.corruptCompression)) {
        try read(Array(archive.prefix(length)), size: size)
      }
    }
  }

  @Test func `a BookWyrm table has no rating for unrated books`() throws {
    let table = """
      title,author_text,remote_id,isbn_10,isbn_13,start_date,finish_date,stopped_date,rating,\
      review_name,review_cw,review_content,review_published,shelf,shelf_name,shelf_date
      Gideon,Tamsyn Muir,https://e.c/2,1250313198,9781250313195,2020-10-21,2020-10-25,,3,,,,,read,Read,2020-10-21
      Subcutanean,Aaron A. Reed,https://e.c/3,,,2020-03-05,2020-03-06,,0,,,,,read,Read,2020-03-05
      Patisserie,M D,https://e.c/4,0062445316,,2019-07-08,,,2,A name,,mixed feelings,2019-07-08,cooking,Cooking,2019-07-08

      """
    let (books, report) = try read(Array(table.utf8))
    #expect(report.format == "BookWyrm" && report.skipped.total == 0)
    #expect(books.map { $0.rating?.halfStars } == [6, nil, 4])
    #expect(books.map(\.details.description.value) == ["", "", "A name\n\nmixed feelings"])
    #expect(
      report.warnings.first.map(\.fact) == [.otherShelf(text: "cooking", isFinished: false)])
  }

  @Test func `an Inventaire table names editions`() throws {
    let table = """
      Item URL,Item details,Item notes,Item transaction,Item created,Shelves,Edition ISBN-13,\
      Edition ISBN-10,Edition title,Edition subtitle,Edition publication date,\
      Edition number of pages,Authors labels,Genres labels,Publisher label
      https://i.io/1,,mine,inventorying,2019-03-26T16:37:23Z,Attic,978-0-14-028920-6,0-14-028920-8,\
      "Godel, Escher, Bach",A braid,2000-12-01,777,Douglas Hofstadter,popular science,Penguin

      """
    let (books, report) = try read(Array(table.utf8))
    #expect(report.format == "Inventaire")
    let book = try #require(books.first)
    #expect(book.details.title.value == "Godel, Escher, Bach" && book.details.pages?.value == 777)
    #expect(book.details.subtitle.value == "A braid" && book.details.publisher.value == "Penguin")
    #expect(book.details.author.value == "Douglas Hofstadter" && book.state == .toRead)
    #expect(book.details.isbn?.value == "9780140289206")
    #expect(book.details.publishedOn == PublicationDate(year: 2000, month: 12, day: 1))
    #expect(book.details.description.value == "mine\n\n#Attic #popular-science")
    #expect(book.addedAt == Instant(rfc3339: "2019-03-26T16:37:23Z"))
    #expect(
      report.warnings.first.map(\.fact) == [.shelvesInDescription(records: 1)])
  }

  @Test func `Inventaire JSON lists copies`() throws {
    let text = #"""
      {"items": [{"_id": "1", "entity": "isbn:9780140289206", "transaction": "inventorying",
        "created": 1553618243000, "details": "worn", "notes": "from Mum",
        "snapshot": {"entity:title": "Gödel, Escher, Bach", "entity:authors": "Douglas Hofstadter"}}]}
      """#
    let (books, report) = try read(Array(text.utf8))
    #expect(report.format == "Inventaire" && report.readCount == 1 && report.warnings.total == 0)
    let book = try #require(books.first)
    #expect(book.details.title.value == "Gödel, Escher, Bach")
    #expect(book.details.isbn?.value == "9780140289206")
    #expect(book.details.description.value == "worn\n\nfrom Mum")
    #expect(book.addedAt == Instant(milliseconds: 1_553_618_243_000))
  }

  @Test func `unsupported fields of Inventaire JSON are reported`() throws {
    let text = #"""
      {"users": [], "items": [{"_id": "1", "_rev": "2-a", "entity": "inv:8ef2",
        "visibility": ["public"], "shelves": ["a7"], "snapshot": {"entity:title": "Fire", "entity:lang": "en",
        "entity:series": "Dragons", "entity:ordinal": "2"}}]}
      """#
    let (books, report) = try read(Array(text.utf8))
    #expect(books.map(\.details.title.value) == ["Fire"] && books.first?.details.isbn == nil)
    #expect(
      report.warnings.first.map(\.fact) == [
        .unstorableValues(field: "series", records: 1),
        .unstorableValues(field: "shelves", records: 1),
      ])
  }

  @Test func `a Notion database calls its titles names`() throws {
    let table = """
      \u{FEFF}Name,Author,Status,Rating,Dates,Finished,Pages
      Momo,Michael Ende,Finished,⭐️⭐️⭐️⭐️,"May 1, 2024 → May 20, 2024",,304
      Demian,Hesse,Not started,,,,
      Peace,Gene Wolfe,Done,,,"June 3, 2024 9:00 AM (GMT+9)",

      """
    let (books, report) = try read(Array(table.utf8))
    #expect(report.skipped.total == 0 && report.warnings.total == 0)
    #expect(books.map(\.details.title.value) == ["Momo", "Demian", "Peace"])
    #expect(books[0].rating?.halfStars == 8 && books[0].details.pages?.value == 304)
    #expect(books[0].startedOn == Day(year: 2024, month: 5, day: 1))
    #expect(
      books.map(\.state) == [
        .finished(on: Day(year: 2024, month: 5, day: 20)), .toRead,
        .finished(on: Day(year: 2024, month: 6, day: 3)),
      ])
  }
}
