import HearthWhen
import TerminalKit

extension TodayScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    // Called before every key. The layout changes only with the page or the view, and a new page
    // clears `fitted`.
    guard state.layoutView != view else { return }
    let wasFitted = state.layoutView != nil
    state.layoutView = view
    guard let page = state.page else { return }
    let picture = TodayLayout(of: page, in: view)
    let rows = picture.rows
    state.maxScrollOffset = picture.linesBelowLastRow
    state.linesScrolledPastEnd = min(state.linesScrolledPastEnd, state.maxScrollOffset)
    defer { state.selectFirstNeedingAction() }
    guard rows != state.rows else { return }
    // The same row stays selected if the size of the screen changed.
    if state.isSelectedByUser, wasFitted, let row = state.selectedRow,
      let place = rows.firstIndex(of: row)
    {
      state.selected = place
    }
    state.rows = rows
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    guard let page = state.page else { return }
    var state = state
    fit(&state, in: view)
    let picture = TodayLayout(of: page, in: view)
    drawTitle(of: page, in: &frame, at: picture.title, view)
    for column in picture.columns {
      draw(column, of: picture, state, in: &frame, view)
    }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    guard let page = state.page else { return nil }
    var row: Int? {
      TodayLayout(of: page, in: view)
        .rowIndex(
          at: mouse.position, selected: state.clampedSelection, below: state.linesScrolledPastEnd)
    }
    switch mouse.action {
    case .scrollDown: return .move(1)
    case .scrollUp: return .move(-1)
    case .press(.left): return row.map { .pressed(row: $0) }
    case .doublePress(.left): return row.map { .doublePressed(row: $0) }
    default: return nil
    }
  }

  private static func drawTitle(
    of page: TodayPage, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let greeting = Greeting.words(for: page.overview)(view.language)
    let date = DayFormatter(view.language, today: page.overview.moment.day)
      .long(page.overview.moment.day)
    StatusLine(
      StyledText(greeting, view.theme.accent),
      trailing: StyledText(date, view.theme.faint)
        + view.holidayNames(beside: page.overview.moment.day)
    )
    .draw(in: &frame, at: line)
  }

  private static func draw(
    _ column: TodayLayout.Column, of picture: TodayLayout, _ state: State,
    in frame: inout Frame, _ view: ViewContext
  ) {
    let (place, selected) = (column.rect, state.clampedSelection)
    let first = picture.offset(of: column, selected: selected, below: state.linesScrolledPastEnd)
    if column.lines.count > place.height {
      // The scroll mark is in the margin, so that lines do not get shorter.
      ScrollMark(
        first: first, visible: place.height, count: column.lines.count, style: view.theme.faint
      )
      .draw(
        in: &frame, at: Rect(x: place.maxX + 1, y: place.minY, width: 1, height: place.height))
    }
    for (index, line) in column.lines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, isSelected: line.rowIndex == selected, in: &frame, at: place.row(index), view)
    }
  }

  private static func draw(
    _ line: TodayLine, isSelected: Bool, in frame: inout Frame, at place: Rect,
    _ view: ViewContext
  ) {
    switch line {
    case .blank: break
    case .heading(let title, let trailing):
      StatusLine(
        StyledText(title(view.language), view.theme.heading),
        trailing: StyledText(trailing, view.theme.faint)
      )
      .draw(in: &frame, at: place)
    case .text(let text): StatusLine(text).draw(in: &frame, at: place)
    case .row(_, let row, let text, let detail):
      draw(row, text, detail, isSelected: isSelected, in: &frame, at: place, view)
    case .continuation(_, let text, let detail, let isFirst):
      let style = isSelected ? view.theme.selection : view.theme.text
      StatusLine(
        StyledText((isFirst && isSelected ? "▸ " : "  ") + text, style),
        trailing: StyledText(detail, isSelected ? style : view.theme.faint),
        style: isSelected ? style : .plain
      )
      .draw(in: &frame, at: place)
    }
  }

  private static func draw(
    _ row: TodayRow, _ text: String, _ detail: String, isSelected: Bool, in frame: inout Frame,
    at place: Rect, _ view: ViewContext
  ) {
    let plain = row.isUrgent ? view.theme.accent : view.theme.text
    let style = isSelected ? view.theme.selection : plain
    let sign = row.overlaps ? view.widths.singleColumn("≈", or: "~") : " "
    StatusLine(
      StyledText(isSelected ? "▸" : " ", style)
        + StyledText(String(sign), isSelected ? style : view.theme.warning)
        + StyledText("\(row.mark) \(text)", style),
      trailing: StyledText(detail, isSelected ? view.theme.selection : view.theme.faint),
      style: isSelected ? style : .plain
    )
    .draw(in: &frame, at: place)
  }
}
