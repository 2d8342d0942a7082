import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodGoldenTests {
  /// The name of a golden and the keys that lead to its screen.
  private static let screens: [(String, String)] = [
    ("canvas", ""),
    ("canvas-oldest", "j j j"),
    ("canvas-yesterday", "left"),
    ("canvas-last-ten", "m"),
    ("palettes", "p j j j"),
    ("gauge", "a"),
    ("gauge-low", "a 1 down"),
    ("gauge-beyond", "a 2 0 0"),
    ("gauge-memo", "a ⏎ \"편지를 다 썼다.\""),
    ("gauge-moment", "a ⏎ x tab \"어제 오후 3시\""),
    ("gauge-unclear", "a ⏎ x tab \"그때\" ⏎"),
    ("gauge-edit", "e"),
    ("diary", "i"),
    ("diary-search", "i / \"고양\""),
    ("diary-nothing", "i / \"zzz\" ⏎"),
    ("diary-jump", "i o \"11-13\""),
    ("diary-oldest", "i G"),
    ("remove", "i d"),
    ("calendar", "c left"),
    ("year", "y"),
    ("on-this-day", "o"),
    ("totals", "t"),
    ("totals-week", "t left"),
    ("totals-end", "t G"),
  ]

  @Test(arguments: Language.allCases, [(40, 12), (80, 24), (120, 40)])
  func `every screen looks as it should`(language: Language, size: (Int, Int)) throws {
    let place = "\(language.rawValue)-\(size.0)x\(size.1)"
    let size = Size(width: size.0, height: size.1)
    for (name, keys) in Self.screens {
      let terminal = try MoodStage.lived().run(keys, language: language, size: size)
      try expectGolden("Moods/\(name)-\(place)", terminal.text)
    }
    for (name, keys) in [("guides", ""), ("diary-empty", "i"), ("on-this-day-empty", "o")] {
      let terminal = try MoodStage().run(keys, language: language, size: size)
      try expectGolden("Moods/\(name)-\(place)", terminal.text)
    }
  }
}
