/// Data of a day for its Markdown page: some keys of the front matter, and one marked section. The
/// rest of the page belongs to the user and stays byte for byte.
package struct MirrorPage: Hashable, Sendable {
  /// An entry of the front matter.
  package struct Fact: Hashable, Sendable {
    package let key: Key
    /// Nil if there is no value, so that the entry is removed.
    package let value: Int?

    package init(_ key: Key, _ value: Int?) {
      self.key = key
      self.value = value
    }
  }

  /// Keys in the front matter; all values are numbers.
  package enum Key: String, CaseIterable, Sendable {
    case mood = "hearth-mood"
    case moods = "hearth-moods"
    case people = "hearth-people"
    case events = "hearth-events"
    case pages = "hearth-pages"
  }

  /// Why a page is skipped.
  package enum Flaw: Error, Hashable, Sendable {
    /// The marks are not exactly one beginning followed by one end.
    case invalidMarkers
    /// The user has written between the marks; the text would be lost.
    case editedSection
  }

  private let facts: [Fact]
  private let lines: [String]

  /// The lines of the section have no line endings.
  package init(_ facts: [Fact] = [], lines: [String] = []) {
    self.facts = Key.allCases.map { key in facts.first { $0.key == key } ?? Fact(key, nil) }
    self.lines = lines
  }

  /// Whether there is no data for the day.
  package var isEmpty: Bool { lines.isEmpty }

  /// Returns the updated page; nil if neither page nor data exists.
  ///
  /// Throws if the section cannot be written safely.
  package func updatedPage(over page: [UInt8]?) throws(Flaw) -> [UInt8]? {
    guard let page else {
      return isEmpty ? nil : try PageText([]).updated(facts, lines)
    }
    let text = PageText(page)
    // Without data, a page without a section stays unchanged.
    if isEmpty, try !text.hasSection { return page }
    return try text.updated(facts, lines)
  }
}
