import TerminalKit

/// Draws a form: labels at the left, fields beside them, messages below.
///
/// If there is little room, blank rows and borders are left out first, then remarks and counters,
/// and fields last. The focused field stays visible with all that is said about it.
struct FormView<Name: Hashable> {
  let form: Form<Name>
  let view: ViewContext
  /// Number of columns to the right of the form that messages may use.
  var messageMargin = 0

  /// Returns the number of columns to which text is wrapped in a form of the given width.
  static func textWidth(of form: Form<Name>, width: Int, in view: ViewContext) -> Int {
    max(1, width - FormView(form: form, view: view).labelColumns(in: width))
  }

  /// Returns the smallest height in which every field is visible, and the height that has room for
  /// everything.
  func heights(width: Int) -> (least: Int, whole: Int) {
    let needs = needs(width: width)
    let height = { (room: Int) in fieldRows(needs, height: room).reduce(0) { $0 + $1.height } }
    return (height(0), height(10_000))
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let places = fieldAreas(in: rect)
    drawScrollArrows(than: places, in: &frame, at: rect)
    for place in places {
      let field = form.fields[place.index]
      drawLabel(of: field, at: place, in: &frame)
      draw(field, at: place, in: &frame)
      let below = rowsBelow(place.index, in: place.messageRect.size, isBoxed: place.rows.isBoxed)
      for (row, line) in below.enumerated() {
        frame.write(line, in: place.messageRect, row: row)
      }
    }
  }

  /// Returns the field at a position, and the caret index in its text.
  func fieldHit(_ position: Position, in rect: Rect) -> (index: Int, caret: Int)? {
    guard let place = fieldAreas(in: rect).first(where: { $0.fullRect.contains(position) }),
      form.fields[place.index].canHaveFocus
    else { return nil }
    let isFocused = place.index == form.focusedIndex
    switch form.fields[place.index].content {
    case .line(let state):
      let caret = TextField(state, isFocused: isFocused)
        .caretIndex(at: position, in: place.lineRect, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .lines(let state):
      let caret = TextArea(state, isFocused: isFocused, showsCounter: place.rows.hasCounter)
        .caretIndex(at: position, in: place.contentRect, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .toggle, .choice, .readOnly: return (place.index, 0)
    }
  }
}

// MARK: - Layout

/// The rows that the parts of a field need at some width.
private struct FieldNeeds {
  let text: Int
  let message: Int
  let remark: Int
  /// Rows of the remark below the border.
  let remarkBelowBox: Int
}

/// The rows of a field.
private struct FieldRows {
  /// Rows of the content, with its border or its counter.
  var content = 1
  /// Rows of the remark and the message below the content.
  var below = 0
  var isBoxed = false
  var hasCounter = false

  var height: Int { content + below }
}

extension FormView {
  private struct FieldArea {
    let index: Int
    let rows: FieldRows
    let fullRect: Rect
    let contentRect: Rect
    let messageRect: Rect

    /// The rect of a line, inside its border if it has one.
    var lineRect: Rect {
      rows.isBoxed ? Box.contentRect(inside: contentRect).insetBy(left: 1, right: 1) : contentRect
    }
  }

  var labelWidth: Int {
    let widest = form.fields.map { view.widths.columns(of: $0.label(view.language)) }.max() ?? 0
    return widest + 4
  }

  /// Returns the number of columns of the labels in a form of the given width.
  private func labelColumns(in width: Int) -> Int { min(labelWidth, width * 3 / 5) }

  private func fieldAreas(in rect: Rect) -> [FieldArea] {
    let rows = fieldRows(needs(width: rect.width), height: rect.height)
    let tops = rows.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.height) }
    let first = scrollOffset(tops: tops, height: rect.height)
    return form.fields.indices.compactMap { index in
      let y = tops[index] - first
      // A field that is only partly visible is not drawn: its caret would appear in another field.
      guard y >= 0, y + rows[index].content <= rect.height else { return nil }
      let whole = Rect(
        x: rect.minX, y: rect.minY + y, width: rect.width,
        height: min(rows[index].height, rect.height - y))
      let beside = whole.insetBy(left: labelColumns(in: rect.width))
      let parts = beside.rows(.fixed(rows[index].content), .fill)
      let below = Rect(
        x: parts[1].minX, y: parts[1].minY, width: parts[1].width + messageMargin,
        height: parts[1].height)
      return FieldArea(
        index: index, rows: rows[index], fullRect: whole, contentRect: parts[0],
        messageRect: below)
    }
  }

