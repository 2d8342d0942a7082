import CLibrary

/// Detects double clicks: a second press of the same button on the same cell soon after the first.
struct DoubleClicks {
  /// Maximum time between the two presses.
  private static let interval = Duration.milliseconds(400)

  private var last: (button: MouseEvent.Button, position: Position, until: MonotonicTime)?

  /// Returns the event, or a double press in its place if the event completes a double click.
  mutating func told(_ event: TerminalEvent, at time: MonotonicTime) -> TerminalEvent {
    guard case .mouse(let mouse) = event, case .press(let button) = mouse.action else {
      return event
    }
    if let first = last, first.button == button, first.position == mouse.position,
      time < first.until
    {
      // A third press starts a new click.
      last = nil
      return .mouse(
        MouseEvent(.doublePress(button), at: mouse.position, modifiers: mouse.modifiers))
    }
    last = (button, mouse.position, time + DoubleClicks.interval)
    return event
  }
}
