import TerminalKit

extension AppCoordinator {
  /// Returns the event as the keys that were pressed.
  ///
  /// With a Korean keyboard, an input method combines several keys before it sends them: `가` was
  /// `r` and `k`. Unless text is being typed, each of them is a command.
  func keystrokes(of event: TerminalEvent) -> [TerminalEvent] {
    guard case .key(let key) = event, case .character(let character) = key.code,
      let jamo = KoreanKeyboard.jamo(of: character), jamo.count > 1, !isTyping, !isConfirmationOpen
    else { return [event] }
    return jamo.map { .key(Key(.character($0), key.modifiers)) }
  }

  /// Number of simultaneous characters from which text counts as pasted, not typed.
  private static var minPasteLength: Int { 16 }
  /// Maximum number of repeats of a key that are handled between two frames.
  private static var maxRepeats: Int { 1_000 }

  /// Removes and returns the next of several simultaneous events.
  ///
  /// Text that a terminal pastes without paste marks becomes one paste event. Repeats of a key
  /// beyond a limit are dropped, because each takes time and thousands from a stuck key would block
  /// the screen.
  func removeNextEvent(of events: inout ArraySlice<TerminalEvent>) -> TerminalEvent? {
    guard let first = events.first else { return nil }
    if isTyping {
      let text = events.prefix { $0.typedCharacter != nil }
      if text.count >= AppCoordinator.minPasteLength {
        events.removeFirst(text.count)
        return .paste(String(text.compactMap(\.typedCharacter)))
      }
    } else if case .key = first {
      let repeats = events.prefix { $0 == first }.count
      events.removeFirst(max(0, repeats - AppCoordinator.maxRepeats))
    }
    return events.removeFirst()
  }

  /// Whether a confirmation is open. It ignores keys that were pressed before it was displayed.
  var isConfirmationOpen: Bool {
    if case .confirm = overlay { true } else { false }
  }

  /// Whether a text field has the focus.
  private var isTyping: Bool {
    if let page = lockCover.page { return LockScreen.isTyping(page) }
    return screens.front?.isTyping ?? tabs.front.status.isTyping
  }
}

extension TerminalEvent {
  /// The character of a key without modifiers; nil for any other event.
  fileprivate var typedCharacter: Character? {
    guard case .key(let key) = self, key.modifiers.isEmpty,
      case .character(let character) = key.code
    else { return nil }
    return character
  }
}
