import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  /// CSV: records can be written and read back, and no written value is a formula.
  static let csv = FuzzTarget(
    "csv", texts: Tables.all,
    words: ["\"", "\"\"", "\r\n", "sep=;\n", "\t", ";", ",", "=\"0\"", "'=1"]
  ) {
    { input in
      let records: [[String]] = try Reading.both(input) { source, records in
        var reader = CSVReader(source: source)
        let header = try reader.readHeader()
        _ = header
        while let record = try reader.next() { records.append(record.values) }
        return reader.report
      }
      var writer = CSVWriter()
      writer.write(["a", "b"])
      for values in records { writer.write(values) }
      try RuleViolation.unless(!writer.bytes.hasFormula, "a value is written as a formula")
      var reader = CSVReader(writer.bytes, separator: .comma, charset: .utf8)
      var again: [[String]] = []
      _ = try reader.readHeader()
      while let record = try reader.next() { again.append(record.values) }
      try RuleViolation.unless(
        again.map(Tables.bytes) == records.map(Tables.bytes), "\(records) is \(again)")
    }
  }

  /// Tables of books, of any program.
  static let bookTables = FuzzTarget("books-csv", texts: Tables.books, words: Tables.bookWords) {
    let file = CSVBookFile(zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
    return { input in
      let _: [ImportedBook] = try Reading.both(input) { source, books in
        try file.read(source) {
          books.append($0)
          return []
        }
      }
    }
  }

  static let bookJSON = FuzzTarget(
    "books-json", texts: Tables.jsonBooks, words: Tables.bookWords + JSONTexts.words
  ) {
    let file = JSONBookFile(zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
    return { input in
      let _: [ImportedBook] = try Reading.both(input) { source, books in
        try file.read(source) {
          books.append($0)
          return []
        }
      }
    }
  }

  static let openLibraryDump = FuzzTarget(
    "openlibrary-dump", texts: Tables.dump, words: JSONTexts.words + ["/type/edition\t"]
  ) {
    { input in
      let catalogue = InMemoryCatalogue()
      let outcome = try catalogue.fill(from: Reading.source(input))
      try Reading.check(outcome.report, of: input)
      _ = try catalogue.search(BookQuery("a"), until: .never)
    }
  }
}

/// Sample tables of various programs.
enum Tables {
  static let all =
    books + [
      "a,b,c\n1,\"two\nlines\",3\n\"x\"\"y\",,\n", "sep=;\na;b\n1;\"2\"\n", "a\tb\nc\td\n",
      "\u{FEFF}name,value\r\n=1+1,-2\r\n\"'=x\",+3\r\n", "한글,값\n가,\"나,다\"\n",
      "korean,english,who,added,tags\n불을 지펴요,Light the fire,나,2026-11-20,\"a;b\\;c\"\n",
    ]

  static let books = [
    """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review
    1,"Gideon the Ninth (The Locked Tomb #1)",Tamsyn Muir,"Muir, Tamsyn",A Second,="1250313198",="9781250313195",5,4.2,Tor,Hardcover,448,2019,2019,2024/01/20,2024/01/05,,,read,Fine<br/>book
    2,데미안,헤르만 헤세,,,="",="",0,3.9,민음사,,240.0,2000,1919,,2024/02/30,,,to-read,

    """,
    """
    Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Star Rating,Review
    Cosmos,Carl Sagan,,9780345539434,paperback,did-not-finish,2024/03/01,2024/04/01,2024/03/02-2024/04/01,1,3.25,good
    봄,,,abcd-uid,,currently-reading,,,,0,,

    """,
    """
    title,subtitle,author,description,status,favourite,deleted,rating,pages,publication_year,isbn,olid,tags,my_review,notes,readings,date_added
    A,b,C,"multi
    line",finished,true,false,4.5,300,1999,0306406152,,x|||||y,r,n,2024-01-01|2024-02-01|5;2025-01-01||,2024-01-01T10:00:00.000

    """,
    """
    title,subtitle,author,publisher,published,pages,category,isbn,status,page,rating,favourite,theme,link,cover,description,added,started,target,finished
    데미안,,헤르만 헤세,민음사,2000-12-20,240,fiction,9788937460449,reading,20,4.5,true,rain,https://example.com/a,,이야기,2026-11-20T09:00:00+09:00,2026-11-01,2026-12-01,

    """,
    """
    Title,Author,Series,Status,Hardcover Book ID,ISBN 10,ISBN 13,Pages,Publish Date,Genres,Tags,Date Added,Date Started,Date Finished,Rating,Review,Private Notes
    A,"B, C (Translator)",D (#1.0),Did Not Finish,7,0374100144,9780374100148,898,2008-11-11,Fiction,x,2025-07-01,2025-07-02,2025-07-09,4.5,y,z

    """,
    """
    author_sort,authors,comments,timestamp,formats,isbn,pubdate,publisher,rating,tags,title
    "B, A",A B & C,<p>x</p>,2021-03-04T10:11:12+09:00,epub,9788937460449,0101-01-01T00:00:00+00:00,P,0,"x, y",D

    """,
    "Book Id\tTitle\tPrimary Author\tDate\tISBN\tDate Read\n1\tPeace\tWolfe, Gene\t1995.0\t[0312890338]\t[2007-05-08]\n",
    """
    Item URL,Item details,Item notes,Item created,Shelves,Edition ISBN-13,Edition title,Edition publication date,Authors labels,Genres labels
    https://i.io/1,,mine,2019-03-26T16:37:23Z,Attic,978-0-14-028920-6,A,2000-12,B,c

    """,
  ]

  static let bookWords = [
    "read", "to-read", "currently-reading", "did-not-finish", "=\"\"", "9.78e+12",
    "2024/01/02-2024/01/20",
    "2024-01-01|2024-02-01|5;", "<br/>", "title", "author", "isbn", "rating", "pages", "Date Read",
    ",", "\"",
    "2026-02-30", "9788937460449", "X", "4.25", "완독",
  ]

  static let jsonBooks = [
    """
    {"schema":1,"items":[{"title":"데미안","author":"헤르만 헤세","publisher":"민음사","published":"2000-12-20","pages":240,"category":"fiction","isbn":"9788937460449","status":"reading","page":20,"rating":4.5,"favourite":true,"description":"x","addedAt":"2026-11-20T09:00:00+09:00","readings":[{"startedOn":"2026-11-01","targetOn":"2026-12-01"}]},
    {"title":"Cosmos"}]}
    """,
    #"{"bookwyrmUser":true,"books":[{"edition":{"title":"A","isbn13":"9780300070163","pages":9},"authors":[{"name":"B"}],"shelves":[{"name":"Read"}],"reviews":[{"content":"<p>x</p>","rating":4.5}],"readthroughs":[{"start_date":"2024-01-05","finish_date":null}]}]}"#,
    #"{"items":[{"_id":"1","entity":"isbn:9780140289206","created":1553618243000,"notes":"x","shelves":["a"],"snapshot":{"entity:title":"A","entity:authors":"B","entity:series":"C"}}]}"#,
    "{\"title\":\"A\",\"authors\":[\"b\"],\"pages\":\"12\"}",
    "[{\"title\":\"A\"},{\"title\":\"\"},3,null]",
  ]

  static let dump = [
    "/type/edition\t/books/OL1M\t3\t2010-01-01T00:00:00\t{\"title\":\"A\",\"subtitle\":\"b\",\"publishers\":[\"P\"],"
      + "\"publish_date\":\"May 31, 2019\",\"isbn_13\":[\"9780345539434\"],\"number_of_pages\":300}\n"
      + "/type/work\t/works/OL2W\t1\t2010-01-01\t{\"title\":\"봄\"}\n/type/author\t/authors/OL1A\t1\t2010\t{}\n",
    books[0],
  ]

  static func bytes(_ values: [String]) -> [[UInt8]] { values.map { Array($0.utf8) } }
}
