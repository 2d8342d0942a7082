import CLibrary

/// A system thread.
package enum PlainThread {
  /// Runs the work on a new thread; if none can be created, on this one.
  package static func run(_ work: @escaping @Sendable () -> Void) {
    if !start(work) { work() }
  }

  /// Runs the body on a new thread. Returns false, without running it, if none can be created.
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

  /// Blocks signals on this thread, because the main loop handles them. Does not block signals for
  /// faults of the thread itself.
  fileprivate static func blockSignals() {
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
  PlainThread.blockSignals()
  Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
