import HearthDomain
import HearthWhen

extension ClockNotice {
  /// Returns a sentence that says how the entered time was adjusted for a clock change.
  package func text(in language: Language, today: Day) -> String {
    let dates = DayFormatter(language, today: today)
    let (day, time) = (dates.short(entered.day), dates.time(entered.time))
    let instead =
      adjusted.day == entered.day ? dates.time(adjusted.time) : dates.short(adjusted)
    switch cause {
    case .skipped:
      return language(
        ko: "\(day)에는 \(time) 시각이 없어서 \(instead)에 \(edge.korean).",
        en: "On \(day) the clock skips \(time): the event \(edge.english) at \(instead).")
    case .shownTwice:
      return language(
        ko: "\(day)에는 \(time) 시각이 두 번 있어서 먼저 오는 때에 \(edge.korean).",
        en: "On \(day) the clock shows \(time) twice: the event \(edge.english) at the first one.")
    case .movedAlong:
      return language(
        ko: "시작이 옮겨져서, \(time)에 끝나려던 일정은 \(instead)에 끝나요.",
        en: "Because the start moved, the end moved from \(time) to \(instead).")
    }
  }
}

extension ClockNotice.Edge {
  fileprivate var korean: String {
    switch self {
    case .start: "시작해요"
    case .end: "끝나요"
    }
  }

  fileprivate var english: String {
    switch self {
    case .start: "starts"
    case .end: "ends"
    }
  }
}
