import TerminalKit

/// Terminal for tests: plays a script, draws on a model of a screen, and has a virtual clock.  A
/// class, so that the test sees what the program did with it.
package final class TestTerminal: Terminal {
  package private(set) var size: Size
  /// All displayed frames, in order.
  package private(set) var frames: [Frame] = []
  /// Screen as produced by the bytes sent so far.
  package var screen: ScreenModel {
    wire.deliver()
    return wire.screen
  }
  /// Texts passed to ``sendSequence(_:)``.
  package private(set) var sent: [String] = []
  /// Texts passed to ``copyToClipboard(_:)``.
  package private(set) var copied: [String] = []
  /// Virtual time that has passed in pauses and timeouts.
  package private(set) var elapsed = Duration.zero
  package private(set) var suspensions = 0
  package private(set) var handOvers = 0
  package private(set) var isTaken = false
  package private(set) var modes: TerminalModes = []

  private let widths: DisplayWidth
  private var steps: ArraySlice<KeyScript.Step>
  private var parser = KeyParser()
  private var wire: OutputQueue
  private var sequences = TerminalSequences(term: "xterm", modes: [])

  package init(
    size: Size = Size(width: 80, height: 24), script: KeyScript = KeyScript(steps: []),
    colorLevel: ColorLevel = .truecolor, widths: DisplayWidth = .standard,
    pictures: PictureSupport = .none
  ) {
    self.size = size
    self.widths = widths
    steps = script.steps[...]
    var writer = ANSIWriter(level: colorLevel)
    writer.pictureSupport = pictures
    wire = OutputQueue(screen: ScreenModel(size: size, widths: widths), writer: writer)
  }

  /// Text of the last frame; empty before the first.
  package var text: String { frames.last?.text ?? "" }

  /// Whether the script has ended.
  package var isAtEnd: Bool { steps.isEmpty }

  package func takeOverScreen(_ modes: TerminalModes) throws {
    guard !isTaken else { return }
    isTaken = true
    self.modes = modes
    sequences = TerminalSequences(term: "xterm", modes: modes)
    wire.send(.repaint)
    wire.send(.text(sequences.enteringSequence + sequences.requests))
  }

  package func changeModes(to modes: TerminalModes) {
    let hadMouse = self.modes.contains(.mouse)
    self.modes = modes
    if modes.contains(.mouse) != hadMouse {
      let (on, off) = TerminalSequences.mouseReports
      wire.send(.text(hadMouse ? off : on))
    }
    sequences = TerminalSequences(term: "xterm", modes: modes)
  }

  package func leave() {
    guard isTaken else { return }
    isTaken = false
    wire.send(.noPictures)
    wire.send(.text(sequences.leavingSequence))
  }

  package func display(_ frame: Frame) {
    guard isTaken else { return }
    frames.append(frame)
    wire.send(.frame(frame))
  }

  package func repaintCompletely() {
    wire.send(.repaint)
  }

  /// Returns the next event of the script; `.closed` at its end.  Timeouts pass at once and are
  /// added to ``elapsed``.
  package func nextEvents(within timeout: Duration?) -> [TerminalEvent] {
    while let step = steps.first {
      if case .pause(let pause) = step, let timeout, timeout < pause {
        steps[steps.startIndex] = .pause(pause - timeout)
        elapsed += timeout
        return []
      }
      steps.removeFirst()
      let events = happen(step)
      if !events.isEmpty { return events }
    }
    return [.inputClosed]
  }

  package func suspend() {
    suspensions += 1
    duringHandOver {}
  }

  package func handOverScreen(to body: () throws -> Void) rethrows {
    handOvers += 1
    try duringHandOver(while: body)
  }

  private func duringHandOver(while body: () throws -> Void) rethrows {
    let wasTaken = isTaken
    leave()
    defer { if wasTaken { try? takeOverScreen(modes) } }
    try body()
  }

  package func sendSequence(_ sequence: String) {
    sent.append(sequence)
  }

  package func copyToClipboard(_ text: String) {
    copied.append(text)
  }

  private func happen(_ step: KeyScript.Step) -> [TerminalEvent] {
    switch step {
    case .pause(let pause):
      elapsed += pause
      return parser.flushIncompleteInput()
    case .bytes(let bytes):
      let events = parser.parse(bytes)
      // The script never types within the time in which a lone Esc is decided.
      return parser.incompleteInputTimeout == nil || nextIsBytes
        ? events : events + parser.flushIncompleteInput()
    case .event(.resize(let size)):
      resize(to: size)
      return [.resize(size)]
    case .event(let event): return [event]
    }
  }

  private var nextIsBytes: Bool {
    if case .bytes? = steps.first { return true }
    return false
  }

  private func resize(to size: Size) {
    self.size = size
    wire.send(.resize(size))
  }
}

/// Queue of output from a program to the screen; its bytes are produced when the screen is read.
private struct OutputQueue {
  enum Parcel {
    case text(String)
    case frame(Frame)
    case noPictures
    /// Marks the next frame as written in full.
    case repaint
    case resize(Size)
  }

  private(set) var screen: ScreenModel
  private var writer: ANSIWriter
  private var parcels: [Parcel] = []

  init(screen: ScreenModel, writer: ANSIWriter) {
    self.screen = screen
    self.writer = writer
  }

  mutating func send(_ parcel: Parcel) {
    parcels.append(parcel)
  }

  mutating func deliver() {
    for parcel in parcels {
      switch parcel {
      case .text(let text): screen.feed(Array(text.utf8))
      case .frame(let frame):
        writer.draw(frame)
        screen.feed(writer.bytes)
      case .noPictures: screen.feed(writer.removePictures())
      case .repaint: writer.forgetScreen()
      case .resize(let size):
        writer.forgetScreen()
        screen.resize(to: size)
      }
    }
    parcels = []
  }
}
