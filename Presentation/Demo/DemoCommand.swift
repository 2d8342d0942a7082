import HearthDomain
import JSONText
import TerminalKit

/// Writes a large store of sample data, for tests and measurements.
package struct DemoCommand: Command {
  package typealias Options = SampleSize

  package static let commandName = CommandName(["demo"])

  package static let spec = CommandSpec(
    commandName, options: [days, moodsPerDay, people, sayings, events, books],
    runningTime: .shellOnly)

  private static let days = Option<Int>(
    "days", .number,
    help: defaultHelp(SampleSize.year.days, "며칠을 거슬러 올라갈지 정해요", "How many days it goes back")
  ) { try $0.days(in: 1...36_500) }

  private static let moodsPerDay = Option<Int>(
    "moods-per-day", in: 0...100,
    help: Words(
      ko: "하루에 기분이 몇 개인지 정해요. 기본은 1개에서 5개예요.",
      en: "How many moods a day has; 1 to 5 by default."))

  private static let people = numberOption(
    "people", SampleSize.year.people, ko: "사람 수", en: "people")
  private static let sayings = numberOption(
    "sayings", SampleSize.year.sayings, ko: "글귀 수", en: "sayings")
  private static let events = numberOption(
    "events", SampleSize.year.events, ko: "일정 수", en: "events")
  private static let books = numberOption("books", SampleSize.year.books, ko: "책 수", en: "books")

  private static func numberOption(
    _ name: String, _ usual: Int, ko: String, en: String
  ) -> Option<Int> {
    Option(name, in: 0...1_000_000, help: self.defaultHelp(usual, ko, "How many \(en)"))
  }

  private static func defaultHelp(_ usual: Int, _ korean: String, _ english: String) -> Words {
    Words(ko: "\(korean). 기본값은 \(usual).", en: "\(english); \(usual) by default.")
  }

  /// Fills a store of the given size, and reports the number of things written so far.
  package typealias FillStore =
    @Sendable (
      _ path: FilePath, SampleSize, Language, _ told: (Int) -> Void
    ) throws -> SampleCounts

  private let path: FilePath?
  private let isStoreEmpty: @Sendable (_ path: FilePath) throws -> Bool
  private let fillStore: FillStore

  /// Creates the command. `path` is the file given with `--store`; nil if there is none.
  package init(
    path: FilePath?, isStoreEmpty isFree: @escaping @Sendable (_ path: FilePath) throws -> Bool,
    fillStore fill: @escaping FillStore
  ) {
    self.path = path
    self.isStoreEmpty = isFree
    self.fillStore = fill
  }

  package static func parse(_ input: ParsedInput) throws -> Options {
    let usual = SampleSize.year
    return try SampleSize(
      days: input[days] ?? usual.days,
      moodsPerDay: input[moodsPerDay].map { $0...$0 } ?? usual.moodsPerDay,
      people: input[people] ?? usual.people, sayings: input[sayings] ?? usual.sayings,
      events: input[events] ?? usual.events, books: input[books] ?? usual.books)
  }

  package func run(_ options: Options, in console: inout Console) throws {
    let path = try requireEmptyFile()
    let counts = try fillStore(path, options, console.language) { written in
      guard console.traits.errorIsTerminal else { return }
      console.printNote(
        StyledText(console.language(ko: "\(written)개…", en: "\(written) items…"), .dim))
    }
    console.confirm(
      [counts.summary(path.quotable(limit: 200))(console.language)], json: counts.json(path))
  }

  /// Returns the given file. Throws if its store has contents, which must not be mixed with
  /// samples.
  private func requireEmptyFile() throws -> FilePath {
    guard let path else {
      throw UsageError(
        .missingOptionExplained("--store", why: DemoCommand.missingStoreMessage), in: ["demo"])
    }
    guard try isStoreEmpty(path) else {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "--store", en: "--store"), value: path.displayText,
          accepted: Words(
            ko: "아직 없는 파일이나 빈 파일", en: "a new or empty file")),
        in: ["demo"])
    }
    return path
  }

  private static let missingStoreMessage = Words(
    ko: "예시를 쓸 새 파일을 --store로 알려 주세요. 예: --store sample.db",
    en: "Name a new file for the sample data with --store, such as --store sample.db.")
}

extension SampleCounts {
  fileprivate func summary(_ path: String) -> Words {
    Words(
      ko: "예시 저장소를 만들었어요: \(path) (사람 \(people)명, 연락 \(waterings)번, 글귀 \(sayings)개, 기분 \(moods)개,"
        + " 일정 \(events)개, 책 \(books)권, 독서 기록 \(records)개)",
      en: "Wrote a sample store: \(path) (\(Plural("person", "people")(people)),"
        + " \(Plural("contact")(waterings)) with them, \(Plural("saying")(sayings)),"
        + " \(Plural("mood")(moods)), \(Plural("event")(events)), \(Plural("book")(books)),"
        + " \(Plural("reading record")(records)))")
  }

  fileprivate func json(_ path: FilePath) -> JSONObject {
    [
      "store": .path(path), "people": .int(people), "waterings": .int(waterings),
      "sayings": .int(sayings), "moods": .int(moods), "events": .int(events),
      "books": .int(books), "records": .int(records),
    ]
  }
}
