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
    case moveDays(Int)
    case moveMonths(Int)
    case todayPressed
    case pressed(Day, isDouble: Bool)
    case chosen
    case addPressed
    case cancelled
  }

  enum Output: Hashable {
    case month(Month)
    case day(Day)
    case add(on: Day)
    case cancelled
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moveDays(let days): return go(to: state.day.adding(days: days), &state)
    case .moveMonths(let months): return go(to: state.day.adding(months: months), &state)
    case .todayPressed: return go(to: state.today, &state)
    case .pressed(let day, let isDouble):
      state.day = day
      return isDouble ? .day(day) : nil
    case .chosen: return .day(state.day)
    case .addPressed: return .add(on: state.day)
    case .cancelled: return .cancelled
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
        KeyBinding(
          [Key(.pageDown), .character("]")], Words(ko: "다음 달", en: "next month"),
          help: Words(ko: "다음 달을 봐요", en: "See the next month"), action: .moveMonths(1)),
        KeyBinding(
          [Key(.pageUp), .character("[")], Words(ko: "이전 달", en: "previous month"),
          help: Words(ko: "이전 달을 봐요", en: "See the previous month"), action: .moveMonths(-1)),
        KeyBinding(
          [.character("t"), Key(.home), .character("g")], Words(ko: "오늘", en: "today"),
          help: Words(ko: "오늘로 가요", en: "Go to today"), action: .todayPressed),
        .back(.cancelled),
      ] + moveKeys)
  }

  private static var moveKeys: [KeyBinding<Action>] {
    let moves: [([Key], Words, Int)] = [
      ([Key(.left), .character("h")], Words(ko: "하루 전", en: "previous day"), -1),
      ([Key(.right), .character("l")], Words(ko: "하루 뒤", en: "next day"), 1),
      ([Key(.up), .character("k")], Words(ko: "한 주 전", en: "previous week"), -7),
      ([Key(.down), .character("j")], Words(ko: "한 주 뒤", en: "next week"), 7),
    ]
    return moves.map { keys, label, days in
      KeyBinding(keys, label, help: label, action: .moveDays(days), isCommon: true)
    }
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
    case .scrollDown: return .moveMonths(1)
    case .scrollUp: return .moveMonths(-1)
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
