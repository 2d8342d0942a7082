import TerminalKit

/// Text in pieces, each with its look and perhaps a place that it leads to.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  public private(set) var pieces: [Piece]

  public struct Piece: Hashable, Sendable {
    public var text: String
    public let style: Style
    /// An address that a terminal may open.
    public let link: String?
  }

  public init(_ text: String, _ style: Style = .plain, link: String? = nil) {
    pieces = text.isEmpty ? [] : [Piece(text: text, style: style, link: link)]
  }

  public init(_ text: String, _ attributes: Style.Attributes) {
    self.init(text, Style(attributes: attributes))
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text alone.
  public var plain: String { pieces.map(\.text).joined() }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// The same pieces, their texts changed.
  func mapText(_ change: (String) -> String) -> StyledText {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].text = change(copy.pieces[index].text) }
    return copy
  }
}
