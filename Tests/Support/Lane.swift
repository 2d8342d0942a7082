import Foundation

// A release build, which makes no tests, has no such module.
#if canImport(Testing)
  import Testing

  /// Threads of their own for tests that wait, which would keep the few threads that all tests
  /// share from those that compute.
  package struct Lane: TestTrait, SuiteTrait, TestScoping {
    private let threads: Threads
    package let isRecursive = true

    package func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(threads) { try await function() }
    }

    fileprivate final class Threads: TaskExecutor {
      private let queue = OperationQueue()

      init(_ count: Int) {
        queue.maxConcurrentOperationCount = count
      }

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      }
    }

    /// For tests that mostly wait for other programs.
    fileprivate static let programs = Lane(threads: Threads(4))
    /// For tests that change or raise the signals of the process: one at a time.
    fileprivate static let signals = Lane(threads: Threads(1))
    /// For tests of what a server has once: one at a time.
    fileprivate static let accounts = Lane(threads: Threads(1))
  }

  extension Trait where Self == Lane {
    /// Beside the tests that compute, a few at a time: for those that mostly wait for others.
    package static var waiting: Lane { .programs }

    /// One at a time: for tests that change or raise the signals of the process.
    package static var signalling: Lane { .signals }

    /// One at a time, from the start on: what is `.serialized` waits for all other tests before
    /// each next one, and ends long after them.
    package static var inTurn: Lane { .accounts }
  }
#endif
