// The Domain weighs texts in the same way when it checks them. TerminalKit knows no other module of
// the program but CLibrary, and the Domain knows none; `WeighedAlikeTests`, of the layer that knows
// both, compares them.
extension Character {
  /// Its bytes; an emoji as people type them counts sixteen at most: a family has 25, a couple with
  /// skins 35.
  var weight: Int {
    let bytes = utf8.count
    return (17...48).contains(bytes) && isEmoji ? 16 : bytes
  }

  /// How many bytes a text of emoji may have where others may have so many.
  static func room(forEmojiIn mostBytes: Int) -> Int {
    max(mostBytes, 3 * min(mostBytes, (128 << 10) / 3))
  }

  /// Whether it is made of emoji and what joins, colours or names them; a letter with marks is not.
  private var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji, !first.isASCII else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0.properties.isEmoji || $0.properties.isVariationSelector || $0 == "\u{200D}"
        || (0xE0020...0xE007F).contains($0.value)
    }
  }
}
