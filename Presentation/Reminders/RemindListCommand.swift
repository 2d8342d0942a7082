import HearthDomain
import HearthWhen
import TerminalKit

/// Lists the coming reminders.
struct RemindListCommand: Command {
  private static let defaultDays = 7
  private static let maxDays = 366

  static let commandName = CommandName(["remind", "list"], synonyms: [["remind", "show"]])

  private static let until = Option<String>(
    "until", .moment,
    help: Words(
      ko: "이때까지예요. 날만 적으면 그날까지예요.",
      en: "Up to this time; a day alone includes all of it."))

  static let spec = CommandSpec(commandName, options: [until], isReadOnly: true, printsList: true)

  let tools: ReminderTools
  private var formatter: ReminderFormatter { tools.formatter }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    console.usesPager = true
    let found = try tools.queries.upcomingReminders(until: try endOfPeriod(input[Self.until]))
    let language = console.language
    defer { try? tools.printSetupHint(in: &console) }
    if console.form == .terminal, !found.isEmpty, !fitsTable(found, in: console) {
      return print(found, in: &console)
    }
    try Listing(columns(language)) { .object(formatter.json(coming: $0, in: language)) }
      .print(
        found,
        whenEmpty: Words(
          ko: "그때까지 올 알림이 없어요. 일정을 적거나 사람을 심으면 알려 줘요:\n  "
            + TodayInvitation.schedule.command.ko,
          en: "There are no reminders until then. Plan something to be reminded of:\n  "
            + TodayInvitation.schedule.command.en),
        in: &console)
  }

  private func endOfPeriod(_ text: String?) throws -> Instant {
    let clock = formatter.clock
    let most = clock.now().adding(milliseconds: Int64(RemindListCommand.maxDays) * 86_400_000)
    guard let text else {
      return clock.now().adding(milliseconds: Int64(RemindListCommand.defaultDays) * 86_400_000)
    }
    let dates = WhenReader(clock, .future)
    let moment = clock.zone.instant(of: try parseEnd(text, dates))
    guard moment <= most else {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "--until", en: "--until"), value: text,
          accepted: Words(ko: "일 년 안의 날이나 시각", en: "a time within a year")),
        in: RemindListCommand.commandName.path)
    }
    return moment
  }

  /// Parses until when reminders are listed: a day, a time, or a number of days from now. A day
  /// without a time means its end.
  private func parseEnd(_ text: String, _ dates: WhenReader) throws -> LocalTime {
    do {
      return try dates.localTime(text, orAt: .lastSecond)
    } catch {
      guard let day = try? dates.deadline(text).value else { throw error }
      return LocalTime(day: day, time: .lastSecond)
    }
  }

  /// Whether the table fits without cuts. A truncated command could not be typed.
  private func fitsTable(_ found: [Reminder], in console: Console) -> Bool {
    let (language, widths) = (console.language, console.traits.widths)
    let columns = columns(language)
    let widest = columns.map { column in
      let cells =
        [StyledText(column.title(language))] + found.map { column.displayText($0, language) }
      return cells.map { widths.columns(of: $0) }.max() ?? 0
    }
    let gaps = FittedColumnWidths.gap.utf8.count * (columns.count - 1)
    return widest.reduce(gaps, +) <= console.width
  }

  /// Prints each reminder, with its command on a line of its own.
  private func print(_ found: [Reminder], in console: inout Console) {
    let words = formatter.words(console.language)
    for reminder in found {
      console.printParagraph(
        words.comingText(of: reminder), after: StyledText(words.dueTime(reminder) + "  ", .bold))
      console.printLine(StyledText("  " + formatter.command(of: .reminder(reminder))))
    }
  }

  private func columns(_ language: Language) -> [Column<Reminder>] {
    let words = formatter.words(language)
    return [
      Column(
        Words(ko: "일시", en: "When"),
        displayText: { item, _ in StyledText(words.dueTime(item)) },
        pipedText: { "\(formatter.clock.zone.localTime(at: $0.dueAt).withoutSeconds)" }),
      Column(
        Words(ko: "종류", en: "Kind"),
        displayText: { item, language in StyledText(item.kind.name(language), .dim) },
        pipedText: { $0.kind.rawValue }),
      Column(
        Words(ko: "알림", en: "Reminder"), shrinks: true,
        displayText: { item, _ in StyledText(words.comingText(of: item), .bold) },
        pipedText: { words.timelessText(of: $0.subject) }),
      Column(Words(ko: "명령", en: "Answer")) { formatter.command(of: .reminder($0)) },
    ]
  }
}
