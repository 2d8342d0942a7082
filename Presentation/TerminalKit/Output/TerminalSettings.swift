import CLibrary

/// The kernel's settings for a terminal's input and output.
struct TerminalSettings {
  private(set) var savedSettings: termios

  /// Reads the current settings. Returns nil if the descriptor is not a terminal.
  init?(of descriptor: Int32) {
    savedSettings = termios()
    guard tcgetattr(descriptor, &savedSettings) == 0 else { return nil }
  }

  /// Switches to raw mode: every key is delivered at once and unchanged.
  func makeRaw(_ descriptor: Int32) throws(TerminalError) {
    var raw = savedSettings
    cfmakeraw(&raw)
    try Self.apply(raw, on: descriptor, TCSADRAIN)
  }

  /// Restores the saved settings. Discards unread input unless `keepsInput` is set.
  func restore(_ descriptor: Int32, keepsInput: Bool = false) {
    try? Self.apply(savedSettings, on: descriptor, keepsInput ? TCSADRAIN : TCSAFLUSH)
  }

  private static func apply(
    _ settings: termios, on descriptor: Int32, _ when: Int32
  ) throws(TerminalError) {
    var settings = settings
    while tcsetattr(descriptor, when, &settings) != 0 {
      guard errno == EINTR else { throw .failed(call: "tcsetattr", code: errno) }
    }
  }

  /// Returns the size of a cell in pixels, or nil if the kernel does not know the size of the
  /// window.
  static func cellSize(of descriptor: Int32) -> PixelSize? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return PictureReplies.cellSize(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  /// Returns the size in columns and rows; 80×24 if the kernel does not know it.
  static func size(of descriptor: Int32) -> Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(width: 80, height: 24) }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
