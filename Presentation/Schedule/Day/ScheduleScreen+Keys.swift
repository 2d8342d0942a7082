import HearthDomain
import TerminalKit

extension ScheduleScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    if state.jump != nil { return jumpKeys(state) }
    return Keymap(
      eventKeys(state) + dayKeys(state) + moreKeys(state)
        + ListMove.bindings(disabled: state.selected == nil ? nothing : nil) { .list(.move($0)) })
  }

  private static let nothing = Words(ko: "고른 일정이 없어요", en: "no event is selected")

  private static func binding(
    _ key: Key, _ label: Words, _ help: Words, _ state: State, _ action: (Agenda.Entry) -> Action
  ) -> KeyBinding<Action> {
    KeyBinding(
      [key], label, help: help, action: state.selected.map(action) ?? .list(.move(.rows(0))),
      disabled: state.selected == nil ? nothing : nil)
  }

  private static func eventKeys(_ state: State) -> [KeyBinding<Action>] {
    let isOpen = state.selected.map { state.unfolded.contains($0.occurrence.place) } ?? false
    return [
      KeyBinding(
        [.character("a")], Words(ko: "일정 적기", en: "add"),
        help: Words(
          ko: "이날의 새 일정을 적어요", en: "Add an event to this day"),
        action: .asked(.show(.adding(on: state.day)))),
      binding(
        Key(.enter), isOpen ? Words(ko: "접기", en: "fold") : Words(ko: "펼치기", en: "unfold"),
        Words(ko: "메모와 알림, 겹치는 일정을 펼치거나 접어요", en: "Unfold or fold the note and the rest"),
        state
      ) { _ in .unfolded },
      binding(
        .character("e"), Words(ko: "고치기", en: "edit"),
        Words(ko: "고른 일정을 고쳐요", en: "Change the selected event"), state
      ) { .asked(.show(.editing($0.occurrence.place))) },
      KeyBinding(
        [.character("y")], Words(ko: "한 번 더", en: "again"),
        help: Words(
          ko: "고른 일정과 같은 일정을 다른 날에 적어요", en: "Plan the same again, on another day"),
        action: state.selected.map { .asked(.show(.addingAgain($0.occurrence))) }
          ?? .list(.move(.rows(0))),
        disabled: state.selected == nil ? nothing : nil, isCommon: true),
      binding(
        .character("d"), Words(ko: "지우기", en: "remove"),
        Words(ko: "고른 일정을 지워요 (먼저 물어봐요)", en: "Remove the selected event; asks first"), state
      ) { .asked(.asking(toRemove: $0.occurrence)) },
      KeyBinding(
        [.character("s")], Words(ko: "반복 보기", en: "series"),
        help: Words(
          ko: "되풀이되는 일정의 다음 날들과 예외를 봐요", en: "See the coming days of a series, and its exceptions"),
        action: .asked(state.selected.map { .show(.series($0.event.id)) } ?? .reread),
        disabled: state.selected?.occurrence.kept.series == nil
          ? Words(ko: "되풀이되는 일정이 아니에요.", en: "This event does not repeat.") : nil, isCommon: true),
      KeyBinding(
        [.character("x")], Words(ko: "했어요", en: "done"),
        help: Words(
          ko: "하고 나서 다시 할 일정을 오늘 했다고 표시해요", en: "Mark what repeats after it was done, as of today"),
        action: .asked(state.selected.map { .change(.done($0.event.id)) } ?? .reread),
        disabled: state.selected?.occurrence.kept.afterDone == nil
          ? Words(
            ko: "‘하고 나서 7일 뒤’처럼 되풀이되는 일정만 완료로 표시할 수 있어요.",
            en: "Only what repeats like “7 days after done” can be marked done.")
          : nil,
        isCommon: true),
    ]
  }

  private static func dayKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.right), .character("l")], Words(ko: "다음 날", en: "next day"),
        help: Words(ko: "다음 날을 봐요", en: "See the next day"), action: .moveDays(1)),
      KeyBinding(
        [Key(.left), .character("h")], Words(ko: "이전 날", en: "previous day"),
        help: Words(ko: "이전 날을 봐요", en: "See the previous day"), action: .moveDays(-1),
        isCommon: true),
      KeyBinding(
        [.character("t")], Words(ko: "오늘", en: "today"),
        help: Words(ko: "오늘로 가요", en: "Go to today"), action: .todayPressed,
        disabled: state.day == state.today
          ? Words(ko: "이미 오늘이에요", en: "it is today already") : nil),
      KeyBinding(
        [.character("o")], Words(ko: "날짜로 가기", en: "go to day"),
        help: Words(ko: "날짜를 적어서 그날로 가요", en: "Type a day and go there"), action: .jumpOpened),
      KeyBinding(
        [.character("m")], Words(ko: "달력", en: "calendar"),
        help: Words(ko: "한 달을 크게 봐요", en: "See the whole month"), action: .asked(.show(.month))),
      KeyBinding(
        [.character("w")], Words(ko: "여러 날", en: "several days"),
        help: Words(ko: "여러 날을 시간과 함께 나란히 봐요", en: "See several days side by side, with hours"),
        action: .asked(.show(.days))),
      KeyBinding(
        [.character("c")], Words(ko: "캘린더", en: "calendars"),
        help: Words(ko: "캘린더를 숨기거나 다시 보여요", en: "Hide calendars, or show them again"),
        action: .asked(.show(.calendars)), isCommon: true),
    ]
  }

  private static func moreKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("/")], Words(ko: "검색", en: "search"),
        help: Words(ko: "모든 일정에서 찾아요", en: "Search all events"), action: .asked(.show(.search)),
        disabled: state.hasEvents
          ? nil : Words(ko: "아직 적어 둔 일정이 없어요", en: "there is no event yet")),
      KeyBinding(
        [.character(">"), Key(.right, .shift)], Words(ko: "다음 주", en: "next week"),
        help: Words(ko: "한 주 뒤를 봐요", en: "Go a week on"), action: .moveDays(7)),
      KeyBinding(
        [.character("<"), Key(.left, .shift)], Words(ko: "이전 주", en: "previous week"),
        help: Words(ko: "한 주 전을 봐요", en: "Go a week back"), action: .moveDays(-7),
        isCommon: true),
      KeyBinding(
        [.character("]")], Words(ko: "다음 달", en: "next month"),
        help: Words(ko: "한 달 뒤를 봐요", en: "Go a month on"), action: .moveMonths(1)),
      KeyBinding(
        [.character("[")], Words(ko: "이전 달", en: "previous month"),
        help: Words(ko: "한 달 전을 봐요", en: "Go a month back"), action: .moveMonths(-1),
        isCommon: true),
    ]
  }

  private static func jumpKeys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "가기", en: "go"),
          help: Words(ko: "적은 날로 가요", en: "Go to the typed day"), action: .jumped,
          disabled: state.jumpDay == nil
            ? Words(ko: "가고 싶은 날짜를 적어 주세요", en: "type the day to go to") : nil),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "보던 날에 그대로 있어요", en: "Stay on this day"), action: .jumpCancelled),
      ], typing: { .jumpTyped($0) })
  }
}
