import HearthDomain
import HearthWhen
import JSONText

/// Writes a year, a month or a week of all areas as one page for reading and sharing.
package struct ReportCommand: Command {
  package static let commandName = CommandName(["report"])

  private static let period = Argument<String>(
    "period", .zeroOrMore, kind: .month,
    placeholder: Words(ko: "YYYY|YYYY-MM|주", en: "YEAR|YYYY-MM|WEEK"),
    nameInMessages: Words(ko: "해나 달이나 주", en: "YEAR, MONTH or WEEK"),
    help: Words(
      ko: "2026, 2026-11, 지난달, 이번 주, 2026-W47처럼 적어요. 적지 않으면 올해예요.",
      en: "Such as 2026, 2026-11, last month, week or 2026-W47; this year by default."))

  private static let output = Option<FilePath>(
    "output", .file, short: "o", isRequired: true,
    placeholder: Words(ko: "파일.html", en: "FILE.html"),
    help: Words(ko: "이 파일에 써요. -는 표준 출력이에요.", en: "Write to this file; - is standard output.")
  ) { typed in
    guard typed.path == "-" || ["html", "htm"].contains(typed.path.lowercasedExtension) else {
      throw typed.usageError(
        accepted: Words(
          ko: ".html로 끝나는 파일 이름, 또는 -", en: "a name that ends in .html, or -"))
    }
    return typed.path
  }

  private static let isPrivate = Flag(
    "private",
    help: Words(
      ko: "이름과 메모를 빼고 만들어요. 책 제목과 글귀는 남아요.",
      en: "Leave names and memos out, for sharing; titles of books and sayings stay."))

  package static let spec = CommandSpec(
    commandName, arguments: [period], options: [output, isPrivate], storeNeed: .inMemory,
    isForPeople: true)

  private let readReport: ReadReport
  private let files: any UserFiles

  package init(read: ReadReport, files: any UserFiles) {
    self.readReport = read
    self.files = files
  }

  package static func check(_ input: ParsedInput) throws { _ = try input.requiredValue(output) }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input.requiredValue(Self.output)
    let report = try readReport(
      try parsePeriod(try input[Self.period]), isPrivate: input[Self.isPrivate])
    let page = ReportPage(
      report: report, language: console.language, weekdays: console.traits.weekdays)
    let bytes = Array(page.html.utf8)
    let size = try console.export(to: path, of: files) { write in
      try write(bytes)
      return bytes.count
    }
    guard let size else { return }
    let place = path.quotable(limit: 200)
    let warning =
      report.isPrivate
      ? nil
      : console.language(
        ko: "이름과 메모도 들어 있어요. 빼려면 --private를 붙이세요.",
        en: "It includes names and memos; --private leaves them out.")
    console.confirm(
      [
        console.language(
          ko: "페이지를 만들었어요: \(place) (\(ByteSize(size).text))",
          en: "Wrote the page: \(place) (\(ByteSize(size).text))"), warning,
      ], json: report.json(file: path, bytes: size))
  }

  /// Parses a year, a month or a week; an empty text is the current year.
  private func parsePeriod(_ typed: String) throws -> ReportPeriod {
    let (year, dates) = (readReport.clock.today.year, WhenReader(readReport.clock, .past))
    let days = typed.isEmpty ? Month.days(of: year) : try? dates.days(typed)
    guard let period = days.flatMap({ ReportPeriod($0) }) else {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "report", en: "report"), value: typed,
          accepted: Words(
            ko: "2026, 2026-11, 지난달, 이번 주 같은 해나 달이나 주",
            en: "a year, a month or a week, such as 2026, 2026-11, last month or this week")),
        in: Self.commandName.path)
    }
    return period
  }
}

extension Report {
  /// Returns the JSON with the figures of the page.
  fileprivate func json(file: FilePath, bytes: Int) -> JSONObject {
    [
      "file": .path(file), "bytes": .int(bytes), "period": .string(period.description),
      "asOf": .string(asOf.description), "private": .bool(isPrivate),
      "moods": .int(moods.tally.moodCount), "people": .int(people.personCount),
      "contacts": .int(people.contactCount), "plans": .int(plans.count),
      "pages": .int(books.pageCount), "booksFinished": .int(books.finishedCount),
      "sayingsLiked": .int(sayings.likedCount),
    ]
  }
}
