import HearthDomain
import TerminalKit

/// The key bindings for moods, wherever moods are shown.
extension KeyBinding {
  static func addingMood(_ asked: (MoodsEffect) -> Action) -> KeyBinding {
    KeyBinding(
      [.character("a")], ko: ("남기기", "새 기분을 남겨요"), en: ("add", "Add a mood"),
      action: asked(.show(.adding(at: nil))))
  }

  /// Returns the key for editing. For a mood without a memo it is labelled "add a memo", which is
  /// the usual intention.
  static func editing(
    _ mood: Mood?, disabled: Words?, else nothing: Action, _ asked: (MoodsEffect) -> Action
  ) -> KeyBinding {
    let isMute = mood?.memo.isEmpty == true
    return KeyBinding(
      [Key(.enter), .character("e")],
      isMute ? Words(ko: "메모 적기", en: "add a memo") : Words(ko: "고치기", en: "edit"),
      help: isMute
        ? Words(
          ko: "고른 기분에 메모를 적거나 기분과 시각을 고쳐요",
          en: "Write a memo, or change the mood's level or time")
        : Words(
          ko: "고른 기분과 메모, 시각을 고쳐요", en: "Change the mood's level, memo or time"),
      action: mood.map { asked(.show(.editing($0))) } ?? nothing, disabledReason: disabled)
  }

  static func removing(
    _ mood: Mood?, disabled: Words?, else nothing: Action, _ asked: (MoodsEffect) -> Action
  ) -> KeyBinding {
    KeyBinding(
      [.character("d")], ko: ("지우기", "고른 기분을 지워요 (먼저 물어봐요)"),
      en: ("remove", "Remove the mood; asks first"),
      action: mood.map { asked(.asking(toRemove: $0)) } ?? nothing, disabledReason: disabled)
  }
}
