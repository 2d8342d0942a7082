import HearthDomain

/// Tags typed in one line: `위로, 아침`, `#위로 #아침` or `#"늦은 밤" #아침`.
/// A comma, a leading `#` or a leading quotation mark in a tag is escaped with a backslash, unless
/// the tag is in quotation marks.
enum TagLine {
  static func text(_ tags: Tags) -> String {
    escapedTags(tags).joined(separator: ", ")
  }

  /// Returns each tag escaped, for a line of its own.
  static func escapedTags(_ tags: Tags) -> [String] { tags.values.map { escaped($0.value) } }

  /// Parses tags. Throws ``DomainError/invalid(_:)`` for tags that are too long or too many. Tags
  /// among `known`, such as those that an older version stored, are always accepted.
  static func tags(_ text: String, keeping known: Tags = .none) throws -> Tags {
    try Tags(
      unvalidatedTags(text).map { word in
        if let tag = try? Tag(older: word), known.contains(tag) { return tag }
        return try Tag(word)
      })
  }

  /// Returns the words in the line, unvalidated.
  static func unvalidatedTags(_ text: String) -> [String] {
    tagTexts(text).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Splits an incomplete line into the text before its last tag and the part of that tag typed so
  /// far.
  static func splitLastTag(of text: String) -> (before: String, begun: String) {
    let scalars = text.unicodeScalars
    let comma = scalars.indices.last { index in
      scalars[index] == ","
        && (index == scalars.startIndex || scalars[scalars.index(before: index)] != "\\")
    }
    let last = scalars[(comma.map { scalars.index(after: $0) } ?? scalars.startIndex)...]
    var begun = last.drop(while: \.properties.isWhitespace)
    if begun.first == "#" { begun.removeFirst() }
    let before = scalars[..<begun.startIndex]
    if begun.first == "\"" { begun.removeFirst() }
    return (String(before), String(begun))
  }

  private static func escaped(_ tag: String) -> String {
    var last: Unicode.Scalar?
    return tag.replacingScalars { letter in
      defer { last = letter }
      let isSign =
        letter == "," || letter == "\\" || letter == "\"" && last == nil
        || letter == "#" && canBeginTag(after: last)
      return isSign ? "\\\(letter)" : nil
    }
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func tagTexts(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    var isBlank = true
    var rest = text.unicodeScalars[...]
    func isSign(_ letter: Unicode.Scalar) -> Bool {
      letter == "," || letter == "#" && canBeginTag(after: piece.last)
    }
    while let letter = rest.popFirst() {
      if letter == "\\" {
        // A backslash before any other character is an ordinary character.
        if let next = rest.first, [",", "#", "\\", "\""].contains(next) {
          piece.append(next)
          rest.removeFirst()
        } else {
          piece.append(letter)
        }
        isBlank = false
      } else if isSign(letter) {
        pieces.append(String(piece))
        (piece, isBlank) = (String.UnicodeScalarView(), true)
      } else if letter == "\"", isBlank, let (tag, behind) = quotedTag(rest) {
        (piece, isBlank, rest) = (tag, false, behind)
      } else {
        piece.append(letter)
        if !letter.properties.isWhitespace { isBlank = false }
      }
    }
    return pieces + [String(piece)]
  }

  /// Returns the tag up to the next quotation mark, and the text after it; nil if no tag ends
  /// there.
  private static func quotedTag(_ text: Scalars) -> (String.UnicodeScalarView, Scalars)? {
    var tag = String.UnicodeScalarView()
    var rest = text
    while let letter = rest.popFirst(), !Character(letter).isNewline {
      if letter == "\"" {
        let next = rest.first { !$0.properties.isWhitespace }
        let isEnd = next == nil || next == "," || next == "#" && canBeginTag(after: rest.first)
        return isEnd && !tag.allSatisfy(\.properties.isWhitespace) ? (tag, rest) : nil
      }
      if letter == "\\", let next = rest.popFirst() { tag.append(next) } else { tag.append(letter) }
    }
    return nil
  }

  /// Returns whether a `#` after this character begins a tag.
  private static func canBeginTag(after last: Unicode.Scalar?) -> Bool {
    last?.properties.isWhitespace ?? true
  }
}
