import HearthDomain
import JSONText

/// The part of Today that lists the day's events by status, and to-dos that are due or overdue or
/// were finished today.
package struct ScheduleTodayPart: TodayPart {
  /// Maximum numbers of events and tasks on the screen, and of rows in a printed list.
  private static let (maxEventRows, maxTaskRows, maxPrintedLines) = (50, 5, 6)

  private let queries: ScheduleQueries
  private let toDos: ToDoQueries
  private let formatter: EventFormatter

  package init(_ tools: EventTools) {
    queries = tools.schedule.queries
    toDos = tools.toDos.queries
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let today = formatter.today
    let listed = try queries.listedEvents(on: today...today)
    let entries = EventStatus.allCases.flatMap { status in
      listed.filter { $0.status == status }
    }
    let shown = entries.prefix(ScheduleTodayPart.maxEventRows)
    let rows = shown.enumerated().map { row(of: $1, on: today, rank: $0) }
    let due = try tasksDueToday
    let open = due.filter { !$0.isDone }
    let waiting = try queries.overdueTasks()
    // Finished ones, too, so that they can be opened again.
    let done = try due.filter(\.isDone) + toDos.doneToday()
    // Old ones are listed first, but only one of them takes the room of today's.
    let dueToday = open.prefix(ScheduleTodayPart.maxTaskRows)
    let overdue = waiting.prefix(max(1, ScheduleTodayPart.maxTaskRows - dueToday.count))
    let finished = done.prefix(ScheduleTodayPart.maxTaskRows)
    var rank = rows.count
    let (todayRows, overdueRows, finishedRows) = (
      dueToday.map { row(of: $0, rank: &rank) },
      overdue.enumerated().map { row(of: $1, rank: &rank, needsAction: $0 == 0) },
      finished.map { row(of: $0, rank: &rank, needsAction: false) }
    )
    let taskRows = overdueRows + todayRows + finishedRows
    let hasPlans = try !entries.isEmpty || queries.hasPlans()
    return TodaySection(
      area: .schedule,
      rows: rows + taskRows + (try undatedRow(rank: rank)),
      rest: TodayOverflow(
        additionalCount: entries.count - shown.count + waiting.count + open.count
          + done.count - taskRows.count,
        additionalToDoCount: waiting.count + open.count + done.count - taskRows.count,
        noun: (waiting + open + done).isEmpty ? "일정" : "일정·할 일", unit: "개",
        command: "hearth event list",
        route: .day(today), maxPrintedLines: ScheduleTodayPart.maxPrintedLines),
      invitation: hasPlans ? nil : .schedule,
      quiet: entries.isEmpty && hasPlans ? try emptyMessage : nil, json: [:])
  }

  /// All of today's events and open tasks, in list order.
  package func json() throws -> JSONObject {
    let listed = try queries.listedEvents(on: formatter.today...formatter.today)
    return [
      "events": .array(listed.map { .object(formatter.json(of: $0)) }),
      "tasks": .array(
        (try queries.overdueTasks() + tasksDueToday.filter { !$0.isDone }).map {
          .object($0.json(on: formatter.today, in: formatter.clock.zone))
        }),
    ]
  }

  /// A row with the number of to-dos without a day; none if there are none.
  private func undatedRow(rank: Int) throws -> [TodayRow] {
    let count = try toDos.undated().count
    guard count > 0 else { return [] }
    let command = Words { _ in TaskLine.listCommand }
    let korean = "기한 없는 할 일 \(count)개"
    return [
      TodayRow(
        mark: TaskLine.openMark,
        text: Words(ko: korean, en: "\(Plural("to-do")(count)) without a day"),
        detail: command,
        brief: .init(text: Words(ko: korean, en: "\(count) without a day"), detail: command),
        isUrgent: false, route: .day(formatter.today), rank: rank)
    ]
  }

  private var tasksDueToday: [DueTask] {
    get throws {
      try queries.tasks(on: formatter.today...formatter.today)[formatter.today, default: []]
    }
  }

  private var emptyMessage: Words {
    get throws {
      guard let next = try queries.nextOccurrences(1).first else {
        return Words(ko: "오늘은 일정이 없어요.", en: "Nothing is planned for today.")
      }
      let title = next.event.title.quotable()
      let when = Words { formatter.words($0).dateAndTime(next) }
      return Words(
        ko: "오늘은 일정이 없어요. 다음 일정: \(title), \(when.ko).",
        en: "Nothing is planned for today. Next is \(title), \(when.en).")
    }
  }

  private func row(
    of task: DueTask, rank: inout Int, needsAction: Bool = true
  ) -> TodayRow {
    defer { rank += 1 }
    let (today, zone) = (formatter.today, formatter.clock.zone)
    let isDoneEarlier = task.isDone && task.due(in: zone)?.day != today
    let waits = task.isOverdue(on: today, in: zone) || isDoneEarlier
    let line = TaskLine(task, in: zone, waitingOn: waits ? today : nil)
    let place = task.toDo.details.place?.value ?? ""
    guard let wait = line.overdueText else {
      let detail =
        task.isDone
        ? Words(ko: "했어요", en: "done") : Words(ko: "할 일 · 오늘까지", en: "to-do · due today")
      return TodayRow(
        mark: line.mark, text: line.text, detail: detail.beginning(with: place),
        brief: TodayRow.ShortRow(text: line.text, detail: detail), isUrgent: false,
        needsAction: needsAction, route: .task(task), isDone: task.isDone, rank: rank)
    }
    return TodayRow(
      mark: line.mark, text: line.text,
      detail: Words(ko: "할 일 · \(wait.ko)", en: "to-do · \(wait.en)").beginning(with: place),
      brief: TodayRow.ShortRow(text: Words(ko: task.title, en: task.title), detail: wait),
      isUrgent: false, needsAction: needsAction, route: .task(task), rank: rank)
  }

  private func row(of entry: ListedEvent, on day: Day, rank: Int) -> TodayRow {
    let overlaps = entry.overlaps.count > 0 && entry.status != .done
    let wait = formatter.bilingual {
      $0.timeUntilStart(for: entry.occurrence, at: formatter.clock.now())
    }
    return TodayRow(
      mark: entry.status.mark, text: formatter.timesAndTitle(of: entry.occurrence, on: day),
      detail: (overlaps
        ? Words(ko: "\(wait.ko) · 겹쳐요", en: "\(wait.en) · overlaps") : wait)
        .beginning(with: entry.event.place),
      brief: TodayRow.ShortRow(
        text: formatter.shortTimeAndTitle(of: entry.occurrence, on: day), detail: wait),
      isUrgent: entry.status == .now && entry.occurrence.isBusy,
      route: .event(entry.occurrence.occurrenceID), overlaps: overlaps,
      isDone: entry.status == .done, rank: rank)
  }
}

extension EventFormatter {
  /// Returns the times on that day and the title.
  func timesAndTitle(of occurrence: Occurrence, on day: Day) -> Words {
    bilingual { "\($0.times(occurrence, on: day))  \($0.title(occurrence))" }
  }

  /// Returns the start (or the end, if it began before) and the title.
  func shortTimeAndTitle(of occurrence: Occurrence, on day: Day) -> Words {
    bilingual { "\($0.shortTime(occurrence, on: day))  \($0.title(occurrence))" }
  }

  func bilingual(_ text: (OccurrenceWords) -> String) -> Words {
    Words { text(words($0)) }
  }
}

extension Words {
  /// Returns the detail of a row with the place before it, if there is one.
  func beginning(with place: String) -> Words {
    place.isEmpty ? self : Words { "@ \(place) · " + self($0) }
  }
}
