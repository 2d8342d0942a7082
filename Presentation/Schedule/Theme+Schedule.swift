import TerminalKit

extension Theme {
  /// What goes on now, and what calendars count.
  var teal: Style {
    Style(foreground: .hex(isLight ? 0x0B6E69 : 0x5FC9C0))
  }
}
