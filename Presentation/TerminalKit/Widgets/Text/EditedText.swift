/// Text with a caret.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character]
  /// Number of characters before the caret.
  private(set) var caret: Int
  /// Whether the last insertion was truncated at the limit.
  private(set) var wasTruncated = false
  /// Whether limits count terminal columns instead of characters.
  private let limitCountsColumns: Bool

  /// Creates the text with the caret at its end.
  init(_ text: String = "", limitCountsColumns isInCells: Bool = false) {
    self.limitCountsColumns = isInCells
    characters = Array(Self.normalized(text).text)
    caret = characters.count
  }

  var string: String { String(characters) }

  /// Moves the caret, clamped to the ends of the text. Returns whether it moved.
  mutating func moveCaret(to index: Int) -> Bool {
    let before = caret
    caret = min(max(0, index), characters.count)
    return caret != before
  }

  /// Maximum number of characters if no limit is given.
  static let defaultLimit = 4096
  /// Maximum number of scalars of a character; the longest emoji has ten.
  static let maxScalars = 32

  /// Returns the maximum number of bytes for a limit in characters; for texts with emoji see
  /// ``Character/maxBytes(forEmojiIn:)``.
  static func maxBytes(of limit: Int) -> Int {
    let (bytes, overflow) = max(0, limit).multipliedReportingOverflow(by: 16)
    return overflow ? .max : bytes
  }

  /// Length of the text in the unit of the limit.
  var limitLength: Int { characters.reduce(0) { $0 + limitLength(of: $1) } }

  private func limitLength(of character: Character) -> Int {
    limitCountsColumns ? max(1, DisplayWidth.standard.columns(of: character)) : 1
  }

  private var byteCount: Int { characters.reduce(0) { $0 + $1.utf8.count } }
  private var weightedByteCount: Int { characters.reduce(0) { $0 + $1.weightedByteCount } }

  /// Inserts text at the caret, truncated at the limit. Returns whether anything changed.
  mutating func insert(_ text: String, limit: Int?) -> Bool {
    let old = self
    let limit = limit ?? max(Self.defaultLimit, old.limitLength)
    let (text, isHeavy) = Self.normalized(text, upTo: limit)
    replace(caret..<caret, with: text)
    let most = Self.maxBytes(of: limit)
    let maxWeight = max(most, old.weightedByteCount)
    let maxBytes = max(Character.maxBytes(forEmojiIn: most), old.byteCount)
    wasTruncated = isHeavy
    if hasOversizedCharacter(besides: old) {
      self = old
      wasTruncated = true
    } else if limitLength > max(limit, old.limitLength) || weightedByteCount > maxWeight
      || byteCount > maxBytes
    {
      self = old
      var (weight, room) = (maxWeight - old.weightedByteCount, maxBytes - old.byteCount)
      var left = limit - old.limitLength
      let part = text.prefix {
        weight -= $0.weightedByteCount
        room -= $0.utf8.count
        left -= limitLength(of: $0)
        return weight >= 0 && room >= 0 && left >= 0
      }
      if !part.isEmpty { replace(caret..<caret, with: String(part)) }
      wasTruncated = true
    }
    return characters != old.characters
  }

  /// Whether the last insertion produced a character with too many scalars: combining marks join
  /// the character next to them. Characters that had too many before do not count.
  private func hasOversizedCharacter(besides old: EditedText) -> Bool {
    let before = [old.caret - 1, old.caret].filter(old.characters.indices.contains)
      .map { old.characters[$0] }
    return [old.caret - 1, caret - 1, caret].filter(characters.indices.contains).contains {
      characters[$0].unicodeScalars.count > Self.maxScalars && !before.contains(characters[$0])
    }
  }

  /// Removes the characters in the range and moves the caret there. Returns whether there were any.
  mutating func remove(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return false }
    replace(range, with: "")
    wasTruncated = false
    return true
  }

  /// Replaces the range and splits the text around it into characters again: a typed accent, for
  /// example, joins the letter before it.
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

  /// Returns the text with every line break as `\n` and without other control characters except
  /// tabs.
  ///
  /// With a limit, the text is cut to one character more than that, and a character with too many
  /// scalars to its first ones; `isCut` is true if the latter happened. Without a limit nothing is
  /// cut, so that stored texts stay complete.
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
        let isHeavy = limit != nil && scalars.count > maxScalars
        isCut = isCut || isHeavy
        kept += isHeavy ? Array(String(scalars.prefix(maxScalars))) : [character]
      }
    }
    return (String(kept), isCut)
  }
}
