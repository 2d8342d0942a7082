import CLibrary
import HearthDomain

/// File in the format of another program, with a hundred thousand records.
struct ImportSample: Sendable {
  static let records = 100_000

  let name: String
  /// Command that imports the file.
  let command: [String]
  /// Tables that the import fills, referenced tables first, and the areas of its search texts.
  let tables: [String]
  let searched: [(area: Int, words: String?)]
  var head = ""
  var tail = ""
  let record: @Sendable (Int) -> String

  /// Called in a separate process: the peak memory of a child starts at that of its parent.
  func write(to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchmarkError.cannotStart(command: path) }
    defer { fclose(file) }
    fputs(head, file)
    for number in 0..<ImportSample.records { fputs(record(number), file) }
    fputs(tail, file)
  }

  /// Returns the day of a record: ten records per day, the last ones yesterday.
  private static func day(_ number: Int) -> Day {
    SampleStore.today.adding(days: number / 10 - records / 10)
  }

  /// Returns the separator after an element of a list.
  private static func comma(_ number: Int) -> String { number + 1 < records ? ",\n" : "\n" }

  static let all = contacts + books + accounts + highlights + moods + sayings + plans

  // MARK: Contacts

  private static let contacts = [
    ImportSample(
      name: "vcard", command: ["contact", "import"], tables: ["contact"], searched: [(2, nil)]
    ) {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:urn:\($0)\r\nFN:지인 \($0)\r\nN:지인 \($0);;;;\r\n"
        + "TEL;TYPE=CELL:010-\(1000 + $0 / 9000)-\(1000 + $0 % 9000)\r\nBDAY:1990-03-2\($0 % 9)\r\n"
        + "EMAIL:friend\($0)@example.org\r\nEND:VCARD\r\n"
    },
    ImportSample(
      name: "contact-table", command: ["contact", "import"], tables: ["contact"],
      searched: [(2, nil)],
      head: "First Name,Last Name,Birthday,Notes,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n"
    ) {
      "지인 \($0),김,1990-03-2\($0 % 9),met in May,friend\($0)@example.org,Mobile,"
        + "010-\(1000 + $0 / 9000)-\(1000 + $0 % 9000)\n"
    },
    ImportSample(
      name: "ldif", command: ["contact", "import"], tables: ["contact"], searched: [(2, nil)]
    ) {
      "dn: cn=지인 \($0)\nobjectclass: person\ncn: 지인 \($0)\nmail: friend\($0)@example.org\n"
        + "mobile: 010-\(1000 + $0 / 9000)-\(1000 + $0 % 9000)\n\n"
    },
    ImportSample(
      name: "monica", command: ["contact", "import"], tables: ["contact"], searched: [(2, nil)],
      head: "{\"version\":\"1\",\"app_version\":\"4\",\"export_date\":\"2024-06-01\",\"account\":{"
        + "\"data\":[{\"type\":\"contact\",\"values\":[\n", tail: "]}]}}\n"
    ) {
      "{\"uuid\":\"c-\($0)\",\"properties\":{\"first_name\":\"Friend \($0)\",\"job\":\"Cook\"}}"
        + comma($0)
    },
  ]

  // MARK: Books

  private static let bookTables = ["book", "past_reading", "reading_record"]

  private static let books = [
    ImportSample(
      name: "goodreads", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")],
      head: "Book Id,Title,Author,ISBN13,My Rating,Number of Pages,Date Read,Date Added,"
        + "Bookshelves,Exclusive Shelf,My Review\n"
    ) {
      "\($0),\"A walk, part \($0)\",Writer \($0 % 5000),=\"\",\($0 % 6),\(100 + $0 % 400),"
        + "\($0 % 3 == 0 ? "2024/02/20" : ""),2024/01/05,,\($0 % 3 == 0 ? "read" : "to-read"),"
        + "\"Slow at first.<br/>Then not.\"\n"
    },
    ImportSample(
      name: "book-json", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")], head: "{\"schema\":1,\"items\":[\n", tail: "]}\n"
    ) {
      "{\"title\":\"산책 \($0)\",\"author\":\"글쓴이 \($0 % 5000)\",\"pages\":\(100 + $0 % 400),"
        + "\"isbn\":null,\"status\":\"waiting\",\"rating\":4.5,\"description\":\"천천히.\"}"
        + comma($0)
    },
    ImportSample(
      name: "librarything", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")],
      head: "Book Id\tTitle\tPrimary Author\tRating\tPage Count\tDate Started\tDate Read\tTags\n"
    ) {
      "\($0)\tA walk, part \($0)\tWriter \($0 % 5000)\t4.5\t\(100 + $0 % 400)\t[2024-01-05]\t"
        + "[2024-02-20]\tslow\n"
    },
    ImportSample(
      name: "storygraph", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")],
      head: "Title,Authors,Read Status,Date Added,Dates Read,Star Rating,Review,Tags\n"
    ) {
      "\"A walk, part \($0)\",Writer \($0 % 5000),read,2024/01/05,"
        + "\"2023/02/01-2023/02/09, 2024/02/01-2024/02/20\",4.25,Slow.,\"slow, long\"\n"
    },
    ImportSample(
      name: "calibre", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")],
      head: "author_sort,authors,comments,id,pubdate,rating,tags,timestamp,title\n"
    ) {
      "\"Writer, A\",A Writer \($0 % 5000),<p>Slow.</p>,\($0),2001-05-01T00:00:00+00:00,4,slow,"
        + "2024-01-05T10:00:00+00:00,\"A walk, part \($0)\"\n"
    },
  ]

  private static let accounts = [
    ImportSample(
      name: "bookwyrm", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")], head: "{\"bookwyrmUser\":true,\"books\":[\n", tail: "]}\n"
    ) {
      "{\"edition\":{\"title\":\"A walk, part \($0)\",\"pages\":\(100 + $0 % 400)},"
        + "\"authors\":[{\"name\":\"Writer \($0 % 5000)\"}],\"shelves\":[{\"name\":\"Read\"}],"
        + "\"reviews\":[{\"content\":\"<p>Slow.</p>\",\"rating\":4.5}],\"readthroughs\":["
        + "{\"start_date\":\"2024-01-05\",\"finish_date\":\"2024-02-20\"}]}" + comma($0)
    },
    ImportSample(
      name: "inventaire", command: ["book", "import"], tables: bookTables,
      searched: [(6, "book_word")],
      head: "Item URL,Item notes,Item created,Edition ISBN-13,Edition title,Authors labels\n"
    ) {
      "https://example.org/\($0),slowly,2024-01-05T10:00:00Z,,\"A walk, part \($0)\","
        + "Writer \($0 % 5000)\n"
    },
  ]

  // MARK: Highlights, a thousand of each book

  private static let highlightTables = ["book", "sentence"]

  private static let highlights = [
    ImportSample(
      name: "kindle", command: ["book", "sentence", "import"], tables: highlightTables,
      searched: [(6, "book_word"), (7, "sentence_word")]
    ) {
      "Book \($0 / 1000) (Writer)\n- Your Highlight on page \(1 + $0 % 900) | Location"
        + " \($0)-\($0 + 2) | Added on Sunday, May 5, 2024 10:00:00 AM\n\nNumber \($0) of many.\n"
        + "==========\n"
    },
    ImportSample(
      name: "koreader", command: ["book", "sentence", "import"], tables: highlightTables,
      searched: [(6, "book_word"), (7, "sentence_word")], head: "{\"documents\":[\n",
      tail: "]}]}\n"
    ) { number in
      let opening =
        number % 1000 == 0
        ? (number == 0 ? "" : "]},\n")
          + "{\"title\":\"Book \(number / 1000)\",\"author\":\"Writer\",\"entries\":[\n" : ",\n"
      return opening
        + "{\"page\":\(1 + number % 900),\"time\":1714870800,\"sort\":\"highlight\","
        + "\"text\":\"Number \(number) of many.\",\"chapter\":\"I\"}"
    },
    ImportSample(
      name: "readwise", command: ["book", "sentence", "import"], tables: highlightTables,
      searched: [(6, "book_word"), (7, "sentence_word")],
      head: "Highlight,Book Title,Book Author,Note,Tags,Location Type,Location,Highlighted at\n"
    ) {
      "Number \($0) of many.,Book \($0 / 1000),Writer,,,page,\(1 + $0 % 900),"
        + "2024-05-05 01:02:03+00:00\n"
    },
    ImportSample(
      name: "kobo", command: ["book", "sentence", "import"], tables: highlightTables,
      searched: [(6, "book_word"), (7, "sentence_word")],
      head: "Text,Annotation,BookTitle,Attribution,DateCreated\n"
    ) {
      "Number \($0) of many.,,Book \($0 / 1000),Writer,2024-05-05T01:02:03.000\n"
    },
  ]

  // MARK: Moods

  private static let moods = [
    ImportSample(
      name: "daylio", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)],
      head: "full_date,date,weekday,time,mood,activities,note_title,note\n"
    ) {
      "\(day($0)),,,\(8 + $0 % 10):30,meh,walk | read,,\"Number \($0),<br>slowly\"\n"
    },
    ImportSample(
      name: "daylio-backup", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)],
      head: "{\"version\":15,\"customMoods\":[{\"id\":1,\"custom_name\":\"\","
        + "\"mood_group_id\":3,\"mood_group_order\":0}],"
        + "\"tags\":[{\"id\":7,\"name\":\"walk\"}],\"dayEntries\":[\n", tail: "]}\n"
    ) {
      let day = day($0)
      return "{\"id\":\($0),\"minute\":30,\"hour\":\(8 + $0 % 10),\"day\":\(day.dayOfMonth),"
        + "\"month\":\(day.month - 1),\"year\":\(day.year),\"mood\":1,\"note\":\"Number \($0)\","
        + "\"tags\":[7]}" + comma($0)
    },
    ImportSample(
      name: "dayone", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "{\"metadata\":{\"version\":\"1.0\"},\"entries\":[\n",
      tail: "]}\n"
    ) {
      "{\"creationDate\":\"\(day($0))T0\($0 % 10):30:00Z\",\"timeZone\":\"Asia\\/Seoul\","
        + "\"text\":\"# Number \($0)\\nslowly\",\"tags\":[\"walk\"]}" + comma($0)
    },
    ImportSample(
      name: "bearable", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)],
      head: "date,weekday,time of day,category,rating/amount,detail,notes\n"
    ) {
      let kind = $0 % 5 == 0 ? "Mood,7,Calm | Happy,slowly" : "Symptom,2,Pain \($0),"
      return "\(day($0)),,\(["am", "mid", "pm"][$0 % 3]),\(kind)\n"
    },
    ImportSample(
      name: "jrnl", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)]
    ) {
      "[\(day($0)) \(10 + $0 % 10):30] Number \($0) @walk @mood/\($0 % 101)\nslowly\n\n"
    },
    ImportSample(
      name: "how-we-feel", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "Date,Mood,Tags (People),Tags (Places),Sleep,Notes,Reflections\n"
    ) {
      "\"\(day($0)) \(10 + $0 % 10):30\",Good,Friend,Home,\($0 % 9),\"Number \($0)\",[]\n"
    },
    ImportSample(
      name: "pixels", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "[\n", tail: "]\n"
    ) {
      "{\"date\":\"\(day($0))\",\"type\":\"Mood\",\"scores\":[\(1 + $0 % 5)],\"notes\":\"Number \($0)\","
        + "\"tags\":[{\"type\":\"Emotions\",\"entries\":[\"calm\"]}]}" + comma($0)
    },
    ImportSample(
      name: "journey", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "[\n", tail: "]\n"
    ) {
      "{\"text\":\"<p>Number \($0)</p>\",\"type\":\"html\",\"date_journal\":"
        + "\(1_414_534_200_000 + $0 * 3_600_000),\"timezone\":\"Asia/Seoul\",\"sentiment\":1.25,"
        + "\"tags\":[\"sea\"]}" + comma($0)
    },
    ImportSample(
      name: "keep", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "[\n", tail: "]\n"
    ) {
      let moment = "\(1_414_534_200_000_000 + $0 * 3_600_000_000)"
      return "{\"isTrashed\":false,\"title\":\"Number \($0)\",\"textContent\":\"slowly\","
        + "\"labels\":[{\"name\":\"home\"}],\"createdTimestampUsec\":\(moment),"
        + "\"userEditedTimestampUsec\":\(moment)}" + comma($0)
    },
    ImportSample(
      name: "mood-table", command: ["mood", "import"], tables: ["mood", "mood_tag"],
      searched: [(4, nil)], head: "date,time,level,memo,tags\n"
    ) {
      "\(day($0)),\(8 + $0 % 10):30 UTC,\($0 % 101),\"Number \($0), slowly\",walk;read\n"
    },
  ]

  // MARK: Plans

  private static let plans = [
    ImportSample(
      name: "plan-table", command: ["event", "import"], tables: ["event", "event_text"],
      searched: [(5, nil)], head: "title,start,end,place,notes\n"
    ) {
      "Walk \($0),\(day($0)) 0\($0 % 10):30,0\($0 % 10):45,Mapo,slowly\n"
    },
    // All but the first are overrides of one event, more than an event may have.
    ImportSample(
      name: "ics-of-one-uid", command: ["event", "import"], tables: ["event", "event_text"],
      searched: [(5, nil)],
      head: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:b\r\n"
        + "DTSTART:20240501T090000\r\nSUMMARY:Tea\r\nEND:VEVENT\r\n",
      tail: "END:VCALENDAR\r\n"
    ) {
      let day = day($0).description.filter { $0 != "-" }
      return "BEGIN:VEVENT\r\nUID:a\r\nRECURRENCE-ID:\(day)T0\($0 % 10)3000\r\n"
        + "DTSTART:\(day)T100000\r\nSUMMARY:Walk \($0)\r\nEND:VEVENT\r\n"
    },
  ]

  // MARK: Sayings

  private static let sayings = [
    ImportSample(
      name: "fortune", command: ["saying", "import"], tables: ["saying", "saying_tag"],
      searched: [(3, "saying_word")]
    ) {
      "Slow soup number \($0) stays warm.\n\t\t-- Cook \($0 % 500)\n%\n"
    },
    ImportSample(
      name: "quotes", command: ["saying", "import"], tables: ["saying", "saying_tag"],
      searched: [(3, "saying_word")], head: "quote,author,category\n"
    ) {
      "Slow soup number \($0) stays warm.,Cook \($0 % 500),\"soup, slow\"\n"
    },
    ImportSample(
      name: "saying-json", command: ["saying", "import"], tables: ["saying", "saying_tag"],
      searched: [(3, "saying_word")], head: "{\"schema\":1,\"items\":[\n", tail: "]}\n"
    ) {
      "{\"korean\":null,\"english\":\"Slow soup number \($0) stays warm.\",\"who\":\"Cook\","
        + "\"tags\":[\"soup\"]}" + comma($0)
    },
  ]
}
