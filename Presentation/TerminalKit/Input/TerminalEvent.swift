/// An event sent by the terminal or the system.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Pasted text, without control characters other than line breaks and tabs.
  case paste(String)
  case mouse(MouseEvent)
  case focus(Bool)
  case resize(Size)
  /// The terminal has reported whether its background is dark, on request or after a change.
  case background(isDark: Bool)
  /// The terminal has reported that it can display pictures, and by which protocol.
  case pictures(PictureSupport)
  /// One of the program's wake descriptors is readable.
  case wakeDescriptorReadable
  /// A signal asks the program to exit.
  case terminationRequested(signal: Int32)
  /// The input was closed; no more events follow.
  case inputClosed
}

/// A mouse action and the cell where it happened.
public struct MouseEvent: Hashable, Sendable {
  public let action: Action
  public let position: Position
  public let modifiers: Key.Modifiers

  public init(_ action: Action, at position: Position, modifiers: Key.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }

  /// Whether this is a press or a double press of the left button.
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
