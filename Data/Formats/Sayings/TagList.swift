import HearthDomain

/// A list of tags in one value, separated by `;`.
enum TagList {
  static func text(of tags: [Tag]) -> String {
    tags.map { $0.value.replacingScalars { $0 == ";" || $0 == "\\" ? "\\\($0)" : nil } }
      .joined(separator: ";")
  }

  /// Splits a list of tags at `;`, and unless `isOwn` (written by this program) also at commas and
  /// `|`.
  static func words(of text: String, isOwn: Bool) -> [String] {
    let words = words(of: text)
    return isOwn ? words : words.flatMap { $0.split { ",|".contains($0) }.map(String.init) }
  }

  static func words(of text: String) -> [String] {
    var names = [String.UnicodeScalarView()]
    var isEscaped = false
    for letter in text.unicodeScalars {
      switch letter {
      case "\\" where !isEscaped: isEscaped = true
      case ";" where !isEscaped: names.append(String.UnicodeScalarView())
      default:
        // A backslash before any other character stands for itself.
        if isEscaped, letter != ";", letter != "\\" { names[names.count - 1].append("\\") }
        names[names.count - 1].append(letter)
        isEscaped = false
      }
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return names.map(String.init)
  }
}

extension ImportFact {
  /// Returns the fact that these words were dropped, as they are not valid tags.
  static func dropped(_ words: [String]) -> ImportFact { .droppedTags(text: list(words)) }

  /// Returns the fact that these words were moved to the memo, as they are not valid tags.
  static func movedToMemo(_ words: [String]) -> ImportFact { .tagsInMemo(text: list(words)) }

  private static func list(_ words: [String]) -> String {
    let plain = words.prefix(40).map { $0.drop(while: \.isWhitespace) }
    return excerpt(plain.joined(separator: ", "))
  }
}
