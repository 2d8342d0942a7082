extension BookDescription {
  /// The description without the line of shelves and tags that an import appended (`#cozy
  /// #winter-2020`), and these without `#`.
  package var textAndShelves: (text: String, shelves: [String]) {
    let newline = UInt8(ascii: "\n")
    let end = value.utf8.lastIndex(of: newline)
    let line = end.map { value[value.utf8.index(after: $0)...] } ?? value[...]
    // The line is the whole description, or it follows an empty line.
    let before = end.map { value[..<$0] } ?? ""
    let isApart = before.utf8.last.map { $0 == newline } ?? true
    guard line.utf8.first == UInt8(ascii: "#"), isApart else { return (value, []) }
    let words = line.split(separator: " ")
    guard words.allSatisfy(BookDescription.isShelf) else { return (value, []) }
    return (String(before.dropLast()), words.map { String($0.dropFirst()) })
  }

  /// The shelves and tags that an import appended to the description.
  package var shelves: [String] { textAndShelves.shelves }

  /// Whether the word is a shelf. It must not contain a comma, which separates shelves.
  private static func isShelf(_ word: Substring) -> Bool {
    word.count > 1 && word.first == "#" && !word.contains { ",;|".contains($0) }
  }
}
