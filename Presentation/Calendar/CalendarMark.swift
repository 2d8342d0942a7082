import HearthDomain
import TerminalKit

/// The marks of the days in a calendar, the most notable first.
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

  /// Returns the character of the mark, which works without colour, or an ASCII replacement if it
  /// would be wide.
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

  /// The name in the legend.
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

  /// Whether the number of these things on a day matters.
  private var isCounted: Bool { self != .pages && self != .mood }

  /// Returns the mark, followed by the number of things if there are several.
  func counted(on day: CalendarDay, _ widths: DisplayWidth) -> String {
    let count = count(on: day)
    return String(glyph(widths)) + (isCounted && count > 1 ? "\(count)" : "")
  }
}

extension DayItem {
  /// The mark for this kind of thing.
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
