import HearthDomain
import TerminalKit

/// A hidden text field, with the caret always at its end.
/// Copies share the bytes until one of them changes.
struct SecretField: Hashable {
  private(set) var secret = Secret()

  /// Applies the input. Returns whether the text changed.
  mutating func apply(_ input: TextInput) -> Bool {
    switch input {
    case .paste(let text):
      let line = text.utf8.filter { $0 >= 0x20 }
      return changeSecret(!line.isEmpty) { secret in for byte in line { secret.append(byte) } }
    case .key(let key): return apply(key)
    }
  }

  private mutating func apply(_ key: Key) -> Bool {
    switch (key.code, key.modifiers.subtracting(.shift)) {
    case (.character("u"), .control), (.character("w"), .control), (.backspace, .alt):
      changeSecret(!secret.isEmpty) { $0.removeAll() }
    case (.backspace, []):
      changeSecret(!secret.isEmpty) { $0.removeLastCharacter() }
    case (.character(let character), []) where !character.isNewline:
      changeSecret(true) { secret in for byte in character.utf8 { secret.append(byte) } }
    default: false
    }
  }

  private mutating func changeSecret(_ changes: Bool, _ body: (Secret) -> Void) -> Bool {
    guard changes else { return false }
    if !isKnownUniquelyReferenced(&secret) { secret = secret.withBytes { Secret($0) } }
    body(secret)
    return true
  }

  var isEmpty: Bool { secret.isEmpty }

  /// A field with an asterisk for each character.
  var maskedField: TextFieldState {
    TextFieldState(String(repeating: "*", count: secret.characterCount))
  }
}
