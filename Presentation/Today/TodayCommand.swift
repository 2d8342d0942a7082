import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Prints Today.
package struct TodayCommand: Command {
  package static let commandName = CommandName(["today"])

  package static let spec = CommandSpec(commandName, isReadOnly: true)

  private let reader: TodayReader

  package init(reader: TodayReader) {
    self.reader = reader
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    switch console.form {
    case .json: console.printJSON(.document(try json(console)))
    case .piped: printPipedLines(of: try reader.page(), in: &console)
    case .terminal: printPage(try reader.page(), in: &console)
    }
  }

  private func json(_ console: Console) throws -> JSONObject {
    let (overview, language) = (try reader.overview(), console.language)
    let holidays = console.traits.holidays(on: overview.moment.day...overview.moment.day)
    var object: JSONObject = [
      "day": .string(overview.moment.day.description),
      "time": .string(overview.moment.time.description),
      "name": .string(overview.displayName.value),
      "greeting": .string(Greeting.words(for: overview)(language)),
      "holidays": holidays.json,
    ]
    for json in try reader.json() {
      for member in json.members { object.append(member.key, member.value) }
    }
    return object
  }

  /// Prints a line for each row: the area's identifier, the row, and its details.
  private func printPipedLines(of page: TodayPage, in console: inout Console) {
    let language = console.language
    let overview = page.overview
    let rows =
      [[Area.today.identifier, Greeting.words(for: overview)(language), "\(overview.moment)"]]
      + page.sections.flatMap { section in
        let rows = section.printedRows
        // The message of an area without rows is useful in scripts too.
        if rows.isEmpty, let quiet = section.emptyMessage {
          return [[section.name.key, quiet(language), ""]]
        }
        return rows.map {
          [section.name.key, $0.text(language), $0.machineDetail ?? $0.detail(language)]
        }
      }
    for row in rows {
      console.printLine(StyledText(row.map(\.tabSeparatedCell).joined(separator: "\t")))
    }
  }

  private func printPage(_ page: TodayPage, in console: inout Console) {
    let language = console.language
    let greeting = Greeting.words(for: page.overview)(language)
    console.printLine(StyledText(greeting, Style(attributes: .bold)))
    let day = page.overview.moment.day
    console.printLine(
      StyledText(DayFormatter(language, today: day).long(day), .dim)
        + console.traits.holidayNames(beside: day))
    for section in page.sections where !section.isEmpty {
      printSection(section, in: &console)
      for row in smallCanvas(of: section, page, in: console) { console.printLine(row) }
    }
    if page.sections.isEmpty { printFirstSteps(in: &console) }
  }

  private func printSection(_ section: TodaySection, in console: inout Console) {
    let language = console.language
    console.printLine()
    console.printLine(
      StyledText(section.name.title(language), Style(attributes: [.bold, .underline])))
    for row in section.printedRows { printRow(row, in: &console) }
    if section.rows.isEmpty, let quiet = section.emptyMessage {
      console.printParagraph(quiet(language), after: "")
    }
    if section.rows.isEmpty, let invitation = section.invitation {
      console.printWrapped(invitation.text(language))
      console.printLine(StyledText("  " + invitation.command(language), Style(attributes: .bold)))
    }
  }

  private func printRow(_ row: TodayRow, in console: inout Console) {
    let (language, style) = (console.language, Style(attributes: row.isUrgent ? .bold : []))
    let detail = StyledText("  " + row.detail(language), Style(attributes: .dim))
    guard row.maxLines > 1 else {
      let line = StyledText("\(row.mark) \(row.text(language))", style) + detail
      for row in Paragraph(line).rows(columns: console.width, widths: console.traits.widths) {
        console.printLine(row)
      }
      return
    }
    let lines = row.textLines(language, columns: console.width - 2, console.traits.widths)
    for line in lines { console.printLine(StyledText("  " + line, style)) }
    if !row.detail(language).isEmpty { console.printLine(detail) }
  }

  private func smallCanvas(
    of section: TodaySection, _ page: TodayPage, in console: Console
  ) -> [StyledText] {
    guard let canvas = section.canvas else { return [] }
    let traits = console.traits
    return SmallCanvas(
      drawing: canvas, today: page.overview.moment.day, language: traits.language,
      level: traits.colorLevel, widths: traits.widths
    )
    .rows(columns: console.width)
  }

  private func printFirstSteps(in console: inout Console) {
    let language = console.language
    console.printLine()
    console.printWrapped(TodayWords.nothingYet(language))
    console.printLine()
    let hints = TermList(
      TodayWords.shellHints.map { hint in
        TermList.Entry(StyledText("  " + hint.key, .bold), StyledText(hint.meaning(language)))
      })
    for row in hints.rows(columns: console.width, widths: console.traits.widths) {
      console.printLine(row)
    }
  }
}
