import Synchronization

/// Runs one task at a time in the background. Requests while a task is running are dropped.
package final class ReminderBackground: Sendable {
  /// A task. It returns or throws its errors.
  typealias Work = @Sendable () throws -> [any Error]

  private struct State {
    var isBusy = false
    var failures: [any Error] = []
  }

  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let state = Mutex(State())

  /// Creates the runner. `run` executes the closure, at once or on a thread.
  package init(run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  func start(_ work: @escaping Work) {
    let isFree = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return }
    run { [self] in
      let result = Result { try work() }
      state.withLock { state in
        state.isBusy = false
        switch result {
        case .success(let failures): state.failures += failures
        case .failure(let error): state.failures.append(error)
        }
      }
    }
  }

  /// Returns the errors since the last call.
  func drainFailures() -> [any Error] {
    state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
  }
}
