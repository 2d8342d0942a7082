import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct HighlightTests {
  private func read(
    _ text: String, size: Int = 13
  ) throws -> (highlights: [ImportedHighlight], report: ImportReport) {
    var highlights: [ImportedHighlight] = []
    let report = try DetectedHighlightFile(zone: FixedZone.seoul)
      .read(Array(text.utf8).source(of: size)) {
        highlights.append($0)
        return []
      }
    return (highlights, report)
  }

  private func entry(
    _ facts: String, _ text: String, of title: String = "Demian (Hesse, Hermann)"
  ) -> String {
    "\u{FEFF}\(title)\r\n- \(facts)\r\n\r\n\(text)\r\n==========\r\n"
  }

  @Test(arguments: [
    "Your Highlight on page 12 | Location 170-172 | Added on Sunday, May 5, 2024 10:00:00 AM",
    "12쪽의 하이라이트 | 위치 170-172 | 추가된 날짜: 2024년 5월 5일 일요일 오전 10:00:00",
    "12쪽의 하이라이트 | 위치 170-172 | 2024년 5월 5일 일요일 오전 10:00:00에 추가됨",
    "12페이지의 하이라이트 | 위치 170-172 | 2024년 5월 5일 일요일 오전 10:00:00에 추가함",
    "12쪽의 하이라이트 | 위치 170-172 | 2024년 5월 5일 일요일 오전 10:00:00 추가됨",
    "Ihre Markierung auf Seite 12 | bei Position 170-172 | Hinzugefügt am Sonntag, 5. Mai 2024 10:00:00",
    "Votre surlignement sur la page 12 | emplacement 170-172 | Ajouté le dimanche 5 mai 2024 10:00:00",
    "La subrayado en la página 12 | posición 170-172 | Añadido el domingo, 5 de mayo de 2024 10:00:00",
    "Twoje podkreślenie na stronie 12 | lokalizacja 170-172 | Dodano: niedziela, 5 maja 2024 10:00:00",
  ])
  func `highlights are read in every language of the device`(facts: String) throws {
    let (highlights, report) = try read(entry(facts, "The egg is the world."))
    let highlight = try #require(highlights.first)
    #expect(highlight.title.value == "Demian" && highlight.author.value == "Hesse, Hermann")
    #expect(highlight.text.value == "The egg is the world.")
    #expect(highlight.page == 12)
    #expect(highlight.addedAt == Instant(rfc3339: "2024-05-05T10:00:00+09:00"))
    #expect(report.readCount == 1 && report.skipped.total == 0 && report.format == "Kindle")
  }

  @Test func `a note is joined with its highlight, and of overlapping ones the last is used`()
    throws
  {
    let added = "Added on Sunday, May 5, 2024 10:00:00 AM"
    let text =
      entry("Your Highlight on Location 170-171 | \(added)", "The bird")
      + entry("Your Highlight on page 3 | Location 20-21 | \(added)", "Other", of: "Cosmos")
      + entry("Your Highlight on Location 170-172 | \(added)", "The bird fights")
      + entry("Your Note on Location 172 | \(added)", "yes")
      + entry("Your Bookmark on Location 300 | \(added)", "")
      + entry("Your Highlight on Location 171-172 | \(added)", "Its way out")
      + entry("Your Note on Location 900 | \(added)", "alone")
    let (highlights, report) = try read(text)
    #expect(
      highlights.map { "\($0.title): \($0.text)" } == [
        "Demian: The bird fights\n\nyes", "Demian: Its way out", "Demian: alone", "Cosmos: Other",
      ])
    #expect(report.readCount == 4 && report.skipped.total == 0)
  }

  @Test func `an invalid entry is reported, and the rest is read`() throws {
    let good = entry("Your Highlight on page 1 | Added on May 5, 2024", "a")
    let (highlights, report) = try read("nothing\n==========\n" + good + "cut off\n- Your")
    #expect(highlights.map(\.text.value) == ["a"] && highlights.first?.page == 1)
    #expect(
      report.skipped.first == [
        ImportNote(line: 1, fact: .outsideRecord(text: "nothing")),
        ImportNote(line: 8, fact: .outsideRecord(text: "cut off")),
      ])
  }

  @Test func `an unreadable time is reported, and the passage kept`() throws {
    let when = "언젠가 밤에 추가됨"
    let (highlights, report) = try read(entry("12쪽의 하이라이트 | 위치 170 | \(when)", "알"))
    #expect(highlights.map(\.addedAt) == [nil] && report.readCount == 1)
    #expect(
      report.warnings.first == [
        ImportNote(line: 1, fact: .unreadable(field: "date", text: when))
      ])
    let entries = #"[{"text":"a","time":"soon"},{"text":"b","time":null},{"text":"c"}]"#
    let others = try read(#"{"title":"Peace","entries":\#(entries)}"#)
    #expect(others.highlights.count == 3)
    #expect(
      others.report.warnings.first.map(\.fact) == [.unreadable(field: "date", text: "soon")])
  }

  @Test func `a KOReader export is read, with one book or several`() throws {
    let book =
      #"{"title":"Peace","author":"Gene Wolfe\nSomebody","entries":[{"chapter":"I","page":3,"time":1714870800,"#
      + #""sort":"highlight","text":"a","note":"b"},{"text":""},{"page":"7","text":"c"},{"page":"vii","text":"d"}]}"#
    for text in [book, #"{"version":"json/1.0.0","documents":[\#(book)]}"#] {
      let (highlights, report) = try read(text)
      #expect(highlights.map(\.text.value) == ["a\n\nb", "c", "d"])
      #expect(highlights.map(\.page) == [3, 7, nil])
      #expect(
        report.warnings.first.map(\.fact) == [.unreadable(field: "page", text: "vii")])
      #expect(highlights.first?.author.value == "Gene Wolfe, Somebody")
      #expect(highlights.first?.addedAt == Instant(milliseconds: 1_714_870_800_000))
      #expect(report.skipped.total == 1 && report.format == "KOReader")
    }
  }

  private static let readwise =
    "Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,"
    + "Highlighted at,Document tags\n"

  @Test func `a Readwise table is read by book, in the order of positions`() throws {
    let rows = [
      #""Second, ""passage"".",Demian,Hermann Hesse,B0,,yellow,,page,30,2024-05-06 01:02:03+00:00,"#,
      "Other,Cosmos,Carl Sagan,,,,,location,7,,",
      "\"First\nline\",Demian,Hermann Hesse,B0,mine,,a b,page,4,2024-05-05 01:02:03+00:00,x",
    ]
    let (highlights, report) = try read(Self.readwise + rows.joined(separator: "\n") + "\n")
    #expect(
      highlights.map { "\($0.title) (\($0.author)): \($0.text)" } == [
        "Demian (Hermann Hesse): First\nline\n\nmine",
        "Demian (Hermann Hesse): Second, \"passage\".", "Cosmos (Carl Sagan): Other",
      ])
    #expect(highlights.map(\.page) == [4, 30, nil])
    #expect(
      highlights.map(\.addedAt) == [
        Instant(rfc3339: "2024-05-05T01:02:03Z"), Instant(rfc3339: "2024-05-06T01:02:03Z"), nil,
      ])
    #expect(report.format == "Readwise" && report.readCount == 3 && report.skipped.total == 0)
    #expect(
      report.warnings.first == [
        ImportNote(line: 2, fact: .unstorableValues(field: "color", records: 1)),
        ImportNote(line: 4, fact: .unstorableValues(field: "tags", records: 1)),
        ImportNote(line: 4, fact: .unstorableValues(field: "document tags", records: 1)),
      ])
  }

  @Test func `a table of highlights keeps refused rows and reports unreadable ones`() throws {
    let rows = ",Demian,Hermann Hesse,,,,,page,1,,\nA,,,,,,,page,1,,\nB,Demian,,,,,,page,x,soon,\n"
    let (highlights, report) = try read(Self.readwise + rows)
    #expect(highlights.map(\.text.value) == ["B"])
    #expect(highlights.first?.page == nil && highlights.first?.addedAt == nil)
    #expect(report.readCount == 1 && report.skipped.total == 2)
    #expect(
      report.warnings.first == [
        ImportNote(line: 4, fact: .unreadable(field: "page", text: "x")),
        ImportNote(line: 4, fact: .unreadable(field: "date", text: "soon")),
      ])
    let korean = try read(Self.readwise + "A,Demian,,,,,,page,12쪽,,\n")
    #expect(korean.highlights.first?.page == 12 && korean.report.warnings.total == 0)
  }

  @Test(arguments: [
    "VolumeID,Title,Author,Text,Annotation,DateCreated\n"
      + "file:///a,Peace,Gene Wolfe,a,b,2024-05-05T10:00:00.000\n"
      + "file:///a,Peace,Gene Wolfe,c,,2024-05-06T10:00:00.000\n"
      + "file:///a,Peace,Gene Wolfe,,,2024-05-07T10:00:00.000\n",
    "annotation,Peace,Gene Wolfe,2024-05-05T10:00:00.000,1970-01-01T00:00:00.000,b,a\r\n"
      + "highlight,Peace,Gene Wolfe,2024-05-06T10:00:00.000,1970-01-01T00:00:00.000,,c\r\n"
      + "bookmark,Peace,Gene Wolfe,2024-05-07T10:00:00.000,1970-01-01T00:00:00.000,,\r\n",
  ])
  func `Kobo highlights are read, with or without column names`(text: String) throws {
    let (highlights, report) = try read(text)
    #expect(highlights.map { "\($0.title): \($0.text)" } == ["Peace: a\n\nb", "Peace: c"])
    #expect(highlights.first?.addedAt == Instant(rfc3339: "2024-05-05T10:00:00+09:00"))
    #expect(report.format == "Kobo" && report.readCount == 2 && report.skipped.total == 1)
  }
}
