import HearthDomain
import TerminalKit

extension DiaryScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    if state.jumpField != nil { return jumpKeys }
    if state.search.isOpen {
      return SearchBar.typingKeys(searchWords, search: { .search($0) }, move: { .moved($0) })
    }
    let nothing = state.selected == nil ? emptyReason(in: state) : nil
    let leaving: [KeyBinding<Action>] = state.search.endingKeys(searchWords) { .search($0) }
    return Keymap(
      moodKeys(state, nothing) + navigationKeys(state, nothing)
        + leaving + [SearchBar.openingKey(searchWords, disabled: nil) { .search($0) }]
        + dayKeys(nothing) + (leaving.isEmpty ? [leaveKey] : [])
        + ListMove.bindings(disabled: nothing) { .moved($0) })
  }

  private static func emptyReason(in state: State) -> Words {
    state.search.text.isEmpty
      ? EmptyMoodTexts.noMoodYetReason
      : EmptyMoodTexts.noMoodsFoundReason
  }

  static let searchWords = SearchTexts(
    placeholder: Words(ko: "메모의 일부나 초성", en: "part of a memo"),
    openHelp: Words(ko: "메모에서 찾아요", en: "Find moods by what you wrote"),
    continueHelp: Words(ko: "찾은 기분에서 골라요", en: "Choose from the results"),
    endHelp: Words(ko: "검색을 그만두고 모두 봐요", en: "End the search and show all"))

  private static func moodKeys(_ state: State, _ nothing: Words?) -> [KeyBinding<Action>] {
    [
      .addingMood { .requested($0) },
      .editing(state.selected, disabled: nothing, else: .dayMoved(0)) { .requested($0) },
      .removing(state.selected, disabled: nothing, else: .dayMoved(0)) { .requested($0) },
    ]
  }

  private static func navigationKeys(_ state: State, _ nothing: Words?) -> [KeyBinding<Action>] {
    let day = state.selected?.day ?? state.now.day
    return [
      KeyBinding(
        [.character("c")], ko: ("달력", "달력에서 날을 골라요"),
        en: (
          "calendar",
          "Choose a day in the calendar"
        ), action: .requested(.show(.calendar(day)))),
      KeyBinding(
        [.character("o")], ko: ("날짜로 가기", "날짜를 적어 그날로 가요"),
        en: ("go to day", "Type a day and go there"), action: .jump(.opened),
        disabledReason: nothing),
      KeyBinding(
        [.character("y")], ko: ("한 해", "한 해를 색으로 봐요"), en: ("year", "See the year in colours"),
        action: .requested(.show(.year(day))), isCommon: true),
    ]
  }

  private static func dayKeys(_ nothing: Words?) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.left), .character("h"), .character("[")], ko: ("이전 날", "기분이 있는 이전 날로 가요"),
        en: ("earlier day", "Go to the previous day with moods"), action: .dayMoved(1),
        disabledReason: nothing, isCommon: true),
      KeyBinding(
        [Key(.right), .character("l"), .character("]")], ko: ("다음 날", "기분이 있는 다음 날로 가요"),
        en: ("later day", "Go to the next day with moods"), action: .dayMoved(-1),
        disabledReason: nothing, isCommon: true),
      KeyBinding(
        [.character("t")], ko: ("오늘", "오늘로 가요"), en: ("today", "Go to today"),
        action: .requested(.showInDiary(.newest)), disabledReason: nothing, isCommon: true),
    ]
  }

  private static let leaveKey = KeyBinding<Action>.back(.requested(.back))

  private static var jumpKeys: Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("가기", "적은 날로 가요"), en: ("go", "Go to the day you typed"),
          action: .jump(.submitted)),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "보던 날에 그대로 있어요"), en: ("cancel", "Stay where you are"),
          action: .jump(.closed)),
      ], textAction: { .jump(.typed($0)) })
  }
}
