import HearthDomain
import TerminalKit

/// The layout of Today on a screen.
///
/// The banner takes the full width; the other sections are in as many columns as are wide enough,
/// each with as many rows as its share of the lines permits. If the screen is too small for the
/// minimum of every section, all rows are in one scrolling column.
struct TodayPicture {
  /// A column of the screen with its lines; only a scrolling column has more lines than fit.
  struct Column {
    let place: Rect
    let lines: [TodayLine]
  }

  let title: Rect
  private(set) var columns: [Column] = []
  /// The selectable rows, in the order of the selection.
  private(set) var rows: [TodayRow] = []

  /// Whether blank lines and pictures are omitted in favour of rows.
  private let omitsDecoration: Bool

  private let page: TodayPage
  private let view: ViewContext

  init(of page: TodayPage, in view: ViewContext) {
    self.page = page
    self.view = view
    let sections = page.sections.filter { !$0.isSilent }
    omitsDecoration = TodayPicture.omitsDecoration(view) && !sections.isEmpty
    let blank = omitsDecoration ? 0 : 1
    let parts = Rect(size: view.size).margins(top: blank, left: 2, right: 2)
      .rows(.fixed(1), .fixed(blank), .fill)
    title = parts[0]
    let body = parts[2]
    if sections.isEmpty {
      columns = [Column(place: body, lines: beginning)]
    } else if !share(body, among: sections) {
      scroll(sections, in: body)
    }
  }

  /// Whether the window is so low that blank lines and pictures are omitted.
  static func omitsDecoration(_ view: ViewContext) -> Bool { view.size.height < 14 }

  /// Returns the index of the row at a position; nil if there is none.
  func row(at position: Position, selected: Int, below: Int = 0) -> Int? {
    for column in columns where column.place.contains(position) {
      let line =
        position.y - column.place.minY + offset(of: column, selected: selected, below: below)
      return column.lines.indices.contains(line) ? column.lines[line].row : nil
    }
    return nil
  }

  /// Returns the number of lines of the column scrolled out of view at the top; `below` adds lines
  /// scrolled past the last row.
  func offset(of column: Column, selected: Int, below: Int = 0) -> Int {
    let height = column.place.height
    guard column.lines.count > height else { return 0 }
    let line = column.lines.firstIndex { $0.row == selected } ?? 0
    // Two more lines are visible below the selected one, and above it as many as fit.
    return min(max(0, line - max(height / 2, height - 3)) + below, column.lines.count - height)
  }

  /// Number of lines without rows that are hidden below the last row.
  var linesBelowLastRow: Int {
    columns.map { column in
      let hidden = column.lines.count - column.place.height
      return max(0, hidden - offset(of: column, selected: rows.count - 1))
    }.max() ?? 0
  }

  // MARK: - Sharing

  private static let spacing = 3
  /// Minimum width of a column; narrower text would not be readable.
  private static let minColumnWidth = 34

  private func columnCount(in width: Int) -> Int {
    switch width {
    case ..<(2 * Self.minColumnWidth + Self.spacing): 1
    case ..<(3 * Self.minColumnWidth + 2 * Self.spacing): 2
    default: 3
    }
  }

  private func block(_ section: TodaySection, _ columns: Int) -> TodayBlock {
    TodayBlock(section: section, today: page.overview.moment.day, columns: columns, view: view)
  }

  /// Number of blank lines between two sections.
  private var gap: Int { omitsDecoration ? 0 : 1 }

  /// Assigns a place to every section. Returns false if there is not enough room for their
  /// minimums.
  private mutating func share(_ body: Rect, among sections: [TodaySection]) -> Bool {
    let banners = sections.filter(\.isBanner)
    let others = sections.filter { !$0.isBanner }
    let above = banners.map { block($0, body.width) }
    // Text of the banner is omitted before sections are.
    for heights in [above.map(\.need.most), above.map(\.need.least)] {
      let used = heights.reduce(0) { $0 + $1 + gap }
      let rest = body.margins(top: used)
      guard used <= body.height || others.isEmpty else { continue }
      if placed(others, in: rest, below: zip(above, heights).map { ($0, $1) }, in: body) {
        return true
      }
    }
    return false
  }

  private mutating func placed(
    _ sections: [TodaySection], in rest: Rect, below banners: [(TodayBlock, Int)], in body: Rect
  ) -> Bool {
    let count = min(columnCount(in: rest.width), max(1, sections.count))
    let places = rest.columns(Array(repeating: .fill, count: count), spacing: Self.spacing)
    let (blocks, shares) = withShares(
      sections.map { block($0, places.map(\.width).min() ?? rest.width) }, count, rest.height)
    guard let shares else { return false }
    var top = body
    for (banner, height) in banners {
      columns.append(Column(place: top, lines: banner.lines(within: height, &rows)))
      top = top.margins(top: height + gap)
    }
    var left = blocks[...]
    for (index, heights) in shares.columns.enumerated() {
      var lines: [TodayLine] = []
      for (block, height) in zip(left, heights) {
        if !lines.isEmpty, shares.gaps[index] > 0 { lines.append(.blank) }
        // The widths of columns may differ by one.
        lines += self.block(block.section, places[index].width).lines(within: height, &rows)
      }
      left = left.dropFirst(heights.count)
      columns.append(Column(place: places[index], lines: lines))
    }
    return true
  }

  /// Returns the sections with their shares. Spare sections are included only if the others lose
  /// nothing.
  private func withShares(
    _ blocks: [TodayBlock], _ columns: Int, _ lines: Int
  ) -> (blocks: [TodayBlock], shares: TodayLineAllocation?) {
    func shares(_ blocks: [TodayBlock]) -> TodayLineAllocation? {
      TodayLineAllocation(blocks.map(\.need), columns: columns, lines: lines, gap: gap)
    }
    let needed = blocks.filter { !$0.section.isSpare }
    guard needed.count < blocks.count, let without = shares(needed) else {
      return (blocks, shares(blocks))
    }
    if let with = shares(blocks) {
      let kept = zip(blocks, with.columns.joined()).filter { !$0.0.section.isSpare }.map(\.1)
      if zip(kept, without.columns.joined()).allSatisfy(>=) { return (blocks, with) }
    }
    return (needed, without)
  }

  // MARK: - Scrolling

  private mutating func scroll(_ sections: [TodaySection], in body: Rect) {
    var lines: [TodayLine] = []
    for section in sections where !section.isSpare {
      let block = block(section, body.width)
      if !lines.isEmpty, !omitsDecoration { lines.append(.blank) }
      let need = block.need
      lines += block.lines(within: max(need.least, need.fair), &rows)
    }
    columns = [Column(place: body, lines: lines)]
  }

  /// The contents of Today while no area has any.
  private var beginning: [TodayLine] {
    let width = min(70, view.size.width - 4)
    let hints = TermList(
      TodayWords.screenHints.map { method in
        TermList.Entry(
          StyledText(method.key, view.theme.heading), StyledText(method.meaning(view.language)))
      })
    let nothing = Paragraph(StyledText(TodayWords.nothingYet(view.language)))
    return nothing.rows(columns: width, widths: view.widths).map { .text($0) } + [.blank]
      + hints.rows(columns: width, widths: view.widths).map { .text($0) }
  }
}
