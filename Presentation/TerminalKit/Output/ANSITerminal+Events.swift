import CLibrary

extension ANSITerminal {
  public mutating func nextEvents(within timeout: Duration?) -> [TerminalEvent] {
    let deadline = timeout.map { MonotonicTime.now + $0 }
    while pendingEvents.isEmpty {
      if isInputClosed { return [.inputClosed] }
      guard receive(until: deadline) else { return [] }
    }
    defer { pendingEvents = [] }
    return pendingEvents
  }

  /// Receives the next input, or flushes incomplete input such as a lone Esc. Returns false if the
  /// deadline has passed.
  private mutating func receive(until deadline: MonotonicTime?) -> Bool {
    let patience = parser.incompleteInputTimeout.map { lastInput + $0 }
    let until = [deadline, patience].compactMap(\.self).min()
    let readiness = port.waitForReadiness(
      milliseconds: until?.millisecondsAway ?? -1, signals: SignalPipe.pipeEnds.readEnd,
      wakers: wakeDescriptors, forRoom: outbox.hasPendingOutput)
    if let readiness {
      handle(readiness)
    } else if let patience, MonotonicTime.now >= patience {
      pendingEvents += parser.flushIncompleteInput()
    } else if let deadline, MonotonicTime.now >= deadline {
      return false
    }
    return true
  }

  private mutating func handle(_ readiness: TerminalPort.Readiness) {
    if readiness.canWrite { sendPendingOutput() }
    if readiness.hasSignal {
      for signal in SignalPipe.receivedSignals() { handle(signal: signal) }
    }
    if readiness.hasInput { readInput() }
    if readiness.isWoken { pendingEvents.append(.wakeDescriptorReadable) }
  }

  private mutating func readInput() {
    guard var bytes = port.readAvailable() else {
      pendingEvents += parser.flushIncompleteInput()
      isInputClosed = true
      return
    }
    lastInput = .now
    let events = parser.parse(read: bytes)
    bytes.overwriteAndRemoveAll()
    updatePictureSupport()
    for event in events {
      if case .resize(let size) = event {
        self.size = size
        writer.forgetScreen()
      }
      pendingEvents.append(doubleClicks.convertingDoublePress(event, at: lastInput))
    }
  }

  /// Updates the picture support once all replies have arrived, however late.
  ///
  /// tmux sends its own replies at once and forwards the terminal's reply later.
  private mutating func updatePictureSupport() {
    guard isScreenTaken, modes.contains(.pictures), !awaitsReplies,
      parser.pictureReplies != appliedReplies
    else { return }
    appliedReplies = parser.pictureReplies
    let found = parser.pictureReplies.support(
      isInsideTmux: isInsideTmux, systemCell: TerminalSettings.cellSize(of: port.output))
    guard found != pictureSupport else { return }
    pictureSupport = found
    writer.pictureSupport = found
    pendingEvents.append(.pictures(found))
  }

  private mutating func handle(signal: Int32) {
    switch signal {
    case SIGWINCH: updateSize()
    case SIGTSTP: suspend()
    case SIGCONT: retakeAfterStop()
    default: pendingEvents.append(.terminationRequested(signal: signal))
    }
  }

  private mutating func updateSize() {
    size = TerminalSettings.size(of: port.output)
    writer.forgetScreen()
    pendingEvents.append(.resize(size))
  }

  /// Takes the screen over again after the process was stopped without a chance to restore it
  /// first. Other programs may have used the terminal since.
  private mutating func retakeAfterStop() {
    guard let settings else { return }
    try? settings.makeRaw(port.input)
    writeOrQueue((sequences.leavingSequence + sequences.enteringSequence).utf8)
    updateSize()
  }
}
