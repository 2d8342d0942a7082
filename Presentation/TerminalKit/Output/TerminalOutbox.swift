/// Output that a slow terminal has not accepted yet: unsent bytes, and the latest frame waiting
/// behind them.
struct TerminalOutbox {
  private var unsent: ArraySlice<UInt8> = []
  /// The frame to draw once the bytes are sent; frames between are never displayed.
  private var latest: Frame?

  var isBehind: Bool { !unsent.isEmpty }

  mutating func add(_ bytes: some Collection<UInt8>) {
    unsent += bytes
  }

  /// Stores a frame until the terminal has caught up, replacing a frame that is already waiting.
  mutating func hold(_ frame: Frame) {
    latest = frame
  }

  /// Writes as much as the terminal accepts. Returns the waiting frame once all bytes are sent.
  mutating func send(to port: TerminalPort) -> Frame? {
    unsent = unsent.dropFirst(port.writeSome(unsent))
    guard unsent.isEmpty else { return nil }
    unsent = []
    defer { latest = nil }
    return latest
  }

  mutating func discard() {
    (unsent, latest) = ([], nil)
  }
}
