import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ContactTableTests {
  private func read(
    _ text: String, order: DateOrder? = nil
  ) throws -> (contacts: [ContactDetails], report: ImportReport) {
    var contacts: [ContactDetails] = []
    let report = try DetectedContactFile(
      zone: FixedZone.seoul, hints: ImportHints(dateOrder: order)
    )
    .read(Array(text.utf8).source(of: 11)) { contacts.append($0) }
    return (contacts, report)
  }

  @Test func `a Google row becomes a card with all its data`() throws {
    let (contacts, report) = try read(
      """
      First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,Labels,\
      E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,\
      Phone 2 - Value,Address 1 - Street,Address 1 - City,Custom Field 1 - Value
      영희,,김,모닥,편집자,1990-03-21,"두 줄
      메모",* myContacts,Work,a@b.kr ::: c@d.kr,Mobile,010-1234-5678,Home,02-345-6789,종로 1,서울,blue
      ,,,,,,,,,,,,,,,,

      """)
    let contact = try #require(contacts.first)
    #expect(contacts.count == 1)
    #expect(contact.name.value == "김영희")
    #expect(contact.phones.map(\.dialled) == ["01012345678", "023456789"])
    #expect(contact.birthday == (try Birthday.solar(checking: 3, 21, year: 1990)))
    let card = try #require(contact.card)
    for part in ["a@b.kr", "c@d.kr", "모닥", "편집자", "종로 1", "서울", "두 줄\\n메모", "blue"] {
      #expect(card.contains(part), "\(part)")
    }
    #expect(report.format == "Google Contacts" && report.readCount == 1)
    #expect(report.skipped.first == [ImportNote(line: 4, fact: .empty)])
  }

  @Test(arguments: [
    ("Name,Home Address,Home Country\nMina,1 High Street,UK\n", true),
    ("Name,Birthday\nMina,1990-03-21\n", false), ("이름,생일\n민아,1990-03-21\n", false),
  ])
  func `a table without phone numbers is a contact table too`(table: String, isSure: Bool) throws {
    let (contacts, report) = try read(table)
    #expect(contacts.count == 1 && report.format == "CSV" && report.skipped.total == 0)
    let bytes = Array(table.utf8)
    let found = try BeginningRecognizer().recognize(bytes.source(of: 11)).file
    #expect((found?.kind == .contacts) == isSure)
  }

  @Test(arguments: [
    ("이름,성,휴대폰\n민수,김,010-1234-5678\n", "김민수"),
    ("Name,Surname,Phone\nMina,Weber,010-1234-5678\n", "Mina Weber"),
    ("Name,Given Name,Family Name,Phone\nMina Weber,Mina,Weber,010-1234-5678\n", "Mina Weber"),
  ])
  func `a name beside a family name is the given name`(table: String, name: String) throws {
    let (contacts, _) = try read(table)
    #expect(contacts.map(\.name.value) == [name])
  }

  @Test func `Google's labels are kept, and formatted addresses are not repeated`() throws {
    let (contacts, report) = try read(
      """
      First Name,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,\
      E-mail 1 - Label,E-mail 1 - Value,Address 1 - Label,Address 1 - Formatted,\
      Address 1 - Street,Address 1 - City,Address 2 - Formatted,Website 1 - Label,\
      Website 1 - Value,Relation 1 - Label,Relation 1 - Value,Event 1 - Label,Event 1 - Value
      Ann,* myContacts ::: Tea: club ::: Work,Work iPhone,010-1111-2222,* Mobile,\
      010-3333-4444 ::: 010-5555-6666,\
      Grandma's,a@b.c,Home,"Bell St 1
      Seoul",Bell St 1,Seoul,Sea Road 9,Blog,https://a.b ::: https://c.d,Sister,Bea,Wedding,2010-05-01

      """)
    let card = try #require(contacts.first?.card)
    for line in [
      "CATEGORIES:Tea: club,Work", "item2.TEL;TYPE=work:010-1111-2222",
      "item2.X-ABLabel:Work iPhone",
      "TEL;TYPE=cell:010-3333-4444", "TEL;TYPE=cell:010-5555-6666", "X-ABLabel:Grandma's",
      "ADR;TYPE=home:;;Bell St 1;Seoul;;;", "ADR:;;Sea Road 9;;;;", "X-ABLabel:Blog",
      "URL:https://c.d", "NOTE:Sister: Bea\\nWedding: 2010-05-01",
    ] { #expect(card.contains(line), "\(line) in \(card)") }
    #expect(!card.contains("Bell St 1\\nSeoul") && !card.contains("myContacts"))
    #expect(report.warnings.total == 0)
  }

  @Test func `unsupported Outlook columns are reported, its default values are not`() throws {
    let (contacts, report) = try read(
      "First Name,E-mail Address,E-mail Display Name,Priority,Private,Home Address,Spouse\n"
        + "Ann,a@b.c,Ann (a@b.c),Normal,False,\"Bell St 1, Seoul\",Bob\n")
    let card = try #require(contacts.first?.card)
    #expect(card.contains("ADR;TYPE=home:;;Bell St 1\\, Seoul;;;;"))
    #expect(contacts.first?.note == "Spouse: Bob")
    #expect(
      report.warnings.first == [
        ImportNote(line: 2, fact: .unstorableValues(field: "E-mail Display Name", records: 1))
      ])
  }

  /// Other texts are not changed.
  @Test(arguments: [
    ("음력 8월 15일", "lunar:08-15"), ("음력 1990년 8월 15일", "lunar:1990-08-15"),
    ("1990년 음력 8월 15일", "lunar:1990-08-15"), ("8월 15일(음력)", "lunar:08-15"),
    ("8.15(음)", "lunar:08-15"), ("(음) 3.5", "lunar:03-05"), ("음력8월15일", "lunar:08-15"),
    ("음력 윤4월 8일", "lunar:leap-04-08"), ("lunar:2020-leap-04-08", "lunar:2020-leap-04-08"),
    ("음력 19900815", "lunar:1990-08-15"), ("음력 Aug 15, 1990", "lunar:1990-08-15"),
    ("음력 윤달 4월 8일", "lunar:leap-04-08"), ("음력 2월 30일", "lunar:02-30"),
    ("음력 13월 1일", nil), ("음력 8월", nil), ("음력 90년 8월 15일", nil), ("음력 8월 15일쯤", nil),
    ("음력 1990년 윤4월 8일", nil), ("12월 13일", "12-13"),
  ])
  func `lunar birthdays are read`(text: String, expected: String?) throws {
    let (contacts, report) = try read("이름,전화,생일\n엄마,010-1234-5678,\"\(text)\"\n")
    #expect(contacts.first?.birthday?.description == expected)
    #expect(report.warnings.total == (expected == nil ? 1 : 0))
    let card = try #require(contacts.first?.card)
    #expect(expected != nil || card.contains(":\(text)"), "\(card)")
  }

  @Test(arguments: [
    ("음력생일", "8/15", "", "lunar:08-15"), ("음력 생일", "1990-08-15", "", "lunar:1990-08-15"),
    ("생일", "1990-08-15", "음력", "lunar:1990-08-15"), ("생일", "4월 8일", "음력(윤달)", "lunar:leap-04-08"),
    ("생일", "8/15", "양력", "08-15"), ("생일", "8/15", "", "08-15"), ("생일", "8/15", "banana", nil),
    ("음력생일", "봄", "", nil),
  ])
  func `a column tells the calendar of a birthday`(
    name: String, text: String, calendar: String, expected: String?
  ) throws {
    let (contacts, report) = try read("이름,전화,\(name),음양력\n엄마,010-1234-5678,\(text),\(calendar)\n")
    #expect(contacts.first?.birthday?.description == expected)
    #expect(report.warnings.total == (expected == nil ? 1 : 0))
    #expect(contacts.first?.note == (expected == nil ? "\(name): \(text)" : nil))
  }

  @Test(arguments: ["봄", "unknown", "?", "봄, 아마"])
  func `an invalid birthday is reported and kept`(text: String) throws {
    let (contacts, report) = try read("이름,전화,생일\n엄마,010-1234-5678,\"\(text)\"\n")
    let contact = try #require(contacts.first)
    #expect(contact.birthday == nil && contact.phones.count == 1)
    #expect(
      report.warnings.first == [ImportNote(line: 2, fact: .unusable(field: "BDAY", text: text))])
  }

  @Test func `a birthday cannot inject a line into the card`() throws {
    let (contacts, _) = try read("이름,전화,생일\n엄마,010-1234-5678,\"--0321\nNOTE:planted\"\n")
    let card = try #require(contacts.first?.card)
    #expect(!card.split(whereSeparator: \.isNewline).contains("NOTE:planted"), "\(card)")
  }

  @Test func `Outlook birthdays have one date order, and zeros mean none`() throws {
    let head = "First Name,Last Name,Mobile Phone,E-mail Address,Birthday\n"
    let rows = "Ann,Lee,010-1111-2222,,3/4/1980\nBob,Roe,,b@c.d,12/25/1979\nCy,Poe,010,,0/0/00\n"
    let (contacts, report) = try read(head + rows)
    #expect(contacts.map(\.name.value) == ["Ann Lee", "Bob Roe", "Cy Poe"])
    #expect(
      contacts.map(\.birthday) == [
        try Birthday.solar(checking: 3, 4, year: 1980),
        try Birthday.solar(checking: 12, 25, year: 1979), nil,
      ])
    #expect(report.format == "Outlook")
    let ambiguous = head + "Ann,Lee,010-1111-2222,,3/4/1980\n"
    #expect(throws: DomainError.damaged(.ambiguousDates(text: "3/4/1980"))) { try read(ambiguous) }
    let told = try read(ambiguous, order: .dayFirst).contacts
    #expect(told.first?.birthday == (try Birthday.solar(checking: 4, 3, year: 1980)))
  }

  @Test func `unsupported columns of a Notion database are kept in the note`() throws {
    let (contacts, report) = try read(
      "\u{FEFF}Name,Birthday,Phone,Email,Tags\nMina Kim,\"March 21, 1990\",010-1234-5678,a@b.c,\"tea, run\"\n"
    )
    let contact = try #require(contacts.first)
    #expect(contact.name.value == "Mina Kim" && contact.emails == ["a@b.c"])
    #expect(contact.birthday == .solar(year: 1990, month: 3, day: 21))
    #expect(contact.note == "Tags: tea, run" && report.warnings.total == 0)
  }

  @Test func `a Korean table is read, and vCard files as before`() throws {
    let sheet = try read("이름,휴대폰,생일,메모\n엄마,010-1234-5678,1960년 5월 8일,생신 챙기기\n").contacts
    #expect(sheet.map(\.name.value) == ["엄마"])
    #expect(sheet.first?.birthday == (try Birthday.solar(checking: 5, 8, year: 1960)))
    #expect(sheet.first?.card?.contains("생신 챙기기") == true)
    let card = try read("BEGIN:VCARD\nVERSION:4.0\nFN:Mum\nTEL:010-1234-5678\nEND:VCARD\n")
    #expect(card.contacts.map(\.name.value) == ["Mum"] && card.report.format == "vCard")
  }
}
