import HearthDomain

/// Tags as one types them in one line: `위로, 아침` or `#위로 #아침`.
///
/// A comma or a leading `#` that belongs to a tag is written with a backslash before it.
enum TagLine {
  static func text(_ tags: Tags) -> String {
    tags.values.map { escaped($0.value) }.joined(separator: ", ")
  }

  /// Throws ``DomainError/invalid(_:)`` for a tag that is too long and for too many.
  static func tags(_ text: String) throws -> Tags {
    try Tags(pieces(text).filter { !$0.allSatisfy(\.isWhitespace) }.map { try Tag($0) })
  }

  private static func escaped(_ tag: String) -> String {
    var last: Unicode.Scalar?
    return tag.replacingScalars { letter in
      defer { last = letter }
      let isSign = letter == "," || letter == "\\" || letter == "#" && begins(last)
      return isSign ? "\\\(letter)" : nil
    }
  }

  private static func pieces(_ text: String) -> [String] {
    var pieces = [String.UnicodeScalarView()]
    var isEscaped = false
    for letter in text.unicodeScalars {
      if isEscaped {
        // Before anything else a backslash is one.
        if letter != ",", letter != "#", letter != "\\" { pieces[pieces.count - 1].append("\\") }
        pieces[pieces.count - 1].append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "," || letter == "#" && begins(pieces[pieces.count - 1].last) {
        pieces.append(String.UnicodeScalarView())
      } else {
        pieces[pieces.count - 1].append(letter)
      }
    }
    if isEscaped { pieces[pieces.count - 1].append("\\") }
    return pieces.map { String($0) }
  }

  /// Whether a `#` after this begins a tag.
  private static func begins(_ last: Unicode.Scalar?) -> Bool {
    last?.properties.isWhitespace ?? true
  }
}
