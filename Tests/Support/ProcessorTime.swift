import Foundation

/// Processor time of this thread since the creation of the value, independent of other load.
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
