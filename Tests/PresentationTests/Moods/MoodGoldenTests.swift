import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodGoldenTests {
  /// The name of each golden file and the keys that lead to its screen.
  private static let layouts = [
    ("canvas", ""),
    ("palettes", "p j j j"),
    ("gauge", "a"),
    ("diary", "i"),
    ("calendar", "c left"),
    ("year", "y"),
    ("totals", "t"),
  ]
  private static let screens = [
    ("on-this-day", "o")
  ]
  private static let states = [
    ("canvas-last-ten", "m"),
    ("gauge-memo", "a \"편지를 다 썼다.\""),
    ("canvas-oldest", "j j j"),
    ("canvas-yesterday", "left"),
    ("gauge-low", "a 1 down"),
    ("gauge-beyond", "a 2 0 0"),
    ("gauge-moment", "a x tab \"어제 오후 3시\""),
    ("gauge-unclear", "a x tab \"그때\" ⏎"),
    ("gauge-edit", "e"),
    ("diary-search", "i / \"고양\""),
    ("diary-nothing", "i / \"zzz\" ⏎"),
    ("diary-jump", "i o \"11-13\""),
    ("diary-oldest", "i G"),
    ("remove", "i d"),
    ("totals-week", "t left"),
    ("totals-end", "t G"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `every screen matches its golden file`(window: GoldenWindow) throws {
    let (language, size) = (window.language, window.size)
    try window.expect(
      "Moods", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try MoodScreenFixture.lived().run(keys, language: language, size: size).text
    }
    let empty = [("diary-empty", "i"), ("on-this-day-empty", "o")]
    try window.expect("Moods", screens: [("guides", "")], states: empty) { keys in
      try MoodScreenFixture().run(keys, language: language, size: size).text
    }
  }

  @Test func `every hint fits on a line of the narrowest window`() {
    for hint in MoodWords.hints {
      for language in Language.allCases {
        let columns = DisplayWidth.standard.columns(of: hint(language))
        #expect(columns <= AppLayout.minimumSize.width - 2, "\(hint(language))")
      }
    }
  }
}
