import HearthDomain
import JSONText
import TerminalKit

/// A task of another program on the day on which it is due, or as it waits since then, in one line:
/// it is shown, and nothing more.
struct TaskLine: Hashable {
  let title: String
  let isDone: Bool
  /// The day on which it is due; nil for none.
  let day: Day?
  private let time: TimeOfDay?
  /// The day on which it still waits; nil for the one on which it is due.
  private let waitsOn: Day?

  init(_ task: DueTask, in zone: any ZoneRules, waitingOn today: Day? = nil) {
    (title, isDone, waitsOn) = (task.title, task.isDone, today)
    let due = task.due(in: zone)
    (day, time) = (due?.day, due?.time)
  }

  var mark: String { isDone ? "☑" : "☐" }

  /// Until when, and what.
  var text: Words {
    guard let due else { return Words(ko: title, en: title) }
    return Words(ko: "\(due.ko)  \(title)", en: "\(due.en)  \(title)")
  }

  /// Since when it waits; nil where it is due on the day itself.
  var wait: Words? {
    guard let day, let waitsOn else { return nil }
    return Words { DateWords($0, today: waitsOn).relative(day) }
  }

  func line(_ language: Language) -> StyledText {
    let line = StyledText("\(mark) \(text(language))", isDone ? Style(attributes: .dim) : Style())
    guard let wait else { return line }
    return line + StyledText("  \(wait(language))", Style(attributes: .dim))
  }

  /// The moment until which it is to be done, a day's beginning for a day; nil for none.
  var moment: LocalTime? { day.map { LocalTime(day: $0, time: time ?? .midnight) } }

  /// Until when; nil where nothing says so.
  var due: Words? {
    guard let day else { return nil }
    func shown(_ language: Language) -> String? {
      let dates = DateWords(language, today: waitsOn ?? day)
      guard waitsOn == nil else {
        return time.map { dates.short(LocalTime(day: day, time: $0)) } ?? dates.short(day)
      }
      return time.map { dates.time($0) }
    }
    guard let korean = shown(.korean), let english = shown(.english) else {
      return Words(ko: "이날까지", en: "due this day")
    }
    return Words(ko: "\(korean)까지", en: "due \(english)")
  }

  /// How many there are, behind what a day has else; nothing where there are none.
  static func count(_ count: Int, _ language: Language) -> String {
    count == 0 ? "" : language(ko: " · 할 일 \(count)개", en: " · " + Plural("task")(count))
  }
}

extension DueTask {
  /// As programs see it: until when is a day, or a moment.
  func json(on today: Day, in zone: any ZoneRules) -> JSONObject {
    [
      "title": .string(title), "due": .text(dueText(in: zone)), "done": .bool(isDone),
      "overdue": .bool(isOverdue(on: today, in: zone)),
    ]
  }

  /// The day or the moment until which it is to be done.
  func dueText(in zone: any ZoneRules) -> String? {
    switch due {
    case nil: nil
    case .day(let day): day.description
    case .floating(let time): zone.instant(of: time).rfc3339(in: zone)
    case .anchored(let instant): instant.rfc3339(in: zone)
    }
  }
}
