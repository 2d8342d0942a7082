import HearthDomain
import HearthWhen
import TerminalKit

/// One row for a to-do: on its due day, or today if it is overdue.
struct TaskLine: Hashable {
  let title: String
  let isDone: Bool
  let toDo: ID<ToDo>
  /// The place with a sign, to follow the title; empty if there is none.
  let placeSuffix: String
  /// The due day; nil if there is none.
  private let dueDay: Day?
  private let dueTime: TimeOfDay?
  /// The day on which the overdue to-do is listed; nil if the row is for the due day.
  private let overdueOn: Day?

  init(_ task: DueTask, in zone: any ZoneRules, waitingOn today: Day? = nil) {
    (title, isDone, overdueOn) = (task.title, task.isDone, today)
    toDo = task.toDo.id
    placeSuffix = task.toDo.placeSuffix
    let due = task.due(in: zone)
    (dueDay, dueTime) = (due?.day, due?.time)
  }

  static let (openMark, doneMark) = ("☐", "☑")
  /// The command that lists all to-dos.
  static let listCommand = "hearth todo list"

  var mark: String { isDone ? Self.doneMark : Self.openMark }

  /// The due time and the title.
  var text: Words {
    guard let dueTimeText else { return Words(ko: title, en: title) }
    return Words(ko: "\(dueTimeText.ko)  \(title)", en: "\(dueTimeText.en)  \(title)")
  }

  /// How long ago the to-do was due; nil in the row for the due day, and once it is done.
  var overdueText: Words? {
    guard !isDone, let dueDay, let overdueOn else { return nil }
    return Words { DayFormatter($0, today: overdueOn).relative(dueDay) }
  }

  func line(_ language: Language) -> StyledText {
    let line = StyledText(
      "\(mark) \(text(language))\(placeSuffix)", isDone ? Style(attributes: .dim) : Style())
    guard let overdueText else { return line }
    return line + StyledText("  \(overdueText(language))", Style(attributes: .dim))
  }

  /// The due date and time, midnight if the time is unknown; nil if it has no due day.
  var dueMoment: LocalTime? { dueDay.map { LocalTime(day: $0, time: dueTime ?? .midnight) } }

  /// The due time in words; nil if it has no due day, or in the row for its due day if it has
  /// no time.
  var dueTimeText: Words? {
    guard let dueDay else { return nil }
    func shown(_ language: Language) -> String? {
      let dates = DayFormatter(language, today: overdueOn ?? dueDay)
      guard overdueOn == nil else {
        return dueTime.map { dates.short(LocalTime(day: dueDay, time: $0)) } ?? dates.short(dueDay)
      }
      return dueTime.map { dates.time($0) }
    }
    guard let korean = shown(.korean), let english = shown(.english) else { return nil }
    return Words(ko: "\(korean)까지", en: "due \(english)")
  }

  /// Returns the number of to-dos, to append to other counts of a day; empty if zero.
  static func countText(_ count: Int, _ language: Language) -> String {
    count == 0 ? "" : language(ko: " · 할 일 \(count)개", en: " · " + Plural("to-do")(count))
  }
}
