/// Text with a caret between two of its characters.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character]
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// Whether a part of what came last had no room within the limit.
  private(set) var isCut = false

  /// The text with the caret at its end.
  init(_ text: String = "") {
    characters = Array(Self.normalized(text))
    caret = characters.count
  }

  var string: String { String(characters) }

  /// Moves the caret, at most to the text's ends; whether it moved.
  mutating func moveCaret(to index: Int) -> Bool {
    let before = caret
    caret = min(max(0, index), characters.count)
    return caret != before
  }

  /// Puts text in at the caret, cut where the limit is reached; whether anything changed.
  mutating func insert(_ text: String, limit: Int?) -> Bool {
    let old = self
    let text = Self.normalized(text)
    replace(caret..<caret, with: text)
    isCut = false
    if let limit, characters.count > max(limit, old.characters.count) {
      let room = limit - old.characters.count
      self = old
      if room > 0 { replace(caret..<caret, with: String(text.prefix(room))) }
      isCut = true
    }
    return characters != old.characters
  }

  /// Removes the characters in the range and puts the caret there; whether there were any.
  mutating func remove(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return false }
    replace(range, with: "")
    isCut = false
    return true
  }

  /// Clusters beside the change may become one, as a letter and the accent typed after it do, so
  /// they are divided anew from the character before the change to the first that stays as it was.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let start = max(0, range.lowerBound - 1)
    var changed = Array(String(characters[start..<range.lowerBound]) + text)
    caret = start + changed.count
    var end = range.upperBound
    while end < characters.count, let last = changed.last {
      let joined = Array(String(last) + String(characters[end]))
      if joined == [last, characters[end]] { break }
      changed.removeLast()
      changed += joined
      end += 1
    }
    characters.replaceSubrange(start..<end, with: changed)
  }

  /// The text with every line break as `\n` and without other control characters but tabs.
  private static func normalized(_ text: String) -> String {
    String(
      text.compactMap { character -> Character? in
        if character.isNewline { return "\n" }
        let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
        return isControl && character != "\t" ? nil : character
      })
  }
}
