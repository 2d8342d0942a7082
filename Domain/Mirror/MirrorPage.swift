/// Data of a day for its Markdown page: some keys of the front matter, and one section between two
/// marker lines. The rest of the page belongs to the user and stays unchanged.
package struct MirrorPage: Hashable, Sendable {
  /// An entry of the front matter.
  package struct Fact: Hashable, Sendable {
    package let key: Key
    /// Value of the key; nil removes the key from the front matter.
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
    /// The page does not contain exactly one begin marker followed by one end marker.
    case invalidMarkers
    /// The user has edited the text between the markers, which would be overwritten.
    case editedSection
  }

  private let facts: [Fact]
  private let lines: [String]

  /// Creates the data of a page; `lines` must have no line endings.
  package init(_ facts: [Fact] = [], lines: [String] = []) {
    self.facts = Key.allCases.map { key in facts.first { $0.key == key } ?? Fact(key, nil) }
    self.lines = lines
  }

  /// Whether there is no data for the day.
  package var isEmpty: Bool { lines.isEmpty }

  /// Returns the updated page; nil if there is neither a page nor data. Throws if the section
  /// cannot be written safely.
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
