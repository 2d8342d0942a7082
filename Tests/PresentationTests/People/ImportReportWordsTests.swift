import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ImportReportWordsTests {
  private static let facts: [ImportFact] = [
    .empty, .noName, .group, .invalid([Issue(field: .contactName, problem: .empty)]),
    .tooLarge(limit: 1_000_000), .outsideRecord(text: "stray"), .unfinished,
    .missing(field: "VERSION"), .unreadableLine(text: "no colon"),
    .unusable(field: "BDAY", text: "next spring"), .wrongCharset(field: "FN", name: "KSC5601"),
    .notText(field: "NOTE"), .unknownCharset, .malformed(column: 7), .strayQuote, .openQuote,
    .tooManyValues(limit: 5, actual: 7),
  ]

  @Test(arguments: Language.allCases)
  func `every fact has a sentence`(language: Language) throws {
    var report = ImportReport()
    for (place, fact) in Self.facts.enumerated() { report.warn(line: place + 1, fact) }
    try expectGolden("People/import-facts-\(language.rawValue)", told(report, language))
  }

  @Test(arguments: Language.allCases)
  func `for a file of broken cards a hundred problems are listed`(language: Language) throws {
    var report = ImportReport()
    for line in 1...250 { report.skip(line: line, .missing(field: "\(line)")) }
    let lines = told(report, language).split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.first?.contains("250") == true)
    #expect(lines.last?.contains("150") == true)
  }

  @Test(arguments: [
    (ImportFact.skippedArchiveFiles(name: "photos", files: 1), "‘photos’는 담을"),
    (.skippedArchiveFiles(name: "사진", files: 2), "‘사진’은 담을"),
    (.truncatedForDisplay(field: "메모", limit: 1_000), "메모가 1000자보다"),
    (.truncatedForDisplay(field: "SUMMARY", limit: 1_000), "제목이 1000자보다"),
    (.truncatedForDisplay(field: "X-SUMMARY", limit: 1_000), "X-SUMMARY가 1000자보다"),
  ])
  func `a particle follows the sound of the quoted text`(fact: ImportFact, said: String) {
    var report = ImportReport()
    report.warn(line: 1, fact)
    #expect(told(report, .korean).contains(said), "\(told(report, .korean))")
  }

  @Test func `equal problems of many lines are reported once`() {
    var report = ImportReport()
    for line in 1...60 { report.warn(line: line, .existingItemKept) }
    report.warn(line: 7, .empty)
    report.warn(line: 9, .empty)
    let lines = told(report, .korean).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("62"))
    #expect(lines[1].hasPrefix("  1–60번째 줄: "))
    #expect(lines[2].hasPrefix("  7, 9번째 줄: "))
    #expect(told(report, .english).contains("  lines 1–60: "))
  }

  @Test func `every refused line is named`() {
    var report = ImportReport()
    for line in 1...90 { report.skip(line: line * 2, .empty) }
    let lines = told(report, .english).split(separator: "\n")
    let list = (1...90).map { "\($0 * 2)" }.joined(separator: ", ")
    #expect(lines == ["Not read (90):", "  lines \(list): It is empty."])
    // Above a hundred, a report file contains them all.
    for line in 91...250 { report.skip(line: line * 2, .empty) }
    #expect(told(report, .english).hasSuffix("and 150 more; --report FILE writes all of them.\n"))
  }

  @Test func `problems that differ only in a value are reported once with the values`() {
    var report = ImportReport()
    for (line, text) in ["soon", "later", "soon"].enumerated() {
      report.warn(line: line + 2, .unreadable(field: "finished", text: text))
    }
    report.warn(line: 9, .unreadable(field: "added", text: "soon"))
    for line in 20..<27 { report.warn(line: line, .uniqueValueTaken(holder: "\(line)")) }
    #expect(
      told(report, .english).split(separator: "\n").dropFirst() == [
        "  lines 2–4: The value of finished cannot be read: “soon”, “later”.",
        "  line 9: The value of added cannot be read: “soon”.",
        "  lines 20–26: Something else is already using it: “20”, “21”, “22”, “23”, “24” and 2 others.",
      ])
    #expect(
      told(report, .korean).split(separator: "\n").dropFirst() == [
        "  2–4번째 줄: 다 읽은 날의 값을 읽을 수 없어요: ‘soon’, ‘later’.",
        "  9번째 줄: 추가일의 값을 읽을 수 없어요: ‘soon’.",
        "  20–26번째 줄: 다른 것이 이미 쓰고 있어요: ‘20’, ‘21’, ‘22’, ‘23’, ‘24’ 외 2개.",
      ])
  }

  @Test(arguments: [
    (
      OversizedRecord.Part.line("ATTACH"), 512 << 10,
      "line 1: An event has room for 512 KB, so its ATTACH was left out and the rest was kept. Only"
        + " the file has it, so do not delete the file: “Photos”, “Trip”.",
      "일정 하나에는 512 KB까지 담을 수 있어서 ATTACH 값은"
    ),
    (
      .entireRecord, 512 << 10,
      "It is larger than 512 KB, so it was not imported and is only in the file", "512 KB보다 커서"
    ),
    (
      .zones, 64 << 10, "Its time zone definitions are larger than 64 KB, so it was not imported",
      "시간대 정의가 64 KB보다 커서"
    ),
    (
      .fileZones, 4 << 20, "A file can have up to 4 MB of time zone definitions in all",
      "모두 합쳐 4 MB까지"
    ),
  ])
  func `an oversized record is reported by title, with its limit`(
    part: OversizedRecord.Part, limit: Int, english: String, korean: String
  ) {
    var report = ImportReport()
    for title in ["Photos", "Trip"] {
      report.warn(line: 1, .oversized(OversizedRecord(part, of: title, limit: limit)))
    }
    #expect(told(report, .english).contains(english), "\(told(report, .english))")
    #expect(told(report, .english).hasSuffix(": “Photos”, “Trip”.\n"))
    #expect(told(report, .korean).contains(korean), "\(told(report, .korean))")
    #expect(told(report, .korean).hasSuffix(": ‘Photos’, ‘Trip’.\n"))
  }

  @Test(arguments: [
    (ImportFact.unreadable(field: "pages", text: "many"), "쪽수의 값을 읽을 수 없어요: ‘many’."),
    (.unreadable(field: "rating", text: "four"), "별점의 값을 읽을 수 없어요: ‘four’."),
    (.unusable(field: "BDAY", text: "봄"), "생일(BDAY)의 값은 쓸 수 없어 그대로 두었어요: ‘봄’."),
    (.unusable(field: "X-ODD", text: "?"), "X-ODD의 값은 쓸 수 없어 그대로 두었어요: ‘?’"),
    (.missing(field: "title"), "‘제목(title)’ 항목이 없어요."),
    (.missing(field: "id"), "‘id’ 항목이 없어요."),
    (.truncatedForDisplay(field: "SUMMARY", limit: 200), "제목이 200자보다 길어"),
    (.missing(field: "level"), "‘점수(level)’ 항목이 없어요."),
    (.unseparatedLines(lines: 6), "6줄을 모두 글귀 하나로"),
    (.tagsInMemo(text: "요가, 책"), "메모에 적었어요: ‘요가, 책’."),
    (.defaultUsed(field: "time", text: "12:00", records: 3), "여기부터 카드 3개에 ‘시각’ 값이 없어"),
    (.defaultUsed(field: "time", text: "12:00", records: 1), "줄: ‘시각’ 값이 없어 그 자리에 ‘12:00’을"),
    (.noLevel(records: 3), "여기부터 카드 3개에 점수가 없어요"),
  ])
  func `fields have Korean names`(fact: ImportFact, expected: String) {
    var report = ImportReport()
    report.warn(line: 1, fact)
    #expect(told(report, .korean).contains(expected), "\(told(report, .korean))")
  }

  /// Some problems are known only after the whole file has been read.
  @Test func `problems are listed in the order of lines`() {
    var report = ImportReport()
    report.warn(line: 9, .unfinished)
    report.warn(line: 2, .droppedTags(text: "a"))
    report.warn(line: 8, .unfinished)
    report.warn(line: 2, .unstorableValues(field: "b", records: 1))
    #expect(
      told(report, .english).split(separator: "\n").dropFirst().map { $0.prefix(13) } == [
        "  line 2: Tag", "  line 2: Hea", "  lines 8, 9:",
      ])
  }

  @Test func `a file without problems has no report`() {
    #expect(told(ImportReport(), .english).isEmpty)
  }

  private func told(_ report: ImportReport, _ language: Language) -> String {
    var console = Console.recording(ConsoleTraits(language: language))
    ImportReportWords(language: language, record: CountedNoun(ko: "카드", en: "card"))
      .printReport(report, in: &console)
    return console.recordedErrors
  }
}
