import TerminalKit

/// The styles of the program, named by their purpose.
package struct Theme: Hashable, Sendable {
  /// Whether the theme is for a light background.
  package let isLight: Bool
  package let text: Style
  /// For text that is less important.
  package internal(set) var faint: Style
  package internal(set) var heading: Style
  /// For what should be noticed first.
  package internal(set) var accent: Style
  package internal(set) var selection: Style
  package internal(set) var border: Style
  package let good: Style
  package let warning: Style
  package let error: Style

  package static let dark = Theme(
    isLight: false, text: .plain,
    faint: Style(foreground: .hex(0x9A938C)),
    heading: Style(foreground: .hex(0xF2C9A1), attributes: .bold),
    accent: Style(foreground: .hex(0xFF8C61), attributes: .bold),
    selection: Style(
      foreground: .hex(0x1C1C1E), background: .hex(0xF2A77E), attributes: .bold),
    border: Style(foreground: .hex(0x6F6862)),
    good: Style(foreground: .hex(0x8FB789)),
    warning: Style(foreground: .hex(0xF8D473)),
    error: Style(foreground: .hex(0xFF7B72), attributes: .bold))

  package static let light = Theme(
    isLight: true, text: .plain,
    faint: Style(foreground: .hex(0x6B645E)),
    heading: Style(foreground: .hex(0x8A4B22), attributes: .bold),
    accent: Style(foreground: .hex(0xB33F1E), attributes: .bold),
    selection: Style(
      foreground: .hex(0xFFFFFF), background: .hex(0xB33F1E), attributes: .bold),
    border: Style(foreground: .hex(0x9A938C)),
    good: Style(foreground: .hex(0x3F7A37)),
    warning: Style(foreground: .hex(0x8A6100)),
    error: Style(foreground: .hex(0xB00020), attributes: .bold))

  var dialogLook: Dialog.Look {
    Dialog.Look(
      text: text, button: text, selectedButton: selection,
      box: Box.Look(border: border, title: heading, bottomText: faint))
  }

  var tabsLook: Tabs.Look { Tabs.Look(tab: faint, selected: selection) }

  var footerLook: Footer.Look {
    Footer.Look(key: heading, label: text, disabled: faint, more: faint)
  }
}
