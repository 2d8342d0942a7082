/// Colours and attributes of a cell's text.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public static let plain = Style()

  public init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let reverse = Attributes(rawValue: 1 << 4)
    public static let strikethrough = Attributes(rawValue: 1 << 5)
    public static let blink = Attributes(rawValue: 1 << 6)

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  public func foreground(_ color: Color) -> Style {
    var copy = self
    copy.foreground = color
    return copy
  }

  public func background(_ color: Color) -> Style {
    var copy = self
    copy.background = color
    return copy
  }

  public func adding(_ more: Attributes) -> Style {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }
}
