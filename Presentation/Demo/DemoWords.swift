import TerminalKit

/// Texts that explain that all data is made up.
enum DemoWords {
  static let demoMark = Words(ko: "체험 중", en: "demo")

  static let demoNotice = Words(
    ko: "예시로 채운 한 해예요. 마음껏 눌러 보세요. 아무것도 저장되지 않아요.",
    en: "This is a sample year. Try anything: nothing is saved.")

  /// Returns the notice for a window of the given width.
  static func demoNotice(columns: Int) -> Words {
    columns >= 64
      ? demoNotice
      : Words(ko: "예시 기록이에요. 저장되지 않아요.", en: "Sample data: nothing is saved.")
  }
}

extension Console {
  /// Reports on standard error that the result comes from a demo.
  package mutating func reportDemo() {
    printNote(StyledText(DemoWords.demoNotice(columns: noteWidth ?? .max)(language), .dim))
  }
}

extension AppCoordinator {
  /// Draws the mark beside the tabs if there is room.
  func drawDemoMark(in frame: inout Frame) {
    let mark = StyledText(DemoWords.demoMark(view.language), view.theme.warning)
    let place = layout.tabs.insetBy(left: 1, right: 1)
    let taken = tabBar.usedColumns(in: layout.tabs.width - 1, widths: view.widths)
    guard isDemo, place.width >= taken + view.widths.columns(of: mark) else { return }
    StatusLine("", trailing: mark).draw(in: &frame, at: place)
  }
}
