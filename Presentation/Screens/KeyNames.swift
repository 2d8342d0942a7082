import TerminalKit

extension Key {
  /// The name of the key in a footer: `q`, `Enter`, `^A`, `↑`.
  package var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "^" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.command) { name += "Cmd-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    return name + code.name(capital: modifiers.contains(.control))
  }
}

extension Key.Code {
  fileprivate func name(capital: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): capital ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
