import TerminalKit

extension Tabs {
  /// Creates tabs that open by the digits from 1 on.
  init(_ titles: [String], selected: Int) {
    let tabs = titles.enumerated().map { Tab(key: "\($0.offset + 1)", title: $0.element) }
    self.init(tabs, selectedIndex: selected)
  }
}
