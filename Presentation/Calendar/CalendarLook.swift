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

  /// Returns the legend of all marks in at most `rows` rows, without the last entries if they do
  /// not fit. To-dos and holidays are included only if the month has any.
  func legend(
    of month: CalendarMonth, _ language: Language, columns: Int, rows: Int, _ widths: DisplayWidth,
    holidays: HolidayMarks = .none
  ) -> [StyledText] {
    var lines = [StyledText()]
    let hasTasks = month.days.contains { $0.tasks > 0 }
    let marks = CalendarMark.allCases.filter { $0 != .task || hasTasks }
    let entries =
      marks.map { mark in
        StyledText(String(mark.glyph(widths)), style(of: mark))
          + StyledText(" " + mark.name(language), faint)
      } + holidays.legend(language, faint)
    for entry in entries {
      let gap = StyledText(lines[lines.count - 1].isEmpty ? "" : "  ")
      if widths.columns(of: lines[lines.count - 1] + gap + entry) <= columns {
        lines[lines.count - 1] += gap + entry
      } else if lines.count < rows {
        lines.append(entry)
      } else {
        break
      }
    }
    return lines
  }
}
