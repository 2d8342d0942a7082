import Foundation

/// How long the processor has worked for this thread since then: what else a machine does at the
/// same time says nothing of what a test looks at.
package struct ProcessorTime: Sendable {
  private let start = ProcessorTime.now

  package init() {}

  package var passed: Duration { ProcessorTime.now - start }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
