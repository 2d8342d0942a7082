import TerminalKit

extension Key {
  /// Parses a key name such as `enter`, `ctrl-x`, `shift-tab`, `alt-left`, `f5` or `q`; nil if it
  /// is unknown.
  package init?(name: String) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let (prefix, modifier) = Self.prefixes.first(where: { rest.hasPrefix($0.0) }),
      rest.count > prefix.count
    {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    guard let code = Self.code(named: String(rest)) else { return nil }
    self.init(code, modifiers)
  }

  private static let prefixes: [(String, Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("cmd-", .command),
  ]

  private static func code(named name: String) -> Code? {
    if let code = codes[name] { return code }
    if name.count == 1 { return name.first.map { .character($0) } }
    guard name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...35).contains(number) else {
      return nil
    }
    return .function(number)
  }

  private static let codes: [String: Code] = [
    "enter": .enter, "⏎": .enter, "esc": .escape, "⎋": .escape, "tab": .tab, "⇥": .tab,
    "backspace": .backspace, "⌫": .backspace, "delete": .delete, "⌦": .delete,
    "insert": .insert, "up": .up, "↑": .up, "down": .down, "↓": .down, "left": .left, "←": .left,
    "right": .right, "→": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
    "space": .character(" "), "␣": .character(" "),
  ]
}
