extension BookDescription {
  /// The description without the line of shelves and tags that an import appended, such as `#cozy
  /// #winter-2020`, and these without `#`.
  package var textAndShelves: (text: String, shelves: [String]) {
    let newline = UInt8(ascii: "\n")
    let end = value.utf8.lastIndex(of: newline)
    let line = end.map { value[value.utf8.index(after: $0)...] } ?? value[...]
    // The line is either the whole description or follows an empty line.
    let before = end.map { value[..<$0] } ?? ""
    let isApart = before.utf8.last.map { $0 == newline } ?? true
    guard line.utf8.first == UInt8(ascii: "#"), isApart else { return (value, []) }
    let words = line.split(separator: " ")
    guard words.allSatisfy(BookDescription.isShelf) else { return (value, []) }
    return (String(before.dropLast()), words.map { String($0.dropFirst()) })
  }

  /// The shelves and tags that an import appended.
  package var shelves: [String] { textAndShelves.shelves }

  /// A comma would split a shelf in two.
  private static func isShelf(_ word: Substring) -> Bool {
    word.count > 1 && word.first == "#" && !word.contains { ",;|".contains($0) }
  }
}
