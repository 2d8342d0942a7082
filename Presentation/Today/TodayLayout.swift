import HearthDomain
import TerminalKit

/// The layout of Today on a screen.
///
/// The banner takes the full width; the other sections are in as many columns as are wide enough,
/// or in fewer if these show more, each with as many rows as its share of the lines permits. If the
/// screen is too small for the minimum of every section, all rows are in one scrolling column.
struct TodayLayout {
  /// A column of the screen with its lines; only a scrolling column has more lines than fit.
  struct Column {
    let rect: Rect
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
    let sections = page.sections.filter { !$0.isEmpty }
    omitsDecoration = TodayLayout.omitsDecoration(view) && !sections.isEmpty
    let blank = omitsDecoration ? 0 : 1
    let parts = Rect(size: view.size).insetBy(top: blank, left: 2, right: 2)
      .rows(.fixed(1), .fixed(blank), .fill)
    title = parts[0]
    let body = parts[2]
    if sections.isEmpty {
      columns = [Column(rect: body, lines: firstStepsLines)]
    } else if !layOut(body, among: sections) {
      layOutScrolling(sections, in: body)
    }
  }

  /// Whether the window is so low that blank lines and pictures are left out.
  static func omitsDecoration(_ view: ViewContext) -> Bool { view.size.height < 14 }

  /// Returns the index of the row at a position; nil if there is none.
  func rowIndex(at position: Position, selected: Int, below: Int = 0) -> Int? {
    for column in columns where column.rect.contains(position) {
      let line =
        position.y - column.rect.minY + offset(of: column, selected: selected, below: below)
      return column.lines.indices.contains(line) ? column.lines[line].rowIndex : nil
    }
    return nil
  }

  /// Returns the number of lines scrolled out of view at the top of the column. `below` is the
  /// number of lines scrolled past the last row.
  func offset(of column: Column, selected: Int, below: Int = 0) -> Int {
    let height = column.rect.height
    guard column.lines.count > height else { return 0 }
    let line = column.lines.firstIndex { $0.rowIndex == selected } ?? 0
    // Two more lines are visible below the selected one, and above it as many as fit.
    return min(max(0, line - max(height / 2, height - 3)) + below, column.lines.count - height)
  }

  /// Number of hidden lines below the last row that belong to no row.
  var linesBelowLastRow: Int {
    columns.map { column in
      let hidden = column.lines.count - column.rect.height
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
  private var sectionGap: Int { omitsDecoration ? 0 : 1 }

  /// Assigns a place to every section. Returns false if there is not enough room for their
  /// minimums.
  private mutating func layOut(_ body: Rect, among sections: [TodaySection]) -> Bool {
    let banners = sections.filter(\.isBanner)
    let others = sections.filter { !$0.isBanner }
    let above = banners.map { block($0, body.width) }
    // The banner gets its maximum height first; its text is cut to the minimum before sections are
    // left out.
    for heights in [above.map(\.lineDemand.maximum), above.map(\.lineDemand.minimum)] {
      let used = heights.reduce(0) { $0 + $1 + sectionGap }
      let rest = body.insetBy(top: used)
      guard used <= body.height || others.isEmpty else { continue }
      if place(others, in: rest, below: zip(above, heights).map { ($0, $1) }, in: body) {
        return true
      }
    }
    return false
  }

  private mutating func place(
    _ sections: [TodaySection], in rest: Rect, below banners: [(TodayBlock, Int)], in body: Rect
  ) -> Bool {
    let most = min(columnCount(in: rest.width), max(1, sections.count))
    var best: Arrangement?
    for count in (1...most).reversed() {
      guard let next = arrange(sections, in: rest, columns: count) else { continue }
      // Of equal arrangements, the one with most columns is used.
      if best.map({ next.lack.lexicographicallyPrecedes($0.lack) }) ?? true { best = next }
      if next.lack.allSatisfy({ $0 == 0 }) { break }
    }
    guard let best else { return false }
    let (places, blocks, shares) = (best.places, best.blocks, best.shares)
    var top = body
    for (banner, height) in banners {
      columns.append(Column(rect: top, lines: banner.lines(within: height, &rows)))
      top = top.insetBy(top: height + sectionGap)
    }
    var left = blocks[...]
    for (index, heights) in shares.columns.enumerated() {
      var lines: [TodayLine] = []
      for (block, height) in zip(left, heights) {
        if !lines.isEmpty, shares.gapLines[index] > 0 { lines.append(.blank) }
        // Each column has its own width, because widths may differ by one.
        lines += self.block(block.section, places[index].width).lines(within: height, &rows)
      }
      left = left.dropFirst(heights.count)
      columns.append(Column(rect: places[index], lines: lines))
    }
    return true
  }

  /// The sections in a number of columns.
  private struct Arrangement {
    let places: [Rect]
    let blocks: [TodayBlock]
    let shares: TodayLineAllocation
    /// What a reader misses, the worst first: lines without room, optional sections, lines of
    /// optional sections, and the lines in which rows continue because the columns are narrow.
    let lack: [Int]
  }

  private func arrange(
    _ sections: [TodaySection], in rest: Rect, columns count: Int
  ) -> Arrangement? {
    let places = rest.columns(Array(repeating: .fill, count: count), spacing: Self.spacing)
    let (blocks, shares) = allocatingLines(
      sections.map { block($0, places.map(\.width).min() ?? rest.width) }, count, rest.height)
    guard let shares else { return nil }
    func missingLines(inOptional isOptional: Bool) -> Int {
      zip(blocks, shares.columns.joined()).filter { $0.0.section.isOptional == isOptional }
        .reduce(0) { $0 + max(0, $1.0.lineDemand.open - $1.1) }
    }
    return Arrangement(
      places: places, blocks: blocks, shares: shares,
      lack: [
        missingLines(inOptional: false), sections.count - blocks.count,
        missingLines(inOptional: true), blocks.reduce(0) { $0 + $1.continuationCount },
      ])
  }

  /// Returns the sections with their numbers of lines. Optional sections are included only if the
  /// others lose no lines except of rows that are done and of a larger canvas.
  private func allocatingLines(
    _ blocks: [TodayBlock], _ columns: Int, _ lines: Int
  ) -> (blocks: [TodayBlock], shares: TodayLineAllocation?) {
    func shares(_ blocks: [TodayBlock]) -> TodayLineAllocation? {
      TodayLineAllocation(blocks.map(\.lineDemand), columns: columns, lines: lines, gap: sectionGap)
    }
    let needed = blocks.filter { !$0.section.isOptional }
    guard needed.count < blocks.count, let without = shares(needed) else {
      return (blocks, shares(blocks))
    }
    if let with = shares(blocks) {
      let kept = zip(blocks, with.columns.joined()).filter { !$0.0.section.isOptional }
      let isEnough = zip(kept, without.columns.joined()).allSatisfy {
        $0.1 >= min($0.0.lineDemand.open, $1)
      }
      if isEnough { return (blocks, with) }
    }
    return (needed, without)
  }

  // MARK: - Scrolling

  private mutating func layOutScrolling(_ sections: [TodaySection], in body: Rect) {
    var lines: [TodayLine] = []
    for section in sections where !section.isOptional {
      let block = block(section, body.width)
      if !lines.isEmpty, !omitsDecoration { lines.append(.blank) }
      let need = block.lineDemand
      lines += block.lines(within: max(need.minimum, need.sufficient), &rows)
    }
    columns = [Column(rect: body, lines: lines)]
  }

  /// The contents of Today while no area has any.
  private var firstStepsLines: [TodayLine] {
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
