import TerminalKit

/// How the full screen looks and behaves, as the user or the terminal wants it.
public struct Appearance: Hashable, Sendable {
  public var language: Language
  public var widths: DisplayWidth
  public var colors: ColorLevel
  public var shade: Shade
  public var usesMouse: Bool
  public var reducesMotion: Bool
  /// What the terminal said of its background; dark until it says something.
  public var backgroundIsDark: Bool
  /// How the terminal shows real pictures; not at all until it says so.
  public var pictures = PictureSupport.none

  public init(
    language: Language, widths: DisplayWidth, shade: Shade, usesMouse: Bool, reducesMotion: Bool,
    backgroundIsDark: Bool, colors: ColorLevel = .truecolor
  ) {
    self.language = language
    self.widths = widths
    self.colors = colors
    self.shade = shade
    self.usesMouse = usesMouse
    self.reducesMotion = reducesMotion
    self.backgroundIsDark = backgroundIsDark
  }

  /// For a dark or a light background.
  public enum Shade: String, CaseIterable, Hashable, Sendable {
    /// As the terminal's background is.
    case automatic = "auto"
    case dark
    case light
  }

  public var theme: Theme {
    switch shade {
    case .dark: .dark
    case .light: .light
    case .automatic: backgroundIsDark ? .dark : .light
    }
  }
}
