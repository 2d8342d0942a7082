import HearthDomain
import TerminalKit

extension PageCalendarScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown, .scrollUp:
      return state.scope.keys.step(for: mouse.action).map { .moved($0) }
    case .press(.left), .doublePress(.left):
      let place = layout(view).grid
      let day =
        state.scope == .month
        ? month(of: state, in: view).day(at: mouse.position, in: place)
        : year(of: state, in: view).day(at: mouse.position, in: place)
      return day.map { .pressed($0) }
    default: return nil
    }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let words = PageCalendarWords(
      pages: state.pages, language: view.language, today: state.today)
    let title =
      state.scope == .month
      ? state.day.calendarMonth.words(in: view.language)
      : view.language(ko: "\(state.day.year)년", en: "\(state.day.year)")
    let figures =
      words.summary ?? view.language(ko: "아직 읽은 기록이 없어요", en: "nothing read here yet")
    StatusLine(
      StyledText(title, view.theme.heading), trailing: StyledText(figures, view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    if state.scope == .month {
      month(of: state, in: view).draw(in: &frame, at: place.grid)
    } else {
      year(of: state, in: view).draw(in: &frame, at: place.grid)
    }
    let dates = DateWords(view.language, today: state.today)
    frame.write(
      StyledText(dates.shortWithWeekday(state.day) + "  ", view.theme.heading)
        + StyledText(words.story(of: state.day)), in: place.story)
    frame.write(
      PageShade.legend(
        view.language, faint: view.theme.faint, columns: place.legend.width,
        hasColors: view.colors > .none),
      in: place.legend)
    return frame
  }

  private static func layout(
    _ view: ViewContext
  ) -> (title: Rect, grid: Rect, story: Rect, legend: Rect) {
    let isLow = view.size.height < 18
    let body = Rect(size: view.size)
      .margins(top: isLow ? 0 : 1, left: view.size.width < 70 ? 1 : 2, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(body.height >= 17 ? 1 : 0), .fixed(1),
      .fixed(body.height >= 10 ? 1 : 0))
    return (rows[0], rows[2], rows[4], rows[5])
  }

  private static func month(of state: State, in view: ViewContext) -> ShadedMonth {
    ShadedMonth(
      month: state.day.calendarMonth, shades: state.pages.pageShades, selected: state.day,
      today: state.today, view: view)
  }

  private static func year(of state: State, in view: ViewContext) -> ShadedYear {
    ShadedYear(
      year: state.day.year, shades: state.pages.pageShades, selected: state.day,
      today: state.today, view: view, showsMarks: true)
  }
}
