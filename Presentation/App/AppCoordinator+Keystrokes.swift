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

  /// So many characters at once are no typing.
  private static var leastPaste: Int { 16 }
  /// No finger presses a key so often between two pictures.
  private static var mostRepeats: Int { 1_000 }

  /// Takes the next event of those that came at once.
  ///
  /// Text that a terminal pastes without its marks is put into a field as a whole, and of a key
  /// that is stuck only as much counts as somebody might mean: each stroke has its price, and
  /// thousands would keep the screen busy.
  func takeNext(of events: inout ArraySlice<TerminalEvent>) -> TerminalEvent? {
    guard let first = events.first else { return nil }
    if isTyping {
      let text = events.prefix { $0.typedCharacter != nil }
      if text.count >= AppCoordinator.leastPaste {
        events.removeFirst(text.count)
        return .paste(String(text.compactMap(\.typedCharacter)))
      }
    } else if case .key = first {
      let repeats = events.prefix { $0 == first }.count
      events.removeFirst(max(0, repeats - AppCoordinator.mostRepeats))
    }
    return events.removeFirst()
  }

  /// Whether a question waits, which no key answers that was pressed before it was seen.
  var isAsking: Bool {
    if case .confirm = overlay { true } else { false }
  }

  /// Whether a text field has the focus.
  private var isTyping: Bool {
    if let page = cover.page { return LockScreen.isTyping(page) }
    return screens.front?.isTyping ?? tabs.front.condition.isTyping
  }
}

extension TerminalEvent {
  /// The character that was typed with nothing held down beside it; nil for anything else.
  fileprivate var typedCharacter: Character? {
    guard case .key(let key) = self, key.modifiers.isEmpty,
      case .character(let character) = key.code
    else { return nil }
    return character
  }
}
