import TerminalKit

extension CommandLineScreen {
  static let showsScreenBelow = true

  /// Draws the command line above the footer, and messages or completions above it.
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = AppLayout(size: view.size)
    let rows = messageRows(state, in: view, columns: layout.notice.width - 2)
    if !rows.isEmpty {
      let top = layout.notice.minY - rows.count - 1
      let panel = Rect(x: 0, y: top, width: view.size.width, height: rows.count + 1)
      frame.clear(panel, style: view.theme.text)
      frame.fill(
        panel.row(0), with: view.widths.singleColumn("─", or: "-"), style: view.theme.border)
      for (index, row) in rows.enumerated() {
        frame.write(row, in: panel.insetBy(left: 1, right: 1), row: index + 1)
      }
    }
    frame.clear(layout.notice, style: view.theme.text)
    let line = layout.notice.insetBy(left: 1, right: 1)
    let used = frame.write(StyledText(": ", view.theme.heading), in: line)
    let example = view.language(
      ko: "셸에서 쓰는 말 그대로: water 엄마, feel 80 좋다, search 바다",
      en: "as in the shell: water Mum, feel 80 fine, search sea")
    TextField(state.field, placeholder: example, look: view.theme.textFieldLook)
      .draw(in: &frame, at: line.insetBy(left: used))
  }

  /// Returns the rows above the line: an error, or the completions.
  private static func messageRows(_ state: State, in view: ViewContext, columns: Int)
    -> [StyledText]
  {
    if let trouble = state.errorMessage {
      let mark = StyledText("! ", view.theme.error)
      let rows = Paragraph(StyledText(trouble(view.language), view.theme.error))
        .rows(columns: columns - 2, widths: view.widths)
      // The end of the text is the important part, so the rows may cover everything but the tabs.
      return rows.prefix(max(1, view.size.height - 4)).enumerated()
        .map { ($0 == 0 ? mark : "  ") + $1 }
    }
    guard let offered = state.completions else { return [] }
    let rows = CompletionRows(offered, in: view, columns: columns)
    return rows.visibleRows(atMost: max(1, min(9, (view.size.height - 4) / 2)))
  }
}

/// The completions in rows: one per row with its meaning, or several side by side.
private struct CompletionRows {
  private let rows: [StyledText]
  private let selected: Int

  init(_ offered: CommandLineScreen.OfferedCompletions, in view: ViewContext, columns: Int) {
    let offers = offered.completion.candidates
    let widest = offers.map { view.widths.columns(of: $0.text) }.max() ?? 0
    let hasMeaning = offers.contains { $0.meaning != nil }
    let width = min(widest, hasMeaning ? 24 : columns) + 2
    let perRow = hasMeaning ? 1 : max(1, columns / width)
    rows = stride(from: 0, to: offers.count, by: perRow).map { start in
      offers[start..<min(start + perRow, offers.count)].enumerated()
        .reduce(into: StyledText()) { row, item in
          let isSelected = start + item.offset == offered.selectedIndex
          let name = StyledText(
            view.widths.truncate(item.element.text, to: width - 2),
            isSelected ? view.theme.selection : view.theme.heading)
          row +=
            name
            + StyledText(
              String(repeating: " ", count: max(1, width - view.widths.columns(of: name))))
          if let meaning = item.element.meaning {
            row += StyledText(meaning(view.language).onOneLine, view.theme.faint)
          }
        }
    }
    selected = (offered.selectedIndex ?? 0) / perRow
  }

  /// Returns at most `most` rows, with the selected one among them. If rows are hidden, the last
  /// one says how many.
  func visibleRows(atMost most: Int) -> [StyledText] {
    guard rows.count > most else { return rows }
    let room = max(1, most - 1)
    let first = min(max(0, selected - room + 1), rows.count - room)
    let more = StyledText("… \(first + room)/\(rows.count)", Style(attributes: .dim))
    return rows[first..<first + room] + [more]
  }
}
