import HearthDomain
import TerminalKit

/// A month as large as the screen lets it, to choose a day from.
enum MonthScreen: Screen {
  struct State: Hashable {
    var today: Day
    var day: Day
    var counts: [Day: Int]
    /// What the days of the month are filled with, as far as it was read.
    var titles: [Day: [String]]

    var month: Month { day.calendarMonth }
    var busyDays: Int { counts.count { $0.key.calendarMonth == month && $0.value > 0 } }
  }

  enum Action: Hashable {
    case moved(CalendarStep)
    case pressed(Day, isDouble: Bool)
    case chosen
    case addPressed
    case cancelled
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let step): return go(to: step.day(from: state.day, today: state.today), &state)
    case .pressed(let day, let isDouble):
      state.day = day
      return isDouble ? .showDay(day) : nil
    case .chosen: return .showDay(state.day)
    case .addPressed: return .show(.adding(on: state.day))
    case .cancelled: return .back
    }
  }

  private static func go(to day: Day, _ state: inout State) -> Output? {
    let before = state.month
    state.day = day
    return state.month == before ? nil : .month(state.month)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "이날 보기", en: "see day"),
          help: Words(ko: "고른 날의 일정을 봐요", en: "See the events of the selected day"),
          action: .chosen),
        KeyBinding(
          [.character("a")], Words(ko: "일정 적기", en: "add"),
          help: Words(ko: "고른 날의 새 일정을 적어요", en: "Write down an event on that day"),
          action: .addPressed),
      ] + CalendarKeys.month.turning { .moved($0) } + [.back(.cancelled)]
        + CalendarKeys.month.moving { .moved($0) })
  }
}

// MARK: - Drawing

extension MonthScreen {
  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let busy = view.language(
      ko: "일정이 있는 날 \(state.busyDays)일",
      en: "events on \(Plural("day")(state.busyDays))")
    StatusLine(
      StyledText(state.month.words(in: view.language), view.theme.heading),
      trailing: StyledText(busy, view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    board(of: state, in: view).draw(in: &frame, at: place.board)
    let count = state.counts[state.day] ?? 0
    let words = OccurrenceWords(view.language, today: state.today)
    frame.write(
      StyledText(words.heading(state.day), view.theme.heading)
        + StyledText(
          "  " + view.language(ko: "일정 \(count)개", en: Plural("event")(count)),
          view.theme.faint), in: place.day)
    return frame
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown, .scrollUp:
      return CalendarKeys.month.step(for: mouse.action).map { .moved($0) }
    case .press(.left), .doublePress(.left):
      return board(of: state, in: view).day(at: mouse.position, in: layout(view).board)
        .map { .pressed($0, isDouble: mouse.isLeftDoublePress) }
    default: return nil
    }
  }

  private static func board(of state: State, in view: ViewContext) -> MonthBoard {
    MonthBoard(
      month: state.month, day: state.day, today: state.today, counts: state.counts, view: view,
      titles: state.titles)
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, board: Rect, day: Rect) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fill, .fixed(1))
    return (rows[0], rows[2], rows[3])
  }
}
