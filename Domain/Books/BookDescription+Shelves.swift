extension BookDescription {
  /// The text without the shelves and tags of somebody's own that an import has put behind it, such
  /// as `#cozy #winter-2020`, and these without their marks.
  package var parted: (text: String, shelves: [String]) {
    let newline = UInt8(ascii: "\n")
    let end = value.utf8.lastIndex(of: newline)
    let line = end.map { value[value.utf8.index(after: $0)...] } ?? value[...]
    // They stand alone, or apart from what is described.
    let before = end.map { value[..<$0] } ?? ""
    let isApart = before.utf8.last.map { $0 == newline } ?? true
    guard line.utf8.first == UInt8(ascii: "#"), isApart else { return (value, []) }
    let words = line.split(separator: " ")
    guard words.allSatisfy(BookDescription.isShelf) else { return (value, []) }
    return (String(before.dropLast()), words.map { String($0.dropFirst()) })
  }

  /// The shelves and tags of somebody's own.
  package var shelves: [String] { parted.shelves }

  /// A comma would make two shelves of one.
  private static func isShelf(_ word: Substring) -> Bool {
    word.count > 1 && word.first == "#" && !word.contains { ",;|".contains($0) }
  }
}
