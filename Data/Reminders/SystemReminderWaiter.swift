import CLibrary
import HearthDomain

/// Waits for a time, a change of the store, or a signal to end.
package struct SystemReminderWaiter: ReminderWaiter {
  private let changeDescriptor: Int32?
  private let hasChanged: () -> Bool
  private let awoke: () -> Void

  /// Creates a waiter, and handles signals from then on. `changes` becomes readable when the store
  /// may have changed; `hasChanged` tells whether it has; `awoke` is called after each wait.
  package init(
    changes: Int32?, hasChanged: @escaping () -> Bool, awoke: @escaping () -> Void
  ) {
    self.changeDescriptor = changes
    self.hasChanged = hasChanged
    self.awoke = awoke
    EndingSignals.install()
  }

  package func wait(milliseconds: Int) -> ReminderWaitEnd {
    var wanted = [EndingSignals.signalPipe.readEnd, changeDescriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let found = poll(&wanted, nfds_t(wanted.count), Int32(clamping: max(0, milliseconds)))
    awoke()
    if let signal = EndingSignals.nextSignal() { return .signal(signal) }
    guard found > 0, wanted[1].revents != 0 else { return .timedOut }
    // The notification arrives shortly before the change can be read.
    poll(nil, 0, 50)
    return hasChanged() ? .storeChanged : .timedOut
  }
}

/// Signals that end the program, received as bytes in a pipe.
private enum EndingSignals {
  static let signalPipe = PipeEnds(waits: false) ?? .missing

  static func install() {
    // If there is no pipe, signals end the program as usual.
    guard signalPipe.writeEnd >= 0 else { return }
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&wanted, number)
      // Ignored signals, as under nohup, stay ignored.
      let before = signal(number, recordEndingSignal)
      if unsafeBitCast(before, to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
    // The parent process may have blocked them.
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  static func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    return read(signalPipe.readEnd, &byte, 1) == 1 ? Int32(byte) : nil
  }

  static func record(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.writeEnd, &byte, 1)
    errno = before
  }
}

/// Runs in a signal handler, where only writing to the pipe is safe.
private func recordEndingSignal(_ number: Int32) { EndingSignals.record(number) }
