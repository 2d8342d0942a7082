/// Commands within a text, as they are typed in the full screen.
extension Words {
  /// The words with a colon in place of the program's name: `hearth feel 70` becomes `:feel 70`.
  var withScreenCommands: Words { Words(ko: ko.withScreenCommands, en: en.withScreenCommands) }
}

extension String {
  fileprivate var withScreenCommands: String {
    guard contains(Self.programPrefix) else { return self }
    if hasPrefix(Self.programPrefix) { return ":" + dropFirst(Self.programPrefix.count) }
    return ["‘", "“"].reduce(self) { text, quote in
      text.split(at: quote + Self.programPrefix).enumerated()
        .map { index, part in
          if index == 0 { return String(part) }
          let stays = Self.shellNouns.contains { part.hasPrefix($0) }
          return quote + (stays ? Self.programPrefix : ":") + part
        }
        .joined()
    }
  }

  private static let programPrefix = "hearth "
  /// Commands that keep the name `hearth`, because they ask for a passphrase or work only in a
  /// shell.
  private static let shellNouns = ["profile", "demo", "remind watch"]
}
