import TerminalKit

extension Theme {
  /// The colour of current events and of counts in calendars.
  var teal: Style {
    Style(foreground: .hex(isLight ? 0x0B6E69 : 0x5FC9C0))
  }
}
