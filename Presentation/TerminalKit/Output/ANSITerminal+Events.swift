import CLibrary

extension ANSITerminal {
  public mutating func events(within timeout: Duration?) -> [TerminalEvent] {
    let deadline = timeout.map { MonotonicTime.now + $0 }
    while waiting.isEmpty {
      if isClosed { return [.closed] }
      guard receive(until: deadline) else { return [] }
    }
    defer { waiting = [] }
    return waiting
  }

  /// Receives the next input, or flushes incomplete input such as a lone Esc. Returns false if the
  /// deadline has passed.
  private mutating func receive(until deadline: MonotonicTime?) -> Bool {
    let patience = parser.patience.map { lastInput + $0 }
    let until = [deadline, patience].compactMap(\.self).min()
    let readiness = port.wait(
      milliseconds: until?.millisecondsAway ?? -1, signals: SignalPipe.ends.read,
      wakers: wakeDescriptors, forRoom: outbox.isBehind)
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
    if readiness.hasRoom { sendPendingOutput() }
    if readiness.hasSignal {
      for signal in SignalPipe.drain() { take(signal: signal) }
    }
    if readiness.hasInput { readInput() }
    if readiness.isWoken { waiting.append(.woken) }
  }

  private mutating func readInput() {
    guard var bytes = port.read() else {
      waiting += parser.flush()
      isClosed = true
      return
    }
    lastInput = .now
    let events = parser.parse(read: bytes)
    bytes.wipe()
    updatePictureSupport()
    for event in events {
      if case .resize(let size) = event {
        self.size = size
        writer.forget()
      }
      waiting.append(clicks.told(event, at: lastInput))
    }
  }

  /// Updates the picture support once all replies have arrived, however late.
  ///
  /// tmux sends its own replies at once and forwards the terminal's reply later.
  private mutating func updatePictureSupport() {
    guard isTaken, modes.contains(.pictures), !awaitsReplies,
      parser.pictureReplies != appliedReplies
    else { return }
    appliedReplies = parser.pictureReplies
    let found = parser.pictureReplies.support(
      isInsideTmux: isInsideTmux, systemCell: TerminalSettings.cell(of: port.output))
    guard found != pictures else { return }
    pictures = found
    writer.pictures = found
    waiting.append(.pictures(found))
  }

  private mutating func take(signal: Int32) {
    switch signal {
    case SIGWINCH: updateSize()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: waiting.append(.ending(signal: signal))
    }
  }

  private mutating func updateSize() {
    size = TerminalSettings.size(of: port.output)
    writer.forget()
    waiting.append(.resize(size))
  }

  /// Takes the screen over again after a stop that the process could not handle beforehand: other
  /// programs may have used the terminal since.
  private mutating func resume() {
    guard let settings else { return }
    try? settings.makeRaw(port.input)
    put((sequences.leaving + sequences.entering).utf8)
    updateSize()
  }
}
