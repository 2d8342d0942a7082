import HearthDomain
import TerminalKit

extension ScheduleScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    if state.jumpField != nil { return jumpKeys(state) }
    return Keymap(
      eventKeys(state) + dayKeys(state) + moreKeys(state)
        + ListMove.bindings(
          disabled: state.selectedTask == nil ? noEventReason(state) : nil
        ) { .list(.move($0)) })
  }

  /// Returns why keys for events are disabled; nil if an event is selected.
  private static func noEventReason(_ state: State) -> Words? {
    guard state.selectedEntry == nil else { return nil }
    return state.selectedTask == nil
      ? Words(ko: "고른 일정이 없어요", en: "no event is selected")
      : Words(ko: "할 일에는 없는 기능이에요", en: "not for to-dos")
  }

  /// The keys that tick, edit and remove the selected to-do; nil if none is selected.
  private static func toDoKeys(_ state: State) -> [KeyBinding<Action>]? {
    guard let task = state.selectedTask else { return nil }
    let id = task.toDo
    let question = Words { ToDoWords.removalQuestion(task.title, $0) }
    return [
      KeyBinding(
        [.character("x")],
        task.isDone ? Words(ko: "다시 할 일로", en: "not done") : Words(ko: "했어요", en: "done"),
        help: Words(ko: "할 일을 마친 것으로 표시하거나 다시 할 일로 둬요", en: "Mark the to-do done, or not done"),
        action: .requested(.change(.toDo(task.isDone ? .reopen([id]) : .markDone([id]))))),
      KeyBinding(
        [.character("e")], Words(ko: "고치기", en: "edit"),
        help: Words(ko: "고른 할 일을 고쳐요", en: "Change the selected to-do"),
        action: .requested(.show(.editToDo(id)))),
      KeyBinding(
        [.character("d")], Words(ko: "지우기", en: "remove"),
        help: Words(ko: "고른 할 일을 지워요 (먼저 물어봐요)", en: "Remove the selected to-do; asks first"),
        action: .requested(.ask(question, then: .change(.toDo(.remove([id])))))),
    ]
  }

  private static func eventKey(
    _ key: Key, _ label: Words, _ help: Words, _ state: State, _ action: (Agenda.Entry) -> Action
  ) -> KeyBinding<Action> {
    KeyBinding(
      [key], label, help: help, action: state.selectedEntry.map(action) ?? .list(.move(.rows(0))),
      disabledReason: noEventReason(state))
  }

  private static func eventKeys(_ state: State) -> [KeyBinding<Action>] {
    let toDoKeys = toDoKeys(state)
    let isOpen =
      state.selectedEntry.map { state.unfoldedEvents.contains($0.occurrence.occurrenceID) } ?? false
    let keys: [KeyBinding<Action>] = [
      KeyBinding(
        [.character("a")], ko: ("적기", "이날의 새 일정이나 할 일을 적어요"),
        en: ("add", "Add an event or a to-do to this day"),
        action: .requested(.show(.newEvent(on: state.day)))),
      eventKey(
        Key(.enter), isOpen ? Words(ko: "접기", en: "fold") : Words(ko: "펼치기", en: "unfold"),
        Words(ko: "메모와 알림, 겹치는 일정을 펼치거나 접어요", en: "Show or hide the note and the rest"),
        state
      ) { _ in .detailsToggled },
      eventKey(
        .character("e"), Words(ko: "고치기", en: "edit"),
        Words(ko: "고른 일정을 고쳐요", en: "Change the selected event"), state
      ) { .requested(.show(.editEvent($0.occurrence.occurrenceID))) },
      KeyBinding(
        [.character("y")], ko: ("한 번 더", "고른 일정과 같은 일정을 다른 날에 적어요"),
        en: ("again", "Plan the same event on another day"),
        action: state.selectedEntry.map { .requested(.show(.copyOfEvent($0.occurrence))) }
          ?? .list(.move(.rows(0))),
        disabledReason: noEventReason(state), isCommon: true),
      eventKey(
        .character("d"), Words(ko: "지우기", en: "remove"),
        Words(ko: "고른 일정을 지워요 (먼저 물어봐요)", en: "Remove the selected event; asks first"), state
      ) { .requested(.removal(of: $0.occurrence)) },
      KeyBinding(
        [.character("s")], ko: ("반복 보기", "되풀이되는 일정의 다음 날들과 예외를 봐요"),
        en: ("series", "See the next days of a repeating event, and its exceptions"),
        action: .requested(state.selectedEntry.map { .show(.series($0.event.id)) } ?? .reread),
        disabledReason: noEventReason(state)
          ?? noSeriesReason(state.selectedEntry?.occurrence.storedEvent),
        isCommon: true),
    ]
    guard let toDoKeys else { return keys }
    let taken = toDoKeys.flatMap(\.keys)
    return toDoKeys + keys.filter { key in !key.keys.contains(where: taken.contains) }
  }

  /// Returns why the event has no series of coming days to show; nil if it has.
  private static func noSeriesReason(_ event: Event?) -> Words? {
    event?.series == nil
      ? Words(ko: "되풀이되는 일정이 아니에요.", en: "This event does not repeat.") : nil
  }

  private static func dayKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.right), .character("l")], ko: ("다음 날", "다음 날을 봐요"),
        en: ("next day", "See the next day"), action: .moveDays(1)),
      KeyBinding(
        [Key(.left), .character("h")], ko: ("이전 날", "이전 날을 봐요"),
        en: ("previous day", "See the previous day"), action: .moveDays(-1), isCommon: true),
      KeyBinding(
        [.character("t")], ko: ("오늘", "오늘로 가요"), en: ("today", "Go to today"),
        action: .todayPressed,
        disabledReason: state.day == state.today
          ? Words(ko: "이미 오늘이에요", en: "it is today already") : nil),
      KeyBinding(
        [.character("o")], ko: ("날짜로 가기", "날짜를 적어 그날로 가요"),
        en: ("go to day", "Type a day and go there"), action: .jumpOpened),
      monthKey { .requested($0) },
      severalDaysKey { .requested($0) },
      KeyBinding(
        [.character("c")], ko: ("캘린더", "캘린더를 숨기거나 다시 보이게 해요"),
        en: ("calendars", "Hide calendars, or show them again"),
        action: .requested(.show(.calendars)),
        isCommon: true),
    ]
  }

  /// Returns the key that opens the month.
  static func monthKey<Leading>(_ action: (Output) -> Leading) -> KeyBinding<Leading> {
    KeyBinding(
      [.character("m")], ko: ("달력", "한 달을 크게 봐요"), en: ("calendar", "See the whole month"),
      action: action(.show(.month)))
  }

  /// Returns the key that opens several days side by side.
  static func severalDaysKey<Leading>(_ action: (Output) -> Leading) -> KeyBinding<Leading> {
    KeyBinding(
      [.character("w")], ko: ("여러 날", "여러 날을 시간과 함께 나란히 봐요"),
      en: ("several days", "See several days side by side, with hours"),
      action: action(.show(.days)))
  }

  private static func moreKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("/")], ko: ("검색", "모든 일정과 할 일에서 찾아요"),
        en: ("search", "Search all events and to-dos"), action: .requested(.show(.search)),
        disabledReason: state.hasPlans
          ? nil : Words(ko: "아직 적어 둔 일정이 없어요", en: "there are no events yet")),
      KeyBinding(
        [.character(">"), Key(.right, .shift)], ko: ("다음 주", "한 주 뒤를 봐요"),
        en: ("next week", "Go forward a week"), action: .moveDays(7)),
      KeyBinding(
        [.character("<"), Key(.left, .shift)], ko: ("이전 주", "한 주 전을 봐요"),
        en: ("previous week", "Go back a week"), action: .moveDays(-7), isCommon: true),
      KeyBinding(
        [.character("]")], ko: ("다음 달", "한 달 뒤를 봐요"), en: ("next month", "Go forward a month"),
        action: .moveMonths(1)),
      KeyBinding(
        [.character("[")], ko: ("이전 달", "한 달 전을 봐요"), en: ("previous month", "Go back a month"),
        action: .moveMonths(-1), isCommon: true),
    ]
  }

  private static func jumpKeys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("가기", "적은 날로 가요"), en: ("go", "Go to the day you typed"),
          action: .jumpConfirmed,
          disabledReason: state.jumpDay == nil
            ? Words(ko: "가고 싶은 날짜를 적어 주세요", en: "type the day to go to") : nil),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "보던 날에 그대로 있어요"), en: ("cancel", "Stay on this day"),
          action: .jumpCancelled),
      ], textAction: { .jumpTyped($0) })
  }
}
