import HearthTestSupport
import TerminalKit
import Testing

@Suite struct SayingsGoldenTests {
  /// The name of each golden file and the keys that lead to its screen.
  private static let layouts = [
    ("shelf", ""),
    ("saying", "j ⏎"),
    ("share", "j s"),
  ]
  private static let screens = [
    ("search", "/ ㅁㄷㅂ"),
    ("form", "a"),
  ]
  private static let states = [
    ("list", "j j"),
    ("long-saying", "G ⏎"),
    ("share-long", "G s z"),
    ("long-pick", "r r r r"),
    ("liked", "v"),
    ("nothing-used", "j j j x v v v"),
    ("search-parts", "/ \"th\""),
    ("nothing-found", "/ \"zzz\""),
    ("share-changed", "j s t j j right j left"),
    ("card-file", "j s s"),
    ("form-wrong", "a tab tab tab \"아주아주아주아주아주아주아주아주아주아주긴태그\" ctrl-s"),
    ("form-blank", "a ctrl-s"),
    ("edit", "G k k k e"),
    ("remove", "j d"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `every screen matches its golden file`(window: GoldenWindow) throws {
    let (language, size) = (window.language, window.size)
    try window.expect(
      "Sayings/Screens", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try SayingScreenFixture.filled().run(keys, language: language, size: size).text
    }
    try window.expect("Sayings/Screens", screens: [("empty", "")]) { _ in
      try SayingScreenFixture().run("", language: language, size: size).text
    }
  }

  @Test func `everything is distinguishable without colours`() throws {
    for (name, keys) in [("shelf", "j"), ("saying", "j ⏎"), ("search", "/ \"th\"")] {
      let terminal = try SayingScreenFixture.filled().run(keys, colors: .none)
      try expectGolden(
        "Sayings/Screens/\(name)-plain", try #require(terminal.frames.last).styledText)
    }
  }
}
