import HearthDomain
import TerminalKit

/// Lists to-dos.
struct ToDoListCommand: Command {
  static let commandName = CommandName(["todo", "list"])

  private static let all = Flag("all", help: Words(ko: "마친 일까지 모두 봐요.", en: "Finished ones, too."))
  private static let done = Flag("done", help: Words(ko: "마친 일만 봐요.", en: "Only finished ones."))
  private static let search = Option<String>(
    "search", .search,
    help: Words(
      ko: "제목, 메모나 장소에 이 말이 있는 것만 봐요.", en: "Only those with these words in title, note or place."))

  static let spec = CommandSpec(
    commandName, options: [all, done, search], isReadOnly: true, printsList: true)

  let tools: EventTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: [all, done])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let selection: ToDoQueries.Selection =
      input[Self.all] ? .all : input[Self.done] ? .done : .open
    try list(selection, search: try input[Self.search] ?? "", in: &console)
  }

  func list(
    _ selection: ToDoQueries.Selection, search: String, in console: inout Console
  ) throws {
    let (clock, today) = (tools.formatter.clock, tools.formatter.today)
    let found = try tools.toDos.queries.list(selection, search: clock.replacingDays(in: search))
    // In a terminal, the place follows the title.
    let place = Column<DueTask>(Words(ko: "장소", en: "Where")) { $0.toDo.details.place?.value ?? "" }
    let last = console.form == .terminal ? [] : [place]
    try Listing(columns(clock.zone) + last) { task in
      var json = task.json(on: today, in: clock.zone)
      json.append("priority", .optional(task.toDo.priority) { .int($0) })
      return .object(json)
    }.print(
      found,
      whenEmpty: !search.isEmpty ? Self.noneFound : selection == .done ? Self.noneDone : Self.none,
      isSearch: !search.isEmpty, in: &console)
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
        Words(ko: "기한", en: "Due"),
        displayText: { task, language in
          StyledText(TaskLine(task, in: zone, waitingOn: today).dueTimeText?(language) ?? "")
        }, pipedText: { $0.dueText(in: zone) ?? "" }),
      Column(
        Words(ko: "제목", en: "Title"), shrinks: true,
        displayText: { task, _ in
          StyledText(task.title, task.isDone ? .dim : .bold)
            + StyledText(task.toDo.placeSuffix, .dim)
        },
        pipedText: { $0.title }),
      Column(
        Words(ko: "중요도", en: "Priority"), omissionOrder: 1,
        displayText: { task, language in StyledText(task.priorityWords?(language) ?? "") },
        pipedText: { $0.toDo.priority.map(String.init) ?? "" }),
      Column(
        Words(ko: "반복", en: "Repeats"), omissionOrder: 2,
        displayText: { task, language in
          StyledText(tools.toDoWords(language).repetition(task.toDo) ?? "", .dim)
        },
        pipedText: { tools.toDoWords(.english).repetition($0.toDo) ?? "" }),
      Column(Words(ko: "id", en: "id"), omissionOrder: 3, text: { $0.toDo.id.shortForm }),
    ]
  }

  private static let noneFound = Words(ko: "찾은 할 일이 없어요.", en: "No to-dos found.")
  private static let noneDone = Words(ko: "아직 마친 일이 없어요.", en: "Nothing is done yet.")
  private static let none = Words(
    ko: "할 일이 없어요. 이렇게 적어요:\n  hearth todo 월세 보내기 금요일까지",
    en: "Nothing to do. Add something:\n  hearth todo Pay the rent by friday")
}

extension DueTask {
  /// The priority as high, medium or low. In iCalendar it is a number, of which 5 is medium.
  fileprivate var priorityWords: Words? {
    toDo.priority.map { priority in
      switch priority {
      case ..<5: Words(ko: "높음", en: "high")
      case 5: Words(ko: "보통", en: "medium")
      default: Words(ko: "낮음", en: "low")
      }
    }
  }
}
