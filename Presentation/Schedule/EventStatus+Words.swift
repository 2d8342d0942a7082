import HearthDomain
import TerminalKit

extension EventAvailability {
  package var name: Words {
    switch self {
    case .busy: Words(ko: "일정 있음", en: "busy")
    case .free: Words(ko: "비는 시간", en: "free time")
    case .calledOff: Words(ko: "취소됨", en: "called off")
    }
  }
}

extension EventStatus {
  /// The status of a single event, in lower case.
  package var name: Words {
    switch self {
    case .now: Words(ko: "지금", en: "now")
    case .upcoming: Words(ko: "예정", en: "upcoming")
    case .done: Words(ko: "끝남", en: "done")
    }
  }

  /// Returns the status of these events; all-day events are on "today" rather than "now".
  func name(of occurrences: [Occurrence]) -> Words {
    self == .now && occurrences.allSatisfy(\.event.span.isAllDay)
      ? Words(ko: "오늘", en: "today") : name
  }

  /// Returns the heading of the section. For current events it is "All day" if all of them are, but
  /// only for today: on other days, all-day events are also in other sections.
  func heading(of occurrences: [Occurrence], isToday: Bool) -> Words {
    self == .now && isToday && occurrences.allSatisfy(\.event.span.isAllDay)
      ? Words(ko: "하루 종일", en: "All day") : heading
  }

  /// The heading of a section of events with this status.
  package var heading: Words {
    switch self {
    case .now: Words(ko: "지금", en: "Now")
    case .upcoming: Words(ko: "다가오는 일정", en: "Upcoming")
    case .done: Words(ko: "끝난 일정", en: "Done")
    }
  }

  /// A symbol one column wide that distinguishes the status without colour.
  package var mark: String {
    switch self {
    case .now: "▶"
    case .upcoming: "○"
    case .done: "✓"
    }
  }

  /// A style in the terminal's own palette: teal, green or dim.
  package var style: Style {
    switch self {
    case .now: Style(foreground: .ansi(6), attributes: .bold)
    case .upcoming: Style(foreground: .ansi(2))
    case .done: Style(attributes: .dim)
    }
  }

  /// Returns the style on a screen.
  func style(in theme: Theme) -> Style {
    switch self {
    case .now: theme.teal.adding(.bold)
    case .upcoming: theme.good
    case .done: theme.faint
    }
  }
}

extension ListedEvent {
  /// The text of the status column for pipes. It also says "called off", which is a value of its
  /// own in JSON.
  var statusForPipes: String {
    let availability = event.details.availability
    return availability == .calledOff ? availability.rawValue : status.rawValue
  }
}
