import HearthDomain

/// Splits texts for which Goodreads has two fields and this program one.
enum GoodreadsTexts {
  /// Heading of the private notes, which are at the end of a book's description.
  static let privateNotes = BookDescriptionRule.privateNotesPrefix

  /// Splits a description into the public review and the private notes.
  static func split(_ description: String) -> (review: String, notes: String) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.indices.first { index in
      lines[index].hasPrefix(privateNotes) && (index == 0 || lines[index - 1].isEmpty)
    }
    guard let start else { return (description, "") }
    let notes = lines[start...].joined(separator: "\n").dropFirst(privateNotes.count)
    return (lines.prefix(max(0, start - 1)).joined(separator: "\n"), String(notes))
  }

  /// Splits off the first author, if all parts are full names. Otherwise a comma may be part of a
  /// name, as in "King, Stephen".
  static func split(authors text: String) -> (first: String, others: String) {
    let names = text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    let areNames = names.allSatisfy { name in
      (Hangul.isContained(in: name) || name.contains(" ")) && name.last != "."
    }
    guard let first = names.first, areNames, names.joined(separator: ", ") == text else {
      return (text, "")
    }
    return (first, names.dropFirst().joined(separator: ", "))
  }
}
