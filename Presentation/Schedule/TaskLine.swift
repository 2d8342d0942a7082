import HearthDomain
import TerminalKit

/// A task of another program on the day on which it is due, in one line: it is shown, and nothing
/// more.
struct TaskLine: Hashable {
  private let title: String
  private let isDone: Bool
  private let day: Day
  private let time: TimeOfDay?

  init(_ task: DueTask, in zone: any ZoneRules) {
    (title, isDone) = (task.title, task.isDone)
    let due = task.due(in: zone)
    (day, time) = (due.day, due.time)
  }

  var mark: String { isDone ? "☑" : "☐" }

  /// Until when, and what.
  var text: Words { Words(ko: "\(due.ko)  \(title)", en: "\(due.en)  \(title)") }

  func line(_ language: Language) -> StyledText {
    StyledText("\(mark) \(text(language))", isDone ? Style(attributes: .dim) : Style())
  }

  private var due: Words {
    guard let time else {
      return Words(ko: "이날까지", en: "due this day")
    }
    func shown(_ language: Language) -> String {
      DateWords(language, today: day).time(time)
    }
    return Words(ko: "\(shown(.korean))까지", en: "due \(shown(.english))")
  }

  /// How many there are, behind what a day has else; nothing where there are none.
  static func count(_ count: Int, _ language: Language) -> String {
    count == 0 ? "" : language(ko: " · 할 일 \(count)개", en: " · " + Plural("task")(count))
  }
}
