import TerminalKit

/// What says that all that is seen is made up.
enum DemoWords {
  static let mark = Words(ko: "체험 중", en: "demo")

  static let notice = Words(
    ko: "예시로 채운 한 해예요. 마음껏 눌러 보세요. 아무것도 저장되지 않아요.",
    en: "This year is made up. Try everything: nothing is kept.")

  /// The same for a window of so many columns.
  static func notice(columns: Int) -> Words {
    columns >= 64
      ? notice
      : Words(ko: "예시 기록이에요. 저장되지 않아요.", en: "Made up. Try all: nothing is kept.")
  }
}

extension Console {
  /// Says beside the result that it comes from a demo.
  package mutating func sayDemo() {
    note(StyledText(DemoWords.notice(columns: noteWidth ?? .max)(language), .dim))
  }
}

extension AppCoordinator {
  /// Where there is room for it beside the tabs.
  func drawDemoMark(in frame: inout Frame) {
    let mark = StyledText(DemoWords.mark(view.language), view.theme.warning)
    let place = layout.tabs.margins(left: 1, right: 1)
    let taken = tabBar.columns(in: layout.tabs.width - 1, widths: view.widths)
    guard isDemo, place.width >= taken + view.widths.columns(of: mark) else { return }
    StatusLine("", trailing: mark).draw(in: &frame, at: place)
  }
}
