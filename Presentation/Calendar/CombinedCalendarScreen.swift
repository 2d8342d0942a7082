import HearthDomain
import TerminalKit

/// The calendar of all areas: a month, and the items of the selected day.
enum CombinedCalendarScreen: Screen {
  struct State: Hashable {
    var today: Day
    var day: Day
    /// The data of the month, and of the selected day.
    var month: CalendarMonth
    var dayItems: DayItems
    /// The listed items of the day.
    var itemList: RowList<DayItem>
    /// Whether the list of the day has the focus instead of the month.
    var isListFocused = false

    init(on day: Day, today: Day, month: CalendarMonth, things: DayItems) {
      self.day = day
      self.today = today
      self.month = month
      self.dayItems = things
      itemList = RowList(all: things.items)
    }

    /// Replaces the data of the day; the selection stays.
    mutating func refresh(_ things: DayItems) {
      if things.day == self.dayItems.day {
        itemList.refreshRows(things.items) { $0.isSame(as: $1) }
      } else {
        itemList.replaceRows(things.items)
      }
      self.dayItems = things
      if things.items.isEmpty { isListFocused = false }
    }
  }

  enum Action: Hashable {
    case moved(CalendarStep)
    case pressed(Day, isDouble: Bool)
    case entered
    case list(ListInput)
    case opened
    case listLeft
    case cancelled
  }

  typealias Output = TodayEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let step): return .showDay(step.day(from: state.day, today: state.today))
    case .pressed(let day, let isDouble):
      guard isDouble, day == state.dayItems.day, state.itemList.count > 0 else {
        return .showDay(day)
      }
      state.isListFocused = true
    case .entered: state.isListFocused = true
    case .list(let input):
      state.isListFocused = true
      if state.itemList.apply(input) { return update(&state, .opened) }
    case .opened: return state.itemList.selected.map { .openFromCalendar($0.route) }
    case .listLeft: state.isListFocused = false
    case .cancelled: return .back
    }
    return nil
  }
}

extension DayItem {
  /// Whether both are the same item on the same day, even if its data has changed.
  fileprivate func isSame(as other: DayItem) -> Bool {
    kindIdentifier == other.kindIdentifier && completeID == other.completeID
  }
}

// MARK: - Keys

extension CombinedCalendarScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    state.isListFocused ? listKeys : Keymap([enterDayKey(state)] + monthKeys)
  }

  private static var monthKeys: [KeyBinding<Action>] {
    CalendarSpan.month.pageKeys { .moved($0) }
      + [.back(.cancelled)] + CalendarSpan.month.dayKeys { .moved($0) }
  }

  private static func enterDayKey(_ state: State) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.enter)], ko: ("이날 보기", "고른 날의 목록으로 가요"),
      en: ("this day", "Open the list of the selected day"), action: .entered,
      disabledReason: state.itemList.count == 0
        ? Words(ko: "이날에는 아무것도 없어요", en: "there is nothing on this day") : nil)
  }

  private static var listKeys: Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("열기", "고른 것이 있는 곳으로 가요"), en: ("open", "Go to the selected item"),
          action: .opened),
        KeyBinding(
          [Key(.escape), Key(.left), .character("h")], ko: ("달력으로", "달력으로 돌아가요"),
          en: ("month", "Go back to the month"), action: .listLeft),
      ] + ListMove.bindings { .list(.move($0)) })
  }
}
