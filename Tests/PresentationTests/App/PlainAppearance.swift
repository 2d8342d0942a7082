import HearthPresentation
import TerminalKit

extension Appearance {
  /// A dark screen with a mouse, in that language.
  static func plain(_ language: Language) -> Appearance {
    Appearance(
      language: language, widths: .standard, shade: .dark, usesMouse: true, reducesMotion: false,
      backgroundIsDark: true)
  }
}
