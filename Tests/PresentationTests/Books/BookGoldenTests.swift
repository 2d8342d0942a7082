import HearthTestSupport
import Testing

@Suite struct BookGoldenTests {
  /// The name of each golden file and the keys that lead to its screen.
  private static let layouts = [
    ("list", ""),
    ("book", "j ⏎"),
    ("sentences", "j ⏎ left j"),
    ("add-found", "a ㄱㅇㅁ ⏎"),
  ]
  private static let screens = [
    ("analysis", "j ⏎ right"),
    ("rating", "j s 4 left"),
    ("celebration", "j p 252 ⏎"),
    ("by-hand", "a tab \"새 책\" tab tab tab 300 tab tab tab \"+10일\""),
  ]
  private static let states = [
    ("finished", "v"),
    ("favourites", "v v"),
    ("kept", "v v v"),
    ("all", "v v v v"),
    ("own-order", "o J"),
    ("search-own", "/ ㅃㄹ"),
    ("book-finished", "v ⏎"),
    ("page", "j p 15"),
    ("page-back", "j p 40%"),
    ("page-wrong", "j p 999"),
    ("target", "t \"다음 주 금\""),
    ("add", "a ㄱㅇㅁ"),
    ("add-elsewhere", "a ctrl-n \"불씨\""),
    ("by-hand-wrong", "a tab ctrl-s"),
    ("edit", "j e tab tab tab tab tab right"),
    ("sentence", "j ⏎ left a \"한 문장\" tab 300"),
    ("sentence-share", "j ⏎ left j s"),
    ("remove", "j d"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `every screen matches its golden file`(window: GoldenWindow) throws {
    let (language, size) = (window.language, window.size)
    try window.expect(
      "Books/Screens", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try BookScreenFixture.filled().run(
        KeyScript(keys), language: language, size: size, reducesMotion: true
      ).text
    }
    try window.expect("Books/Screens", screens: [("empty", "")]) { _ in
      try BookScreenFixture().run("", language: language, size: size).text
    }
  }
}
