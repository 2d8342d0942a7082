import HearthDomain
import TerminalKit

/// A section of Today in a column: the number of lines that it needs, and its contents for the
/// number that it gets.
struct TodayBlock {
  let section: TodaySection
  let today: Day
  let columns: Int
  let view: ViewContext

  /// Minimum number of lines of a canvas; smaller shapes would not be recognizable.
  private static let minCanvasLines = 3
  /// Number of lines in which the shapes of a canvas can be told apart.
  private static let plainCanvasLines = 5
  /// Width of the selection mark, and of both the selection mark and the row's own mark.
  private static let indent = 2
  static let rowIndent = 4

  var lineDemand: TodayLineDemand {
    if let row = multilineRow {
      return TodayLineDemand(least: 2, most: 1 + wrappedTexts(of: row, within: .max).count)
    }
    if section.rows.isEmpty {
      return TodayLineDemand(
        least: 1 + (section.invitation == nil ? 1 : 1 + invitationKeyLines.count),
        most: 1 + emptySectionLines(within: .max).count)
    }
    let all = section.rows(within: .max)
    let rows = all.count
    let form = isHigh ? .full : rowForm(of: all)
    func lines(_ isCounted: (TodayRow) -> Bool) -> Int {
      all.filter(isCounted).reduce(1) { $0 + lineCount(of: $1, form) }
    }
    let minCanvas = hasCanvas ? Self.minCanvasLines : 0
    return TodayLineDemand(
      least: 1 + (section.overflow == nil ? rows : min(rows, 2)) + minCanvas,
      // One more line has the number of rows that are done.
      open: lines { !$0.isDone } + (all.contains(where: \.isDone) ? 1 : 0) + minCanvas,
      most: lines { _ in true } + (hasCanvas ? maxCanvasHeight + olderMoodsBelow : 0))
  }

  /// Number of lines in which rows continue because the column is narrow.
  var continuationCount: Int {
    guard multilineRow == nil else { return 0 }
    let rows = section.rows(within: .max)
    let form = isHigh ? .full : rowForm(of: rows)
    return rows.reduce(0) { $0 + lines(of: $1, form).texts.count - 1 }
  }

  /// Returns the heading and the contents within the given number of lines. Appends the displayed
  /// rows to `rows`.
  func lines(within lines: Int, _ rows: inout [TodayRow]) -> [TodayLine] {
    if let row = multilineRow { return multilineRowLines(row, within: lines, &rows) }
    let heading = TodayLine.heading(section.name.title, trailing: "")
    guard !section.rows.isEmpty else { return [heading] + emptySectionLines(within: lines - 1) }
    let room = lines - 1
    let kept = section.rows(within: hasCanvas ? room - Self.minCanvasLines : room)
    var spare = max(0, room - kept.count - (hasCanvas ? Self.minCanvasLines : 0))
    let wrapped = kept.reduce(0) { $0 + lineCount(of: $1, .full) - 1 }
    let form = isHigh && wrapped <= spare ? .full : rowForm(of: kept)
    var shown: [TodayLine] = []
    for row in kept {
      let (texts, detail) = self.lines(of: row, form, most: 1 + (isHigh ? spare : 0))
      for (index, text) in texts.enumerated() {
        let end = index == texts.count - 1 ? detail : ""
        shown.append(
          index == 0
            ? .row(rows.count, row, text: text, detail: end)
            : .continuation(rows.count, text: "  " + text, detail: end, isFirst: false))
      }
      spare -= texts.count - 1
      rows.append(row)
    }
    return [heading] + shown + canvasLines(within: room - shown.count)
  }

  private func rowForm(of rows: [TodayRow]) -> TodayRow.TextLength {
    .fitting(rows, columns: columns - Self.rowIndent, view.language, view.widths)
  }

  private func lines(
    of row: TodayRow, _ form: TodayRow.TextLength, most: Int = .max
  ) -> (texts: [String], detail: String) {
    row.lines(form, columns: columns - Self.rowIndent, most: most, view.language, view.widths)
  }

