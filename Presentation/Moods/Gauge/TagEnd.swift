import HearthDomain

/// The rest of a tag that somebody types into a memo: `#fa` before the caret goes on to `#family`
/// where that is the only tag in use that begins so.
struct TagEnd: Hashable {
  /// The tag as it is in use.
  let tag: String
  /// What of it is not typed yet.
  let rest: String

  /// Nil where no tag is being typed, where it is one already, and where several may be meant.
  init?(in text: String, caret: Int, among tags: [Tag]) {
    let before = text.prefix(caret)
    let word = before.suffix(before.reversed().prefix { !$0.isWhitespace }.count)
    guard word.first == "#", word.count > 1, text.dropFirst(caret).first?.isWhitespace ?? true
    else { return nil }
    let typed = SearchFolding.folded(String(word.dropFirst()))
    let length = word.count - 1
    let known = tags.map(\.value).filter { tag in
      SearchFolding.folded(String(tag.prefix(length))).utf8.elementsEqual(typed.utf8)
    }
    guard let tag = known.first, known.count == 1, tag.count > length, TagEnd.isTypedPlain(tag)
    else { return nil }
    self.tag = tag
    rest = String(tag.dropFirst(length))
  }

  /// One of several words stands between marks, which are not there yet.
  private static func isTypedPlain(_ tag: String) -> Bool {
    guard let read = try? TaggedMemo("#" + tag) else { return false }
    return read.memo.value.isEmpty && read.tags.values.map(\.value) == [tag]
  }
}
