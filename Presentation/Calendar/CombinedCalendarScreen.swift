import HearthDomain
import TerminalKit

/// The calendar of all areas: a month, and the things of the selected day.
enum CombinedCalendarScreen: Screen {
  struct State: Hashable {
    var today: Day
    var day: Day
    /// The data of the month, and of the selected day.
    var month: CalendarMonth
    var things: DayItems
    /// The listed things of the day.
    var list: RowList<DayItem>
    /// Whether the list has the focus instead of the month.
    var isInList = false

    init(on day: Day, today: Day, month: CalendarMonth, things: DayItems) {
      self.day = day
      self.today = today
      self.month = month
      self.things = things
      list = RowList(all: things.things)
    }

    /// Replaces the data of the day; the selection stays.
    mutating func renew(_ things: DayItems) {
      if things.day == self.things.day {
        list.renew(things.things) { $0.isSame(as: $1) }
      } else {
        list.show(things.things)
      }
      self.things = things
      if things.things.isEmpty { isInList = false }
    }
  }

  enum Action: Hashable {
    case moved(CalendarStep)
    case pressed(Day, isDouble: Bool)
    case entered
    case list(ListInput)
    case opened
    case left
    case cancelled
  }

  typealias Output = TodayEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let step): return .day(step.day(from: state.day, today: state.today))
    case .pressed(let day, let isDouble):
      guard isDouble, day == state.things.day, state.list.count > 0 else { return .day(day) }
      state.isInList = true
    case .entered: state.isInList = true
    case .list(let input):
      state.isInList = true
      if state.list.apply(input) { return update(&state, .opened) }
    case .opened: return state.list.selected.map { .visit($0.place) }
    case .left: state.isInList = false
    case .cancelled: return .back
    }
    return nil
  }
}

extension DayItem {
  /// Whether both are the same thing on the same day, even if its data has changed.
  fileprivate func isSame(as other: DayItem) -> Bool {
    occasion == other.occasion && idSpelling == other.idSpelling
      && (idSpelling != nil || name == other.name)
  }
}

// MARK: - Keys

extension CombinedCalendarScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    state.isInList ? listKeys : Keymap([entering(state)] + monthKeys)
  }

  private static var monthKeys: [KeyBinding<Action>] {
    CalendarSpan.month.turning { .moved($0) }
      + [.back(.cancelled)] + CalendarSpan.month.moving { .moved($0) }
  }

  private static func entering(_ state: State) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.enter)], ko: ("이날 보기", "고른 날의 목록으로 가요"),
      en: ("this day", "Go into the things of the selected day"), action: .entered,
      disabled: state.list.count == 0
        ? Words(ko: "이날에는 아무것도 없어요", en: "there is nothing on this day") : nil)
  }

  private static var listKeys: Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("열기", "고른 것이 있는 곳으로 가요"), en: ("open", "Go to what is selected"),
          action: .opened),
        KeyBinding(
          [Key(.escape), Key(.left), .character("h")], ko: ("달력으로", "달력으로 돌아가요"),
          en: ("month", "Go back to the month"), action: .left),
      ] + ListMove.bindings { .list(.move($0)) })
  }
}
