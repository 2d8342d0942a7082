import HearthDomain
import TerminalKit

/// A step in a calendar, relative to the selected day.
enum CalendarStep: Hashable {
  case days(Int)
  case months(Int)
  case toToday

  func day(from day: Day, today: Day) -> Day {
    switch self {
    case .days(let days): day.adding(days: days)
    case .months(let months): day.adding(months: months)
    case .toToday: today
    }
  }
}

/// The span that a calendar displays, with its keys and mouse wheel steps; the same in every area.
enum CalendarSpan {
  /// A month whose rows are weeks.
  case month
  /// A year whose rows are months.
  case year

  private var pageLength: Int { self == .month ? 1 : 12 }

  /// Returns the keys that change the page, and that return to today.
  func pageKeys<Action>(_ action: (CalendarStep) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.pageUp), .character("[")],
        self == .month
          ? Words(ko: "이전 달", en: "previous month") : Words(ko: "이전 해", en: "previous year"),
        help: self == .month
          ? Words(ko: "이전 달을 봐요", en: "See the previous month")
          : Words(ko: "이전 해를 봐요", en: "See the previous year"),
        action: action(.months(-pageLength))),
      KeyBinding(
        [Key(.pageDown), .character("]")],
        self == .month
          ? Words(ko: "다음 달", en: "next month") : Words(ko: "다음 해", en: "next year"),
        help: self == .month
          ? Words(ko: "다음 달을 봐요", en: "See the next month")
          : Words(ko: "다음 해를 봐요", en: "See the next year"),
        action: action(.months(pageLength))),
      KeyBinding(
        [.character("t"), Key(.home), .character("g")], ko: ("오늘", "오늘로 가요"),
        en: ("today", "Go to today"), action: action(.toToday)),
    ]
  }

  /// Returns the keys that move by days and rows.
  func dayKeys<Action>(_ action: (CalendarStep) -> Action) -> [KeyBinding<Action>] {
    let moves: [([Key], Words, CalendarStep)] = [
      ([Key(.left), .character("h")], Words(ko: "하루 전", en: "previous day"), .days(-1)),
      ([Key(.right), .character("l")], Words(ko: "하루 뒤", en: "next day"), .days(1)),
      (
        [Key(.up), .character("k")] + (self == .month ? [.character("<")] : []),
        self == .month
          ? Words(ko: "한 주 전", en: "previous week") : Words(ko: "한 달 전", en: "previous month"),
        self == .month ? .days(-7) : .months(-1)
      ),
      (
        [Key(.down), .character("j")] + (self == .month ? [.character(">")] : []),
        self == .month
          ? Words(ko: "한 주 뒤", en: "next week") : Words(ko: "한 달 뒤", en: "next month"),
        self == .month ? .days(7) : .months(1)
      ),
    ]
    return moves.map { keys, label, step in
      KeyBinding(keys, label, help: label, action: action(step), isCommon: true)
    }
  }

  /// Returns the step of a mouse wheel action; nil for other actions.
  func step(for mouse: MouseEvent.Action) -> CalendarStep? {
    switch mouse {
    case .scrollDown: .months(pageLength)
    case .scrollUp: .months(-pageLength)
    default: nil
    }
  }
}
