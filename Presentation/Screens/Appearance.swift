import HearthDomain
import TerminalKit

/// How the full screen looks and behaves, as the user or the terminal wants it.
package struct Appearance: Hashable, Sendable {
  package typealias Shade = HearthDomain.Shade

  package var language: Language
  package var widths: DisplayWidth
  package var colors: ColorLevel
  package var shade: Shade
  package var usesMouse: Bool
  package var reducesMotion: Bool
  /// What the terminal said of its background; dark until it says something.
  package var backgroundIsDark: Bool
  /// How the terminal shows real pictures; not at all until it says so.
  package var pictures = PictureSupport.none
  /// The day with which weeks begin; nil for what is usual in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars number their weeks.
  package var showsWeekNumbers = false
  /// How sayings are shown.
  package var sayings = SayingLook.standard
  /// Which holidays calendars show.
  package var holidays = HolidaySettings()
  /// The language that the settings named when they were last taken over.
  private var namedLanguage: Language?
  private var darkTheme = Theme.dark
  private var lightTheme = Theme.light

  package init(
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

  /// As the settings want it, before the terminal has said anything; in that language, which
  /// the command line may have asked for.
  package init(_ settings: Settings, beginningWith language: Language, colors: ColorLevel) {
    self.init(
      language: language, widths: .standard, shade: .automatic, usesMouse: true,
      reducesMotion: false, backgroundIsDark: true, colors: colors)
    namedLanguage = settings.language
    apply(settings, otherwise: language)
  }

  /// Takes over what the settings say; in that language where they name none. What only the
  /// terminal knows stays, and colours are counted when it is taken over. So does the language
  /// it began with, until the settings name another one.
  mutating func apply(_ settings: Settings, otherwise language: Language) {
    if settings.language != namedLanguage { self.language = settings.language ?? language }
    namedLanguage = settings.language
    widths = DisplayWidth(settings)
    shade = settings.shade
    usesMouse = settings.usesMouse
    reducesMotion = settings.reducesMotion
    firstWeekday = settings.firstWeekday
    showsWeekNumbers = settings.showsWeekNumbers
    sayings = SayingLook(settings)
    holidays = settings.holidays
    (darkTheme, lightTheme) = Theme.pair(settings.theme)
  }

  package var theme: Theme {
    switch shade {
    case .dark: darkTheme
    case .light: lightTheme
    case .automatic: backgroundIsDark ? darkTheme : lightTheme
    }
  }
}
