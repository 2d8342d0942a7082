import TerminalKit

extension TodayScreen {
  /// From this width on the sections stand in two columns.
  private static let wideWidth = 110

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let page = frame.bounds.margins(top: 1, left: 2, right: 2)
    let parts = page.rows(.fixed(1), .fixed(1), .fill)
    drawTitle(of: state.page, in: &frame, at: parts[0], view)
    for (lines, column) in zip(columns(of: state, in: view), columnRects(in: parts[2], view)) {
      draw(lines, of: state, in: &frame, at: column, view)
    }
    return frame
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown: return .move(1)
    case .scrollUp: return .move(-1)
    case .press(.left): return row(at: mouse.position, state, in: view).map { .pressed(row: $0) }
    case .doublePress(.left):
      return row(at: mouse.position, state, in: view).map { .pressedTwice(row: $0) }
    default: return nil
    }
  }

  private static func row(
    at position: Position, _ state: State, in view: ViewContext
  ) -> Int? {
    let body = Rect(size: view.size).margins(top: 1, left: 2, right: 2)
      .rows(.fixed(1), .fixed(1), .fill)[2]
    for (lines, column) in zip(columns(of: state, in: view), columnRects(in: body, view))
    where column.contains(position) {
      let index = position.y - column.minY + offset(of: lines, state, height: column.height)
      if lines.indices.contains(index), let row = lines[index].row { return row }
    }
    return nil
  }

  private static func drawTitle(
    of page: TodayPage, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let greeting = Greeting.words(for: page.overview)(view.language)
    let date = DateWords(view.language, today: page.overview.moment.day)
      .long(page.overview.moment.day)
    StatusLine(
      StyledText(greeting, view.theme.accent), trailing: StyledText(date, view.theme.faint)
    )
    .draw(in: &frame, at: line)
  }
}

// MARK: - Lines

extension TodayScreen {
  private enum Line {
    case heading(Words)
    case row(Int, TodayRow)
    /// A line of a row that takes several.
    case part(Int, String, isFirst: Bool, isDetail: Bool)
    case text(StyledText)
    case blank

    var isBlank: Bool {
      if case .blank = self { true } else { false }
    }

    /// Which row it belongs to.
    var row: Int? {
      switch self {
      case .row(let row, _), .part(let row, _, _, _): row
      case .heading, .text, .blank: nil
      }
    }
  }

  private static func columnRects(in body: Rect, _ view: ViewContext) -> [Rect] {
    let parts = body.sideBySide(from: wideWidth - 4, spacing: 4)
    return [parts.leading] + (parts.trailing.map { [$0] } ?? [])
  }

  /// The lines of each column; sections are never divided between two.
  private static func columns(of state: State, in view: ViewContext) -> [[Line]] {
    let sections = sections(of: state, in: view)
    guard !sections.isEmpty else { return [beginning(in: view)] }
    guard view.size.width >= wideWidth else {
      return [fitting(Array(sections.joined()), in: view)]
    }
    let half = sections.reduce(0) { $0 + $1.count } / 2
    var columns: [[Line]] = [[], []]
    for section in sections {
      columns[columns[0].count + section.count / 2 <= half ? 0 : 1] += section
    }
    return columns
  }

  /// The lines without the space between sections where only so they fit the screen.
  private static func fitting(_ lines: [Line], in view: ViewContext) -> [Line] {
    let (ends, height) = (lines.reversed().prefix(while: \.isBlank).count, bodyHeight(in: view))
    let all = Array(lines.dropLast(ends))
    guard all.count > height else { return all }
    let dense = all.filter { !$0.isBlank }
    return dense.count <= height ? dense : lines
  }

  private static func bodyHeight(in view: ViewContext) -> Int {
    Rect(size: view.size).margins(top: 1).rows(.fixed(1), .fixed(1), .fill)[2].height
  }

  private static func sections(of state: State, in view: ViewContext) -> [[Line]] {
    var index = 0
    return state.page.sections.filter { !$0.isSilent }.map { section in
      var lines = [Line.heading(section.name.title)]
      for row in section.rows {
        lines += self.lines(of: row, at: index, in: view)
        index += 1
      }
      lines += canvas(of: section, state.page, in: view)
      if section.rows.isEmpty, let invitation = section.invitation {
        let text = StyledText(invitation.text(view.language), view.theme.faint)
        lines += wrapped(text, in: view)
        lines.append(
          .text(StyledText("  " + invitation.command(view.language), view.theme.heading)))
      }
      if section.rows.isEmpty, let quiet = section.quiet {
        lines.append(.text(StyledText("  " + quiet(view.language), view.theme.faint)))
      }
      return lines + [.blank]
    }
  }

