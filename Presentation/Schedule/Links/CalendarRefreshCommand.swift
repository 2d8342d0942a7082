import HearthDomain
import JSONText

/// Refreshes subscribed calendars.
struct CalendarRefreshCommand: Command {
  static let commandName = CommandName(["calendar", "refresh"])

  private static let calendar = Argument<String?>(
    "calendar", placeholder: Words(ko: "캘린더", en: "CALENDAR"),
    help: Words(
      ko: "적지 않으면 다시 읽을 때가 된 것을 모두 읽어요.",
      en: "All that are due for a refresh, unless one is named."))

  static let spec = CommandSpec(
    commandName, arguments: [calendar], storeNeed: .inMemory, isForPeople: true, runningTime: .slow)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let subscriptions = tools.schedule.subscriptions
    let listed =
      try input[Self.calendar].map { [try tools.subscription(named: $0)] }
      ?? subscriptions.all().filter { subscriptions.isDue($0) }
    var reports: [(listed: ListedLink, report: LinkReport)] = []
    var failures: [(name: CalendarName, error: any Error)] = []
    // If one calendar cannot be reached, the others are refreshed nevertheless.
    for one in listed {
      do {
        let source = try tools.locations.folder(one.link.location, of: .calendar, nil)
        let report = try subscriptions.refresh(one, from: source, as: tools.formats.events)
        reports.append((one, report))
      } catch  where listed.count > 1 || error is DomainError {
        failures.append((one.name, error))
      }
    }
    let language = console.language
    let sentences = reports.flatMap { listed, report in
      [report.refreshSummary(listed.name, language)]
        + report.skipped.map { $0.failureLine(of: listed.kind, language) }
    }
    console.confirmEach(
      sentences.isEmpty && failures.isEmpty
        ? [language(ko: "새로 읽을 것이 없어요.", en: "There is nothing to refresh.")] : sentences,
      json: ["items": .array(reports.map { .object($0.report.json(of: $0.listed)) })])
    try console.report(byName: failures)
  }
}

extension LinkReport {
  /// Returns one line that says what a refresh changed.
  fileprivate func refreshSummary(_ calendar: CalendarName, _ language: Language) -> String {
    isEmpty
      ? language(ko: "\(calendar): 바뀐 것이 없어요.", en: "\(calendar): nothing has changed.")
      : summary(of: calendar, isRehearsal: false, language)
  }
}
