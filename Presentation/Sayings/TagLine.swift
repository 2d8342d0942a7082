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
    var text = ""
    for letter in tag {
      let isSign = letter == "," || letter == "\\" || letter == "#" && begins(text)
      text += isSign ? "\\\(letter)" : String(letter)
    }
    return text
  }

  private static func pieces(_ text: String) -> [String] {
    var pieces = [""]
    var isEscaped = false
    for letter in text {
      let last = pieces[pieces.count - 1]
      if isEscaped {
        pieces[pieces.count - 1].append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "," || letter == "#" && begins(last) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(letter)
      }
    }
    if isEscaped { pieces[pieces.count - 1].append("\\") }
    return pieces
  }

  /// Whether a `#` after this begins a tag.
  private static func begins(_ text: String) -> Bool {
    text.last?.isWhitespace ?? true
  }
}
