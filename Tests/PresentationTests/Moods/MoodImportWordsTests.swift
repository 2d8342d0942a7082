import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodImportWordsTests {
  private static let facts: [ImportFact] = [
    .noLevel(records: 3),
    .unstorableValues(field: "photos", records: 1),
    .splitText(limit: 250, moods: 3),
    .datesRead(as: .dayFirst, text: "05/01/2024"), .unreadable(field: "at", text: "soon"),
  ]

  @Test func `interpreted names are reported with the option to change them`() throws {
    let fact = ImportFact.namesRead(try NamedLevels("tired=30,so-so=50"))
    for language in Language.allCases {
      var report = ImportReport()
      report.warn(line: 2, fact)
      var console = Console.recording(ConsoleTraits(language: language))
      ImportReportWords(language: language, record: CountedNoun(ko: "기록", en: "entry"))
        .printReport(report, in: &console)
      #expect(console.recordedErrors.contains("--levels 'tired=30,so-so=50'"))
    }
  }

  @Test(arguments: [("", 30), ("40", 40)])
  func `an empty answer about a feeling keeps its usual level`(
    answer: String, level: Int
  ) throws {
    var traits = ConsoleTraits(language: .english)
    (traits.inputIsTerminal, traits.errorIsTerminal) = (true, true)
    var console = Console.recording(traits, answers: [answer])
    let names = [NamedCount("tired", records: 2)]
    let hints = try console.askFor(.unknownMoods(names), besides: ImportHints())
    #expect(hints?.levels["tired"]?.value == level)
    #expect(console.recordedErrors.contains("tired (2 entries), Enter for 30: "))
  }

  @Test(arguments: Language.allCases)
  func `every fact about mood files has a sentence`(language: Language) throws {
    var report = ImportReport()
    for (place, fact) in Self.facts.enumerated() { report.warn(line: place + 1, fact) }
    var console = Console.recording(ConsoleTraits(language: language))
    ImportReportWords(
      language: language, record: CountedNoun(ko: "기록", en: "entry", plural: "entries")
    ).printReport(report, in: &console)
    try expectGolden("Moods/import-facts-\(language.rawValue)", console.recordedErrors)
  }

  @Test func `all unknown names are listed in the suggested option`() {
    let names = ["sparkling", "content", "반짝"].map { NamedCount($0, records: 2) }
    let words = NamedLevelsWords(names: names).sentence
    for language in Language.allCases {
      #expect(words(language).contains("--levels 'sparkling=…,content=…,반짝=…'"))
    }
  }

  @Test(arguments: [(5, 10), (10, 100), (100, 10)])
  func `interpreted scores are reported with the option to change them`(
    most: Int, other: Int
  ) {
    for language in Language.allCases {
      var report = ImportReport()
      report.warn(line: 2, .scoresRead(of: most, text: "4", level: 80))
      var console = Console.recording(ConsoleTraits(language: language))
      ImportReportWords(language: language, record: CountedNoun(ko: "기록", en: "entry"))
        .printReport(report, in: &console)
      let said = console.recordedErrors
      #expect(
        said.contains(language(ko: "--levels /\(other)처럼", en: "--levels /\(other).")), "\(said)")
    }
  }

  @Test func `the format follows the file name extension`() {
    #expect(MoodFormat(ending: "a/b.CSV") == .csv)
    #expect(MoodFormat(ending: "b.json") == .json)
    #expect(MoodFormat(ending: "journal.txt") == .jrnl)
    #expect(MoodFormat(ending: "a.csv/journal") == nil)
    #expect(MoodFormat(ending: "-") == nil)
  }
}
