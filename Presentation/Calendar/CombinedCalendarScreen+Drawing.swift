import HearthDomain
import TerminalKit

extension CombinedCalendarScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.itemList.visibleCount = CombinedCalendarLayout(state, in: view).list.height
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let place = CombinedCalendarLayout(state, in: view)
    if place.list.contains(mouse.position) {
      let list = list(of: state, width: place.list.width, in: view)
      return ListInput(mouse, on: list, at: place.list).map { .list($0) }
    }
    if let step = CalendarSpan.month.step(for: mouse.action) { return .moved(step) }
    guard mouse.isLeftPress else { return nil }
    return board(of: state, in: view).day(at: mouse.position, in: place.board)
      .map { .pressed($0, isDouble: mouse.isLeftDoublePress) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = CombinedCalendarLayout(state, in: view)
    let words = CalendarSummary(language: view.language)
    if !place.title.isEmpty {
      StatusLine(
        StyledText(state.month.month.words(in: view.language), view.theme.heading),
        trailing: StyledText(words.figures(of: state.month), view.theme.faint)
      )
      .draw(in: &frame, at: place.title)
    }
    if !place.board.isEmpty { board(of: state, in: view).draw(in: &frame, at: place.board) }
    let legend = CalendarLook(in: view).legend(
      of: state.month, view.language, columns: place.legend.width, rows: place.legend.height,
      view.widths, holidays: view.holidays(in: state.month.month))
    for (row, line) in legend.prefix(place.legend.height).enumerated() {
      frame.write(line, in: place.legend, row: row)
    }
    let heading = OccurrenceWords(view.language, today: state.today).heading(state.day)
    StatusLine(
      StyledText(heading, view.theme.heading) + view.holidayNames(beside: state.day),
      trailing: StyledText(
        place.list.isEmpty
          ? words.itemCountText(state.dayItems) : words.figures(of: state.dayItems),
        view.theme.faint)
    )
    .draw(in: &frame, at: place.dayHeading)
    list(of: state, width: place.list.width, in: view).draw(in: &frame, at: place.list)
  }

  private static func board(of state: State, in view: ViewContext) -> MonthBoard {
    var board = state.month.board(
      selected: state.day, today: state.today, language: view.language, weekdays: view.weekdays,
      look: CalendarLook(in: view), holidays: view.holidays(in: state.month.month),
      widths: view.widths)
    board.listsHolidays = true
    board.showsWeekNumbers = view.showsWeekNumbers
    return board
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    var look = view.theme.listLook
    if !state.isListFocused {
      (look.selected, look.selectedMark) = (look.row, look.unselectedMark)
    }
    let rows = DayItemRows(
      state.dayItems.items, on: state.day, today: state.today, language: view.language,
      widths: view.widths, look: CalendarLook(in: view), palette: state.month.palette,
      columns: max(1, width - 4))
    let selected = state.isListFocused ? state.itemList.selected : nil
    return state.itemList.list(
      whenEmpty: StyledText(Words.nothingOnDay(view.language)), look: look
    ) { rows.row($0, isSelected: $0 == selected) }
  }
}
