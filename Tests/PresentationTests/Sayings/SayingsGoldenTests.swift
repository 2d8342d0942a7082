import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingsGoldenTests {
  /// The name of a golden and the keys that lead to its screen.
  private static let screens: [(String, String)] = [
    ("shelf", ""),
    ("list", "j j"),
    ("long-pick", "r r r r"),
    ("liked", "v"),
    ("nothing-used", "j j j x v v v"),
    ("saying", "j ⏎"),
    ("long-saying", "G ⏎"),
    ("search", "/ ㅁㄷㅂ"),
    ("search-parts", "/ \"th\""),
    ("nothing-found", "/ \"zzz\""),
    ("share", "j s"),
    ("share-changed", "j s t j j right j left"),
    ("share-long", "G s z"),
    ("card-file", "j s s"),
    ("form", "a"),
    ("form-wrong", "a tab tab tab \"아주아주아주아주아주아주아주아주아주아주긴태그\" ctrl-s"),
    ("form-blank", "a ctrl-s"),
    ("edit", "G k k k e"),
    ("remove", "j d"),
  ]

  @Test(arguments: Language.allCases, [(40, 12), (80, 24), (120, 40)])
  func `every screen looks as it should`(language: Language, size: (Int, Int)) throws {
    let place = "\(language.rawValue)-\(size.0)x\(size.1)"
    let size = Size(width: size.0, height: size.1)
    for (name, keys) in Self.screens {
      let terminal = try SayingsStage.filled().run(keys, language: language, size: size)
      try expectGolden("Sayings/Screens/\(name)-\(place)", terminal.text)
    }
    let empty = try SayingsStage().run("", language: language, size: size)
    try expectGolden("Sayings/Screens/empty-\(place)", empty.text)
  }

  @Test func `without colours everything can be told apart`() throws {
    for (name, keys) in [("shelf", "j"), ("saying", "j ⏎"), ("search", "/ \"th\"")] {
      let terminal = try SayingsStage.filled().run(keys, colors: .none)
      try expectGolden(
        "Sayings/Screens/\(name)-plain", try #require(terminal.frames.last).styledText)
    }
  }
}
