import HearthDomain
import TerminalKit

extension SettingsScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    guard state.editing == nil else { return typingKeys }
    return Keymap(
      changingKeys(state) + (state.hasProfile ? [profile] : []) + [close]
        + ListMove.bindings { .list(.move($0)) })
  }

  private static var typingKeys: Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "저장", en: "save"),
          help: Words(ko: "적은 값으로 바꿔요", en: "Take what is typed"), action: .confirmed),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "바꾸지 않고 돌아가요", en: "Leave it as it was"), action: .cancelled),
      ], typing: { .typed($0) })
  }

  private static let profile = KeyBinding<Action>(
    [.character("p")], Words(ko: "프로필", en: "profile"),
    help: Words(ko: "내 프로필과 잠금을 봐요", en: "See your profile and its lock"),
    action: .profilePressed)

  private static let close = KeyBinding<Action>(
    [Key(.escape), .character("q"), .character(",")], Words(ko: "닫기", en: "close"),
    help: Words(ko: "설정을 닫아요", en: "Close the settings"), action: .closed)

  private static func changingKeys(_ state: State) -> [KeyBinding<Action>] {
    let fixed =
      state.selected?.isFixed == true
      ? Words(ko: "환경 변수가 정한 값이에요", en: "the environment decides it") : nil
    let hasSteps = state.selected.map { !$0.setting.form.steps.isEmpty } ?? false
    let noSteps =
      hasSteps ? fixed : Words(ko: "Enter로 적어 주세요", en: "Enter opens a field for it")
    let isStandard =
      state.selected?.isChanged == true
      ? fixed : Words(ko: "이미 기본값이에요", en: "it has its default already")
    return [
      KeyBinding(
        [Key(.enter), .character(" "), .character("e")], Words(ko: "바꾸기", en: "change"),
        help: Words(
          ko: "다음 값으로 바꾸거나 값을 적어요", en: "Take the next value, or type one"),
        action: .taken, disabled: fixed),
      KeyBinding(
        [.character("d")], Words(ko: "기본값", en: "default"),
        help: Words(ko: "기본값으로 되돌려요", en: "Go back to the default"), action: .reset,
        disabled: isStandard),
      KeyBinding(
        [Key(.right), .character("l")], Words(ko: "다음 값", en: "next value"),
        help: Words(ko: "다음 값으로 바꿔요", en: "Take the next value"), action: .stepped(1),
        disabled: noSteps, isCommon: true),
      KeyBinding(
        [Key(.left), .character("h")], Words(ko: "이전 값", en: "previous value"),
        help: Words(ko: "이전 값으로 바꿔요", en: "Take the value before"), action: .stepped(-1),
        disabled: noSteps, isCommon: true),
    ]
  }
}
