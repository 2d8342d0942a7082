import HearthDomain
import TerminalKit

extension WelcomeScreen {
  /// Whether there is room for a small picture of each area beside its words.
  static func showsPictures(_ state: State, in view: ViewContext) -> Bool {
    state.page == .areas && view.size.width >= 72 && view.size.height >= 22
  }

  static func drawAreas(_ state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext)
  {
    var top = 0
    for area in state.areas {
      let title = StyledText("\(area.digit) \(area.title(view.language))", view.theme.heading)
      let words = Paragraph(
        title + "\n" + StyledText(area.introduction(view.language)), style: view.theme.text)
      let rest = place.margins(top: top)
      for (row, line) in area.picture(in: view).enumerated() {
        frame.write(line, in: rest, row: row)
      }
      let beside = rest.margins(left: 9)
      words.draw(in: &frame, at: beside)
      top += max(2, words.height(columns: beside.width, widths: view.widths)) + 1
    }
  }
}

extension Area {
  /// Two rows of six columns: a sun, a plant, a line between quotation marks, shapes, a month, a
  /// shelf; in plain letters where the terminal makes others wide.
  fileprivate func picture(in view: ViewContext) -> [StyledText] {
    let isFine = view.widths.columns(of: "●─▐“") == 4
    let theme = view.theme
    let (fine, plain, style): ([String], [String], Style) =
      switch self {
      case .today: (["  \\│/ ", " ─ ● ─"], ["  \\|/ ", " - o -"], theme.accent)
      case .people: (["  \\│/ ", "  ▐█▌ "], ["  \\|/ ", "  [_] "], theme.good)
      case .sayings: ([" “ ── ", " ── ” "], [" \" -- ", " -- \" "], theme.heading)
      case .moods: ([" ●  ◆ ", "  ▲ ■ "], [" o  # ", "  ^ * "], theme.accent)
      case .schedule: (["┌─┬──┐", "└─┴──┘"], ["+-+--+", "|x|  |"], theme.heading)
      case .books: (["▐▌▐▐█▌", "──────"], ["||/|||", "------"], theme.good)
      }
    return (isFine ? fine : plain).map { StyledText($0, style) }
  }
}
