import CLibrary

/// Detects double clicks: a second press of the same button on the same cell soon after the first.
struct DoubleClickDetector {
  /// Maximum time between the two presses.
  private static let maxInterval = Duration.milliseconds(400)

  private var lastPress: (button: MouseEvent.Button, position: Position, until: MonotonicTime)?

  /// Returns the event, or a double press in its place if the event completes a double click.
  mutating func convertingDoublePress(_ event: TerminalEvent, at time: MonotonicTime)
    -> TerminalEvent
  {
    guard case .mouse(let mouse) = event, case .press(let button) = mouse.action else {
      return event
    }
    if let first = lastPress, first.button == button, first.position == mouse.position,
      time < first.until
    {
      // A third press starts a new click.
      lastPress = nil
      return .mouse(
        MouseEvent(.doublePress(button), at: mouse.position, modifiers: mouse.modifiers))
    }
    lastPress = (button, mouse.position, time + DoubleClickDetector.maxInterval)
    return event
  }
}
