/// Text in a drawing: lines with their positions.
///
/// SVG displays it in the first available font of ``families``. Cells display it as characters, and
/// PNG files contain the outlines of its letters. Pictures displayed by a terminal leave it out.
package struct TypesetText: Hashable, Sendable {
  /// A line and its position. The position is on the baseline, at the end or middle that the anchor
  /// specifies.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let position: Point
    /// The length to which viewers stretch or condense the line, whatever the font; nil to leave it
    /// as it is.
    package let length: Double?

    package init(_ text: String, at place: Point, length: Double? = nil) {
      self.text = text
      self.position = place
      self.length = length
    }
  }

  /// Which point of a line is at its position.
  package enum Anchor: String, Hashable, Sendable {
    case start
    case middle
    case end
  }

  package var lines: [Line]
  /// Font families, the preferred one first; the last may be a generic CSS family.
  package var families: [String]
  /// Font size in the scene's units.
  package var size: Double
  /// Font weight from 100, thin, to 900, heavy; 400 is regular.
  package var weight: Int
  package var anchor: Anchor
  package var color: RGBA
  package var isItalic = false
  /// The language as in `xml:lang`; nil if unknown.
  package var language: String?

  package init(
    _ lines: [Line], families: [String], size: Double, weight: Int = 400,
    anchor: Anchor = .start, color: RGBA, language: String? = nil
  ) {
    self.lines = lines
    self.families = families
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
    self.language = language
  }
}
