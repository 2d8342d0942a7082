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

  /// Replaces the query by another word wherever it is one text or several in a row. Returns the
  /// number of replacements.
  mutating func replace(query: String, with word: String) -> Int {
    var count = 0
    for index in entries.indices {
      guard let texts = entries[index].texts.replacing(query: query, with: word) else { continue }
      entries[index].texts = texts
      count += 1
    }
    return count
  }

  mutating func append(_ texts: [String], to name: String) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].texts += texts
    } else {
      entries.append(Entry(name: name, texts: texts))
    }
  }
}

extension [String] {
  /// Returns the words with another one in place of those that form the query, joined by spaces;
  /// nil unless they occur exactly once.
  func replacing(query: String, with word: String) -> [String]? {
    let most = query.split(separator: " ").count
    guard most > 0 else { return nil }
    let places = indices.flatMap { start in
      (start + 1...Swift.min(start + most, count)).map { start..<$0 }
    }.filter { self[$0].joined(separator: " ") == query }
    guard places.count == 1 else { return nil }
    return Array(self[..<places[0].lowerBound]) + [word] + self[places[0].upperBound...]
  }
}
