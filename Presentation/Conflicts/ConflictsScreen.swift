import HearthDomain
import TerminalKit

/// The page of devices and links: the state of sync, and the list of conflicts. Both sides of the
/// selected conflict are displayed, and the user can choose one.
enum ConflictsScreen: Screen {
  struct State: Hashable {
    var rows: RowList<Conflict>
    /// The lines about sync; empty while it is off.
    private(set) var syncStatus: [SyncStatusLine]
    /// Whether the two sides of the selected conflict are displayed in full instead of the list.
    fileprivate(set) var isOpen = false
    /// The scroll position while both sides are displayed in full.
    fileprivate var sides = ScrolledRows()

    init(_ conflicts: [Conflict], _ syncStatus: [SyncStatusLine] = []) {
      rows = RowList(all: conflicts)
      self.syncStatus = syncStatus
    }

    /// Updates the page from the store; the selection stays.
    mutating func refresh(_ conflicts: [Conflict], _ syncStatus: [SyncStatusLine]) {
      let shown = rows.selected?.source
      rows.refreshRows(conflicts) { $0.source == $1.source }
      self.syncStatus = syncStatus
      // Returns to the list if another conflict is selected now, so that the user settles only the
      // conflict that was displayed.
      if rows.selected?.source != shown { isOpen = false }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    /// Display both sides in full, or return to the list.
    case setOpen(Bool)
    /// Scroll the sides that are displayed in full.
    case scrolled(ListMove)
    case requested(Output)
  }

  typealias Output = PageEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      _ = state.rows.apply(input)
      return nil
    case .setOpen(let isOpen):
      state.isOpen = isOpen && state.rows.selected != nil
      state.sides = ScrolledRows()
      return nil
    case .scrolled(let move):
      state.sides.apply(move)
      return nil
    case .requested(let output):
      // A settled conflict leaves the list, so the list is shown again.
      if case .settleConflict = output { state.isOpen = false }
      return output
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    let layout = layout(state, view)
    state.rows.visibleCount = layout.list.height
    guard state.isOpen, let selected = state.rows.selected else { return }
    state.sides.fit(rows(of: selected, in: layout.sides, view).count, in: layout.sides)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let nothing =
      state.rows.selected == nil
      ? Words(ko: "고를 것이 없어요", en: "there is nothing to settle") : nil
    func settle(
      _ key: Character, _ label: Words, help: Words, _ side: ResolveConflicts.Side
    ) -> KeyBinding<Action> {
      KeyBinding(
        [.character(key)], label, help: help,
        action: .requested(state.rows.selected.map { .settleConflict($0.source, side) } ?? .back),
        disabledReason: nothing)
    }
    return Keymap(
      [
        settle(
          "o", Words(ko: "다른 것으로", en: "take the other"),
          help: Words(ko: "지금 것 대신 다른 것을 써요", en: "Use the other version instead"), .other),
        settle(
          "s", Words(ko: "그대로", en: "keep"),
          help: Words(
            ko: "지금대로 두고 목록에서 치워요",
            en: "Keep this version and take it off the list"), .kept),
        KeyBinding(
          [Key(.enter)],
          state.isOpen ? Words(ko: "접기", en: "list") : Words(ko: "펼치기", en: "in full"),
          help: Words(ko: "양쪽을 다 펼쳐 보여요", en: "Show both sides in full"),
          action: .setOpen(!state.isOpen), disabledReason: nothing),
        KeyBinding(
          [.character("y")], ko: ("주고받기", "다른 기기와 지금 주고받아요"),
          en: ("sync", "Sync with the other devices now"),
          action: .requested(.runCommand("sync")),
          disabledReason: state.syncStatus.isEmpty
            ? Words(ko: "동기화하고 있지 않아요", en: "this device does not sync") : nil),
        KeyBinding(
          [Key(.escape), .character("q")], ko: ("뒤로", "이전 화면으로 돌아가요"),
          en: ("back", "Go back to the previous screen"),
          action: state.isOpen ? .setOpen(false) : .requested(.back)),
      ] + ListMove.bindings(disabled: nothing) { state.isOpen ? .scrolled($0) : .list(.move($0)) })
  }
}

// MARK: - Drawing

extension ConflictsScreen {
  private struct Layout {
    let statusTitle: Rect
    let syncStatus: Rect
    let title: Rect
    let list: Rect
    let sides: Rect
  }

  /// Returns the areas of the page. The lines about sync take at most a third of the height; in a
  /// low window, they are hidden while a conflict is open.
  private static func layout(_ state: State, _ view: ViewContext) -> Layout {
    let isLow = view.size.height < 14
    let gap = isLow ? 0 : 1
    let page = Rect(size: view.size).insetBy(top: gap, left: 2, right: 1)
    let isStuck = state.syncStatus.first?.importance == .problem
    let most = isLow ? (isStuck ? 4 : 2) : view.size.height / 3
    let count =
      isLow && state.isOpen ? 0 : min(syncStatus(of: state, page.width, view).count, most)
    // On a wide page the sides stand beside the list.
    let isWide = view.size.hasRoomForDetails && !state.isOpen
    let sides = isWide ? 0 : min(8, view.size.height / (isLow && count > 0 ? 4 : 2))
    let rows = page.rows(
      .fixed(1), .fixed(gap), .fixed(count), .fixed(count > 0 ? gap : 0),
      .fixed(count > 0 ? 1 : 0), state.isOpen ? .fixed(1) : .fill, .fixed(gap),
      state.isOpen ? .fill : .fixed(state.rows.selected == nil ? 0 : sides))
    let beside =
      isWide && state.rows.selected != nil
      ? rows[5].listWithDetails { most in
        state.rows.neededColumns(atMost: most) {
          view.widths.columns(of: row(of: $0, isSelected: false, view))
        }
      } : nil
    return Layout(
      statusTitle: rows[0], syncStatus: rows[2], title: rows[4], list: beside?.list ?? rows[5],
      sides: beside?.details ?? rows[7])
  }

