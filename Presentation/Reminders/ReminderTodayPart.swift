import HearthDomain
import JSONText

/// The reminders on Today: those that wait for an answer and are not covered by other parts.
package struct ReminderTodayPart: TodayPart {
  /// The kinds of reminders that only this part displays; people, birthdays and events are on Today
  /// anyway.
  private static let listedKinds: Set<ReminderKind> = [.review, .reading, .mood]
  /// Maximum numbers of rows and of printed lines, because Today is one page.
  private static let (maxRows, maxPrintedLines) = (20, 4)

  private let queries: ReminderQueries
  private let formatter: ReminderFormatter
  private let setup: ReminderSetup?

  /// Creates the part. With `setup`, the part reports if reminders arrive only while the full
  /// screen is open.
  package init(
    queries: ReminderQueries, formatter: ReminderFormatter, setup: ReminderSetup? = nil
  ) {
    self.queries = queries
    self.formatter = formatter
    self.setup = setup
  }

  package func section() throws -> TodaySection {
    let waiting = try queries.recentOpenReminders(of: ReminderTodayPart.listedKinds)
    let shown = waiting.prefix(ReminderTodayPart.maxRows)
    return TodaySection(
      area: .today, rows: try shown.map(row) + setupRows(),
      rest: TodayOverflow(
        additionalCount: waiting.count - shown.count, noun: "알림", unit: "개",
        command: "", route: nil, maxPrintedLines: ReminderTodayPart.maxPrintedLines),
      invitation: nil, quiet: nil,
      json: [
        "reminders": .array(
          waiting.map { .object(formatter.json(of: .reminder($0), in: .english)) })
      ],
      name: TodaySection.Name(key: "reminders", title: Words(ko: "알림", en: "Reminders")))
  }

  private func setupRows() throws -> [TodayRow] {
    guard try setup?.isTimerMissing() == true else { return [] }
    let command = Words(ko: SetupWords.installCommand, en: SetupWords.installCommand)
    return [
      TodayRow(
        mark: "♪", text: SetupWords.onlyWhileOpen, detail: command,
        brief: TodayRow.ShortRow(text: SetupWords.onlyWhileOpenShort, detail: command),
        isUrgent: false,
        route: .tab(.today), rank: 1)
    ]
  }

  private func row(of reminder: Reminder) -> TodayRow {
    let notice = ReminderNotice.reminder(reminder)
    let command = formatter.command(of: notice)
    let text = Words { formatter.words($0).text(of: notice) }
    let brief = Words { formatter.words($0).briefText(of: reminder.subject) }
    return TodayRow(
      mark: "♪", text: text, detail: Words(ko: command, en: command),
      brief: TodayRow.ShortRow(text: brief, detail: Words(ko: "", en: "")), isUrgent: false,
      needsAction: true, route: formatter.route(of: notice))
  }
}
