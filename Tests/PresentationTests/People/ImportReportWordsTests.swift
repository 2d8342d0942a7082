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
  func `every fact has its sentence`(language: Language) throws {
    var report = ImportReport()
    for (place, fact) in Self.facts.enumerated() { report.warn(line: place + 1, fact) }
    try expectGolden("People/import-facts-\(language.rawValue)", told(report, language))
  }

  @Test(arguments: Language.allCases)
  func `of a file of broken cards a hundred are told`(language: Language) throws {
    var report = ImportReport()
    for line in 1...250 { report.skip(line: line, .missing(field: "\(line)")) }
    let lines = told(report, language).split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.first?.contains("250") == true)
    #expect(lines.last?.contains("150") == true)
  }

  @Test func `what is the same of many lines is said once`() {
    var report = ImportReport()
    for line in 1...60 { report.warn(line: line, .differs) }
    report.warn(line: 7, .empty)
    report.warn(line: 9, .empty)
    let lines = told(report, .korean).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("62"))
    #expect(lines[1].hasPrefix("  1, 2, 3, 4, 5, 6, 7, 8번째 줄 등 60곳: "))
    #expect(lines[2].hasPrefix("  7, 9번째 줄: "))
    #expect(told(report, .english).contains("lines 1, 2, 3, 4, 5, 6, 7, 8 and 52 more: "))
  }

  @Test func `a file without trouble is not spoken of`() {
    #expect(told(ImportReport(), .english).isEmpty)
  }

  private func told(_ report: ImportReport, _ language: Language) -> String {
    var console = Console.recording(ConsoleTraits(language: language))
    ImportReportWords(language: language, record: CountedNoun(ko: "카드", en: "card"))
      .tell(report, in: &console)
    return console.recordedErrors
  }
}
