import HearthPresentation
import TerminalKit

extension Appearance {
  /// Returns a dark appearance with a mouse, in that language.
  package static func plain(
    _ language: Language, reducesMotion: Bool = false, colors: ColorLevel = .truecolor
  ) -> Appearance {
    Appearance(
      language: language, widths: .standard, shade: .dark, usesMouse: true,
      reducesMotion: reducesMotion, isBackgroundDark: true, colorLevel: colors)
  }
}
