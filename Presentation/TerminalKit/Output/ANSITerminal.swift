import CLibrary

/// A real terminal that supports ANSI sequences.
///
/// While it is in use it handles the signals of the process, so there can be only one at a time.
public struct ANSITerminal: Terminal {
  public internal(set) var size: Size
  public let colorLevel: ColorLevel
  public internal(set) var pictureSupport = PictureSupport.none

  /// Stops the process group as Ctrl-Z does. Tests replace it in order to continue.
  var stopProcess: () -> Void = { kill(0, SIGTSTP) }

  var port: TerminalPort
  private let terminalName: String
  private let usesASCIIMarks: Bool
  let isInsideTmux: Bool
  let wakeDescriptors: [Int32]
  var settings: TerminalSettings?
  var sequences: TerminalSequences
  var modes: TerminalModes = []
  var writer: ANSIWriter
  var parser = KeyParser()
  var doubleClicks = DoubleClickDetector()
  private var signals = SignalPipe()
  private var crashes = CrashGuard()
  var pendingEvents: [TerminalEvent] = []
  var outbox = TerminalOutbox()
  var lastInput = MonotonicTime.now
  private var expectedReplyCount = 0
  var appliedReplies = PictureReplies()
  var isInputClosed = false

  /// Creates a terminal for the descriptors. `TERM` and the colour level are read from the given
  /// environment.
  ///
  /// ``nextEvents(within:)`` returns ``TerminalEvent/wakeDescriptorReadable`` while one of
  /// `wakeDescriptors` is readable; their owner has to drain them.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String],
    colorLevel: ColorLevel? = nil, usesASCIIMarks hasPlainMarks: Bool = false,
    wakeDescriptors: [Int32] = []
  ) {
    self.usesASCIIMarks = hasPlainMarks
    port = TerminalPort(input: input, output: output)
    terminalName = environment["TERM"] ?? ""
    isInsideTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    self.wakeDescriptors = wakeDescriptors
    self.colorLevel = colorLevel ?? .detect(environment: environment)
    size = TerminalSettings.size(of: output)
    sequences = TerminalSequences(term: terminalName, modes: [])
    writer = ANSIWriter(level: self.colorLevel, usesASCIIMarks: hasPlainMarks)
  }

  var isScreenTaken: Bool { settings != nil }

  /// Whether replies to the requests sent on entering are still pending.
  var awaitsReplies: Bool { parser.attributeReplyCount < expectedReplyCount }

  public mutating func takeOverScreen(_ modes: TerminalModes) throws {
    guard !isScreenTaken else { return }
    guard port.isTerminal, !terminalName.isEmpty, terminalName != "dumb",
      let found = TerminalSettings(of: port.input)
    else { throw TerminalError.notATerminal }
    self.modes = modes
    sequences = TerminalSequences(term: terminalName, modes: modes, isInsideTmux: isInsideTmux)
    signals.start()
    crashes.start(
      input: port.input, output: port.output, settings: found.savedSettings,
      leaving: sequences.leavingSequence)
    do {
      try found.makeRaw(port.input)
    } catch {
      restoreSignals()
      throw error
    }
    settings = found
    port.openNonblockingOutput()
    writer = ANSIWriter(
      level: colorLevel, usesSynchronizedUpdates: sequences.usesSynchronizedUpdates,
      usesASCIIMarks: usesASCIIMarks)
    writer.pictureSupport = pictureSupport
    size = TerminalSettings.size(of: port.output)
    writeOrQueue((sequences.enteringSequence + sequences.requests).utf8)
    parser.pictureReplies = PictureReplies()
    appliedReplies = PictureReplies()
    if !sequences.requests.isEmpty { expectedReplyCount = parser.attributeReplyCount + 1 }
  }

  public mutating func changeModes(to modes: TerminalModes) {
    let hadMouse = self.modes.contains(.mouse)
    self.modes = modes
    guard let settings else { return }
    sequences = TerminalSequences(term: terminalName, modes: modes, isInsideTmux: isInsideTmux)
    crashes.stop()
    crashes.start(
      input: port.input, output: port.output, settings: settings.savedSettings,
      leaving: sequences.leavingSequence)
    let hasMouse = modes.contains(.mouse)
    guard hasMouse != hadMouse, sequences.usesSynchronizedUpdates else { return }
    let (on, off) = TerminalSequences.mouseReports
    writeOrQueue((hasMouse ? on : off).utf8)
  }

  public mutating func leave() {
    restoreScreen()
    restoreSignals()
  }

  public mutating func display(_ frame: Frame) {
    guard isScreenTaken else { return }
    guard !outbox.hasPendingOutput else { return outbox.queueFrame(frame) }
    writer.draw(frame)
    if !writer.bytes.isEmpty { writeOrQueue(writer.bytes) }
  }

  /// Writes as much as the terminal accepts now; the rest is written while waiting for events.
  mutating func writeOrQueue(_ bytes: some Collection<UInt8>) {
    outbox.queueBytes(bytes)
    sendPendingOutput()
  }

  mutating func sendPendingOutput() {
    if let frame = outbox.send(to: port) { display(frame) }
  }

  public mutating func repaintCompletely() {
    writer.forgetScreen()
  }

  public mutating func suspend() {
    guard isScreenTaken else { return }
    restoreScreen()
    signals.restoreDefaultStop()
    stopProcess()
    signals.waitUntilContinued()
    restoreSignals()
    retakeScreen()
  }

  public mutating func handOverScreen(to body: () throws -> Void) rethrows {
    guard isScreenTaken else { return try body() }
    leave()
    signals.ignoreInterrupts()
    defer {
      signals.stop()
      retakeScreen()
    }
    try body()
  }

  public mutating func sendSequence(_ sequence: String) {
    // Simple terminals would print an OSC sequence (`ESC ]`) instead of interpreting it.
    guard isScreenTaken, sequences.usesSynchronizedUpdates || !sequence.hasPrefix("\u{1B}]") else {
      return
    }
    writeOrQueue(sequence.utf8)
  }

  public mutating func copyToClipboard(_ text: String) {
    sendSequence(ClipboardSequence.copySequence(for: text, isInsideTmux: isInsideTmux))
  }

  /// Takes the screen over again and makes the program redraw it.
  private mutating func retakeScreen() {
    do {
      try takeOverScreen(modes)
      pendingEvents.append(.resize(size))
    } catch {
      isInputClosed = true
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
    let isBehind = outbox.hasPendingOutput
    outbox.discard()
    let end = writer.removePictures() + Array(sequences.leavingSequence.utf8)
    if !isBehind, port.writeAvailable(end[...]) == end.count { return }
    port.discardOutput()
    port.write(Array(sequences.sequenceTerminator.utf8) + end)
  }

  private mutating func restoreSignals() {
    signals.stop()
    crashes.stop()
    for signal in SignalPipe.receivedSignals() where SignalPipe.terminatingSignals.contains(signal)
    {
      pendingEvents.append(.terminationRequested(signal: signal))
    }
  }

  /// Waits briefly for pending replies, which the shell would otherwise receive as typed text.
  private mutating func awaitReplies() {
    var left = 5
    while awaitsReplies, left > 0, !isInputClosed {
      left -= 1
      guard port.hasInput(within: 20) else { continue }
      guard let bytes = port.readAvailable() else { return }
      _ = parser.parse(bytes)
    }
  }
}
