/// Text that consists of pieces with their own styles.
public struct StyledText: Hashable, Sendable {
  public private(set) var pieces: [Piece]

  public init(_ text: String = "", _ style: Style? = nil, link: String? = nil) {
    pieces = text.isEmpty ? [] : [Piece(text: text, style: style, link: link)]
  }

  public init(_ text: String, _ attributes: Style.Attributes) {
    self.init(text, Style(attributes: attributes))
  }

  public init(pieces: [Piece]) {
    self.pieces = pieces.filter { !$0.text.isEmpty }
  }

  public var string: String { pieces.map(\.text).joined() }

  public var isEmpty: Bool { pieces.isEmpty }

  public mutating func append(_ text: String, _ style: Style? = nil) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(pieces: left.pieces + right.pieces)
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// A part of a text in one style. Without a style, the piece uses the style of the widget that
  /// draws it.
  public struct Piece: Hashable, Sendable {
    public var text: String
    public var style: Style?
    /// Link target, used in printed output but not in frames.
    public var link: String?

    public init(text: String, style: Style? = nil, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
