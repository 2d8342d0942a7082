import TerminalKit

/// Texts for a key in one language: a word or two for the footer, a sentence for the help.
package typealias KeyText = (label: String, help: String)

/// A key's action on a screen, with its texts. The footer, the help and the manual are made from
/// these.
package struct KeyBinding<Action> {
  package let keys: [Key]
  /// One or two words for the footer.
  package let label: Words
  /// A sentence for the help.
  package let help: Words
  package let action: Action
  /// The reason why the key is disabled; nil if it is enabled.
  package let disabledReason: Words?
  /// Whether the key is listed only in the help, not in the footer, because it is the same on every
  /// screen.
  package let isCommon: Bool

  package init(
    _ keys: [Key], _ label: Words, help: Words, action: Action,
    disabledReason disabled: Words? = nil,
    isCommon: Bool = false
  ) {
    self.keys = keys
    self.label = label
    self.help = help
    self.action = action
    self.disabledReason = disabled
    self.isCommon = isCommon
  }

  package init(
    _ keys: [Key], ko: KeyText, en: KeyText, action: Action, disabledReason disabled: Words? = nil,
    isCommon: Bool = false
  ) {
    self.init(
      keys, Words(ko: ko.label, en: en.label), help: Words(ko: ko.help, en: en.help),
      action: action, disabledReason: disabled, isCommon: isCommon)
  }

  package var keyHelp: KeyHelp {
    KeyHelp(
      keys: keys, label: label, help: help, disabledReason: disabledReason, isCommon: isCommon)
  }
}

extension KeyBinding: Sendable where Action: Sendable {}

/// The texts of a key binding, without its action.
package struct KeyHelp: Hashable, Sendable {
  package let keys: [Key]
  package let label: Words
  package let help: Words
  package let disabledReason: Words?
  package let isCommon: Bool
}

/// The meaning of a key on a screen.
package enum KeyMeaning<Action> {
  case action(Action)
  /// The key is bound but disabled, for the given reason.
  case disabled(Words)
}

/// The keys that are text on a screen, and not commands.
package enum TextKeys: Hashable, Sendable {
  case none
  /// Characters except `?` and `:`, which open the help and the command line.
  case characters
  case all

  func contains(_ key: Key) -> Bool {
    switch self {
    case .none: return false
    case .characters:
      guard case .character(let character) = key.code else { return false }
      return key.modifiers.isSubset(of: .shift) && character != "?" && character != ":"
    case .all: return true
    }
  }
}

/// The keys of a screen, most important first.
package struct Keymap<Action> {
  package let bindings: [KeyBinding<Action>]
  /// Returns the action for typed text; nil if no text field has the focus.
  package let textAction: ((TextInput) -> Action)?
  /// The keys that are text unless they are bound.
  private(set) var textKeys: TextKeys

  package init(_ bindings: [KeyBinding<Action>], textAction typing: ((TextInput) -> Action)? = nil)
  {
    self.bindings = bindings
    self.textAction = typing
    textKeys = typing == nil ? .none : .all
  }

  /// Returns a keymap for a screen where any letter begins typing, except `?` and `:`, which open
  /// the help and the command line. A static function, because Swift could confuse an initializer
  /// with a trailing closure.
  static func whereTypingBegins(
    _ bindings: [KeyBinding<Action>], typing: @escaping (TextInput) -> Action
  ) -> Keymap {
    var keymap = Keymap(bindings, textAction: typing)
    keymap.textKeys = .characters
    return keymap
  }

  package var keyHelp: [KeyHelp] { bindings.map(\.keyHelp) }

  /// Returns the meaning of the key; nil if it has none.
  ///
  /// Letters typed with a Korean keyboard stand for the Latin letters on the same keys, except
  /// while text is typed.
  package func meaning(of key: Key) -> KeyMeaning<Action>? {
    if let binding = binding(for: key) {
      return binding.disabledReason.map { .disabled($0) } ?? .action(binding.action)
    }
    if let textAction, textKeys.contains(key) { return .action(textAction(.key(key))) }
    guard let latin = key.latinKey, let binding = binding(for: latin) else {
      return nil
    }
    return binding.disabledReason.map { .disabled($0) } ?? .action(binding.action)
  }

  private func binding(for key: Key) -> KeyBinding<Action>? {
    bindings.first { $0.keys.contains(key) }
  }
}

/// Input for a text field.
package enum TextInput: Hashable, Sendable {
  case key(Key)
  case paste(String)
}

extension Key {
  /// The key that a Latin keyboard would produce; nil if the key types no Hangul.
  fileprivate var latinKey: Key? {
    guard case .character(let character) = code,
      let letters = KoreanKeyboard.latinLetters(of: String(character)), letters.count == 1
    else { return nil }
    return Key(.character(Character(letters)), modifiers)
  }
}
