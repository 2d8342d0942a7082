import HearthDomain

/// The completion of a tag typed into a memo: `#fa` before the caret becomes `#family` if that is
/// the only known tag that begins so; `#go` or `#"go` becomes `#"good meal"`.
struct TagCompletion: Hashable {
  /// The known tag.
  let tag: Tag
  /// Number of characters before the caret to replace.
  let typedLength: Int
  /// The replacement, which keeps the typed letters.
  let text: String

  /// Returns nil if no tag is being typed, if it is complete, or if several tags match.
  init?(in text: String, caret: Int, among tags: [Tag]) {
    guard text.dropFirst(caret).first?.isWhitespace ?? true,
      let (count, letters) = TagCompletion.unfinishedTag(in: text.prefix(caret))
    else { return nil }
    let typed = SearchFolding.folded(String(letters))
    let known = tags.filter { tag in
      SearchFolding.folded(String(tag.value.prefix(letters.count))).utf8.elementsEqual(typed.utf8)
    }
    guard let tag = known.first, known.count == 1, tag.value.count > letters.count,
      let whole = try? Tag(String(letters) + tag.value.dropFirst(letters.count))
    else { return nil }
    (self.tag, self.typedLength, self.text) = (tag, count, whole.typedForm)
  }

  /// Returns the tag being typed at the end of the text: its length with the sign, and its letters.
  private static func unfinishedTag(in text: Substring) -> (count: Int, letters: Substring)? {
    let word = text.suffix(text.reversed().prefix { !$0.isWhitespace }.count)
    if word.first == "#", word.dropFirst().first != "\"" {
      return word.count > 1 ? (word.count, word.dropFirst()) : nil
    }
    let line = text.suffix(text.reversed().prefix { !$0.isNewline }.count)
    guard let mark = line.lastIndex(of: "\""), mark > line.startIndex else { return nil }
    let before = line[..<mark]
    let letters = line[line.index(after: mark)...]
    guard before.last == "#", before.dropLast().last?.isWhitespace ?? true, !letters.isEmpty
    else { return nil }
    return (letters.count + 2, letters)
  }
}
