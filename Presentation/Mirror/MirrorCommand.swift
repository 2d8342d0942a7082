import HearthDomain
import HearthWhen
import JSONText

/// Writes a Markdown page for each day to a folder of notes.
package struct MirrorCommand: Command {
  package static let commandName = CommandName(["mirror"])

  private static let folder = Argument<FilePath>("dir", placeholder: Words(ko: "폴더", en: "DIR"))

  private static let from = Option<String>(
    "from", .day,
    help: Words(
      ko: "시작하는 날이에요. 적지 않으면 한 해 전이에요.", en: "The first day; a year ago by default."))

  private static let to = Option<String>(
    "to", .day,
    help: Words(
      ko: "마지막 날이에요. 적지 않으면 오늘이에요. 한 번에 백 년까지 돼요.",
      en: "The last day; today by default. At most a hundred years at once."))

  /// Maximum number of days, because each one is a file to check.
  private static let maxDays = 36_525

  private static let dryRun = Flag(
    "dry-run",
    help: Words(
      ko: "무엇이 달라질지만 알려 주고 아무것도 쓰지 않아요.", en: "Only show what would change."))

  package static let spec = CommandSpec(
    commandName, arguments: [folder], options: [from, to, dryRun], storeNeed: .inMemory,
    isForPeople: true, runningTime: .slow)

  private let queries: CalendarQueries
  private let pageFolder: (FilePath) -> any PageFolder
  private let reportProgress: (_ done: Int, _ total: Int) throws -> Void

  /// Creates the command. `reportProgress` receives the number of finished days.
  package init(
    queries: CalendarQueries, pageFolder pages: @escaping (FilePath) -> any PageFolder,
    reportProgress note: @escaping (_ done: Int, _ total: Int) throws -> Void
  ) {
    self.queries = queries
    self.pageFolder = pages
    self.reportProgress = note
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let folder = try input[Self.folder]
    let days = try days(input)
    let files = pageFolder(folder)
    let mirror = MirrorDays(pages: files, isRehearsal: input[Self.dryRun])
    let words = MirrorWords(language: console.language)
    var report = MirrorReport()
    if !input[Self.dryRun] { files.removeLeftovers() }
    let total = days.upperBound.number - days.lowerBound.number + 1
    var month = days.lowerBound.calendarMonth
    while month.firstDay <= days.upperBound {
      // Only days with contents are read.
      let full = Set(try queries.month(month, naming: 0).days.filter { !$0.isEmpty }.map(\.day))
      let (first, last) = (
        max(month.firstDay, days.lowerBound), min(month.lastDay, days.upperBound)
      )
      for day in (first.number...last.number).compactMap({ Day(number: $0) }) {
        try reportProgress(day.number - days.lowerBound.number, total)
        let page =
          full.contains(day) ? words.page(of: try queries.day(day, limit: .max)) : MirrorPage()
        try mirror(page, of: day, noting: &report)
      }
      let next = month.adding(months: 1)
      // The last month has no next one.
      guard next > month else { break }
      month = next
    }
    printReport(report, isRehearsal: input[Self.dryRun], in: &console)
    if !report.skipped.isEmpty { throw ExitStatus.badData }
  }

  private func days(_ input: ParsedInput) throws -> ClosedRange<Day> {
    let dates = WhenReader(queries.clock, .past)
    let to = try input[Self.to].map { try dates.day($0) } ?? queries.today
    let from = try input[Self.from].map { try dates.day($0) } ?? to.adding(days: -365)
    guard from <= to else {
      throw input.usageError(
        of: Self.to,
        accepted: Words(
          ko: "--from보다 이르지 않은 날",
          en: "a day that is not before --from"))
    }
    guard to.number - from.number < Self.maxDays else {
      throw input.usageError(
        of: Self.from,
        accepted: Words(ko: "--to에서 백 년 안의 날", en: "a day within a hundred years before --to"))
    }
    return from...to
  }

  private func printReport(_ report: MirrorReport, isRehearsal: Bool, in console: inout Console) {
    let language = console.language
    let (written, left) = (report.writtenDays.count, report.skipped)
    let same = report.unchangedCount
    let pages = Plural("page")
    let unchanged =
      same == 0 ? nil : language(ko: "\(same)일치는 그대로예요.", en: "Unchanged: \(pages(same)).")
    let begun: String? =
      written == 0 && same > 0
      ? nil
      : isRehearsal
        ? language(ko: "\(written)일치를 적을 거예요.", en: "\(pages(written)) would be written.")
        : language(ko: "\(written)일치를 적었어요.", en: "Wrote \(pages(written)).")
    let sentence = [begun, unchanged].compactMap(\.self).joined(separator: " ")
    for page in left { console.printPrefixedNote(page.text(in: language)) }
    console.confirm(
      [sentence],
      json: [
        "written": .array(report.writtenDays.map { .string($0.description) }),
        "unchanged": .int(report.unchangedCount),
        "left": .array(
          left.map {
            ["day": .string($0.day.description), "reason": .string($0.text(in: language))]
          }), "dryRun": .bool(isRehearsal),
      ])
  }
}

extension MirrorReport.Skipped {
  fileprivate func text(in language: Language) -> String {
    switch reason {
    case .flaw(.invalidMarkers):
      language(
        ko: "\(day)의 쪽은 그대로 두었어요: hearth:begin과 hearth:end가 한 번씩, 차례로 있어야 해요.",
        en: "The page of \(day) was left alone: hearth:begin and hearth:end must each appear once,"
          + " in this order.")
    case .flaw(.editedSection):
      language(
        ko: "\(day)의 쪽은 그대로 두었어요: 표시 사이에 적은 글이 있어요. 표시 밖으로 옮긴 뒤 표시 사이를 비워 주세요.",
        en: "The page of \(day) was left alone: there is other text between the marks. Move it out"
          + " and leave nothing between them.")
    case .changedMeanwhile:
      language(
        ko: "\(day)의 쪽은 그대로 두었어요: 그사이 다른 프로그램이 고쳤어요. 다시 실행해 주세요.",
        en:
          "The page of \(day) was left alone: another program has just changed it. Run this again.")
    case .error(let error): error.message(in: language)
    }
  }
}
