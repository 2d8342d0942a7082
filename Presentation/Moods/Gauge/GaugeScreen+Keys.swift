import TerminalKit

extension GaugeScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    let isContested = !state.conflictingParts.isEmpty
    let kept = isContested ? [saveOwnSideKey, keepOtherSideKey] : [saveKey]
    switch state.part {
    case .level:
      return .whereTypingBegins(
        kept + [nextToMemoKey] + levelKeys + [
          editorKey, momentKey(Key(.tab, .shift)), leaveKey(isFirst: true),
        ]
          + numberKeys
      ) { .typed($0) }
    case .memo:
      let next = state.tagCompletion.map(completeTagKey) ?? momentKey(Key(.tab))
      return Keymap(
        kept + [next, editorKey, levelKey(Key(.tab, .shift)), leaveKey(isFirst: false)]
      ) {
        .typed($0)
      }
    case .moment:
      return Keymap(kept + [levelKey(Key(.tab)), backToMemoKey, leaveKey(isFirst: false)]) {
        .typed($0)
      }
    }
  }

  // MARK: The level

  private static let nextToMemoKey = KeyBinding<Action>(
    [Key(.tab)], ko: ("메모", "메모를 적어요. 글자를 치면 바로 메모로 가요"),
    en: ("memo", "Write a memo; typing any letter starts one, too"),
    action: .partChosen(.memo, caret: nil))

  private static let levelKeys: [KeyBinding<Action>] = [
    KeyBinding(
      [Key(.up), Key(.right)], ko: ("올리기", "기분을 1 올려요. k와 l도 돼요"),
      en: ("up", "Raise the level by 1; k and l work, too"), action: .levelMoved(1)),
    KeyBinding(
      [Key(.down), Key(.left)], ko: ("내리기", "기분을 1 내려요. j와 h도 돼요"),
      en: ("down", "Lower the level by 1; j and h work, too"), action: .levelMoved(-1)),
    KeyBinding(
      [Key(.pageUp), Key(.up, .shift), Key(.right, .shift)], ko: ("10 올리기", "기분을 10 올려요"),
      en: ("up 10", "Raise the level by 10"), action: .levelMoved(10), isCommon: true),
    KeyBinding(
      [Key(.pageDown), Key(.down, .shift), Key(.left, .shift)], ko: ("10 내리기", "기분을 10 내려요"),
      en: ("down 10", "Lower the level by 10"), action: .levelMoved(-10), isCommon: true),
    KeyBinding(
      [Key(.home)], ko: ("가장 낮게", "기분을 0으로 맞춰요"), en: ("lowest", "Set the level to 0"),
      action: .levelSet(0), isCommon: true),
    KeyBinding(
      [Key(.end)], ko: ("가장 높게", "기분을 100으로 맞춰요"), en: ("highest", "Set the level to 100"),
      action: .levelSet(100), isCommon: true),
  ]

  private static let noLevelKey = KeyBinding<Action>(
    [.character("-")], ko: ("점수 없이", "점수 없이 남겨요. 다시 누르면 점수가 생겨요"),
    en: ("no level", "Record no level; press again for one"), action: .levelToggled, isCommon: true)

  private static let digitKeys: [KeyBinding<Action>] = (0...9).map { digit in
    KeyBinding(
      [.character(Character("\(digit)"))],
      ko: ("\(digit * 10)", "기분을 \(digit * 10)으로 맞춰요. 숫자를 더 누르면 그 수로 맞춰요"),
      en: ("\(digit * 10)", "Set the level to \(digit * 10); type more digits for that number"),
      action: .digitTyped(digit), isCommon: true)
  }

  private static let numberKeys =
    [noLevelKey] + digitKeys + [
      KeyBinding<Action>(
        [Key(.backspace)], ko: ("숫자 지우기", "마지막에 누른 숫자를 지워요"),
        en: ("erase", "Delete the last digit"), action: .digitRemoved, isCommon: true)
    ]

  // MARK: Conflicts

  private static let saveOwnSideKey = KeyBinding<Action>.saveBinding(
    [Key(.enter), .control("s")], .saved)
  private static let keepOtherSideKey = KeyBinding<Action>.keepOtherSideBinding(.otherSideKept)

  // MARK: Writing

  private static let saveKey = KeyBinding<Action>(
    [Key(.enter), .control("s")], ko: ("저장", "기분을 저장해요"), en: ("save", "Save the mood"),
    action: .saved)

  private static let editorKey = KeyBinding<Action>(
    [.control("o")], ko: ("편집기", "메모를 편집기에서 적어요"), en: ("editor", "Write the memo in your editor"),
    action: .editorPressed)

  private static func momentKey(_ key: Key) -> KeyBinding<Action> {
    KeyBinding(
      [key], ko: ("일시", "언제의 기분인지 적어요"), en: ("when", "Enter when you felt it"),
      action: .partChosen(.moment, caret: nil))
  }

  /// Returns the key that completes a tag, if only one known tag begins like the typed text.
  private static func completeTagKey(_ end: TagCompletion) -> KeyBinding<Action> {
    KeyBinding(
      [Key(.tab)], ko: (end.tag.typedForm, "적던 태그를 마저 적어요"),
      en: (end.tag.typedForm, "Complete the tag you began"), action: .tagCompleted)
  }

  private static func levelKey(_ key: Key) -> KeyBinding<Action> {
    KeyBinding(
      [key], ko: ("기분", "기분을 다시 맞춰요"), en: ("level", "Set the level again"),
      action: .partChosen(.level, caret: nil))
  }

  private static let backToMemoKey = KeyBinding<Action>(
    [Key(.tab, .shift)], ko: ("메모", "메모로 돌아가요"), en: ("memo", "Go back to the memo"),
    action: .partChosen(.memo, caret: nil))

  /// Returns the key that leaves; not `q`, because letters are typed here.
  private static func leaveKey(isFirst: Bool) -> KeyBinding<Action> {
    isFirst
      ? KeyBinding(
        [Key(.escape)], ko: ("그만두기", "저장하지 않고 돌아가요"), en: ("cancel", "Go back without saving"),
        action: .cancelled)
      : KeyBinding(
        [Key(.escape)], ko: ("게이지로", "적은 것을 둔 채 게이지로 돌아가요"),
        en: ("gauge", "Go back to the gauge and keep what you typed"), action: .cancelled)
  }
}
