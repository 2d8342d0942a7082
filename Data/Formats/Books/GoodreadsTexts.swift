import HearthDomain

/// What Goodreads keeps in two places and a book in one text.
enum GoodreadsTexts {
  /// Begins what only the reader sees there, the last part of the description of a book.
  static let privateNotes = BookDescriptionRule.privateNotes

  /// A description as what others see and what they do not.
  static func parted(_ description: String) -> (review: String, notes: String) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.indices.first { index in
      lines[index].hasPrefix(privateNotes) && (index == 0 || lines[index - 1].isEmpty)
    }
    guard let start else { return (description, "") }
    let notes = lines[start...].joined(separator: "\n").dropFirst(privateNotes.count)
    return (lines.prefix(max(0, start - 1)).joined(separator: "\n"), String(notes))
  }

  /// The first author and the others, where every part of the text is a whole name; a comma may
  /// stand within one, as in "King, Stephen".
  static func parted(authors text: String) -> (first: String, others: String) {
    let names = text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    let areNames = names.allSatisfy { name in
      (Hangul.isIn(name) || name.contains(" ")) && name.last != "."
    }
    guard let first = names.first, areNames, names.joined(separator: ", ") == text else {
      return (text, "")
    }
    return (first, names.dropFirst().joined(separator: ", "))
  }
}
