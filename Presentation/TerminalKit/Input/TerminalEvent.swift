/// Something that the terminal or the system told the program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Pasted text as one piece, without control characters other than line breaks and tabs.
  case paste(String)
  case mouse(MouseEvent)
  case focus(Bool)
  case resize(Size)
  /// Whether the terminal's background is dark, as it answered or changed.
  case background(isDark: Bool)
  /// The terminal has answered that it shows pictures, and how.
  case pictures(PictureSupport)
  /// A descriptor that the program asked to be woken by has something to read.
  case woken
  /// A signal asks the program to end.
  case ending(signal: Int32)
  /// Nothing more can come: the input was closed.
  case closed
}

/// What happened with the mouse, and over which cell.
public struct MouseEvent: Hashable, Sendable {
  public let action: Action
  public let position: Position
  public let modifiers: Key.Modifiers

  public init(_ action: Action, at position: Position, modifiers: Key.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }

  /// Whether the left button went down, once or for the second time.
  public var isLeftPress: Bool { action == .press(.left) || isLeftDoublePress }

  public var isLeftDoublePress: Bool { action == .doublePress(.left) }

  public enum Action: Hashable, Sendable {
    case press(Button)
    /// A second press of the same button over the same cell, soon after the first.
    case doublePress(Button)
    case release(Button)
    case drag(Button)
    case scrollUp
    case scrollDown
  }

  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }
}
