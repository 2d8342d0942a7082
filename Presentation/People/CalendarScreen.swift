import HearthDomain
import TerminalKit

/// A month of one plant: watered and coming days, and the review of the day under the cursor.
enum CalendarScreen: Screen {
  struct State: Hashable {
    var person: Person
    var today: Day
    var day: Day
    var calendar: CareCalendar
    /// Which of several waterings of the day is meant.
    private(set) var place = 0

    init(of person: Person, today: Day, calendar: CareCalendar) {
      self.person = person
      self.today = today
      self.calendar = calendar
      day = today.calendarMonth == calendar.month ? today : calendar.month.firstDay
    }

    /// The waterings of the day under the cursor, in their order.
    var waterings: [Watering] { calendar.waterings.filter { $0.on == day } }
    var watering: Watering? {
      waterings.isEmpty ? nil : waterings[min(place, waterings.count - 1)]
    }

    mutating func move(to day: Day) {
      self.day = day
      place = 0
    }

    /// Puts the cursor on the day, and on that watering of several.
    mutating func show(_ watering: ID<Watering>, on day: Day) {
      self.day = day
      place = waterings.firstIndex { $0.id == watering } ?? 0
    }

    mutating func takeNextWatering() {
      place = waterings.isEmpty ? 0 : (place + 1) % waterings.count
    }
  }

  enum Action: Hashable {
    case moved(CalendarStep)
    case pressed(dayOfMonth: Int, isDouble: Bool)
    case nextWatering
    case reviewed
    case removed
    case watered
    case cancelled
  }

  typealias Output = PeopleEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moved(let step):
      return move(to: step.day(from: state.day, today: state.today), &state)
    case .pressed(let dayOfMonth, let isDouble):
      guard let day = state.calendar.month.day(dayOfMonth) else { return nil }
      state.move(to: day)
      if isDouble { return state.watering.map { .show(.review($0)) } }
    case .nextWatering: state.takeNextWatering()
    case .reviewed: return state.watering.map { .show(.review($0)) }
    case .removed: return state.watering.map { removal(of: $0, today: state.today) }
    case .watered: return .show(.watering(state.person.id, on: state.day))
    case .cancelled: return .back
    }
    return nil
  }

  private static func move(to day: Day, _ state: inout State) -> Output? {
    state.move(to: day)
    return day.calendarMonth == state.calendar.month
      ? nil : .month(state.person.id, day.calendarMonth)
  }

  private static func removal(of watering: Watering, today: Day) -> PeopleEffect {
    .ask(
      CareNews.removing(watering, today: today), then: .change(.removeWatering(watering.id)))
  }
}

// MARK: - Keys

extension CalendarScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      dayKeys(state) + CalendarKeys.month.turning { .moved($0) } + [.back(.cancelled)]
        + CalendarKeys.month.moving { .moved($0) })
  }

  private static func dayKeys(_ state: State) -> [KeyBinding<Action>] {
    let nothing =
      state.watering == nil
      ? Words(ko: "물 준 날이 아니에요", en: "there was no watering on that day") : nil
    return [
      KeyBinding(
        [.character("e"), Key(.enter)], Words(ko: "이야기 고치기", en: "edit review"),
        help: Words(ko: "그날 나눈 이야기를 고쳐요", en: "Change what was written of that day"),
        action: .reviewed, disabled: nothing),
      KeyBinding(
        [.character("w")], Words(ko: "물 주기", en: "water"),
        help: Words(ko: "이날 연락했다고 적고 물을 줘요", en: "You got in touch on this day"),
        action: .watered, disabled: refusal(state)),
      KeyBinding(
        [.character("d")], Words(ko: "지우기", en: "remove"),
        help: Words(ko: "이날 물 준 기록을 지워요 (먼저 물어봐요)", en: "Remove this watering; asks first"),
        action: .removed, disabled: nothing),
      KeyBinding(
        [.character("n")], Words(ko: "다음 기록", en: "next"),
        help: Words(ko: "같은 날의 다음 기록을 봐요", en: "See the next watering of the same day"),
        action: .nextWatering,
        disabled: state.waterings.count > 1
          ? nil : Words(ko: "기록이 더 없어요", en: "there is no other on that day"), isCommon: true),
    ]
  }

  private static func refusal(_ state: State) -> Words? {
    if state.day > state.today {
      return Words(ko: "아직 오지 않은 날이에요", en: "that day is yet to come")
    }
    if state.day < state.person.details.plantedOn {
      return Words(ko: "심기 전이에요", en: "it was not planted yet")
    }
    return nil
  }
}
