import HearthDomain
import JSONText
import TerminalKit

/// Lists tasks of calendars from other programs.
extension EventListCommand {
  /// The search text that matches every task.
  static let allTasks = "is:task"

  /// Prints the tasks, open ones first, then by due time, priority and title.
  func listTasks(
    on days: ClosedRange<Day>?, _ search: String, in console: inout Console
  ) throws {
    let (clock, today) = (tools.formatter.clock, tools.formatter.today)
    let found = try tools.schedule.queries.tasks(
      search: search.isEmpty ? Self.allTasks : clock.replacingDays(in: search), on: days)
    func rank(_ task: DueTask) -> (Int, LocalTime, Int, String) {
      let due = TaskLine(task, in: clock.zone).dueMoment ?? Day.latest.start
      return (task.isDone ? 1 : 0, due, task.priority ?? 10, task.title)
    }
    try Listing(columns(clock.zone)) { task in
      var json = task.json(on: today, in: clock.zone)
      json.append("priority", .optional(task.priority, JSONValue.int))
      return .object(json)
    }.print(
      found.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0),
      whenEmpty: days == nil && search.isEmpty ? Self.noTasks : Self.noneFound,
      isSearch: !search.isEmpty, in: &console)
    guard !found.isEmpty else { return }
    console.printHint(
      Words(
        ko: "할 일은 원래 프로그램에서 완료로 표시하고 다시 가져와 주세요.",
        en: "Complete the task in the program that it comes from, then import it again."))
  }

  private func columns(_ zone: any ZoneRules) -> [Column<DueTask>] {
    let today = tools.formatter.today
    return [
      Column(
        Words(ko: "상태", en: "State"),
        displayText: { task, _ in StyledText(TaskLine(task, in: zone).mark) },
        pipedText: { task in
          task.isDone ? "done" : task.isOverdue(on: today, in: zone) ? "overdue" : "open"
        }),
      Column(
        Words(ko: "마감", en: "Due"),
        displayText: { task, language in
          StyledText(TaskLine(task, in: zone, waitingOn: today).dueTimeText?(language) ?? "")
        }, pipedText: { $0.dueText(in: zone) ?? "" }),
      Column(
        Words(ko: "제목", en: "Title"), shrinks: true,
        displayText: { task, _ in StyledText(task.title, task.isDone ? .dim : .bold) },
        pipedText: { $0.title }),
      Column(
        Words(ko: "중요도", en: "Priority"), omissionOrder: 1,
        displayText: { task, language in StyledText(task.priorityWords?(language) ?? "") },
        pipedText: { $0.priority.map(String.init) ?? "" }),
    ]
  }

  private static let noneFound = Words(ko: "찾은 할 일이 없어요.", en: "No tasks found.")

  private static let noTasks = Words(
    ko: "할 일이 없어요. 다른 프로그램의 할 일은 캘린더와 함께 가져와요:\n  hearth event import 파일.ics",
    en: "There are no tasks. Tasks of other programs are imported with their calendars:\n  hearth"
      + " event import FILE.ics")
}

extension DueTask {
  /// The priority as high, medium or low. In iCalendar it is a number, of which 5 is medium.
  fileprivate var priorityWords: Words? {
    priority.map { priority in
      switch priority {
      case ..<5: Words(ko: "높음", en: "high")
      case 5: Words(ko: "보통", en: "medium")
      default: Words(ko: "낮음", en: "low")
      }
    }
  }
}
