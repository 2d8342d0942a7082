import HearthDomain
import TerminalKit

extension GardenScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    if state.search.isOpen {
      return SearchBar.typingKeys(
        searchWords, search: { .search($0) }, move: { .list(.move($0)) })
    }
    return Keymap(careKeys(state) + personKeys(state) + gardenKeys(state) + moveKeys(state))
  }

  static let searchWords = SearchTexts(
    placeholder: Words(ko: "이름이나 초성", en: "a name or a part of it"),
    openHelp: Words(
      ko: "이름, 이름의 일부, 초성이나 번호로 찾아요",
      en: "Find by name, a part of it, initial consonants or number"),
    continueHelp: Words(ko: "찾은 사람들에서 골라요", en: "Choose from the results"),
    endHelp: Words(ko: "검색을 그만두고 모두 봐요", en: "End the search and show everybody"))

  private static let nobodySelectedReason = Words(ko: "아직 고른 사람이 없어요", en: "nobody is selected yet")

  private static func binding(
    _ key: Key, ko: KeyText, en: KeyText, _ state: State, refusal: Words? = nil,
    isCommon: Bool = false, _ output: (Person) -> Output
  ) -> KeyBinding<Action> {
    KeyBinding(
      [key], ko: ko, en: en,
      action: state.selected.map { .requested(output($0)) } ?? .list(.move(.rows(0))),
      disabledReason: state.selected == nil ? nobodySelectedReason : refusal, isCommon: isCommon)
  }

  private static func careKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      binding(
        .character("w"), ko: ("물 주기", "연락한 것을 적고 물을 줘요"),
        en: ("water", "Record that you got in touch, and water"), state
      ) { .show(.watering($0.id, on: nil)) },
      KeyBinding(
        [.character("a")], ko: ("심기", "새 사람을 식물로 심어요"), en: ("add", "Plant somebody new"),
        action: .requested(.show(.adding))),
      binding(
        Key(.enter), ko: ("자세히", "고른 사람을 자세히 봐요"),
        en: ("details", "See details of the selected person"), state
      ) { .show(.person($0.id)) },
      binding(
        .character("p"), ko: ("미루기", "오늘 줄 물을 며칠 미뤄요"),
        en: ("postpone", "Postpone today's watering by a few days"), state,
        refusal: state.selected?.postponingDisabledReason(on: state.today)
      ) { .show(.postponing($0.id)) },
      SearchBar.openingKey(searchWords, disabled: noSelectionReason(state)) { .search($0) },
    ]
  }

  private static func noSelectionReason(_ state: State) -> Words? {
    state.isEmpty ? Words(ko: "아직 심은 식물이 없어요", en: "there are no plants yet") : nil
  }

  private static func personKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      binding(
        .character("c"), ko: ("달력", "물 준 날과 줄 날을 달력으로 봐요"),
        en: ("calendar", "See past and upcoming waterings"), state
      ) { .show(.calendar($0.id)) },
      binding(
        .character("e"), ko: ("고치기", "사람 정보를 고쳐요"),
        en: (
          "edit",
          "Change this person's details"
        ), state
      ) { .show(.editing($0.id)) },
      binding(
        .character("d"), ko: ("지우기", "사람과 물 준 기록을 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove the person; asks first"), state
      ) { .change(.remove([$0.id])) },
      // Not in the footer here: the details mention missing notes and have the key in theirs.
      binding(
        .character("n"), ko: ("이야기 적기", "마지막 연락에서 나눈 이야기를 적어요"),
        en: ("note", "Write down what you last talked about"), state, isCommon: true
      ) { .addMissingNotes($0.id) },
    ]
  }

  private static func gardenKeys(_ state: State) -> [KeyBinding<Action>] {
    let nothing = noSelectionReason(state)
    return state.search.endingKeys(searchWords) { .search($0) } + [
      KeyBinding(
        [.character("v")], ko: ("골라 보기", "모두, 오늘, 시듦을 바꿔 가며 봐요"),
        en: ("view", "Show all, those due today or the wilted"), action: .sectionSwitched,
        disabledReason: nothing),
      KeyBinding(
        [.character("t")], ko: ("정원 모아 보기", "정원 전체가 얼마나 자랐는지 봐요"),
        en: ("totals", "See how the whole garden has grown"), action: .requested(.show(.totals)),
        disabledReason: nothing),
      KeyBinding(
        [.character("o")], ko: ("연락처", "연락처를 보고 고치고 심어요"),
        en: ("contacts", "See the address book, change it, plant from it"),
        action: .requested(.show(.contacts))),
    ]
  }

  private static func moveKeys(_ state: State) -> [KeyBinding<Action>] {
    ListMove.bindings(disabled: state.selected == nil ? nobodySelectedReason : nil) {
      .list(.move($0))
    }
  }
}
