import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// One row for a read-only task of another program, on its due day or, if overdue, on a later day.
struct TaskLine: Hashable {
  let title: String
  let isDone: Bool
  /// The due day; nil if there is none.
  let day: Day?
  private let time: TimeOfDay?
  /// The later day on which the task is still open; nil if the row is for the due day.
  private let waitsOn: Day?

  init(_ task: DueTask, in zone: any ZoneRules, waitingOn today: Day? = nil) {
    (title, isDone, waitsOn) = (task.title, task.isDone, today)
    let due = task.due(in: zone)
    (day, time) = (due?.day, due?.time)
  }

  var mark: String { isDone ? "☑" : "☐" }

  /// The due time and the title.
  var text: Words {
    guard let due else { return Words(ko: title, en: title) }
    return Words(ko: "\(due.ko)  \(title)", en: "\(due.en)  \(title)")
  }

  /// How long ago the task was due; nil in the row for the due day.
  var wait: Words? {
    guard let day, let waitsOn else { return nil }
    return Words { DateWords($0, today: waitsOn).relative(day) }
  }

  func line(_ language: Language) -> StyledText {
    let line = StyledText("\(mark) \(text(language))", isDone ? Style(attributes: .dim) : Style())
    guard let wait else { return line }
    return line + StyledText("  \(wait(language))", Style(attributes: .dim))
  }

  /// The due moment, midnight if only a day is known; nil if there is none.
  var moment: LocalTime? { day.map { LocalTime(day: $0, time: time ?? .midnight) } }

  /// The due time in words; nil if the task has no due day.
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

  /// Returns the number of tasks, to append to other counts of a day; empty if zero.
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
