import HearthDomain
import TerminalKit

/// How a day is marked in a plant's calendar.
enum CareMark: CaseIterable {
  case watered
  case upcoming
  case missed

  /// Creates the mark of the day; nil if the day has none.
  init?(of day: Day, in calendar: CareCalendar) {
    if calendar.waterings.contains(where: { $0.day == day }) {
      self = .watered
    } else if calendar.missedDay == day {
      self = .missed
    } else if calendar.comingDays.contains(day) {
      self = .upcoming
    } else {
      return nil
    }
  }

  private var name: Words {
    switch self {
    case .watered: Words(ko: "물 준 날", en: "watered")
    case .upcoming: Words(ko: "물 줄 날", en: "coming")
    case .missed: Words(ko: "놓친 날", en: "missed")
    }
  }

  /// The mark in printed calendars, in the colours of the terminal's palette.
  var printedMark: MonthGrid.Mark {
    switch self {
    case .watered: .init("*", style: Style(foreground: .ansi(2), attributes: .bold))
    case .upcoming: .init("o", style: Style(foreground: .ansi(4)))
    case .missed: .init("x", style: Style(foreground: .ansi(3)))
    }
  }

  /// Returns the legend in one line.
  static func legend(
    _ language: Language, _ faint: Style, mark: (CareMark) -> MonthGrid.Mark
  ) -> StyledText {
    allCases.reduce(StyledText()) { line, care in
      let mark = mark(care)
      return line + StyledText(line.isEmpty ? "" : "   ", faint)
        + StyledText(String(mark.glyph), mark.style)
        + StyledText(" " + care.name(language), faint)
    }
  }
}
