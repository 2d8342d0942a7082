/// Text that is set: broken into lines, each with its place.
///
/// SVG shows it in the first of its fonts that there is, cells as characters over what is drawn
/// behind them. Files of pixels have the outlines of its letters (`lettered`); pictures that a
/// terminal shows leave it out.
package struct TypesetText: Hashable, Sendable {
  /// A line and where it stands: `place` lies on the base line, at the side that the anchor says.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let place: Point
    /// How long the line shall be whatever the font's letters measure, where that matters.
    package let length: Double?

    package init(_ text: String, at place: Point, length: Double? = nil) {
      self.text = text
      self.place = place
      self.length = length
    }
  }

  /// Which part of a line stands at its place.
  package enum Anchor: String, Hashable, Sendable {
    case start
    case middle
    case end
  }

  package var lines: [Line]
  /// The wanted fonts, the best first; the last may be one of CSS's generic families.
  package var families: [String]
  /// The height of the letters' box in the scene's units.
  package var size: Double
  /// From 100, thin, to 900, heavy; 400 is regular.
  package var weight: Int
  package var anchor: Anchor
  package var color: RGBA
  package var isItalic = false
  /// The language as in `xml:lang`, where it is known.
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
