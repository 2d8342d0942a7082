/// Texts by name, in the order in which they were added.
///
/// This is not a dictionary: a command line has few entries, for which a linear search is faster
/// than creating the dictionary's type at run time.
struct NamedTexts: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var texts: [String]
  }

  private var entries: [Entry] = []

  /// The texts with the name; nil if there are none.
  subscript(name: String) -> [String]? {
    entries.first { $0.name == name }?.texts
  }

  mutating func append(_ text: String, to name: String) {
    append([text], to: name)
  }

  /// Replaces the last text under the name that is equal to `text`.
  mutating func replace(_ text: String, with other: String, under name: String) {
    guard let index = entries.firstIndex(where: { $0.name == name }),
      let place = entries[index].texts.lastIndex(of: text)
    else { return }
    entries[index].texts[place] = other
  }

  mutating func append(_ texts: [String], to name: String) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].texts += texts
    } else {
      entries.append(Entry(name: name, texts: texts))
    }
  }
}
