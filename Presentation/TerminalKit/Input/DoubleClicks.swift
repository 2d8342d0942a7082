import CLibrary

/// Tells a second press soon after the first from one that stands alone.
struct DoubleClicks {
  /// How soon is soon.
  private static let interval = Duration.milliseconds(400)

  private var last: (button: MouseEvent.Button, position: Position, until: MonotonicTime)?

  /// The event, a press as a double press where it is one.
  mutating func told(_ event: TerminalEvent, at time: MonotonicTime) -> TerminalEvent {
    guard case .mouse(let mouse) = event, case .press(let button) = mouse.action else {
      return event
    }
    if let first = last, first.button == button, first.position == mouse.position,
      time < first.until
    {
      // A third press is the first of what may follow.
      last = nil
      return .mouse(
        MouseEvent(.doublePress(button), at: mouse.position, modifiers: mouse.modifiers))
    }
    last = (button, mouse.position, time + DoubleClicks.interval)
    return event
  }
}
