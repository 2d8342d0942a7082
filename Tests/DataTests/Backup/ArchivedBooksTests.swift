import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct ArchivedBooksTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try .sampled()
  }

  private func expectSound() throws {
    #expect(try SQLiteInspector(path: folder.place("hearth.db")).inspect().findings == [])
  }

  private func id<Thing>(_ text: String) throws -> ID<Thing> {
    try #require(IDTail(text).flatMap { ID(rawValue: $0.value) })
  }

  private func book(_ text: String = "0000000001001") throws -> Book {
    try #require(try store.read { try $0.books.book(id(text)) })
  }

  /// Returns the records of the first book as `reading day page pages`, the earliest first.
  private func history() throws -> [String] {
    try store.read { try $0.readingRecords.list(of: id("0000000001001"), in: 0..<99) }
      .reversed().map { "\($0.reading) \($0.day) \($0.page) \($0.pages)" }
  }

  @Test func `data derived from records and sentences is recomputed`() throws {
    let again = try book()
    #expect(again.reading?.page == 45 && again.reading?.lastRecord?.pages == 35)
    #expect(again.progressPercent == 18 && again.sentenceCount == 1)
    #expect(
      try history() == [
        "1 2026-01-03 200 150", "1 2026-01-05 240 40", "2 2026-11-18 10 10", "2 2026-11-19 45 35",
      ])
    try store.read { repositories in
      #expect(try repositories.books.totals().sentences == 2)
      #expect(try repositories.books.totals().favourites == 2)
      let runs = try repositories.readingRecords.consecutiveDayRanges()
      #expect(runs.map { $0.upperBound - $0.lowerBound } == [0, 0, 1])
      #expect(try repositories.books.search("ㄷㅁㅇ", in: 0..<9).map(\.title) == ["데미안"])
      #expect(try repositories.sentences.search("투쟁", in: 0..<9).count == 1)
      let saying = try #require(try repositories.sayings.saying(numbered: 7))
      #expect(try repositories.sentences.sentence(of: saying.id)?.page == 123)
    }
  }

  /// Returns the archive as it was before the first book was read again.
  private func firstReading() throws -> String {
    let again = #""reading":2,"startedOn":"2026-11-18""#
    try #require(ArchiveSample.everything.contains(again))
    return ArchiveSample.everything
      .replacing(again, with: #""reading":1,"startedOn":"2025-12-30","finishedOn":"2026-01-06""#)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(#"{"book":"0000000001001","reading":1"#) }
      .filter { !$0.contains(#""book":"0000000001001","reading":2"#) }
      .joined(separator: "\n").replacing("\"page\":240},\n]", with: "\"page\":240}\n]")
  }

  @Test(.inWholeRuns) func `a reading with a higher number than the local book's is skipped`()
    throws
  {
    let path = folder.place("older.db")
    let older = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    #expect(try read(firstReading(), into: older).added > 0)
    let outcome = try read(ArchiveSample.everything, into: older)
    let told = ImportFact.otherReadings(title: "데미안")
    #expect(outcome.report.skipped.first.map(\.fact) == [told, told, told])
    let book = try older.read { try $0.books.book(id("0000000001001")) }
    #expect(book?.reading?.number == 1 && book?.earlierReadings.count == 0)
    #expect(try SQLiteInspector(path: path).inspect().findings == [])
  }

  @Test func `an older archive does not undo that a book is being read again`() throws {
    let outcome = try read(firstReading(), into: store, replacing: true)
    #expect(outcome.report.skipped.first.map(\.fact) == [.otherReadings(title: "데미안")])
    #expect(try book().reading?.number == 2 && book().earlierReadings.count == 1)
    try expectSound()
  }

  @Test func `a record that comes between two others takes its pages from the later one`() throws {
    let between = archive([
      (
        "readingRecords",
        [
          #"{"id":"0000000001109","book":"0000000001001","reading":1,"day":"2026-01-04","at":"12:00","page":210}"#,
          #"{"id":"0000000001110","book":"0000000001001","reading":2,"day":"2026-11-20","at":"08:00","page":50}"#,
        ]
      ),
      (
        "sentences",
        [
          #"{"id":"0000000001209","book":"0000000001001","addedAt":"2026-01-04T00:00:00Z","text":"x"}"#
        ]
      ),
    ])
    #expect(try read(between, into: store).added == 3)
    #expect(
      try history() == [
        "1 2026-01-03 200 150", "1 2026-01-04 210 10", "1 2026-01-05 240 30",
        "2 2026-11-18 10 10", "2 2026-11-19 45 35", "2 2026-11-20 50 5",
      ])
    #expect(try book().reading?.page == 50 && book().sentenceCount == 2)
    #expect(try read(between, into: store).unchanged == 3)
    try expectSound()
  }

  @Test func `a book whose id is in use is skipped with all its data, and reported`() throws {
    let other = ArchiveSample.everything
      .replacing("0000000001001", with: "0000000001901")
      .replacing("00000000011", with: "00000000019")
      .replacing("\"id\":\"0000000001201\"", with: "\"id\":\"0000000001991\"")
    let outcome = try read(other, into: store)
    #expect(outcome.added == 0 && outcome.keptDespiteDifference == 0)
    #expect(
      outcome.report.skipped.first.map(\.fact)
        == [.uniqueValueTaken(holder: "데미안")] + Array(repeating: .refersToMissing, count: 6))
    #expect(try text(of: store) == ArchiveSample.everything)
  }

  @Test func `two books with one ISBN are imported from an archive, also repeatedly`() throws {
    func record(_ place: Int) -> String {
      """
      {"id":"000000000130\(place)","title":"Faust \(place)","subtitle":"","author":"",\
      "publisher":"","isbn":"9788937460449","category":"other","description":"",\
      "theme":"honey","place":\(place),"addedAt":"2026-11-20T00:00:00+00:00"}
      """
    }
    let both = archive([("books", [record(1), record(2)])])
    let path = folder.place("both.db")
    let other = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    #expect(try read(both, into: other).added == 2)
    #expect(try read(both, into: other).unchanged == 2)
    let found = try other.read { try $0.books.book(ISBN("9788937460449")) }
    #expect(found?.title == "Faust 1")
    // An existing book with one of these titles may be the same book.
    let outcome = try read(both, into: store)
    #expect(outcome.added == 0 && outcome.report.skipped.first.count == 2)
    #expect(try SQLiteInspector(path: path).inspect().findings == [])
  }

  @Test func `a day that has a record, and a position in use, are left unchanged`() throws {
    let other = archive([
      (
        "books",
        [
          #"{"id":"0000000001009","title":"New","subtitle":"","author":"","publisher":"","category":"other","description":"","theme":"honey","place":0,"addedAt":"2026-11-20T00:00:00Z"}"#
        ]
      ),
      (
        "readingRecords",
        [
          #"{"id":"0000000001109","book":"0000000001001","reading":2,"day":"2026-11-19","at":"12:00","page":210}"#
        ]
      ),
    ])
    let outcome = try read(other, into: store)
    #expect(outcome.added == 1)
    #expect(outcome.report.skipped.first.map(\.fact) == [.uniqueValueTaken(holder: "2026-11-19")])
    #expect(try book("0000000001009").position == 8)
    #expect(try read(other, into: store).unchanged == 1)
    try expectSound()
  }

  @Test func `books at the last position leave room for later ones`() throws {
    func other(_ id: Int) -> String {
      archive([
        (
          "books",
          [
            #"{"id":"000000000100\#(id)","title":"New \#(id)","subtitle":"","author":"","publisher":"","category":"other","description":"","theme":"honey","place":1099511627776,"addedAt":"2026-11-20T00:00:00Z"}"#
          ]
        )
      ])
    }
    #expect(try read(other(8), into: store).added == 1)
    #expect(try book("0000000001008").position == Book.validPositions.upperBound)
    #expect(try read(other(9), into: store).added == 1)
    #expect(try book("0000000001008").position < book("0000000001009").position)
    try expectSound()
  }

  @Test func `a sentence is attached to the existing saying with the same text`() throws {
    let other = archive([
      (
        "sayings",
        [
          #"{"id":"0000000000909","number":1,"korean":"불을 지펴요.","who":"","tags":[],"addedAt":"1969-12-31T23:59:59.999+00:00","deckPlace":5}"#
        ]
      ),
      (
        "sentences",
        [
          #"{"id":"0000000001209","book":"0000000001003","saying":"0000000000909","addedAt":"2026-01-04T00:00:00Z","text":"x"}"#,
          #"{"id":"0000000001210","book":"0000000001003","saying":"0000000000908","addedAt":"2026-01-04T00:00:00Z","text":"y"}"#,
        ]
      ),
    ])
    let outcome = try read(other, into: store)
    #expect(outcome.added == 1 && outcome.unchanged == 1)
    #expect(outcome.report.skipped.first.map(\.fact) == [.refersToMissing])
    let text = try text(of: store)
    #expect(
      text.contains(#""id":"0000000001209","book":"0000000001003","saying":"0000000000501""#))
    #expect(try read(other, into: store).unchanged == 2)
  }

  @Test func `a book that is replaced by the archive's keeps its records and sentences`() throws {
    let moved = ArchiveSample.everything
      .replacing(#""2026-11-30","firstPage":0"#, with: #""2026-11-30","firstPage":5"#)
    #expect(try read(moved, into: store, replacing: true).replaced == 1)
    #expect(try history().suffix(2) == ["2 2026-11-18 10 5", "2 2026-11-19 45 35"])
    #expect(try book().reading?.page == 45 && book().sentenceCount == 1)
    #expect(try text(of: store) == moved)
    try expectSound()
  }

  @Test func `a page without records is restored, and stays if an older archive has none`() throws {
    let page = #""firstPage":0,"page":216}"#
    #expect(try book("0000000001002").reading?.page == 216)
    let older = ArchiveSample.everything.replacing(page, with: #""firstPage":0}"#)
    for replaces in [false, true] {
      #expect(
        try read(older, into: store, replacing: replaces).unchanged == ArchiveSample.records)
    }
    let renamed = older.replacing("소년이 온다", with: "소년")
    #expect(try read(renamed, into: store, replacing: true).replaced == 1)
    #expect(try book("0000000001002").reading?.page == 216)
    let lower = ArchiveSample.everything.replacing(page, with: #""firstPage":0,"page":0}"#)
    #expect(try read(lower, into: store).keptDespiteDifference == 1)
    #expect(try read(lower, into: store, replacing: true).replaced == 1)
    #expect(try book("0000000001002").reading?.page == 0)
    try expectSound()
    let other = SQLStore.sqlite(path: folder.place("old.db"), now: .fixed("2026-11-20T09:00"))
    let outcome = try read(older, into: other)
    #expect(outcome.added == ArchiveSample.records && outcome.report.skipped.first == [])
    #expect(try other.read { try $0.books.book(id("0000000001002"))?.reading?.page } == 0)
  }

  static let broken: [(String, String, ImportFact)] = [
    (
      #""finishedOn":"2026-02-03""#, #""finishedOn":"2026-01-31""#,
      .unreadable(field: "finishedOn", text: "\"2026-01-31\"")
    ),
    (#""startedOn":"2026-02-01","#, "", .missing(field: "startedOn")),
    (
      #""startedOn":"2026-02-01","#, #""startedOn":"2026-02-01","enteredStart":"2026-02-01","#,
      .unreadable(field: "enteredStart", text: "\"2026-02-01\"")
    ),
    (
      #""place":0,"addedAt""#, #""place":1099511627777,"addedAt""#,
      .unreadable(field: "place", text: "1099511627777")
    ),
    (
      #""theme":"blueberry""#, #""theme":"plaid""#,
      .unreadable(field: "theme", text: "\"plaid\"")
    ),
    (
      "\"isbn\":\"9788936434120\"", "\"isbn\":\"9788936434121\"",
      .unreadable(field: "isbn", text: "\"9788936434121\"")
    ),
    (
      #""firstPage":50,"page":240"#, #""firstPage":50,"page":49"#,
      .unreadable(field: "page", text: "49")
    ),
    (
      #""firstPage":0,"page":216"#, #""firstPage":217,"page":216"#,
      .unreadable(field: "page", text: "216")
    ),
    (
      #"{"book":"0000000001001","reading":1,"#, #"{"book":"0000000001001","#,
      .missing(field: "reading")
    ),
    (#""page":45}"#, #""page":20001}"#, .unreadable(field: "page", text: "20001")),
    (#""at":"12:00""#, #""at":"25:00""#, .unreadable(field: "at", text: "\"25:00\"")),
    (#""text":"\"Star stuff\"""#, #""text":"""#, .unreadable(field: "text", text: "\"\"")),
    (
      #"{"reminder":"reading:2026-11-19","channel":"desktop","#,
      #"{"reminder":"reading:2026-11-19","#, .missing(field: "channel")
    ),
    (#"{"channel":"screen""#, #"{"channel":"""#, .unreadable(field: "channel", text: "\"\"")),
  ]

  @Test(.inWholeRuns, arguments: broken)
  func `a broken book record is reported, and unrelated ones are read`(
    good: String, bad: String, fact: ImportFact
  ) throws {
    try #require(ArchiveSample.everything.contains(good))
    let path = folder.file("other.db")
    let other = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    let outcome = try read(ArchiveSample.everything.replacing(good, with: bad), into: other)
    let facts = outcome.report.skipped.first.map(\.fact)
    #expect(facts.first == fact)
    #expect(facts.dropFirst().allSatisfy { $0 == .refersToMissing }, "\(facts)")
    #expect(outcome.added + facts.count == ArchiveSample.records)
    #expect(try SQLiteInspector(path: FilePath(path)).inspect().findings == [])
  }

  @Test func `a second open reading is restored as open`() throws {
    let end = #""finishedOn":"2026-01-06","#
    try #require(ArchiveSample.everything.contains(end))
    let path = folder.place("open.db")
    let other = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    let open = ArchiveSample.everything.replacing(end, with: "")
    #expect(try read(open, into: other).added == ArchiveSample.records)
    let past = try other.read { try $0.books.pastReadings(of: id("0000000001001")) }
    #expect(past.map(\.reading.isFinished) == [false])
    #expect(past.first?.reading.page == 240 && past.first?.reading.lastRecord?.pages == 40)
    #expect(try text(of: other) == open)
    #expect(try SQLiteInspector(path: path).inspect().findings == [])
  }

  @Test func `results of the last search are not archived`() throws {
    try store.write { repositories in
      try repositories.bookFindings.replace(with: [
        FoundBook(BookDetails(title: try BookTitle("파우스트")), from: .classics)
      ])
    }
    #expect(try text(of: store) == ArchiveSample.everything)
  }
}
