/// Text that is set: broken into lines, each with its place.
///
/// SVG shows it in the first of its fonts that there is, cells as characters over what is drawn
/// behind them. Pictures of pixels leave it out: they would need the shapes of letters.
public struct Lettering: Hashable, Sendable {
  /// A line and where it stands: `place` lies on the base line, at the side that the anchor says.
  public struct Line: Hashable, Sendable {
    public let text: String
    public let place: Point
    /// How long the line shall be whatever the font's letters measure, where that matters.
    public let length: Double?

    public init(_ text: String, at place: Point, length: Double? = nil) {
      self.text = text
      self.place = place
      self.length = length
    }
  }

  /// Which part of a line stands at its place.
  public enum Anchor: String, Hashable, Sendable {
    case start
    case middle
    case end
  }

  public var lines: [Line]
  /// The wanted fonts, the best first; the last may be one of CSS's generic families.
  public var families: [String]
  /// The height of the letters' box in the scene's units.
  public var size: Double
  /// From 100, thin, to 900, heavy; 400 is regular.
  public var weight: Int
  public var anchor: Anchor
  public var color: RGBA
  public var isItalic: Bool
  /// The language as in `xml:lang`, where it is known.
  public var language: String?

  public init(
    _ lines: [Line], families: [String], size: Double, weight: Int = 400,
    anchor: Anchor = .start, color: RGBA, isItalic: Bool = false, language: String? = nil
  ) {
    self.lines = lines
    self.families = families
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
    self.isItalic = isItalic
    self.language = language
  }
}
