import HearthDomain
import TerminalKit

extension EventPart {
  package var name: Words {
    switch self {
    case .busy: Words(ko: "일정 있음", en: "busy")
    case .free: Words(ko: "비는 시간", en: "free time")
    case .calledOff: Words(ko: "취소됨", en: "called off")
    }
  }
}

extension EventStatus {
  /// What is said of one event.
  package var name: Words {
    switch self {
    case .now: Words(ko: "지금", en: "now")
    case .upcoming: Words(ko: "예정", en: "upcoming")
    case .done: Words(ko: "끝남", en: "done")
    }
  }

  /// The same of these: what takes nothing but whole days goes on today, not this minute.
  func name(of occurrences: [Occurrence]) -> Words {
    self == .now && occurrences.allSatisfy(\.event.span.isAllDay)
      ? Words(ko: "오늘", en: "today") : name
  }

  /// The heading of the section in which a day shows these events. On another day than today what
  /// takes nothing but whole days is not all that takes the whole of it.
  func heading(of occurrences: [Occurrence], isToday: Bool) -> Words {
    self == .now && isToday && occurrences.allSatisfy(\.event.span.isAllDay)
      ? Words(ko: "하루 종일", en: "All day") : heading
  }

  /// The heading of the section in which a day shows such events.
  package var heading: Words {
    switch self {
    case .now: Words(ko: "지금", en: "Now")
    case .upcoming: Words(ko: "다가오는 일정", en: "Upcoming")
    case .done: Words(ko: "끝난 일정", en: "Done")
    }
  }

  /// Tells the three apart without colour, one column wide.
  package var mark: String {
    switch self {
    case .now: "▶"
    case .upcoming: "○"
    case .done: "✓"
    }
  }

  /// Teal, green, grey: of the user's own colours.
  package var style: Style {
    switch self {
    case .now: Style(foreground: .ansi(6), attributes: .bold)
    case .upcoming: Style(foreground: .ansi(2))
    case .done: Style(attributes: .dim)
    }
  }

  /// The same on a screen.
  func style(in theme: Theme) -> Style {
    switch self {
    case .now: theme.teal.adding(.bold)
    case .upcoming: theme.good
    case .done: theme.faint
    }
  }
}
