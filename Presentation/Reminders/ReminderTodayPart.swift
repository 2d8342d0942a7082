import HearthDomain
import JSONText

/// What reminders add to Today: those that wait for an answer and that no other part tells.
public struct ReminderTodayPart: TodayPart {
  /// Plants, birthdays and events stand on Today by themselves.
  private static let kinds: Set<ReminderKind> = [.review, .reading, .mood]
  /// So many are listed; Today has one page.
  private static let mostRows = 3

  private let queries: ReminderQueries
  private let voice: ReminderVoice

  public init(queries: ReminderQueries, voice: ReminderVoice) {
    self.queries = queries
    self.voice = voice
  }

  public func section() throws -> TodaySection {
    let waiting = try queries.waiting(of: ReminderTodayPart.kinds)
    let shown = waiting.prefix(ReminderTodayPart.mostRows)
    return TodaySection(
      area: .today, rows: shown.map(row) + more(waiting.count - shown.count), invitation: nil,
      quiet: nil,
      json: [
        "reminders": .array(
          waiting.map { .object(voice.json(of: .reminder($0), in: .english)) })
      ],
      name: TodaySection.Name(key: "reminders", title: Words(ko: "알림", en: "Reminders")))
  }

  private func row(of reminder: Reminder) -> TodayRow {
    let notice = ReminderNotice.reminder(reminder)
    let command = voice.command(of: notice)
    return TodayRow(
      mark: "♪",
      text: Words(
        ko: voice.words(.korean).text(of: notice), en: voice.words(.english).text(of: notice)),
      detail: Words(ko: command, en: command), isUrgent: false, route: voice.route(of: notice))
  }

  private func more(_ count: Int) -> [TodayRow] {
    guard count > 0 else { return [] }
    return [
      TodayRow(
        mark: "+", text: Words(ko: "알림 \(count)개 더", en: "and \(count) more"),
        detail: Words(ko: "", en: ""), isUrgent: false, route: .tab(.people))
    ]
  }
}
