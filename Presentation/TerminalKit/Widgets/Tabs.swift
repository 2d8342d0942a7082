/// Numbered titles in one row, one of which is open.
///
/// The open one stands in brackets. Where the row is narrow, the others keep only their numbers.
public struct Tabs: Widget {
  public var titles: [String]
  public var selected: Int
  public var look: Look

  public init(_ titles: [String], selected: Int, look: Look = Look()) {
    self.titles = titles
    self.selected = selected
    self.look = look
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

  /// The tab at a cell, or nil where there is none.
  public func tab(at position: Position, in rect: Rect, widths: DisplayWidth = .standard) -> Int? {
    guard rect.row(0).contains(position) else { return nil }
    return places(in: rect.width, widths: widths).firstIndex {
      $0.columns.contains(position.x - rect.minX)
    }
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    for (index, place) in places(in: line.width, widths: frame.widths).enumerated() {
      let part = Rect(
        x: line.minX + place.columns.lowerBound, y: line.minY,
        width: place.columns.count, height: 1)
      let style = index == selected ? look.selected : look.tab
      frame.write(StyledText(place.text), in: part, style: style)
    }
  }

  private struct Place {
    let text: String
    let columns: Range<Int>
  }

  private func places(in width: Int, widths: DisplayWidth) -> [Place] {
    let wide = titles.indices.map { text(of: $0, isFull: true) }
    let narrow = titles.indices.map { text(of: $0, isFull: $0 == selected) }
    let tight = tight(in: width, widths)
    let only = titles.indices.map { $0 == selected ? "[\($0 + 1)]" : "" }
    let texts = [wide, narrow, tight].first { fits($0, in: width, widths) } ?? only
    var x = 0
    return texts.map { text in
      let start = x
      x = min(width, x + widths.columns(of: text))
      return Place(text: text, columns: start..<x)
    }
  }

  private func fits(_ texts: [String], in width: Int, _ widths: DisplayWidth) -> Bool {
    texts.reduce(0) { $0 + widths.columns(of: $1) } <= width
  }

  /// Numbers side by side, and as much of the open title as there is room for.
  private func tight(in width: Int, _ widths: DisplayWidth) -> [String] {
    let numbers = titles.indices.map { "\($0 + 1)" }
    let others = numbers.indices.filter { $0 != selected }
    let taken = others.reduce(0) { $0 + widths.columns(of: numbers[$1]) }
    return titles.indices.map { index in
      guard index == selected else { return numbers[index] }
      let room = width - taken - 2
      guard room > widths.columns(of: numbers[index]) + 3 else { return "[\(numbers[index])]" }
      return "[\(widths.fitted("\(numbers[index]) \(titles[index])", to: room))]"
    }
  }

  private func text(of index: Int, isFull: Bool) -> String {
    let text = isFull ? "\(index + 1) \(titles[index])" : "\(index + 1)"
    return index == selected ? "[\(text)]" : " \(text) "
  }
}
