/// A screen to draw on, and the source of its events.
public protocol Terminal {
  var size: Size { get }

  /// Takes over the screen: alternate screen, raw input, the requested modes. Throws
  /// ``TerminalError`` if there is no terminal.
  mutating func takeOverScreen(_ modes: TerminalModes) throws

  /// Changes the modes while the screen is in use. The mouse mode changes at once, the others the
  /// next time the screen is taken over.
  mutating func changeModes(to modes: TerminalModes)

  /// Restores the screen exactly as it was. Does nothing if the screen was not taken over.
  mutating func leave()

  /// Displays the frame by writing only the differences from the last one, in one write.
  mutating func display(_ frame: Frame)

  /// Forgets the contents of the screen, so that the next frame is drawn completely.
  mutating func repaintCompletely()

  /// Waits for events, for at most `timeout`, or without limit if it is nil. Returns an empty array
  /// if the time is over.
  mutating func nextEvents(within timeout: Duration?) -> [TerminalEvent]

  /// Restores the screen, stops the process as Ctrl-Z does, and takes over the screen again when
  /// the process continues.
  mutating func suspend()

  /// Restores the screen while another program uses it, then takes it over again.
  mutating func handOverScreen(to body: () throws -> Void) rethrows

  /// Sends a sequence that draws nothing, such as a notification.
  mutating func sendSequence(_ sequence: String)

  /// Asks the terminal to copy the text to its user's clipboard. The terminal may refuse without a
  /// reply.
  mutating func copyToClipboard(_ text: String)
}

/// Terminal features that a program requests in addition to drawing.
public struct TerminalModes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public static let mouse = TerminalModes(rawValue: 1 << 0)
  public static let focus = TerminalModes(rawValue: 1 << 1)
  /// Distinguishes Esc and keys held with modifiers from one another, if the terminal can.
  public static let distinctKeys = TerminalModes(rawValue: 1 << 2)
  /// Requests whether the background is dark.
  public static let background = TerminalModes(rawValue: 1 << 3)
  /// Requests whether pictures can be displayed, and how.
  public static let pictures = TerminalModes(rawValue: 1 << 4)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// The reason why the screen cannot be taken over.
public enum TerminalError: Error, Hashable, Sendable {
  case notATerminal
  case failed(call: String, code: Int32)
}
