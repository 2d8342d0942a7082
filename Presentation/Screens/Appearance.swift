import HearthDomain
import TerminalKit

/// Appearance and behaviour of the full screen, from the settings and the terminal.
package struct Appearance: Hashable, Sendable {
  package typealias Shade = HearthDomain.Shade

  package var language: Language
  package var widths: DisplayWidth
  package var colorLevel: ColorLevel
  package var shade: Shade
  package var usesMouse: Bool
  package var reducesMotion: Bool
  /// Whether the terminal's background is dark; true until the terminal reports it.
  package var isBackgroundDark: Bool
  /// How the terminal displays pictures; `.none` until it reports that.
  package var pictureSupport = PictureSupport.none
  /// The first day of the week; nil for the usual one in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars display week numbers.
  package var showsWeekNumbers = false
  /// How sayings are displayed.
  package var sayingLook = SayingLook.standard
  /// The holidays that calendars display.
  package var holidays = HolidaySettings()
  /// The language in the settings at the last call of ``apply(_:defaultLanguage:)``.
  private var configuredLanguage: Language?
  private var darkTheme = Theme.dark
  private var lightTheme = Theme.light

  package init(
    language: Language, widths: DisplayWidth, shade: Shade, usesMouse: Bool, reducesMotion: Bool,
    isBackgroundDark: Bool, colorLevel colors: ColorLevel = .truecolor
  ) {
    self.language = language
    self.widths = widths
    self.colorLevel = colors
    self.shade = shade
    self.usesMouse = usesMouse
    self.reducesMotion = reducesMotion
    self.isBackgroundDark = isBackgroundDark
  }

  /// Creates the appearance from the settings, before the terminal has reported anything.
  /// `language` overrides the settings, because the command line may have requested it.
  package init(
    _ settings: Settings, beginningWith language: Language, colorLevel colors: ColorLevel
  ) {
    self.init(
      language: language, widths: .standard, shade: .automatic, usesMouse: true,
      reducesMotion: false, isBackgroundDark: true, colorLevel: colors)
    configuredLanguage = settings.language
    apply(settings, defaultLanguage: language)
  }

  /// Applies changed settings. The language changes only if its setting did; `defaultLanguage` is
  /// used if it is not set. What the terminal reports, and the number of colours, stay as they are.
  mutating func apply(_ settings: Settings, defaultLanguage language: Language) {
    if settings.language != configuredLanguage { self.language = settings.language ?? language }
    configuredLanguage = settings.language
    widths = DisplayWidth(settings)
    shade = settings.shade
    usesMouse = settings.usesMouse
    reducesMotion = settings.reducesMotion
    firstWeekday = settings.firstWeekday
    showsWeekNumbers = settings.showsWeekNumbers
    sayingLook = SayingLook(settings)
    holidays = settings.holidays
    (darkTheme, lightTheme) = Theme.themes(for: settings.theme)
  }

  package var theme: Theme {
    switch shade {
    case .dark: darkTheme
    case .light: lightTheme
    case .automatic: isBackgroundDark ? darkTheme : lightTheme
    }
  }
}
