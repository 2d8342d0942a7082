/// An effect that the session carries out for the coordinator.
package enum AppEffect: Hashable, Sendable {
  case quit
  /// Quit with the exit code of an interrupted program.
  case interrupt
  case suspend
  case repaint
  /// Open the user's editor with this text.
  case openEditor(String)
  /// Leave the terminal to a command with these arguments, and take it over again afterwards.
  case runOnTerminal([String])
  /// Copy the text to the terminal's clipboard.
  case copy(String)
  /// Apply changed terminal modes and redraw everything.
  case applyAppearance
  /// Close the view, which was opened for one form.
  case closeForm(FormResult)
  /// Restart the view with another profile.
  case restartWithProfile
  /// Start this background work.
  case startWork(BackgroundWork)
}
