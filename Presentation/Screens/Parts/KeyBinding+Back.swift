import TerminalKit

extension KeyBinding {
  /// The key that returns to the previous screen.
  static func back(
    help: Words = Words(ko: "이전 화면으로 돌아가요", en: "Go back to the previous screen"),
    _ action: Action
  ) -> KeyBinding {
    KeyBinding(
      [Key(.escape)], Words(ko: "뒤로", en: "back"), help: help, action: action, isCommon: true)
  }
}
