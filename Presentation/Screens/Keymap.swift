import TerminalKit

/// What is said of a key in one language: a word or two for the footer, a sentence for the help.
package typealias KeyText = (label: String, help: String)

/// What one key does on one screen, as data: the footer, the help and the manual are made of it.
package struct KeyBinding<Action> {
  package let keys: [Key]
  /// One or two words for the footer.
  package let label: Words
  /// A sentence for the help overlay.
  package let help: Words
  package let action: Action
  /// Why the key cannot be used now; nil when it can.
  package let disabled: Words?
  /// Whether only the help tells of it, as of keys that are the same on every screen.
  package let isCommon: Bool

  package init(
    _ keys: [Key], _ label: Words, help: Words, action: Action, disabled: Words? = nil,
    isCommon: Bool = false
  ) {
    self.keys = keys
    self.label = label
    self.help = help
    self.action = action
    self.disabled = disabled
    self.isCommon = isCommon
  }

  package init(
    _ keys: [Key], ko: KeyText, en: KeyText, action: Action, disabled: Words? = nil,
    isCommon: Bool = false
  ) {
    self.init(
      keys, Words(ko: ko.label, en: en.label), help: Words(ko: ko.help, en: en.help),
      action: action, disabled: disabled, isCommon: isCommon)
  }

  package var keyHelp: KeyHelp {
    KeyHelp(keys: keys, label: label, help: help, disabled: disabled, isCommon: isCommon)
  }
}

extension KeyBinding: Sendable where Action: Sendable {}

/// A binding without its action, for showing.
package struct KeyHelp: Hashable, Sendable {
  package let keys: [Key]
  package let label: Words
  package let help: Words
  package let disabled: Words?
  package let isCommon: Bool
}

/// What a key press means on a screen.
package enum KeyMeaning<Action> {
  case action(Action)
  /// The key is bound but cannot be used now, for this reason.
  case disabled(Words)
}

/// The keys of a screen in the order of their importance.
package struct Keymap<Action> {
  package let bindings: [KeyBinding<Action>]
  /// Takes what is typed while a text field has the focus; letters are then no commands.
  package let typing: ((TextInput) -> Action)?
  /// Which keys are typed; all that are not bound while a text field has the focus.
  private var isTyped: (Key) -> Bool = { _ in true }
  /// Whether no letter or digit is a command of the whole program.
  let takesText: Bool

  package init(_ bindings: [KeyBinding<Action>], typing: ((TextInput) -> Action)? = nil) {
    self.bindings = bindings
    self.typing = typing
    takesText = typing != nil
  }

  /// Keys where words may be begun: those that open the help and the command line stay theirs.
  /// No initialiser, which a closure behind the bindings would mean.
  static func beginningWords(
    _ bindings: [KeyBinding<Action>], typing: @escaping (TextInput) -> Action
  ) -> Keymap {
    var keymap = Keymap(bindings, typing: typing)
    keymap.isTyped = { key in
      guard case .character(let character) = key.code else { return false }
      return key.modifiers.isSubset(of: .shift) && character != "?" && character != ":"
    }
    return keymap
  }

  package var keyHelp: [KeyHelp] { bindings.map(\.keyHelp) }

  /// What the key means here; nil when it means nothing.
  ///
  /// Letters typed on a Korean keyboard stand for the Latin letters in the same place,
  /// unless somebody is writing.
  package func meaning(of key: Key) -> KeyMeaning<Action>? {
    if let binding = binding(for: key) {
      return binding.disabled.map { .disabled($0) } ?? .action(binding.action)
    }
    if let typing, isTyped(key) { return .action(typing(.key(key))) }
    guard let latin = key.onLatinKeyboard, let binding = binding(for: latin) else {
      return nil
    }
    return binding.disabled.map { .disabled($0) } ?? .action(binding.action)
  }

  private func binding(for key: Key) -> KeyBinding<Action>? {
    bindings.first { $0.keys.contains(key) }
  }
}

/// Something typed into a text field.
package enum TextInput: Hashable, Sendable {
  case key(Key)
  case paste(String)
}

extension Key {
  /// The key as it would be with the Korean keyboard switched off; nil if it types no Hangul.
  fileprivate var onLatinKeyboard: Key? {
    guard case .character(let character) = code,
      let letters = KoreanKeyboard.latinLetters(of: String(character)), letters.count == 1
    else { return nil }
    return Key(.character(Character(letters)), modifiers)
  }
}
