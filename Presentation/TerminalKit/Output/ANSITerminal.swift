import CLibrary

/// A real terminal that supports ANSI sequences.
///
/// While it is in use it handles the signals of the process, so there can be only one at a time.
public struct ANSITerminal: Terminal {
  public internal(set) var size: Size
  public let colorLevel: ColorLevel
  public internal(set) var pictures = PictureSupport.none

  /// Stops the process group as Ctrl-Z does. Tests replace it in order to continue.
  var stopProcess: () -> Void = { kill(0, SIGTSTP) }

  var port: TerminalPort
  private let term: String
  private let hasPlainMarks: Bool
  let isInsideTmux: Bool
  let wakeDescriptors: [Int32]
  var settings: TerminalSettings?
  var sequences: TerminalSequences
  var modes: TerminalModes = []
  var writer: ANSIWriter
  var parser = KeyParser()
  var clicks = DoubleClicks()
  private var signals = SignalPipe()
  private var crashes = CrashGuard()
  var waiting: [TerminalEvent] = []
  var outbox = TerminalOutbox()
  var lastInput = MonotonicTime.now
  private var repliesAwaited = 0
  var appliedReplies = PictureReplies()
  var isClosed = false

  /// Creates a terminal for the descriptors. `TERM` and the colour level are read from the given
  /// environment.
  ///
  /// ``events(within:)`` returns `.woken` while one of `wakeDescriptors` is readable; their owner
  /// has to drain them.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String],
    colorLevel: ColorLevel? = nil, hasPlainMarks: Bool = false, wakeDescriptors: [Int32] = []
  ) {
    self.hasPlainMarks = hasPlainMarks
    port = TerminalPort(input: input, output: output)
    term = environment["TERM"] ?? ""
    isInsideTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    self.wakeDescriptors = wakeDescriptors
    self.colorLevel = colorLevel ?? .detect(environment: environment)
    size = TerminalSettings.size(of: output)
    sequences = TerminalSequences(term: term, modes: [])
    writer = ANSIWriter(level: self.colorLevel, hasPlainMarks: hasPlainMarks)
  }

  var isTaken: Bool { settings != nil }

  /// Whether replies to the requests sent on entering are still pending.
  var awaitsReplies: Bool { parser.attributeReplies < repliesAwaited }

  public mutating func enter(_ modes: TerminalModes) throws {
    guard !isTaken else { return }
    guard port.isTerminal, !term.isEmpty, term != "dumb",
      let found = TerminalSettings(of: port.input)
    else { throw TerminalError.notATerminal }
    self.modes = modes
    sequences = TerminalSequences(term: term, modes: modes, isInsideTmux: isInsideTmux)
    signals.start()
    crashes.start(
      input: port.input, output: port.output, settings: found.saved, leaving: sequences.leaving)
    do {
      try found.makeRaw(port.input)
    } catch {
      restoreSignals()
      throw error
    }
    settings = found
    port.openNonblockingOutput()
    writer = ANSIWriter(
      level: colorLevel, marksSynchronized: sequences.marksSynchronized,
      hasPlainMarks: hasPlainMarks)
    writer.pictures = pictures
    size = TerminalSettings.size(of: port.output)
    put((sequences.entering + sequences.asking).utf8)
    parser.pictureReplies = PictureReplies()
    appliedReplies = PictureReplies()
    if !sequences.asking.isEmpty { repliesAwaited = parser.attributeReplies + 1 }
  }

  public mutating func change(to modes: TerminalModes) {
    let hadMouse = self.modes.contains(.mouse)
    self.modes = modes
    guard let settings else { return }
    sequences = TerminalSequences(term: term, modes: modes, isInsideTmux: isInsideTmux)
    crashes.stop()
    crashes.start(
      input: port.input, output: port.output, settings: settings.saved, leaving: sequences.leaving)
    let hasMouse = modes.contains(.mouse)
    guard hasMouse != hadMouse, sequences.marksSynchronized else { return }
    let (on, off) = TerminalSequences.mouse
    put((hasMouse ? on : off).utf8)
  }

  public mutating func leave() {
    restoreScreen()
    restoreSignals()
  }

  public mutating func show(_ frame: Frame) {
    guard isTaken else { return }
    guard !outbox.isBehind else { return outbox.hold(frame) }
    writer.draw(frame)
    if !writer.bytes.isEmpty { put(writer.bytes) }
  }

  /// Writes as much as the terminal accepts now; the rest is written while waiting for events.
  mutating func put(_ bytes: some Collection<UInt8>) {
    outbox.add(bytes)
    sendPendingOutput()
  }

  mutating func sendPendingOutput() {
    if let frame = outbox.send(to: port) { show(frame) }
  }

  public mutating func repaint() {
    writer.forget()
  }

  public mutating func suspend() {
    guard isTaken else { return }
    restoreScreen()
    signals.allowStop()
    stopProcess()
    signals.awaitContinue()
    restoreSignals()
    retakeScreen()
  }

  public mutating func handOver(to body: () throws -> Void) rethrows {
    guard isTaken else { return try body() }
    leave()
    signals.ignoreInterrupts()
    defer {
      signals.stop()
      retakeScreen()
    }
    try body()
  }

  public mutating func send(_ sequence: String) {
    // Simple terminals would print an OSC sequence instead of interpreting it.
    guard isTaken, sequences.marksSynchronized || !sequence.hasPrefix("\u{1B}]") else { return }
    put(sequence.utf8)
  }

  public mutating func copy(_ text: String) {
    send(ClipboardSequence.copying(text, isInsideTmux: isInsideTmux))
  }

  /// Takes the screen over again and makes the program redraw it.
  private mutating func retakeScreen() {
    do {
      try enter(modes)
      waiting.append(.resize(size))
    } catch {
      isClosed = true
    }
  }

  private mutating func restoreScreen() {
    guard let settings else { return }
    endModes()
    port.closeNonblockingOutput()
    awaitReplies()
    settings.restore(port.input)
    self.settings = nil
  }

  /// Ends the terminal modes without waiting for a slow terminal: output that it has not displayed
  /// yet is discarded.
  private mutating func endModes() {
    let isBehind = outbox.isBehind
    outbox.discard()
    let end = writer.removePictures() + Array(sequences.leaving.utf8)
    if !isBehind, port.writeSome(end[...]) == end.count { return }
    port.discardOutput()
    port.write(Array(sequences.cancelling.utf8) + end)
  }

  private mutating func restoreSignals() {
    signals.stop()
    crashes.stop()
    for signal in SignalPipe.drain() where SignalPipe.ending.contains(signal) {
      waiting.append(.ending(signal: signal))
    }
  }

  /// Waits briefly for pending replies, which would otherwise be typed into the shell.
  private mutating func awaitReplies() {
    var left = 5
    while awaitsReplies, left > 0, !isClosed {
      left -= 1
      guard port.hasInput(within: 20) else { continue }
      guard let bytes = port.read() else { return }
      _ = parser.parse(bytes)
    }
  }
}
