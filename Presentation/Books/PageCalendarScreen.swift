import HearthDomain
import TerminalKit

/// The page calendar: a month or a year of days, each the darker the more was read on it.
enum PageCalendarScreen: Screen {
  enum Scope: Hashable {
    case month
    case year
  }

  struct State: Hashable {
    var today: Day
    var day: Day
    var scope = Scope.month
    /// The pages of the days of ``period``.
    var pages: [Day: Int]

    init(on day: Day, today: Day, pages: [Day: Int] = [:]) {
      self.day = day
      self.today = today
      self.pages = pages
    }

    /// The days that are shown, whose pages shall be read.
    var period: ClosedRange<Day> {
      let month = day.calendarMonth
      return scope == .year
        ? Month.days(of: day.year) ?? month.firstDay...month.lastDay
        : month.firstDay...month.lastDay
    }
  }

  enum Action: Hashable {
    case movedDays(Int)
    case movedMonths(Int)
    case movedToToday
    case turned
    case pressed(Day)
    case asked(Output)
  }

  enum Output: Hashable {
    /// Other days are shown, whose pages shall be read.
    case periodChanged
    case cancelled
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let before = state.period
    switch action {
    case .movedDays(let days): state.day = state.day.adding(days: days)
    case .movedMonths(let months): state.day = state.day.adding(months: months)
    case .movedToToday: state.day = state.today
    case .turned: state.scope = state.scope == .month ? .year : .month
    case .pressed(let day): state.day = day
    case .asked(let output): return output
    }
    return state.period == before ? nil : .periodChanged
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let isMonth = state.scope == .month
    return Keymap(
      [
        KeyBinding(
          [.character("y"), .character("v")],
          isMonth ? Words(ko: "한 해", en: "year") : Words(ko: "한 달", en: "month"),
          help: Words(ko: "한 달과 한 해를 바꿔 봐요", en: "Turn between a month and a year"),
          action: .turned),
        KeyBinding(
          [Key(.pageUp), .character("[")],
          isMonth
            ? Words(ko: "이전 달", en: "previous month") : Words(ko: "이전 해", en: "previous year"),
          help: Words(ko: "앞의 달이나 해를 봐요", en: "See the month or year before"),
          action: .movedMonths(isMonth ? -1 : -12)),
        KeyBinding(
          [Key(.pageDown), .character("]")],
          isMonth ? Words(ko: "다음 달", en: "next month") : Words(ko: "다음 해", en: "next year"),
          help: Words(ko: "다음 달이나 해를 봐요", en: "See the month or year after"),
          action: .movedMonths(isMonth ? 1 : 12)),
        KeyBinding(
          [.character("t"), Key(.home), .character("g")], Words(ko: "오늘", en: "today"),
          help: Words(ko: "오늘로 가요", en: "Go to today"), action: .movedToToday),
        .back(.asked(.cancelled)),
      ] + moveKeys(isMonth: isMonth))
  }

  private static func moveKeys(isMonth: Bool) -> [KeyBinding<Action>] {
    let moves: [([Key], Words, Action)] = [
      ([Key(.left), .character("h")], Words(ko: "하루 전", en: "previous day"), .movedDays(-1)),
      ([Key(.right), .character("l")], Words(ko: "하루 뒤", en: "next day"), .movedDays(1)),
      (
        [Key(.up), .character("k")],
        isMonth
          ? Words(ko: "한 주 전", en: "previous week") : Words(ko: "한 달 전", en: "previous month"),
        isMonth ? .movedDays(-7) : .movedMonths(-1)
      ),
      (
        [Key(.down), .character("j")],
        isMonth ? Words(ko: "한 주 뒤", en: "next week") : Words(ko: "한 달 뒤", en: "next month"),
        isMonth ? .movedDays(7) : .movedMonths(1)
      ),
    ]
    return moves.map { keys, label, action in
      KeyBinding(keys, label, help: label, action: action, isCommon: true)
    }
  }
}
