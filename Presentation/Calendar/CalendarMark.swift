import HearthDomain
import TerminalKit

/// The marks of the days in a calendar, the most notable first.
enum CalendarMark: CaseIterable, Hashable {
  case birthday
  case event
  case task
  case dueWatering
  case watering
  case targetDate
  case finishedBook
  case pagesRead
  case mood

  /// Returns the character of the mark, which works without colour, or an ASCII replacement if it
  /// would be wide.
  func glyph(_ widths: DisplayWidth) -> Character {
    switch self {
    case .birthday: widths.singleColumn("★", or: "*")
    case .event: widths.singleColumn("•", or: "-")
    case .task: widths.singleColumn("☐", or: "[")
    case .dueWatering: widths.singleColumn("○", or: "o")
    case .watering: widths.singleColumn("●", or: "x")
    case .targetDate: ">"
    case .finishedBook: widths.singleColumn("✓", or: "v")
    case .pagesRead: "="
    case .mood: "~"
    }
  }

  /// The name in the legend.
  var name: Words {
    switch self {
    case .birthday: Words(ko: "생일", en: "birthday")
    case .event: Words(ko: "일정", en: "event")
    case .task: Words(ko: "할 일", en: "to-do")
    case .dueWatering: Words(ko: "물 줄 날", en: "due")
    case .watering: Words(ko: "물 준 날", en: "watered")
    case .targetDate: Words(ko: "목표일", en: "target")
    case .finishedBook: Words(ko: "다 읽음", en: "finished")
    case .pagesRead: Words(ko: "읽음", en: "read")
    case .mood: Words(ko: "기분", en: "mood")
    }
  }

  func count(on day: CalendarDay) -> Int {
    switch self {
    case .birthday: day.birthdays
    case .event: day.events
    case .task: day.tasks
    case .dueWatering: day.duePeople
    case .watering: day.waterings
    case .targetDate: day.readingTargets
    case .finishedBook: day.finishedBooks
    case .pagesRead: day.isRead ? max(1, day.pages) : 0
    case .mood: day.moods.moodCount
    }
  }

  /// Whether the number of these items on a day is displayed; not for pages and moods.
  private var showsCount: Bool { self != .pagesRead && self != .mood }

  /// Returns the mark, followed by the number of items if there are several.
  func textWithCount(on day: CalendarDay, _ widths: DisplayWidth) -> String {
    let count = count(on: day)
    return String(glyph(widths)) + (showsCount && count > 1 ? "\(count)" : "")
  }
}

extension DayItem {
  /// The mark for this kind of item.
  var mark: CalendarMark {
    switch self {
    case .birthday: .birthday
    case .event: .event
    case .task: .task
    case .due: .dueWatering
    case .watering: .watering
    case .target: .targetDate
    case .finished: .finishedBook
    case .read: .pagesRead
    case .mood: .mood
    }
  }
}
