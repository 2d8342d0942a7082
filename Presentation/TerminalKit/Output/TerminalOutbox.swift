/// What a slow terminal has not taken yet: the bytes on their way, and the frame behind them.
struct TerminalOutbox {
  private var unsent: ArraySlice<UInt8> = []
  /// The frame that is drawn once the bytes are gone; those between are never seen.
  private var latest: Frame?

  var isBehind: Bool { !unsent.isEmpty }

  mutating func add(_ bytes: some Collection<UInt8>) {
    unsent += bytes
  }

  /// Has a frame wait until the terminal has caught up, in place of one that waits already.
  mutating func hold(_ frame: Frame) {
    latest = frame
  }

  /// Writes as much as the terminal takes; with everything gone, the frame that waited for it.
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
