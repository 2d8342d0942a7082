import CLibrary

/// How the kernel treats a terminal's input and output.
struct TerminalSettings {
  private(set) var saved: termios

  /// Nil when the descriptor is no terminal.
  init?(of descriptor: Int32) {
    saved = termios()
    guard tcgetattr(descriptor, &saved) == 0 else { return nil }
  }

  /// Hands every key on at once and as it is.
  func makeRaw(_ descriptor: Int32) throws(TerminalError) {
    var raw = saved
    cfmakeraw(&raw)
    try Self.set(raw, on: descriptor, TCSADRAIN)
  }

  /// Restores what was found, and forgets input that nobody has read unless it shall be kept.
  func restore(_ descriptor: Int32, keepsInput: Bool = false) {
    try? Self.set(saved, on: descriptor, keepsInput ? TCSADRAIN : TCSAFLUSH)
  }

  private static func set(
    _ settings: termios, on descriptor: Int32, _ when: Int32
  ) throws(TerminalError) {
    var settings = settings
    while tcsetattr(descriptor, when, &settings) != 0 {
      guard errno == EINTR else { throw .failed(call: "tcsetattr", code: errno) }
    }
  }

  /// The size of a cell in pixels, where the kernel knows the window's.
  static func cell(of descriptor: Int32) -> PixelSize? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return PictureReplies.cell(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  /// The columns and rows the kernel knows; 80×24 where it knows none.
  static func size(of descriptor: Int32) -> Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(width: 80, height: 24) }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
