import HearthDomain
import TerminalKit

/// The page calendar: a month or a year of days, each the darker the more was read on it.
enum PageCalendarScreen: Screen {
  enum Scope: Hashable {
    case month
    case year

    var keys: CalendarKeys { self == .month ? .month : .year }
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
    case moved(CalendarStep)
    case turned
    case pressed(Day)
    case asked(Output)
  }

  typealias Output = BooksEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let before = state.period
    switch action {
    case .moved(let step): state.day = step.day(from: state.day, today: state.today)
    case .turned: state.scope = state.scope == .month ? .year : .month
    case .pressed(let day): state.day = day
    case .asked(let output): return output
    }
    return state.period == before ? nil : .reread
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        opening(state),
        KeyBinding(
          [.character("y"), .character("v")],
          state.scope == .month ? Words(ko: "한 해", en: "year") : Words(ko: "한 달", en: "month"),
          help: Words(ko: "한 달과 한 해를 바꿔 봐요", en: "Turn between a month and a year"),
          action: .turned),
      ] + state.scope.keys.turning { .moved($0) } + [.back(.asked(.back))]
        + state.scope.keys.moving { .moved($0) })
  }

  private static func opening(_ state: State) -> KeyBinding<Action> {
    let words = Words(ko: "이날 보기", en: "this day")
    guard state.scope == .month else {
      return KeyBinding(
        [Key(.enter)], words, help: Words(ko: "이날이 있는 달을 봐요", en: "See the month of this day"),
        action: .turned)
    }
    let hasPages = (state.pages[state.day] ?? 0) > 0
    return KeyBinding(
      [Key(.enter)], words,
      help: Words(ko: "이날 읽은 책을 봐요", en: "See what was read on this day"),
      action: .asked(.show(.day(state.day))),
      disabled: hasPages
        ? nil : Words(ko: "이날에는 읽은 기록이 없어요", en: "nothing was read on this day"))
  }
}
