import CLibrary

/// A thread of the system, which costs nothing before it is started.
package enum PlainThread {
  /// Does the work on a new thread; at once where there is none to be had: late is better than
  /// never.
  package static func run(_ work: @escaping @Sendable () -> Void) {
    if !start(work) { work() }
  }

  /// Runs the body on a new thread; false, and nothing is run, when there is none to be had.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let job = Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { runJob($0) }, job.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { runJob($0) }, job.toOpaque())
    #endif
    guard code == 0 else {
      job.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  /// Signals are the loop's, which sleeps until one wakes it; only a fault belongs to the thread
  /// that made it.
  fileprivate static func leaveSignalsToOthers() {
    var signals = sigset_t()
    sigfillset(&signals)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] {
      sigdelset(&signals, fault)
    }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}

private final class Job: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func runJob(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  PlainThread.leaveSignalsToOthers()
  Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
