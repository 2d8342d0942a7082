import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Shows a month of a person: waterings and due days.
struct PersonCalendarCommand: Command {
  static let commandName = CommandName(["person", "calendar"])

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person, SharedSpec.month], isReadOnly: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let month =
      try input[SharedSpec.month].map { try tools.formatter.recordedDateReader.month($0) }
      ?? tools.formatter.today.calendarMonth
    let person = try tools.people.queries.find(input[PersonSpec.person])
    let calendar = try tools.people.queries.calendar(of: person.id, in: month)
    switch console.form {
    case .json: console.printJSON(.document(try json(of: calendar, person)))
    case .piped: printLines(of: calendar, in: &console)
    case .terminal: print(calendar, person, in: &console)
    }
  }

  private func json(of calendar: CareCalendar, _ person: Person) throws -> JSONObject {
    [
      "personId": .string(person.id.fullForm), "month": .string(calendar.month.description),
      "waterings": .array(
        try calendar.waterings.map { .object(try tools.people.queries.withSteps($0).json) }),
      "comingOn": .array(calendar.comingDays.map { .string($0.description) }),
      "missedOn": .text(calendar.missedDay?.description),
    ]
  }

  /// Prints one line per day for programs: what the day is (such as watered), and for a watering
  /// the means of contact and the notes.
  private func printLines(of calendar: CareCalendar, in console: inout Console) {
    let rows =
      calendar.waterings.map { watering in
        (
          watering.day,
          [
            "watered", watering.meansKey,
            watering.review.keywords.map(\.value).joined(separator: " "),
            watering.review.memo.value,
          ]
        )
      }
      + (calendar.missedDay.map { [($0, ["missed"])] } ?? [])
      + calendar.comingDays.map { ($0, ["coming"]) }
    for (day, cells) in rows.sorted(by: { $0.0 < $1.0 }) {
      let line = ([day.description] + cells).map(\.tabSeparatedCell).joined(separator: "\t")
      console.printLine(StyledText(line))
    }
  }

  private func print(_ calendar: CareCalendar, _ person: Person, in console: inout Console) {
    let (language, traits) = (console.language, console.traits)
    let today = tools.formatter.today
    console.printLine(StyledText(person.fullName, .bold))
    var board = MarkedMonth(
      month: calendar.month, today: today, language: language, weekdays: traits.weekdays
    ) { CareMark(of: $0, in: calendar)?.printedMark }
    board.holidays = traits.holidays(in: calendar.month)
    let faint = Style(attributes: .dim)
    let legend = CareMark.legend(language, faint) { $0.printedMark }
    var rows = board.rows(columns: console.width, traits.widths) + [StyledText()]
    rows += Paragraph(legend).rows(columns: console.width, widths: traits.widths)
    if !calendar.waterings.isEmpty {
      let dates = DayFormatter(language, today: today)
      let entries = calendar.waterings.map { watering in
        TermList.Entry(
          StyledText(dates.shortWithWeekday(watering.day), faint),
          StyledText(text(of: watering, language)))
      }
      rows += [StyledText()]
      rows += TermList(entries).rows(columns: console.width, widths: traits.widths)
    }
    for row in rows { console.printLine(row) }
  }

  private func text(of watering: Watering, _ language: Language) -> String {
    let review = watering.review
    let awaited = review.isBlank ? "(\(Review.missingReviewText(language)))" : ""
    return [watering.meansName(language), review.keywordText, review.memo.value, awaited]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
