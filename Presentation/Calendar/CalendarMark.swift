import HearthDomain
import TerminalKit

/// What the days of the calendar are marked with, the most notable first.
enum CalendarMark: CaseIterable, Hashable {
  case birthday
  case event
  case task
  case due
  case watered
  case target
  case finished
  case pages
  case mood

  /// Tells it apart without colour; another letter stands in where the glyph would be wide.
  func glyph(_ widths: DisplayWidth) -> Character {
    switch self {
    case .birthday: widths.narrow("★", or: "*")
    case .event: widths.narrow("•", or: "-")
    case .task: widths.narrow("☐", or: "[")
    case .due: widths.narrow("○", or: "o")
    case .watered: widths.narrow("●", or: "x")
    case .target: ">"
    case .finished: widths.narrow("✓", or: "v")
    case .pages: "="
    case .mood: "~"
    }
  }

  /// What the legend calls it.
  var name: Words {
    switch self {
    case .birthday: Words(ko: "생일", en: "birthday")
    case .event: Words(ko: "일정", en: "event")
    case .task: Words(ko: "할 일", en: "task")
    case .due: Words(ko: "물 줄 날", en: "due")
    case .watered: Words(ko: "물 준 날", en: "watered")
    case .target: Words(ko: "목표일", en: "target")
    case .finished: Words(ko: "다 읽음", en: "finished")
    case .pages: Words(ko: "읽음", en: "read")
    case .mood: Words(ko: "기분", en: "mood")
    }
  }

  func count(on day: CalendarDay) -> Int {
    switch self {
    case .birthday: day.birthdays
    case .event: day.events
    case .task: day.tasks
    case .due: day.due
    case .watered: day.waterings
    case .target: day.targets
    case .finished: day.finished
    case .pages: day.isRead ? max(1, day.pages) : 0
    case .mood: day.moods.count
    }
  }

  /// Whether it matters how many of these a day has, rather than that it has any.
  private var isCounted: Bool { self != .pages && self != .mood }

  /// The mark with the number of things beside it where there are several.
  func counted(on day: CalendarDay, _ widths: DisplayWidth) -> String {
    let count = count(on: day)
    return String(glyph(widths)) + (isCounted && count > 1 ? "\(count)" : "")
  }
}

extension DayThing {
  /// The mark of the day that stands for it.
  var mark: CalendarMark {
    switch self {
    case .birthday: .birthday
    case .event: .event
    case .task: .task
    case .due: .due
    case .watering: .watered
    case .target: .target
    case .finished: .finished
    case .read: .pages
    case .mood: .mood
    }
  }
}
