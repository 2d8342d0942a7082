import Foundation

// A release build without tests has no such module.
#if canImport(Testing)
  import Testing

  /// Separate threads for tests that wait, so that they don't block the few threads shared by all
  /// other tests.
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
    /// For tests that change or raise signals of the process, one at a time.
    fileprivate static let signals = Lane(threads: Threads(1))
    /// For tests of state that a server has only once, one at a time.
    fileprivate static let accounts = Lane(threads: Threads(1))
  }

  extension Trait where Self == Lane {
    /// Runs a few at a time, in parallel with other tests: for tests that mostly wait for other
    /// programs.
    package static var waiting: Lane { .programs }

    /// Runs one at a time: for tests that change or raise signals of the process.
    package static var signalling: Lane { .signals }

    /// Runs one at a time, starting immediately. With `.serialized`, each test would wait for all
    /// other tests, so that these would end long after them.
    package static var inTurn: Lane { .accounts }
  }
#endif
