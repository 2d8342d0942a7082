import HearthDomain
import JSONText

/// What reminders add to Today: those that wait for an answer and that no other part tells.
package struct ReminderTodayPart: TodayPart {
  /// Plants, birthdays and events stand on Today by themselves.
  private static let kinds: Set<ReminderKind> = [.review, .reading, .mood]
  /// So many are taken, and so many lines of them printed; Today has one page.
  private static let (mostRows, mostPrinted) = (20, 4)

  private let queries: ReminderQueries
  private let formatter: ReminderFormatter

  package init(queries: ReminderQueries, formatter: ReminderFormatter) {
    self.queries = queries
    self.formatter = formatter
  }

  package func section() throws -> TodaySection {
    let waiting = try queries.waiting(of: ReminderTodayPart.kinds)
    let shown = waiting.prefix(ReminderTodayPart.mostRows)
    return TodaySection(
      area: .today, rows: shown.map(row),
      rest: TodayOverflow(
        beyond: waiting.count - shown.count, noun: "알림", unit: "개",
        command: "", route: nil, mostPrinted: ReminderTodayPart.mostPrinted),
      invitation: nil, quiet: nil,
      json: [
        "reminders": .array(
          waiting.map { .object(formatter.json(of: .reminder($0), in: .english)) })
      ],
      name: TodaySection.Name(key: "reminders", title: Words(ko: "알림", en: "Reminders")))
  }

  private func row(of reminder: Reminder) -> TodayRow {
    let notice = ReminderNotice.reminder(reminder)
    let command = formatter.command(of: notice)
    let text = Words { formatter.words($0).text(of: notice) }
    let brief = Words { formatter.words($0).brief(of: reminder.subject) }
    return TodayRow(
      mark: "♪", text: text, detail: Words(ko: command, en: command),
      brief: TodayRow.Brief(text: brief, detail: Words(ko: "", en: "")), isUrgent: false,
      wantsSomething: true, route: formatter.route(of: notice))
  }
}
