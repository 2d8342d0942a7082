/// Titles in one row with the keys that open them.
///
/// The open tab is in brackets. If the row is narrow, the other tabs show only their keys.
public struct Tabs: Widget {
  public var tabs: [Tab]
  public var selectedIndex: Int
  public var look: Look

  public init(_ tabs: [Tab], selectedIndex selected: Int, look: Look = Look()) {
    self.tabs = tabs
    self.selectedIndex = selected
    self.look = look
  }

  /// A title, and the key that opens it.
  public struct Tab: Hashable, Sendable {
    public var key: String
    public var title: String

    public init(key: String, title: String) {
      self.key = key
      self.title = title
    }
  }

  public struct Look: Hashable, Sendable {
    public var tab: Style
    public var selected: Style

    public init(
      tab: Style = .plain, selected: Style = Style(attributes: [.bold, .reverse])
    ) {
      self.tab = tab
      self.selected = selected
    }
  }

  /// Returns the index of the tab at a position, or nil if there is none.
  public func tab(at position: Position, in rect: Rect, widths: DisplayWidth = .standard) -> Int? {
    guard rect.row(0).contains(position) else { return nil }
    return tabAreas(in: rect.width, widths: widths).firstIndex {
      $0.columns.contains(position.x - rect.minX)
    }
  }

  /// Returns the number of columns that the tabs take in a row of the given width.
  public func usedColumns(in width: Int, widths: DisplayWidth = .standard) -> Int {
    tabAreas(in: width, widths: widths).last?.columns.upperBound ?? 0
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    for (index, place) in tabAreas(in: line.width, widths: frame.widths).enumerated() {
      let part = Rect(
        x: line.minX + place.columns.lowerBound, y: line.minY,
        width: place.columns.count, height: 1)
      let style = index == selectedIndex ? look.selected : look.tab
      frame.write(StyledText(place.text), in: part, style: style)
    }
  }

  private struct TabArea {
    let text: String
    let columns: Range<Int>
  }

  private func tabAreas(in width: Int, widths: DisplayWidth) -> [TabArea] {
    let wide = tabs.indices.map { text(of: $0, isFull: true) }
    let narrow = tabs.indices.map { text(of: $0, isFull: $0 == selectedIndex) }
    let tight = narrowTexts(in: width, widths)
    let only = tabs.indices.map { $0 == selectedIndex ? "[\(tabs[$0].key)]" : "" }
    let texts = [wide, narrow, tight].first { fits($0, in: width, widths) } ?? only
    var x = 0
    return texts.map { text in
      let start = x
      x = min(width, x + widths.columns(of: text))
      return TabArea(text: text, columns: start..<x)
    }
  }

  private func fits(_ texts: [String], in width: Int, _ widths: DisplayWidth) -> Bool {
    texts.reduce(0) { $0 + widths.columns(of: $1) } <= width
  }

  /// Returns the narrow form: keys only, and as much of the open tab's title as fits.
  private func narrowTexts(in width: Int, _ widths: DisplayWidth) -> [String] {
    let others = tabs.indices.filter { $0 != selectedIndex }
    let taken = others.reduce(0) { $0 + widths.columns(of: tabs[$1].key) }
    return tabs.indices.map { index in
      let key = tabs[index].key
      guard index == selectedIndex else { return key }
      let room = width - taken - 2
      guard room > widths.columns(of: key) + 3 else { return "[\(key)]" }
      return "[\(widths.truncate("\(key) \(tabs[index].title)", to: room))]"
    }
  }

  private func text(of index: Int, isFull: Bool) -> String {
    let key = tabs[index].key
    let text = isFull ? "\(key) \(tabs[index].title)" : key
    return index == selectedIndex ? "[\(text)]" : " \(text) "
  }
}
