/// A screen to draw on and the events that come from it.
public protocol Terminal {
  var size: Size { get }

  /// Takes over the screen: alternate screen, raw input, the modes asked for.
  /// Throws ``TerminalError`` when there is no terminal.
  mutating func enter(_ modes: TerminalModes) throws

  /// Asks for other modes while the screen is taken over; of these, the mouse comes and goes at
  /// once, the others when it is taken over next.
  mutating func change(to modes: TerminalModes)

  /// Gives the screen back exactly as it was; does nothing when it was not taken over.
  mutating func leave()

  /// Shows the frame by writing only what differs from the last one, in one write.
  mutating func show(_ frame: Frame)

  /// Forgets what is on the screen, so that the next frame is drawn whole.
  mutating func repaint()

  /// Waits for events, at most that long, for ever when nil; empty when the time is over.
  mutating func events(within timeout: Duration?) -> [TerminalEvent]

  /// Gives the screen back, stops the process as Ctrl-Z does, and takes it over again on return.
  mutating func suspend()

  /// Gives the screen back while another program uses it, then takes it over again.
  mutating func lend(to body: () throws -> Void) rethrows

  /// Sends a sequence that draws nothing, such as a notification.
  mutating func send(_ sequence: String)

  /// Asks the terminal to put the text into the clipboard of whoever sits at it; it may refuse,
  /// and does not tell.
  mutating func copy(_ text: String)
}

/// What a program wants from the terminal besides drawing.
public struct TerminalModes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public static let mouse = TerminalModes(rawValue: 1 << 0)
  public static let focus = TerminalModes(rawValue: 1 << 1)
  /// Tells letters held with modifiers, and Esc, apart from one another where the terminal can.
  public static let distinctKeys = TerminalModes(rawValue: 1 << 2)
  /// Asks whether the background is dark.
  public static let background = TerminalModes(rawValue: 1 << 3)
  /// Asks whether pictures can be shown, and how.
  public static let pictures = TerminalModes(rawValue: 1 << 4)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// Why the screen cannot be taken over.
public enum TerminalError: Error, Hashable, Sendable {
  case notATerminal
  case failed(call: String, code: Int32)
}
