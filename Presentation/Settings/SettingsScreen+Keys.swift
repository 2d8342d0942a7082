import HearthDomain
import TerminalKit

extension SettingsScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    guard state.editing == nil else { return typingKeys }
    return Keymap(
      changingKeys(state) + (state.hasProfile ? [profile] : []) + [showDescription, close]
        + ListMove.bindings { .list(.move($0)) })
  }

  private static var typingKeys: Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], ko: ("저장", "적은 값으로 바꿔요"), en: ("save", "Save the value"),
          action: .confirmed),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "바꾸지 않고 돌아가요"), en: ("cancel", "Go back without a change"),
          action: .cancelled),
      ], textAction: { .typed($0) })
  }

  private static let profile = KeyBinding<Action>(
    [.character("p")], ko: ("프로필", "내 프로필과 잠금을 봐요"),
    en: ("profile", "See your profile and its lock"), action: .profilePressed)

  private static let showDescription = KeyBinding<Action>(
    [.character("i")], ko: ("설명", "고른 설정의 설명을 모두 봐요"),
    en: ("about it", "Read the whole description"), action: .descriptionPressed,
    isCommon: true)

  private static let close = KeyBinding<Action>(
    [Key(.escape), .character("q"), .character(",")], ko: ("닫기", "설정을 닫아요"),
    en: ("close", "Close the settings"), action: .closed)

  private static func changingKeys(_ state: State) -> [KeyBinding<Action>] {
    let fixed =
      state.selected?.isOverriddenByEnvironment == true
      ? Words(ko: "환경 변수로 정한 값이에요", en: "it is set by the environment") : nil
    let hasSteps = state.selected.map { !$0.setting.form.stepValues.isEmpty } ?? false
    let noSteps =
      hasSteps ? fixed : Words(ko: "Enter로 적어 주세요", en: "Enter opens a field for it")
    let isStandard =
      state.selected?.isChanged == true
      ? fixed : Words(ko: "이미 기본값이에요", en: "it is the default already")
    return [
      KeyBinding(
        [Key(.enter), .character(" "), .character("e")], ko: ("바꾸기", "다음 값으로 바꾸거나 값을 적어요"),
        en: ("change", "Choose the next value or type one"), action: .activated,
        disabledReason: fixed),
      KeyBinding(
        [.character("d")], ko: ("기본값", "기본값으로 되돌려요"), en: ("default", "Go back to the default"),
        action: .reset, disabledReason: isStandard),
      KeyBinding(
        [Key(.right), .character("l")], ko: ("다음 값", "다음 값으로 바꿔요"),
        en: ("next value", "Choose the next value"), action: .stepped(1), disabledReason: noSteps,
        isCommon: true),
      KeyBinding(
        [Key(.left), .character("h")], ko: ("이전 값", "이전 값으로 바꿔요"),
        en: ("previous value", "Choose the previous value"), action: .stepped(-1),
        disabledReason: noSteps,
        isCommon: true),
    ]
  }
}
