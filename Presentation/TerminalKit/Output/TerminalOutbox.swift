/// Output that a slow terminal has not accepted yet: unsent bytes, and the latest frame waiting
/// behind them.
struct TerminalOutbox {
  private var unsent: ArraySlice<UInt8> = []
  /// The frame to draw once the bytes are sent; frames between are never displayed.
  private var pendingFrame: Frame?

  var hasPendingOutput: Bool { !unsent.isEmpty }

  mutating func queueBytes(_ bytes: some Collection<UInt8>) {
    unsent += bytes
  }

  /// Stores a frame until the terminal has caught up, replacing a frame that is already waiting.
  mutating func queueFrame(_ frame: Frame) {
    pendingFrame = frame
  }

  /// Writes as much as the terminal accepts. Returns the waiting frame once all bytes are sent.
  mutating func send(to port: TerminalPort) -> Frame? {
    unsent = unsent.dropFirst(port.writeAvailable(unsent))
    guard unsent.isEmpty else { return nil }
    unsent = []
    defer { pendingFrame = nil }
    return pendingFrame
  }

  mutating func discard() {
    (unsent, pendingFrame) = ([], nil)
  }
}