  /// Returns the first visible row. `tops` are the first rows of the fields, and the row after the
  /// last.
  private func scrollOffset(tops: [Int], height: Int) -> Int {
    guard let all = tops.last, all > height, form.focusedIndex + 1 < tops.count else { return 0 }
    return min(tops[form.focusedIndex], max(0, tops[form.focusedIndex + 1] - height))
  }

  private func needs(width: Int) -> [FieldNeeds] {
    let columns = width - labelColumns(in: width)
    return form.fields.enumerated().map { index, field in
      FieldNeeds(
        text: textRows(of: field, columns: columns),
        message: messageRows(index, columns + messageMargin).count,
        remark: remarkRows(index, columns + messageMargin, isBoxed: false).count,
        remarkBelowBox: remarkRows(index, columns + messageMargin, isBoxed: true).count)
    }
  }

  /// Returns the rows of every field: what each needs to be visible, and then, as long as there is
  /// room, what else it has.
  private func fieldRows(_ needs: [FieldNeeds], height: Int) -> [FieldRows] {
    var rows = needs.enumerated().map { index, need in
      index == form.focusedIndex
        ? FieldRows(
          content: min(need.text, max(1, height)), below: need.message + need.remark)
        : FieldRows(below: min(1, need.message))
    }
    var room = height - rows.reduce(0) { $0 + $1.height }
    func grow(_ index: Int, _ part: WritableKeyPath<FieldRows, Int>, to wanted: Int) {
      let more = min(max(0, room), max(0, wanted - rows[index][keyPath: part]))
      rows[index][keyPath: part] += more
      room -= more
    }
    let all = form.fields.indices
    for index in all { grow(index, \.content, to: needs[index].text) }
    for index in all { grow(index, \.below, to: needs[index].message) }
    for index in all { grow(index, \.below, to: needs[index].message + needs[index].remark) }
    for index in all where room > 0 && form.fields[index].hasCounter {
      rows[index].hasCounter = true
      grow(index, \.content, to: rows[index].content + 1)
    }
    // All borders or none, so that fields of the same kind look the same.
    let boxed = all.filter { form.fields[$0].isBoxed }
    let inBoxes = boxed.map { index in
      FieldRows(
        content: form.fields[index].height,
        below: needs[index].message + needs[index].remarkBelowBox, isBoxed: true)
    }
    let added = zip(boxed, inBoxes).reduce(0) { $0 + $1.1.height - rows[$1.0].height }
    if added <= room {
      for (index, inBox) in zip(boxed, inBoxes) { rows[index] = inBox }
      room -= added
    }
    for index in all { grow(index, \.content, to: form.fields[index].height) }
    return rows
  }

  /// Returns the number of rows that the text of a field fills.
  private func textRows(of field: FormField<Name>, columns: Int) -> Int {
    guard case .lines(let state) = field.content else { return 1 }
    let area = TextArea(state, placeholder: field.placeholder(view.language))
    return min(field.rows, area.textHeight(columns: columns, widths: view.widths))
  }

  /// Maximum number of rows of a message; enough for an error in a birthday together with the
  /// accepted formats.
  private var maxMessageRows: Int { 4 }

  private func messageRows(_ index: Int, _ columns: Int) -> [String] {
    let field = form.fields[index]
    let rows = self.rows(
      of: field.messageBelow, after: field.error == nil ? "· " : "! ", in: columns)
    return firstRows(maxMessageRows, of: rows)
  }

  private func remarkRows(_ index: Int, _ columns: Int, isBoxed: Bool) -> [String] {
    let remark = isBoxed ? nil : form.fields[index].remark
    return rows(
      of: remark ?? truncatedText(index, columns: columns - messageMargin, isBoxed: isBoxed),
      in: columns)
  }

  /// Returns the remark and the message of a field. The message comes first if there is little
  /// room; a sign at the end shows that one was cut.
  private func rowsBelow(_ index: Int, in size: Size, isBoxed: Bool) -> [StyledText] {
    let message = firstRows(size.height, of: messageRows(index, size.width))
    let remark = firstRows(
      size.height - message.count, of: remarkRows(index, size.width, isBoxed: isBoxed))
    let style = form.fields[index].error == nil ? view.theme.warning : view.theme.error
    return remark.map { StyledText($0, view.theme.faint) }
      + message.map { StyledText($0, style) }
  }

