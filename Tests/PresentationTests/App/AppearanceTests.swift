import HearthDomain
import Testing

@testable import HearthPresentation

struct AppearanceTests {
  private static func settings(_ language: Language?) -> Settings {
    var settings = Settings.standard
    settings.language = language
    return settings
  }

  @Test(arguments: [nil, Language.english, .korean])
  func `the initial language stays unless the settings name one`(named: Language?) {
    let settings = AppearanceTests.settings(named)
    var appearance = Appearance(settings, beginningWith: .korean, colorLevel: .truecolor)
    appearance.apply(settings, defaultLanguage: .english)
    #expect(appearance.language == .korean)
  }

  @Test func `a language newly set in the settings is used`() {
    var appearance = Appearance(
      AppearanceTests.settings(.english), beginningWith: .korean, colorLevel: .truecolor)
    appearance.apply(AppearanceTests.settings(.korean), defaultLanguage: .english)
    appearance.apply(AppearanceTests.settings(.english), defaultLanguage: .korean)
    #expect(appearance.language == .english)
    appearance.apply(AppearanceTests.settings(nil), defaultLanguage: .korean)
    #expect(appearance.language == .korean)
  }
}
