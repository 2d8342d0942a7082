/// Properties of an item that the conditions of a search refer to.
struct SearchableProperties {
  /// Whether the words occur in the item.
  var containsWords: (String) -> Bool
  /// Names of the people that the item is about.
  var people: [String] = []
  /// Days to which the item belongs.
  var days: [ClosedRange<Day>] = []
  var tags: [String] = []
  var level: Int?
  var states: Set<SearchedState> = []

  init(finds: @escaping (String) -> Bool) {
    self.containsWords = finds
  }

  init(texts: [String]) {
    self.init { words in texts.contains { SearchFolding.matches($0, words) } }
  }
}

extension SearchExpression {
  /// Whether the item meets all conditions.
  func accepts(_ facts: SearchableProperties) -> Bool {
    terms.allSatisfy { term in SearchExpression.isMet(term.condition, of: facts) != term.isExcluded
    }
  }

  private static func isMet(_ wish: Condition, of facts: SearchableProperties) -> Bool {
    switch wish {
    case .words(let words): return facts.containsWords(words)
    case .person(let name): return facts.people.contains { SearchFolding.matches($0, name) }
    case .days(let stretches):
      return facts.days.contains { days in stretches.contains(where: days.overlaps) }
    case .tag(let name):
      let folded = SearchFolding.folded(name)
      return facts.tags.contains { SearchFolding.folded($0).utf8.elementsEqual(folded.utf8) }
    case .state(let state): return facts.states.contains(state)
    case .levels(let levels): return facts.level.map(levels.contains) ?? false
    }
  }

  /// Returns the items at these indices that meet all conditions. `list` finds candidates by the
  /// longest word.
  func search<Thing>(
    in places: Range<Int>, facts: (Thing) throws -> SearchableProperties,
    list: (_ words: String, Range<Int>) throws -> [Thing]
  ) throws -> [Thing] {
    try Array(each: { try search(in: places, facts: facts, list: list, each: $0) })
  }

  /// Passes the items at these indices that meet all conditions to `each`.
  func search<Thing>(
    in places: Range<Int>, facts: (Thing) throws -> SearchableProperties,
    list: (_ words: String, Range<Int>) throws -> [Thing], each: (Thing) throws -> Void
  ) throws {
    var (start, length, count) = (0, 256, 0)
    while count < places.upperBound {
      let page = try list(longestWord, start..<start + length)
      for thing in page where count < places.upperBound {
        guard accepts(try facts(thing)) else { continue }
        if places.contains(count) { try each(thing) }
        count += 1
      }
      if page.count < length { return }
      (start, length) = (start + length, min(length * 2, 16_384))
    }
  }
}