  /// Over several lines where the screen is high enough for them.
  private static func wrapped(_ text: StyledText, in view: ViewContext) -> [Line] {
    guard view.size.height >= 30 else { return [.text(text)] }
    return Paragraph(text).rows(columns: columnWidth(in: view), widths: view.widths)
      .map { .text($0) }
  }

  private static func lines(of row: TodayRow, at index: Int, in view: ViewContext) -> [Line] {
    guard row.mostLines > 1 else { return [.row(index, row)] }
    let columns = columnWidth(in: view) - textIndent
    let texts = row.textLines(view.language, columns: columns, view.widths)
    let detail = row.detail(view.language)
    return texts.enumerated().map {
      .part(index, $1, isFirst: $0 == 0, isDetail: false)
    } + (detail.isEmpty ? [] : [.part(index, detail, isFirst: false, isDetail: true)])
  }

  /// The columns of the mark of what is selected.
  private static let textIndent = 2

  private static func columnWidth(in view: ViewContext) -> Int {
    let body = Rect(size: view.size).margins(top: 1, left: 2, right: 2)
    return columnRects(in: body, view)[0].width
  }

  private static func canvas(
    of section: TodaySection, _ page: TodayPage, in view: ViewContext
  ) -> [Line] {
    guard let canvas = section.canvas, view.size.height >= SmallCanvas.leastScreen else {
      return []
    }
    return SmallCanvas(
      drawing: canvas, today: page.overview.moment.day, language: view.language,
      level: view.colors, widths: view.widths
    )
    .rows(columns: columnWidth(in: view)).map { .text($0) }
  }

  /// What Today says while no area has anything to say.
  private static func beginning(in view: ViewContext) -> [Line] {
    let columns = min(70, view.size.width - 4)
    let ways = TermList(
      TodayWords.screenWays.map { way in
        TermList.Entry(
          StyledText(way.key, view.theme.heading), StyledText(way.meaning(view.language)))
      })
    let nothing = Paragraph(StyledText(TodayWords.nothingYet(view.language)))
    return nothing.rows(columns: columns, widths: view.widths).map { .text($0) } + [.blank]
      + ways.rows(columns: columns, widths: view.widths).map { .text($0) }
  }

  private static func offset(of lines: [Line], _ state: State, height: Int) -> Int {
    let selected = lines.firstIndex {
      $0.row == state.selected
    }
    guard let selected, lines.count > height else { return 0 }
    return min(max(0, selected - height / 2), lines.count - height)
  }

  private static func draw(
    _ lines: [Line], of state: State, in frame: inout Frame, at column: Rect, _ view: ViewContext
  ) {
    let first = offset(of: lines, state, height: column.height)
    // In the margin, so that no line gets shorter for it.
    ScrollMark(
      first: first, visible: column.height, count: lines.count, style: view.theme.faint
    )
    .draw(
      in: &frame, at: Rect(x: column.maxX + 1, y: column.minY, width: 1, height: column.height))
    for (index, line) in lines.dropFirst(first).prefix(column.height).enumerated() {
      let place = column.row(index)
      switch line {
      case .blank: break
      case .heading(let title):
        StatusLine(StyledText(title(view.language), view.theme.heading))
          .draw(in: &frame, at: place)
      case .text(let text): StatusLine(text).draw(in: &frame, at: place)
      case .row(let index, let row):
        draw(row, isSelected: index == state.selected, in: &frame, at: place, view)
      case .part(let index, let text, let isFirst, let isDetail):
        let isSelected = index == state.selected
        let plain = isDetail ? view.theme.faint : view.theme.text
        let style = isSelected ? view.theme.selection : plain
        StatusLine(
          StyledText((isFirst && isSelected ? "▸ " : "  ") + text, style),
          style: isSelected ? style : .plain
        )
        .draw(in: &frame, at: place)
      }
    }
  }

  private static func draw(
    _ row: TodayRow, isSelected: Bool, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let plain = row.isUrgent ? view.theme.accent : view.theme.text
    let style = isSelected ? view.theme.selection : plain
    let text = StyledText("\(isSelected ? "▸" : " ") \(row.mark) \(row.text(view.language))", style)
    let detail = StyledText(
      row.detail(view.language), isSelected ? view.theme.selection : view.theme.faint)
    StatusLine(text, trailing: detail, style: isSelected ? style : .plain)
      .draw(in: &frame, at: line)
  }
}
