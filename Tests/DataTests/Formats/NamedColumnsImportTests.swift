import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Tables whose columns the user names.
@Suite struct NamedColumnsImportTests {
  private func hints(
    _ said: String = "", earlier: [String] = [], asking: Bool = false
  ) -> ImportHints {
    var hints = ImportHints()
    hints.columns = NamedColumns(said) ?? NamedColumns()
    hints.earlierColumns = earlier.compactMap { NamedColumns($0) }
    hints.canAskUser = asking
    return hints
  }

  private func books(_ table: String, _ hints: ImportHints) throws -> (
    books: [ImportedBook], report: ImportReport
  ) {
    var books: [ImportedBook] = []
    let report = try DetectedBookFile(zone: FixedZone.utc, hints: hints)
      .read(Array(table.utf8).source(of: 7)) {
        books.append($0)
        return []
      }
    return (books, report)
  }

  private static let table = "품목,만든 이,값\n소년이 온다,한강 (지은이),15000\n"

  @Test(arguments: [
    ("품목=title,만든 이=author", []), ("만든이=저자,품목=제목", []),
    ("", ["품목=title,만든 이=author,값=*", "no such=title"]),
    ("만든 이=author", ["품목=title,만든이=*,값=*"]),
  ])
  func `columns are read as the user says or said`(said: String, earlier: [String]) throws {
    let read = try books(Self.table, hints(said, earlier: earlier))
    let book = try #require(read.books.first)
    #expect(book.details.title.value == "소년이 온다")
    #expect(book.details.author.value == "한강")
    #expect(book.details.description.value == "값: 15000")
    #expect(
      read.report.columns == [
        ReadColumn("품목", "title"), ReadColumn("만든 이", "author"), ReadColumn("값", nil),
      ])
  }

  @Test(arguments: [
    (#"[{"when": "2026-11-01", "how": "good", "said": "a walk"}]"#, "when=date,how=mood,said=memo"),
    (#"[{"date": "2026-11-01", "mood": "good", "memo": "a walk"}]"#, ""),
  ])
  func `keys of JSON objects are read by their names or as the user says`(
    text: String, said: String
  ) throws {
    var moods: [ImportedMood] = []
    _ = try AnyMoodFile(
      zone: FixedZone.utc, zones: { _ in nil }, hints: hints(said)
    ).read(Array(text.utf8).source(of: 5)) {
      moods.append($0)
      return nil
    }
    #expect(
      throws: DomainError.damaged(.unknownField("scoer", fields: MoodPart.fields.map(\.name)))
    ) {
      try AnyMoodFile(zone: FixedZone.utc, zones: { _ in nil }, hints: hints("how=scoer"))
        .read(Array(text.utf8).source(of: 5)) { _ in nil }
    }
    #expect(moods.map(\.details.level?.value) == [70])
    #expect(moods.first?.details.memo.value == "a walk")
  }

  @Test(arguments: ["name=title", "name=title,phone=*,memo=*", "name=title,memo=*"])
  func `what was said about other columns does not count`(earlier: String) throws {
    #expect(throws: DomainError.self) { try books("name,phone\nA,1\n", hints(earlier: [earlier])) }
  }

  @Test func `answers are reported with all columns of the table`() throws {
    #expect(
      try books(Self.table, hints("품목=title,만든 이=author")).report.answers.text
        == "품목=title,만든 이=author,값=*")
    let earlier = ["품목=title,만든 이=*,값=*"]
    #expect(
      try books(Self.table, hints("만든 이=author", earlier: earlier)).report.answers.text
        == "품목=title,값=*,만든 이=author")
    #expect(try books(Self.table, hints(earlier: earlier)).report.answers.isEmpty)
    // They have the names of the columns in the file, however the user typed them.
    #expect(
      try books(Self.table, hints("만든이=author,품목=title")).report.answers.text
        == "만든 이=author,품목=title,값=*")
  }

  @Test func `a question without an answer is not asked again, and leaves no answer`() throws {
    let read = try books("title,author,값\nA,B,1\n", hints("값=*", asking: true))
    #expect(read.report.answers.isEmpty)
    #expect(read.report.columns.last == ReadColumn("값", nil))
  }

  @Test func `columns that are shown alike are asked about once`() throws {
    let long = String(repeating: "가", count: ImportFact.excerptLength)
    for (names, said) in [("값,값", "값=*"), ("\(long)나,\(long)다", "\(long)=*")] {
      let read = try books("title,author,\(names)\nA,B,1,2\n", hints(said, asking: true))
      #expect(read.report.answers.isEmpty)
    }
    // A name that is cut in messages can be typed like that.
    let cut = try books("\(long)나,author\nA,B\n", hints("\(long)=title"))
    #expect(cut.books.map(\.details.title.value) == ["A"])
    // The answer is about the column in the file, not the one that is now called so.
    let other = try books(
      "title,제목,author\nA,B,C\n", hints("제목=author,author=*", asking: true))
    #expect(other.books.map(\.details.author.value) == ["B"])
  }

  @Test func `the user's word goes before the name of another column`() throws {
    let table = "title,제목,author\nA,B,C\n"
    let read = try books(table, hints("제목=title"))
    #expect(read.books.first?.details.title.value == "B")
    #expect(try books(table, hints("title=")).books.first?.details.title.value == "B")
  }

  @Test func `a wrong column or field is refused`() {
    let columns = ["품목", "만든 이", "값"]
    #expect(throws: DomainError.damaged(.missingColumn("품몫", columns: columns))) {
      try books(Self.table, hints("품몫=title"))
    }
    let fields = BookPart.fields.map(\.name)
    #expect(throws: DomainError.damaged(.unknownField("titel", fields: fields))) {
      try books(Self.table, hints("품목=title,값=titel"))
    }
    // Also if the table still lacks a column that it needs.
    #expect(throws: DomainError.damaged(.unknownField("titel", fields: fields))) {
      try books(Self.table, hints("품목=titel"))
    }
    #expect(
      throws: DomainError.damaged(
        .unknownColumns(columns.map { ReadColumn($0, nil) }, fields: fields))
    ) { try books(Self.table, hints()) }
    #expect(
      throws: DomainError.damaged(
        .unknownColumns(columns.map { ReadColumn($0, nil) }, fields: fields))
    ) { try books(Self.table, hints("만든 이=author")) }
  }

  @Test func `a wrong field is named even if the kind of the table is unknown`() throws {
    func recognized(_ said: String) throws -> [String] {
      try BeginningRecognizer().recognize(
        Array("물건,값\n의자,1\n".utf8).source(of: 5), hints(said)
      ).columns
    }
    let error = try #require(throws: DomainError.self) { try recognized("물건=titel") }
    var fields: [String] = []
    if case .damaged(.unknownField("titel", let names)) = error { fields = names }
    #expect(Set(["title", "score", "birthday", "place", "who", "highlight"]).isSubset(of: fields))
    #expect(Set(fields).count == fields.count)
    // Names of columns that some kind of table has are no mistakes.
    for said in ["물건=title", "물건=제목", "물건=휴대폰", "물건=score", "물건="] {
      #expect(try recognized(said) == ["물건", "값"], "\(said)")
    }
  }

  @Test func `the user's word goes before the name of another column of scores`() throws {
    var levels: [Int?] = []
    _ = try AnyMoodFile(zone: FixedZone.utc, zones: { _ in nil }, hints: hints("평가=score"))
      .read(Array("date,level,평가\n2026-12-01,20,80\n".utf8).source(of: 5)) {
        levels.append($0.details.level?.value)
        return nil
      }
    #expect(levels == [80])
    #expect(
      throws: DomainError.damaged(.unknownField("scoer", fields: MoodPart.fields.map(\.name)))
    ) {
      try AnyMoodFile(zone: FixedZone.utc, zones: { _ in nil }, hints: hints("a=scoer"))
        .read(Array("a,b\n20,80\n".utf8).source(of: 5)) { _ in nil }
    }
  }

  @Test func `unknown columns are asked about once`() throws {
    let known = "title,author,값\nA,B,1\n"
    let columns = [
      ReadColumn("title", "title"), ReadColumn("author", "author"), ReadColumn("값", nil),
    ]
    let question = DomainError.damaged(
      .unknownColumns(columns, fields: BookPart.fields.map(\.name)))
    #expect(throws: question) { try books(known, hints(asking: true)) }
    let answered = try books(known, hints("값=", asking: true))
    #expect(answered.books.first?.details.description.value == "값: 1")
    #expect(answered.report.columns == Array(columns.prefix(2)))
    // A known program is not asked about.
    let goodreads = "Title,Author,Exclusive Shelf,Shop\nA,B,read,C\n"
    #expect(try books(goodreads, hints(asking: true)).report.columns.isEmpty)
  }

  @Test func `tables of every kind are read by the names of the user`() throws {
    let said = hints("a=title,b=date,c=place")
    var events: [ReadEvent] = []
    _ = try CalendarTrial().file.withHints(said).read(
      Array("a,b,c\nTrip,2026-12-01,Sea\n".utf8).source(of: 5)
    ) { event, _ in events.append(event) }
    #expect(events.first?.details.title.value == "Trip")
    var contacts: [ContactDetails] = []
    _ = try DetectedContactFile(zone: FixedZone.utc, hints: hints("a=name,b=mobile,c=birthday"))
      .read(Array("a,b,c\nMina,010-1234-5678,1990-03-21\n".utf8).source(of: 5)) {
        contacts.append($0)
      }
    #expect(contacts.first?.name.value == "Mina" && contacts.first?.birthday != nil)
    var moods: [ImportedMood] = []
    _ = try AnyMoodFile(
      zone: FixedZone.utc, zones: { _ in nil }, hints: hints("a=date,b=score,c=memo")
    ).read(Array("a,b,c\n2026-12-01,80,fine\n".utf8).source(of: 5)) {
      moods.append($0)
      return nil
    }
    #expect(moods.first?.details.level?.value == 80)
    var sayings: [ImportedSaying] = []
    _ = try DetectedSayingFile(zone: FixedZone.utc, hints: hints("a=text,b=who"))
      .read(Array("a,b\nHello,Me\n".utf8).source(of: 5)) { sayings.append($0) }
    #expect(sayings.first?.details.author.value == "Me")
    var lines: [ImportedHighlight] = []
    _ = try DetectedHighlightFile(zone: FixedZone.utc, hints: hints("a=title,b=밑줄"))
      .read(Array("a,b\nBook,Line\n".utf8).source(of: 5)) {
        lines.append($0)
        return []
      }
    #expect(lines.first?.text.value == "Line")
  }

  @Test(arguments: [
    // Naver, Aladin, YES24, Kyobo and 북적북적.
    "도서명,저자,출판사,출간일,ISBN", "상품명,저자/아티스트,출판사/제작사,출간일,ISBN13",
    "상품명,저자/역자,출판사,발행일,ISBN", "도서명,저자명,출판사명,발행일자,ISBN",
    "책 제목,지은이,출판사,출판일,ISBN",
  ])
  func `the columns of Korean shops and programs are known`(header: String) throws {
    let read = try books(
      header + "\n채식주의자,한강 지음,창비,2007-10-30,9788936433598\n", hints(asking: true))
    let details = try #require(read.books.first?.details)
    #expect(details.title.value == "채식주의자" && details.author.value == "한강")
    #expect(details.publisher.value == "창비" && details.isbn?.value == "9788936433598")
    #expect(details.publishedOn?.description == "2007-10-30")
  }

  @Test func `every name that is offered is the name of a column`() {
    func check<Part: TablePart & Equatable>(
      _: Part.Type, _ others: [String], _ find: (CSVHeader) -> TableColumns<Part>?
    ) {
      for (part, name) in Part.fields {
        let columns = find(CSVHeader([name] + others.filter { $0 != name }))
        #expect(columns?[part].contains { $0.index == 0 } == true, "\(Part.self) \(name)")
      }
    }
    check(BookPart.self, ["title", "author"], BookProgram.columns)
    check(MoodPart.self, ["date", "score", "memo"], MoodProgram.columns)
    check(PlanPart.self, ["title", "start"], PlanProgram.columns)
    check(HighlightPart.self, ["title", "highlight"], HighlightProgram.columns)
    check(SayingPart.self, ["text"], SayingProgram.columns)
  }

  @Test(arguments: ["링크", "표지 링크", "미리 알림 날짜", "이름(성 제외)", "집 주소", "그룹", "웹페이지"])
  func `a Korean name that is shown for a field is the name of a column`(name: String) {
    let header = CSVHeader([name])
    let contacts = ContactTable.fieldNames(header)[0]
    let books = BookProgram.columns(header.adding(["title"]))?.fields[0]
    let plans = PlanProgram.columns(header.adding(["title", "start"]))?.fields[0]
    #expect(contacts ?? books ?? plans != nil)
  }

  @Test func `every field of a contact is reported under a name that can be typed`() throws {
    func fields(_ names: [String]) throws -> [String] {
      let file = DetectedContactFile(zone: FixedZone.utc)
      let values = names.map { _ in "1" }
      let table = [names, values].map { $0.joined(separator: ",") + "\n" }.joined()
      return try file.read(Array(table.utf8).source(of: 9)) { _ in }.columns.compactMap(\.field)
    }
    #expect(try fields(ContactTable.fields) == ContactTable.fields)
    let others = [
      "Name", "Middle Name", "Title", "Suffix", "Home Street", "Business Postal Code",
      "Other Country/Region", "Address 1 - City", "Business Address", "Mobile Phone",
    ]
    let reported = try fields(others)
    #expect(reported.count == others.count)
    #expect(try fields(reported) == reported)
  }
}
