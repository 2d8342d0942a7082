/// What a page of Markdown is to say of a day: a few keys of its front matter, and one marked
/// section. Everything else on the page is its writer's and stays byte for byte.
package struct MirrorPage: Hashable, Sendable {
  /// A line of the front matter.
  package struct Fact: Hashable, Sendable {
    package let key: Key
    /// Nil where there is nothing to say.
    package let value: Int?

    package init(_ key: Key, _ value: Int?) {
      self.key = key
      self.value = value
    }
  }

  /// What stands in the front matter, each a number.
  package enum Key: String, CaseIterable, Sendable {
    case mood = "hearth-mood"
    case moods = "hearth-moods"
    case people = "hearth-people"
    case events = "hearth-events"
    case pages = "hearth-pages"
  }

  /// Why a page is left alone.
  package enum Flaw: Error, Hashable, Sendable {
    /// The marks are not one beginning before one end.
    case marks
    /// Somebody has written between the marks, and it would be lost.
    case written
  }

  private let facts: [Fact]
  private let lines: [String]

  /// The lines of the section come without their ends.
  package init(_ facts: [Fact] = [], lines: [String] = []) {
    self.facts = Key.allCases.map { key in facts.first { $0.key == key } ?? Fact(key, nil) }
    self.lines = lines
  }

  /// Whether there is nothing to say.
  package var isEmpty: Bool { lines.isEmpty }

  /// The page as it is to be; nil where nothing is there and there is nothing to say.
  ///
  /// Throws where a page is there on which the section has no safe place.
  package func written(over page: [UInt8]?) throws(Flaw) -> [UInt8]? {
    guard let page else {
      return isEmpty ? nil : try PageText([]).saying(facts, lines)
    }
    let text = PageText(page)
    // A page on which nothing was ever said, on a day of which there is nothing to say.
    if isEmpty, try !text.hasSection { return page }
    return try text.saying(facts, lines)
  }
}
