import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookGoldenTests {
  /// The name of a golden and the keys that lead to its screen.
  private static let screens: [(String, String)] = [
    ("list", ""),
    ("late", "g"),
    ("finished", "v"),
    ("favourites", "v v"),
    ("all", "v v v"),
    ("own-order", "o J"),
    ("search-own", "/ ㅃㄹ"),
    ("book", "j ⏎"),
    ("book-finished", "v ⏎"),
    ("analysis", "j ⏎ right"),
    ("sentences", "j ⏎ left j"),
    ("page", "j p 15"),
    ("page-back", "j p 40%"),
    ("page-wrong", "j p 999"),
    ("target", "t \"다음 주 금\""),
    ("rating", "j s 4 left"),
    ("celebration", "j p 252 ⏎"),
    ("add", "a ㄱㅇㅁ"),
    ("add-found", "a ㄱㅇㅁ ⏎"),
    ("add-elsewhere", "a ctrl-n \"불씨\""),
    ("by-hand", "a tab \"새 책\" tab tab tab 300 tab tab tab \"+10일\""),
    ("by-hand-wrong", "a tab ctrl-s"),
    ("edit", "j e tab tab tab tab tab right"),
    ("sentence", "j ⏎ left a \"한 문장\" tab 300"),
    ("remove", "j d"),
  ]

  @Test(arguments: Language.allCases, [(40, 12), (80, 24), (120, 40)])
  func `every screen looks as it should`(language: Language, size: (Int, Int)) throws {
    let place = "\(language.rawValue)-\(size.0)x\(size.1)"
    let size = Size(width: size.0, height: size.1)
    for (name, keys) in Self.screens {
      let terminal = try BookStage.filled().run(
        KeyScript(keys), language: language, size: size, reducesMotion: true)
      try expectGolden("Books/Screens/\(name)-\(place)", terminal.text)
    }
    let empty = try BookStage().run("", language: language, size: size)
    try expectGolden("Books/Screens/empty-\(place)", empty.text)
  }
}
