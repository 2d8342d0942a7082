#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A real terminal that understands ANSI sequences.
///
/// While it is taken over it handles the process's signals, so that only one can be at a time.
public struct ANSITerminal: Terminal {
  public private(set) var size: Size
  public let colorLevel: ColorLevel
  public private(set) var pictures = PictureSupport.none

  /// Stops the process group as Ctrl-Z would; replaced where a test must go on.
  var stopProcess: () -> Void = { kill(0, SIGTSTP) }

  private var port: TerminalPort
  private let term: String
  private let isInsideTmux: Bool
  private let wakeDescriptors: [Int32]
  private var settings: TerminalSettings?
  private var sequences: TerminalSequences
  private var modes: TerminalModes = []
  private var writer: ANSIWriter
  private var parser = KeyParser()
  private var clicks = DoubleClicks()
  private var signals = SignalPipe()
  private var crashes = CrashGuard()
  private var waiting: [TerminalEvent] = []
  /// What a slow terminal has not taken yet.
  private var unsent: ArraySlice<UInt8> = []
  /// The frame that is drawn once it has; those between are never seen.
  private var latest: Frame?
  private var lastInput = MonotonicTime.now
  private var repliesAwaited = 0
  private var notedReplies = PictureReplies()
  private var isClosed = false

  /// A terminal on these descriptors; `TERM` and the colours are read from the environment given.
  ///
  /// ``events(within:)`` gives `.woken` while one of `wakeDescriptors` can be read; their owner
  /// empties them.
  public init(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String],
    colorLevel: ColorLevel? = nil, wakeDescriptors: [Int32] = []
  ) {
    port = TerminalPort(input: input, output: output)
    term = environment["TERM"] ?? ""
    isInsideTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    self.wakeDescriptors = wakeDescriptors
    self.colorLevel = colorLevel ?? .detect(environment: environment)
    size = TerminalSettings.size(of: output)
    sequences = TerminalSequences(term: term, modes: [])
    writer = ANSIWriter(level: self.colorLevel)
  }

  private var isTaken: Bool { settings != nil }

  /// Whether answers to what was asked on entering are still on their way.
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
      giveSignalsBack()
      throw error
    }
    settings = found
    port.openUnhurried()
    writer = ANSIWriter(level: colorLevel, marksSynchronized: sequences.marksSynchronized)
    writer.pictures = pictures
    size = TerminalSettings.size(of: port.output)
    put((sequences.entering + sequences.asking).utf8)
    parser.pictureReplies = PictureReplies()
    notedReplies = PictureReplies()
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
    giveSignalsBack()
  }

  public mutating func show(_ frame: Frame) {
    guard isTaken else { return }
    guard unsent.isEmpty else {
      latest = frame
      return
    }
    writer.draw(frame)
    if !writer.bytes.isEmpty { put(writer.bytes) }
  }

  /// Writes as much as the terminal takes, and the rest while events are waited for.
  private mutating func put(_ bytes: some Collection<UInt8>) {
    unsent += bytes
    sendOn()
  }

  private mutating func sendOn() {
    unsent = unsent.dropFirst(port.writeSome(unsent))
    guard unsent.isEmpty else { return }
    unsent = []
    guard let frame = latest else { return }
    latest = nil
    show(frame)
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
    giveSignalsBack()
    takeBack()
  }

  public mutating func lend(to body: () throws -> Void) rethrows {
    guard isTaken else { return try body() }
    leave()
    signals.ignoreInterrupts()
    defer {
      signals.stop()
      takeBack()
    }
    try body()
  }

  public mutating func send(_ sequence: String) {
    // Simple terminals would print an OSC sequence instead of obeying it.
    guard isTaken, sequences.marksSynchronized || !sequence.hasPrefix("\u{1B}]") else { return }
    put(sequence.utf8)
  }

  public mutating func copy(_ text: String) {
    send(ClipboardSequence.copying(text, isInsideTmux: isInsideTmux))
  }

  public mutating func events(within timeout: Duration?) -> [TerminalEvent] {
    let deadline = timeout.map { MonotonicTime.now + $0 }
    while waiting.isEmpty {
      if isClosed { return [.closed] }
      guard receive(until: deadline) else { return [] }
    }
    defer { waiting = [] }
    return waiting
  }

  /// Takes what comes next, or decides about a lone Esc; false when the time is over.
  private mutating func receive(until deadline: MonotonicTime?) -> Bool {
    let patience = parser.patience.map { lastInput + $0 }
    let until = [deadline, patience].compactMap(\.self).min()
    let readiness = port.wait(
      milliseconds: until?.millisecondsAway ?? -1, signals: SignalPipe.ends.read,
      wakers: wakeDescriptors, forRoom: !unsent.isEmpty)
    if let readiness {
      take(readiness)
    } else if let patience, MonotonicTime.now >= patience {
      waiting += parser.flush()
    } else if let deadline, MonotonicTime.now >= deadline {
      return false
    }
    return true
  }

  private mutating func take(_ readiness: TerminalPort.Readiness) {
    if readiness.hasRoom { sendOn() }
    if readiness.hasSignal {
      for signal in SignalPipe.drain() { take(signal: signal) }
    }
    if readiness.hasInput { readInput() }
    if readiness.isWoken { waiting.append(.woken) }
  }

  private mutating func readInput() {
    guard let bytes = port.read() else {
      waiting += parser.flush()
      isClosed = true
      return
    }
    lastInput = .now
    let events = parser.parse(bytes)
    notePictures()
    for event in events {
      if case .resize(let size) = event {
        self.size = size
        writer.forget()
      }
      waiting.append(clicks.told(event, at: lastInput))
    }
  }

  /// The answers have come, at whatever time: now it is known how pictures are shown.
  ///
  /// tmux gives its own answers at once, and hands the one of the terminal on later.
  private mutating func notePictures() {
    guard isTaken, modes.contains(.pictures), !awaitsReplies, parser.pictureReplies != notedReplies
    else { return }
    notedReplies = parser.pictureReplies
    let found = parser.pictureReplies.support(
      isInsideTmux: isInsideTmux, systemCell: TerminalSettings.cell(of: port.output))
    guard found != pictures else { return }
    pictures = found
    writer.pictures = found
    waiting.append(.pictures(found))
  }

  private mutating func take(signal: Int32) {
    switch signal {
    case SIGWINCH: noteSize()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: waiting.append(.ending(signal: signal))
    }
  }

  private mutating func noteSize() {
    size = TerminalSettings.size(of: port.output)
    writer.forget()
    waiting.append(.resize(size))
  }

  /// After a stop that could not be seen coming: others may have used the terminal since.
  private mutating func resume() {
    guard let settings else { return }
    try? settings.makeRaw(port.input)
    put((sequences.leaving + sequences.entering).utf8)
    noteSize()
  }

  /// Takes the screen over again and has the program draw it.
  private mutating func takeBack() {
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
    port.closeUnhurried()
    awaitReplies()
    settings.restore(port.input)
    self.settings = nil
  }

  /// A slow terminal is not waited for: what it has not shown by now, nobody will look at.
  private mutating func endModes() {
    let isBehind = !unsent.isEmpty
    (unsent, latest) = ([], nil)
    let end = writer.removePictures() + Array(sequences.leaving.utf8)
    if !isBehind, port.writeSome(end[...]) == end.count { return }
    port.discardOutput()
    port.write(Array(sequences.cancelling.utf8) + end)
  }

  private mutating func giveSignalsBack() {
    signals.stop()
    crashes.stop()
    for signal in SignalPipe.drain() where SignalPipe.ending.contains(signal) {
      waiting.append(.ending(signal: signal))
    }
  }

  /// Answers that are still on their way would be typed into the shell.
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
