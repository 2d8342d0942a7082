import HearthDomain
import JSONText

/// The part of Today that lists the events and open tasks of the next seven days. It is displayed
/// only if there is room.
package struct ComingTodayPart: TodayPart {
  /// Number of days looked ahead, and maximum numbers of rows on the screen and of rows in print.
  private static let (days, maxEvents, maxPrintedLines) = (7, 20, 3)

  private let queries: ScheduleQueries
  private let formatter: EventFormatter

  package init(_ tools: EventTools) {
    queries = tools.schedule.queries
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let first = formatter.today.adding(days: 1)
    let last = formatter.today.adding(days: Self.days)
    // Events that began today or earlier are in the section for today.
    let all = try queries.listedEvents(on: first...last, withOverlaps: false)
      .filter { $0.occurrence.start.day >= first }
    // Each event is listed once with a count, because a daily event would leave no room for others.
    let times = Dictionary(grouping: all, by: \.event.id).mapValues(\.count)
    var known: Set<ID<Event>> = []
    let coming = all.filter { known.insert($0.event.id).inserted }
    let tasks = try queries.tasks(on: first...last).mapValues { $0.filter { !$0.isDone } }
    var rows: [TodayRow] = []
    for day in (1...Self.days).map({ formatter.today.adding(days: $0) }) {
      for task in tasks[day, default: []] { rows.append(row(rank: rows.count, of: task, on: day)) }
      for entry in coming where entry.occurrence.start.day == day {
        rows.append(row(rank: rows.count, of: entry, times: times[entry.event.id] ?? 1))
      }
    }
    let hasTasks = tasks.contains { !$0.value.isEmpty }
    // A round number for `event next`. It is larger than the count, because that command also lists
    // the rest of today.
    let next = (all.count + 20) / 10 * 10
    return TodaySection(
      area: .schedule,
      rows: Array(rows.prefix(Self.maxEvents)),
      rest: TodayOverflow(
        additionalCount: max(0, rows.count - Self.maxEvents),
        additionalToDoCount: rows.dropFirst(Self.maxEvents).count(where: \.isToDo),
        noun: hasTasks ? "일정·할 일" : "일정",
        unit: "개",
        command: hasTasks
          ? "hearth event list --from \(first) --to \(last)" : "hearth event next \(next)",
        route: .tab(.schedule), maxPrintedLines: Self.maxPrintedLines),
      invitation: nil, quiet: nil, json: [:],
      name: TodaySection.Name(key: "coming", title: Words(ko: "다가올 일정", en: "Coming days")),
      isSpare: true)
  }

  /// Empty, because commands such as `event list` return these events as JSON.
  package func json() -> JSONObject { [:] }

  private func row(rank: Int, of task: DueTask, on day: Day) -> TodayRow {
    let line = TaskLine(task, in: formatter.clock.zone)
    let when = formatter.bilingual { $0.day(day) }
    return TodayRow(
      mark: line.mark, text: line.text,
      detail: when.beginning(with: task.toDo.details.place?.value ?? ""),
      machineDetail: day.description,
      brief: TodayRow.ShortRow(text: Words(ko: task.title, en: task.title), detail: when),
      isUrgent: false, route: .task(task), rank: rank)
  }

  private func row(rank: Int, of entry: ListedEvent, times: Int) -> TodayRow {
    let (occurrence, day) = (entry.occurrence, entry.occurrence.start.day)
    let first = formatter.bilingual { $0.day(day) }
    // The count is for these days only, because a series may be endless.
    let when =
      times == 1
      ? first
      : Words(
        ko: "\(first.ko) · \(Self.days)일 동안 \(times)번",
        en: "\(first.en) · \(times) times in \(Self.days) days")
    return TodayRow(
      mark: entry.status.mark, text: formatter.timesAndTitle(of: occurrence, on: day),
      detail: when.beginning(with: entry.event.place), machineDetail: day.description,
      // In a short row, the day is more important than the time.
      brief: TodayRow.ShortRow(
        text: formatter.shortTimeAndTitle(of: occurrence, on: day), detail: first),
      isUrgent: false, route: .event(occurrence.occurrenceID), rank: rank)
  }
}
