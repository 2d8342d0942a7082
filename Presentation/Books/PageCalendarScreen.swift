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

  enum Output: Hashable {
    /// Other days are shown, whose pages shall be read.
    case periodChanged
    case cancelled
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let before = state.period
    switch action {
    case .moved(let step): state.day = step.day(from: state.day, today: state.today)
    case .turned: state.scope = state.scope == .month ? .year : .month
    case .pressed(let day): state.day = day
    case .asked(let output): return output
    }
    return state.period == before ? nil : .periodChanged
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [.character("y"), .character("v")],
          state.scope == .month ? Words(ko: "한 해", en: "year") : Words(ko: "한 달", en: "month"),
          help: Words(ko: "한 달과 한 해를 바꿔 봐요", en: "Turn between a month and a year"),
          action: .turned)
      ] + state.scope.keys.turning { .moved($0) } + [.back(.asked(.cancelled))]
        + state.scope.keys.moving { .moved($0) })
  }
}