  /// Returns the sync lines, wrapped to the width.
  private static func syncStatus(
    of state: State, _ width: Int, _ view: ViewContext
  ) -> [StyledText] {
    state.syncStatus.flatMap { line in
      let style =
        switch line.importance {
        case .main: Style()
        case .detail: view.theme.faint
        case .problem: view.theme.warning
        }
      return Paragraph(StyledText(line.text(view.language).terminalSafe.onOneLine, style))
        .rows(columns: max(1, width), widths: view.widths)
    }
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    if state.isOpen { return ListMove(mouse).map { .scrolled($0) } }
    let place = layout(state, view).list
    return ListInput(mouse, on: list(of: state, place.width, view), at: place).map { .list($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = layout(state, view)
    let count = StyledText(state.rows.count > 0 ? "\(state.rows.count)" : "", view.theme.faint)
    let isAlone = state.syncStatus.isEmpty
    StatusLine(
      StyledText(AppPage.conflicts(state).title?(view.language) ?? "", view.theme.heading),
      trailing: isAlone ? count : StyledText("")
    )
    .draw(in: &frame, at: layout.statusTitle)
    let lines = syncStatus(of: state, layout.syncStatus.width, view)
    for (index, line) in truncated(lines, to: layout.syncStatus.size, view).enumerated() {
      _ = frame.write(line, in: layout.syncStatus.row(index))
    }
    if !layout.title.isEmpty {
      let title = Words(ko: "다르게 고친 항목", en: "Conflicts")
      StatusLine(StyledText(title(view.language), view.theme.heading), trailing: count)
        .draw(in: &frame, at: layout.title)
    }
    list(of: state, layout.list.width, view).draw(in: &frame, at: layout.list)
    guard let selected = state.rows.selected else { return }
    if state.isOpen {
      let rows = rows(of: selected, in: layout.sides, view)
      state.sides.draw(rows, in: &frame, at: layout.sides, view)
    } else {
      drawSides(of: selected, in: &frame, at: layout.sides, view)
    }
  }

  private static func list(of state: State, _ width: Int, _ view: ViewContext) -> List {
    let none = Words(ko: "다르게 고친 항목이 없어요.", en: "There are no conflicts.")
    let alone = Words(
      ko: "다른 기기와 동기화하고 있지 않아요. ‘hearth sync setup’으로 시작해요.",
      en: "Not syncing with another device. Start with “hearth sync setup”.")
    let nothing = state.syncStatus.isEmpty ? alone : none
    let selected = state.rows.selected
    return state.rows.list(
      whenEmpty: StyledText(nothing(view.language)), look: view.theme.listLook
    ) { conflict in
      view.widths.truncated(
        row(of: conflict, isSelected: conflict == selected, view),
        to: max(1, width - RowList<Conflict>.markColumns))
    }
  }

  private static func row(
    of conflict: Conflict, isSelected: Bool, _ view: ViewContext
  ) -> StyledText {
    let faint = isSelected ? nil : view.theme.faint
    return StyledText(conflict.itemName(view.language))
      + StyledText("  " + conflict.partName(view.language), faint)
      + StyledText(conflict.origin.map { "  \($0)" } ?? "", faint)
  }

  /// Draws the beginning of both sides, each in half of the area.
  private static func drawSides(
    of conflict: Conflict, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let sides = sideRows(of: conflict, place.width, view)
    let halves = place.rows(.fixed(min(8, place.height / 2)), .fill)
    for (half, rows) in zip(halves, sides) {
      for (index, row) in truncated(rows, to: half.size, view).enumerated() {
        _ = frame.write(row, in: half.row(index))
      }
    }
  }

  /// Returns the rows of an opened conflict: both sides in full, and the explanation.
  private static func rows(
    of conflict: Conflict, in place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    ScrolledRows.rows(in: place) { columns in
      let sides = Array(sideRows(of: conflict, columns, view).joined(separator: [StyledText()]))
      guard let explanation = conflict.explanation else { return sides }
      let text = StyledText(explanation(view.language).terminalSafe.onOneLine, view.theme.faint)
      return sides + [StyledText()]
        + Paragraph(text).rows(columns: max(1, columns), widths: view.widths)
    }
  }

  /// Returns the wrapped rows of each side, starting with its label.
  private static func sideRows(
    of conflict: Conflict, _ columns: Int, _ view: ViewContext
  ) -> [[StyledText]] {
    let labels = [
      view.language(ko: "지금 것", en: "kept"), view.language(ko: "다른 것", en: "other"),
    ]
    let width = labels.map { view.widths.columns(of: $0) }.max() ?? 0
    return zip(labels, [conflict.keptSide, conflict.otherSide]).map { label, side in
      let text = side(view.language).terminalSafe.onOneLine
      let rows = Paragraph(StyledText(text.isEmpty ? "–" : text))
        .rows(columns: max(1, columns - width - 2), widths: view.widths)
      return rows.enumerated().map { index, row in
        let start = view.widths.padded(index == 0 ? label : "", to: width) + "  "
        return StyledText(start, view.theme.heading) + row
      }
    }
  }

  /// Returns as many rows as fit; if some are cut off, the last one ends with an ellipsis.
  private static func truncated(
    _ rows: [StyledText], to room: Size, _ view: ViewContext
  ) -> [StyledText] {
    guard rows.count > room.height, room.height > 0 else { return Array(rows.prefix(room.height)) }
    let last = view.widths.truncated(rows[room.height - 1] + StyledText("…"), to: room.width)
    return rows.prefix(room.height - 1) + [last]
  }
}
