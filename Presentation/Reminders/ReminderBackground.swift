import Synchronization

/// Work beside the screen, one piece at a time; what is asked for meanwhile is left out.
package final class ReminderBackground: Sendable {
  /// Returns, or throws, what went wrong.
  typealias Work = @Sendable () throws -> [any Error]

  private struct State {
    var isBusy = false
    var failures: [any Error] = []
  }

  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let state = Mutex(State())

  /// `run` does what it is given, at once or on a thread of its own.
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

  /// What went wrong since this was asked last.
  func takeFailures() -> [any Error] {
    state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
  }
}
