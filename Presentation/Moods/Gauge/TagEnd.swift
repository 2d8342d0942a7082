import HearthDomain

/// The rest of a tag that somebody types into a memo: `#fa` before the caret goes on to `#family`
/// where that is the only tag in use that begins so, and `#go` or `#"go` to `#"good meal"`.
struct TagEnd: Hashable {
  /// The tag as it is in use.
  let tag: Tag
  /// How many characters before the caret are typed of it.
  let typed: Int
  /// What takes their place: what was typed stays as it was, and goes on.
  let text: String

  /// Nil where no tag is being typed, where it is one already, and where several may be meant.
  init?(in text: String, caret: Int, among tags: [Tag]) {
    guard text.dropFirst(caret).first?.isWhitespace ?? true,
      let (count, letters) = TagEnd.begun(in: text.prefix(caret))
    else { return nil }
    let typed = SearchFolding.folded(String(letters))
    let known = tags.filter { tag in
      SearchFolding.folded(String(tag.value.prefix(letters.count))).utf8.elementsEqual(typed.utf8)
    }
    guard let tag = known.first, known.count == 1, tag.value.count > letters.count,
      let whole = try? Tag(String(letters) + tag.value.dropFirst(letters.count))
    else { return nil }
    (self.tag, self.typed, self.text) = (tag, count, whole.spelled)
  }

  /// The tag at the end of the text: with its sign so many characters, and its letters.
  private static func begun(in text: Substring) -> (count: Int, letters: Substring)? {
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