  /// Returns the text of the focused line that does not fit: its placeholder, or the remark in its
  /// border. Nil if it fits.
  private func truncatedText(_ index: Int, columns: Int, isBoxed: Bool) -> Words? {
    let field = form.fields[index]
    guard case .line(let state) = field.content, index == form.focusedIndex else { return nil }
    let columns = max(0, columns)
    if isBoxed {
      let box = Box(bottomText: field.remark?(view.language) ?? "")
      return box.isBottomTextCut(columns: columns, widths: view.widths) ? field.remark : nil
    }
    let line = TextField(state, placeholder: field.placeholder(view.language))
    let place = Rect(x: 0, y: 0, width: columns, height: 1)
    return line.isPlaceholderTruncated(in: place, widths: view.widths) ? field.placeholder : nil
  }

  private func rows(of words: Words?, after mark: String = "", in width: Int) -> [String] {
    words.map { view.widths.wrap(mark + $0(view.language), columns: max(1, width)) } ?? []
  }

  /// Returns the first `count` rows. All remaining text is appended to the last one, where drawing
  /// cuts it.
  private func firstRows(_ count: Int, of rows: [String]) -> [String] {
    guard count > 0, rows.count > count else { return Array(rows.prefix(max(0, count))) }
    return Array(rows.prefix(count - 1)) + [rows[(count - 1)...].joined(separator: " ")]
  }
}

// MARK: - Drawing

extension FormView {
  private func drawLabel(of field: FormField<Name>, at place: FieldArea, in frame: inout Frame) {
    let isFocused = place.index == form.focusedIndex
    let mark = isFocused ? "▸ " : "  "
    let style = isFocused ? view.theme.heading : view.theme.faint
    let room = place.fullRect.insetBy(right: place.contentRect.width + 1)
    frame.write(
      StyledText(mark + field.label(view.language), style), in: room,
      row: place.rows.isBoxed ? 1 : 0)
  }

  /// Draws arrows above and below if fields are hidden there. The labels leave a column free for
  /// them.
  private func drawScrollArrows(than places: [FieldArea], in frame: inout Frame, at rect: Rect) {
    guard let first = places.first, let last = places.last else { return }
    let column = labelColumns(in: rect.width) - 2
    let sign = { (row: Int) in
      Rect(x: rect.minX + max(0, column), y: rect.minY + row, width: 1, height: 1)
    }
    if first.index > 0 { frame.write(StyledText("↑", view.theme.faint), in: sign(0)) }
    if last.index < form.fields.count - 1 {
      frame.write(StyledText("↓", view.theme.faint), in: sign(rect.height - 1))
    }
  }

  /// Draws the border with the remark.
  private func drawBox(
    of field: FormField<Name>, isFocused: Bool, at rect: Rect, in frame: inout Frame
  ) {
    let remark = field.remark?(view.language) ?? ""
    let border = isFocused ? view.theme.heading : view.theme.border
    let noted = field.error == nil ? view.theme.good : view.theme.faint
    Box(bottomText: remark, look: Box.Look(border: border, bottomText: noted)).draw(
      in: &frame, at: rect)
  }

  private func draw(_ field: FormField<Name>, at place: FieldArea, in frame: inout Frame) {
    let isFocused = place.index == form.focusedIndex
    let example = field.placeholder(view.language)
    let rect = place.contentRect
    switch field.content {
    case .line(let state):
      if place.rows.isBoxed { drawBox(of: field, isFocused: isFocused, at: rect, in: &frame) }
      TextField(
        state, placeholder: example, isFocused: isFocused,
        isSelected: isFocused && field.isSuggestion, look: view.theme.textFieldLook
      )
      .draw(in: &frame, at: place.lineRect)
    case .lines(let state):
      TextArea(
        state, placeholder: example, isFocused: isFocused, showsCounter: place.rows.hasCounter,
        look: view.theme.textFieldLook
      )
      .draw(in: &frame, at: rect)
    case .toggle(let isOn):
      let text =
        isOn ? view.language(ko: "[x] 켬", en: "[x] on") : view.language(ko: "[ ] 끔", en: "[ ] off")
      frame.write(StyledText(text, isFocused ? view.theme.heading : view.theme.text), in: rect)
    case .choice(let choice):
      let text = "‹ \(choice.text(view.language)) ›"
      frame.write(StyledText(text, isFocused ? view.theme.heading : view.theme.text), in: rect)
    case .readOnly(let text): frame.write(StyledText(text), in: rect)
    }
  }
}

extension Theme {
  var textFieldLook: TextField.Look {
    TextField.Look(
      text: text.adding(.underline), selection: selection, placeholder: faint.adding(.underline),
      counter: faint, fullCounter: warning, more: faint)
  }

  var listLook: List.Look {
    List.Look(row: text, selected: selection, empty: faint, scroll: faint)
  }
}
