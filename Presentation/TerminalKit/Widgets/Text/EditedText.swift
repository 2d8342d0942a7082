/// Text with a caret between two of its characters.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character]
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// Whether a part of what came last had no room within the limit.
  private(set) var isCut = false
  /// Whether limits count the cells of a terminal rather than characters.
  private let isInCells: Bool

  /// The text with the caret at its end.
  init(_ text: String = "", isInCells: Bool = false) {
    self.isInCells = isInCells
    characters = Array(Self.normalized(text).text)
    caret = characters.count
  }

  var string: String { String(characters) }

  /// Moves the caret, at most to the text's ends; whether it moved.
  mutating func moveCaret(to index: Int) -> Bool {
    let before = caret
    caret = min(max(0, index), characters.count)
    return caret != before
  }

  /// How many characters a text has at most where no limit is given.
  static let most = 4096
  /// How many scalars a character may have; the longest emoji has ten.
  static let mostScalars = 32

  /// How many bytes so many characters may have; emoji have ``Character/room(forEmojiIn:)``.
  static func mostBytes(of limit: Int) -> Int {
    let (bytes, overflow) = max(0, limit).multipliedReportingOverflow(by: 16)
    return overflow ? .max : bytes
  }

  /// How much of a limit the text takes.
  var length: Int { characters.reduce(0) { $0 + length(of: $1) } }

  private func length(of character: Character) -> Int {
    isInCells ? max(1, DisplayWidth.standard.columns(of: character)) : 1
  }

  private var bytes: Int { characters.reduce(0) { $0 + $1.utf8.count } }
  private var weight: Int { characters.reduce(0) { $0 + $1.weight } }

  /// Puts text in at the caret, cut where the limit is reached; whether anything changed.
  mutating func insert(_ text: String, limit: Int?) -> Bool {
    let old = self
    let limit = limit ?? max(Self.most, old.length)
    let (text, isHeavy) = Self.normalized(text, upTo: limit)
    replace(caret..<caret, with: text)
    let most = Self.mostBytes(of: limit)
    let mostWeight = max(most, old.weight)
    let mostBytes = max(Character.room(forEmojiIn: most), old.bytes)
    isCut = isHeavy
    if hasHeavyCharacter(besides: old) {
      self = old
      isCut = true
    } else if length > max(limit, old.length) || weight > mostWeight || bytes > mostBytes {
      self = old
      var (weight, room) = (mostWeight - old.weight, mostBytes - old.bytes)
      var left = limit - old.length
      let part = text.prefix {
        weight -= $0.weight
        room -= $0.utf8.count
        left -= length(of: $0)
        return weight >= 0 && room >= 0 && left >= 0
      }
      if !part.isEmpty { replace(caret..<caret, with: String(part)) }
      isCut = true
    }
    return characters != old.characters
  }

  /// Whether marks that came beside another character made it too heavy; one that was so is not
  /// asked about.
  private func hasHeavyCharacter(besides old: EditedText) -> Bool {
    let before = [old.caret - 1, old.caret].filter(old.characters.indices.contains)
      .map { old.characters[$0] }
    return [old.caret - 1, caret - 1, caret].filter(characters.indices.contains).contains {
      characters[$0].unicodeScalars.count > Self.mostScalars && !before.contains(characters[$0])
    }
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

  /// The text with every line break as `\n` and without other control characters but tabs; of a
  /// longer one a character more than may be, of a heavy character its first marks. Tells whether
  /// marks were left out.
  ///
  /// Without a limit all of it is kept: what comes from a store is not cut.
  private static func normalized(
    _ text: String, upTo limit: Int? = nil
  ) -> (text: String, isCut: Bool) {
    var kept: [Character] = []
    var isCut = false
    for character in text {
      if let limit, kept.count > limit { break }
      let scalars = character.unicodeScalars
      if character.isNewline {
        kept.append("\n")
      } else if scalars.first?.properties.generalCategory != .control || character == "\t" {
        let isHeavy = limit != nil && scalars.count > mostScalars
        isCut = isCut || isHeavy
        kept += isHeavy ? Array(String(scalars.prefix(mostScalars))) : [character]
      }
    }
    return (String(kept), isCut)
  }
}
