import TerminalKit

extension AppCoordinator {
  /// The event as the keys that were pressed for it.
  ///
  /// With a Korean keyboard on, an input method puts several keys together before it hands them
  /// over: `가` was `r` and `k`. Where nobody is writing, each of them was a command.
  func keystrokes(of event: TerminalEvent) -> [TerminalEvent] {
    guard case .key(let key) = event, case .character(let character) = key.code,
      let jamo = KoreanKeyboard.jamo(of: character), jamo.count > 1, !isTyping, !isAsking
    else { return [event] }
    return jamo.map { .key(Key(.character($0), key.modifiers)) }
  }

  /// Whether a question waits, which no key answers that was pressed before it was seen.
  var isAsking: Bool {
    if case .confirm = overlay { true } else { false }
  }

  /// Whether a text field has the focus.
  private var isTyping: Bool {
    if let lockPage { return LockScreen.isTyping(lockPage) }
    if let overlay { return overlay.isTyping }
    if let searchPage { return EverywhereScreen.isTyping(searchPage) }
    if let profilePage { return profilePage.isTyping }
    return settingsPage.map(SettingsScreen.isTyping) ?? tabs[current].isTyping
  }
}
