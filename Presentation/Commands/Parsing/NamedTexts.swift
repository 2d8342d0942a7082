/// Texts under names, in the order in which they came.
///
/// No dictionary: for the handful that a command line holds, looking through them is quicker
/// than what the runtime does to make a dictionary's type.
struct NamedTexts: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var texts: [String]
  }

  private var entries: [Entry] = []

  /// The texts under a name; nil when there are none.
  subscript(name: String) -> [String]? {
    entries.first { $0.name == name }?.texts
  }

  mutating func append(_ text: String, to name: String) {
    append([text], to: name)
  }

  /// Puts another text in the place of the last one that is equal to the first.
  mutating func replace(_ text: String, by other: String, under name: String) {
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
