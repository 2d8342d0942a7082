import Foundation

/// Keeps the process's signals to one test at a time: held from its making to its end.
///
/// A property of a suite that changes or raises signals; suites without it run beside.
public final class SignalHold: Sendable {
  private static let turn = DispatchSemaphore(value: 1)

  public init() {
    SignalHold.turn.wait()
  }

  deinit {
    SignalHold.turn.signal()
  }
}
