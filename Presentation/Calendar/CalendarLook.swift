import HearthDomain
import TerminalKit

/// The colours of the calendar, on the screen and in print.
struct CalendarLook {
  let faint: Style
  let selection: Style
  /// Whether days have the colours of their moods as background.
  let showsMoods: Bool
  private let markStyles: [CalendarMark: Style]

  /// Creates the colours from the theme.
  init(in view: ViewContext) {
    let theme = view.theme
    (faint, selection) = (theme.faint, theme.selection)
    showsMoods = view.colorLevel > .none
    markStyles = [
      .birthday: theme.accent, .event: theme.teal, .task: theme.teal, .dueWatering: theme.warning,
      .watering: theme.good,
      .targetDate: theme.heading, .finishedBook: theme.good.adding(.bold), .pagesRead: theme.faint,
      .mood: theme.text,
    ]
  }

  /// The colours for printing on a terminal.
  static let forPrinting = CalendarLook()

  private init() {
    (faint, selection) = (Style(attributes: .dim), Style(attributes: [.bold, .reverse]))
    showsMoods = true
    markStyles = [
      .birthday: Style(foreground: .ansi(5), attributes: .bold),
      .event: Style(foreground: .ansi(6)), .task: Style(foreground: .ansi(6)),
      .dueWatering: Style(foreground: .ansi(4)), .watering: Style(foreground: .ansi(2)),
      .targetDate: Style(foreground: .ansi(3)),
      .finishedBook: Style(foreground: .ansi(2), attributes: .bold),
    ]
  }

  func style(of mark: CalendarMark) -> Style { markStyles[mark] ?? .plain }

  /// Returns the legend of all marks in at most `rows` rows; if they do not fit, of those that the
  /// month has. To-dos and holidays are included only if the month has any.
  func legend(
    of month: CalendarMonth, _ language: Language, columns: Int, rows: Int, _ widths: DisplayWidth,
    holidays: HolidayMarks = .none
  ) -> [StyledText] {
    func lines(_ marks: [CalendarMark]) -> (lines: [StyledText], areAll: Bool) {
      let entries =
        marks.map { mark in
          StyledText(String(mark.glyph(widths)), style(of: mark))
            + StyledText(" " + mark.name(language), faint)
        } + holidays.legend(language, faint)
      return Self.lines(of: entries, columns: columns, rows: rows, widths)
    }
    let used = CalendarMark.allCases.filter { mark in month.days.contains { mark.count(on: $0) > 0 }
    }
    let all = lines(CalendarMark.allCases.filter { $0 != .task || used.contains($0) })
    return all.areAll ? all.lines : lines(used).lines
  }

  /// Returns the entries in at most `rows` lines, without the last ones if they do not fit.
  private static func lines(
    of entries: [StyledText], columns: Int, rows: Int, _ widths: DisplayWidth
  ) -> (lines: [StyledText], areAll: Bool) {
    var lines = [StyledText()]
    for entry in entries {
      let gap = StyledText(lines[lines.count - 1].isEmpty ? "" : "  ")
      if widths.columns(of: lines[lines.count - 1] + gap + entry) <= columns {
        lines[lines.count - 1] += gap + entry
      } else if lines.count < rows {
        lines.append(entry)
      } else {
        return (lines, false)
      }
    }
    return (lines, true)
  }
}