  /// Returns the number of lines of a row: as many as it needs on a high screen, one on others.
  private func lineCount(of row: TodayRow, _ form: TodayRow.TextLength) -> Int {
    isHigh ? lines(of: row, form).texts.count : 1
  }

  private var isHigh: Bool { view.size.height >= 36 }

  // MARK: - A row over several lines

  /// The only row of the section, if it may take several lines; nil otherwise.
  private var multilineRow: TodayRow? {
    guard section.rows.count == 1, let row = section.rows.first, row.maxLines > 1 else {
      return nil
    }
    return row
  }

  private func multilineRowLines(
    _ row: TodayRow, within lines: Int, _ rows: inout [TodayRow]
  ) -> [TodayLine] {
    rows.append(row)
    let texts = wrappedTexts(of: row, within: lines - 1)
    return [.heading(section.name.title, trailing: row.detail(view.language))]
      + texts.enumerated().map {
        .continuation(rows.count - 1, text: $1, detail: "", isFirst: $0 == 0)
      }
  }

  private func wrappedTexts(of row: TodayRow, within lines: Int) -> [String] {
    let most = isHigh ? 2 * row.maxLines : row.maxLines
    return row.textLines(
      view.language, columns: columns - Self.indent, view.widths, most: min(most, lines))
  }

  // MARK: - Words instead of rows

  private func emptySectionLines(within lines: Int) -> [TodayLine] {
    if let invitation = section.invitation {
      return wrappedLines(invitation.text, within: lines - invitationKeyLines.count)
        + invitationKeyLines
    }
    return section.emptyMessage.map { wrappedLines($0, within: lines) } ?? []
  }

  /// Lines with the keys of the invitation. They are never cut, so that every key stays usable.
  private var invitationKeyLines: [TodayLine] {
    guard let keys = section.invitationKeysSentence?(view.language) else { return [] }
    return view.widths.wrap(keys, columns: max(1, columns - Self.indent))
      .map { .text(StyledText("  " + $0, view.theme.heading)) }
  }

  private func wrappedLines(_ words: Words, within lines: Int) -> [TodayLine] {
    let room = max(1, columns - Self.indent)
    let all = view.widths.wrapKeepingWordGroups(words(view.language), columns: room)
    var kept = Array(all.prefix(max(1, lines)))
    if kept.count < all.count {
      let rest = all[(kept.count - 1)...].joined(separator: " ")
      kept[kept.count - 1] = view.widths.truncate(rest, to: room)
    }
    return kept.map { .text(StyledText("  " + $0, view.theme.faint)) }
  }

  // MARK: - The canvas

  private var hasCanvas: Bool {
    section.canvas != nil && maxCanvasHeight >= Self.minCanvasLines
      && !TodayLayout.omitsDecoration(view)
  }

  /// Maximum height, which leaves room for text beside it; text in a narrow column would be cut.
  private var maxCanvasHeight: Int {
    isHigh && columns >= 60 ? min(columns / 6, 20) : min(columns / 5, 12)
  }

  /// Number of older moods that would be listed under a canvas of that height.
  private var olderMoodsBelow: Int {
    let older =
      section.canvas.map { SmallCanvas.listedMoods(of: $0.canvas, view.colorLevel).count } ?? 0
    return SmallCanvas.listsBelow(height: maxCanvasHeight, columns: columns)
      ? older : max(0, older - maxCanvasHeight)
  }

  private func canvasLines(within lines: Int) -> [TodayLine] {
    guard let canvas = section.canvas, hasCanvas, lines >= Self.minCanvasLines else { return [] }
    // The canvas gets smaller in favour of the moods below it, if at least half of them have room
    // and its shapes can still be told apart.
    let below = olderMoodsBelow
    let smaller = max(lines - below, min(lines, Self.plainCanvasLines))
    let height = 2 * (lines - smaller) >= below ? smaller : lines
    return SmallCanvas(
      drawing: canvas, today: today, language: view.language, level: view.colorLevel,
      widths: view.widths, height: min(height, maxCanvasHeight), maxRows: lines
    )
    .rows(columns: columns).map { .text($0) }
  }
}
