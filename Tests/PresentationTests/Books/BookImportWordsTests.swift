import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct BookImportWordsTests {
  private static let facts: [ImportFact] =
    [
      .finishedInFuture(text: "2030-01-01"), .truncated(field: "author", to: 200),
      .abandoned(text: "did-not-finish"),
      .otherShelf(text: "favourites-2020", isFinished: true),
      .otherShelf(text: "favourites-2020", isFinished: false),
      .unstorableValues(field: "finished", records: 1),
      .unstorableValues(field: "Binding", records: 40),
      .unreadable(field: "theme", text: "plaid"),
      .shelvesInDescription(records: 3), .shelvesInDescription(records: 1),
      .quotationsSkipped(records: 1), .quotationsSkipped(records: 2),
      .authorFilledIn(title: "아몬드", author: "손원평"), .otherReadings(title: "데미안"),
      .existingDiffers(title: "데미안", fields: ["pages", "page", "rating", "description"]),
      .existingDiffers(title: "아몬드", fields: ["publisher"]),
      .existingDiffers(title: "모순", fields: ["publisher"]),
      .otherRecords(title: "데미안", records: 1), .otherRecords(title: "Demian", records: 7),
      .columnsInDescription(names: ["owner"], records: 1),
      .columnsInDescription(names: ["가", "나", "다", "라", "마", "바"], records: 40),
      .notBeingRead([.target]), .notBeingRead([.page, .start, .target]),
    ] + misfits.map { .inconsistentReading($0) }

  private static let misfits: [ReadingMisfit] = [
    .pastEnd(page: 500, pages: 442, kept: 441), .atEnd(pages: 442, kept: 441),
    .atEnd(pages: nil, kept: 99), .pageWithoutTotal(120), .pageWithoutTotal(40),
    .pageOrPercent("45"),
    .finishedBeforeEnd(page: 80, pages: 200), .finishedBeforeEnd(page: 40, pages: nil),
    .startInFuture(Day(literal: "2026-12-05")),
    .startAfterEnd(Day(literal: "2026-12-10"), end: Day(literal: "2026-12-05")),
    .targetBeforeStart(Day(literal: "2026-11-09"), start: Day(literal: "2026-11-10")),
    .targetTooFar(Day(literal: "2031-01-01"), latest: Day(literal: "2029-11-25")),
  ]

  @Test(arguments: Language.allCases)
  func `every fact about a book has a sentence`(language: Language) throws {
    var report = ImportReport()
    for (place, fact) in Self.facts.enumerated() { report.warn(line: place + 1, fact) }
    var console = Console.recording(ConsoleTraits(language: language))
    ImportReportWords(language: language, record: CountedNoun(ko: "줄", counter: "줄", en: "row"))
      .printReport(report, in: &console)
    try expectGolden("Books/import-facts-\(language.rawValue)", console.recordedErrors)
  }
}
