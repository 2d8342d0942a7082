import TerminalKit

/// Draws a form: labels at the left, fields beside them, messages below.
///
/// If the form does not fit, the focused field stays visible.
struct FormView<Name: Hashable> {
  let form: Form<Name>
  let view: ViewContext
  /// Number of columns to the right of the form that messages may use.
  var messageMargin = 0

  /// Returns the number of columns to which text is wrapped in a form of the given width.
  static func textWidth(of form: Form<Name>, width: Int, in view: ViewContext) -> Int {
    max(1, width - FormView(form: form, view: view).labelColumns(in: width))
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let places = fieldAreas(in: rect)
    drawScrollArrows(than: places, in: &frame, at: rect)
    for place in places {
      let field = form.fields[place.index]
      drawLabel(of: field, at: place, in: &frame)
      draw(field, isFocused: place.index == form.focusedIndex, at: place.contentRect, in: &frame)
      for (row, line) in rowsBelow(field, in: place.messageRect.size).enumerated() {
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
      let line =
        form.fields[place.index].isBoxed
        ? FormView.contentRect(inside: place.contentRect) : place.contentRect
      let caret = TextField(state, isFocused: isFocused)
        .caretIndex(at: position, in: line, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .lines(let state):
      let caret = TextArea(state, isFocused: isFocused)
        .caretIndex(at: position, in: place.contentRect, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .toggle, .choice, .readOnly: return (place.index, 0)
    }
  }
}

// MARK: - Layout

extension FormView {
  private struct FieldArea {
    let index: Int
    let fullRect: Rect
    let contentRect: Rect
    let messageRect: Rect
  }

  var labelWidth: Int {
    let widest = form.fields.map { view.widths.columns(of: $0.label(view.language)) }.max() ?? 0
    return widest + 4
  }

  /// Returns the number of columns of the labels in a form of the given width.
  private func labelColumns(in width: Int) -> Int { min(labelWidth, width * 3 / 5) }

  private func fieldAreas(in rect: Rect) -> [FieldArea] {
    let heights = fieldHeights(in: rect)
    let tops = topOffsets(of: heights)
    let first = scrollOffset(tops: tops, heights: heights, height: rect.height)
    return form.fields.indices.compactMap { index in
      let y = tops[index] - first
      // A field that is only partly visible is not drawn: its caret would appear in another field.
      let least = form.fields[index].height + (form.fields[index].remarkBelow == nil ? 0 : 1)
      guard y >= 0, y + least <= rect.height else { return nil }
      let whole = Rect(
        x: rect.minX, y: rect.minY + y, width: rect.width,
        height: min(heights[index], rect.height - y))
      let beside = whole.insetBy(left: labelColumns(in: rect.width))
      let parts = beside.rows(.fixed(form.fields[index].height), .fill)
      let below = Rect(
        x: parts[1].minX, y: parts[1].minY, width: parts[1].width + messageMargin,
        height: parts[1].height)
      return FieldArea(index: index, fullRect: whole, contentRect: parts[0], messageRect: below)
    }
  }

  private func topOffsets(of heights: [Int]) -> [Int] {
    var top = 0
    return heights.map { height in
      defer { top += height }
      return top
    }
  }

  private func fieldHeights(in rect: Rect) -> [Int] {
    let whole = form.fields.map { fieldHeight($0, width: rect.width) }
    guard whole.reduce(0, +) > rect.height else { return whole }
    // If there is little room, the messages of the focused field come first.
    let least = form.fields.enumerated().map { index, field in
      index == form.focusedIndex
        ? whole[index]
        : field.height + [field.remarkBelow, field.messageBelow].compactMap(\.self).count
    }
    var heights = least
    let shown = visibleFields(heights, least, height: rect.height)
    // Other messages use only rows that no field needs.
    for index in heights.indices where index != form.focusedIndex {
      while heights[index] < whole[index] {
        heights[index] += 1
        if self.visibleFields(heights, least, height: rect.height) == shown { continue }
        heights[index] -= 1
        break
      }
    }
    return heights
  }

  /// Returns the indices of the fields for which at least the minimum height is visible.
  private func visibleFields(_ heights: [Int], _ least: [Int], height: Int) -> [Int] {
    let tops = topOffsets(of: heights)
    let first = scrollOffset(tops: tops, heights: heights, height: height)
    return form.fields.indices.filter { index in
      tops[index] >= first && tops[index] - first + least[index] <= height
    }
  }

  private func scrollOffset(tops: [Int], heights: [Int], height: Int) -> Int {
    let all = heights.reduce(0, +)
    guard all > height, tops.indices.contains(form.focusedIndex) else { return 0 }
    let bottom = tops[form.focusedIndex] + heights[form.focusedIndex]
    return min(tops[form.focusedIndex], max(0, bottom - height))
  }

  private func fieldHeight(_ field: FormField<Name>, width: Int) -> Int {
    let width = width - labelColumns(in: width) + messageMargin
    return field.height + rowsBelow(field, in: Size(width: width, height: .max)).count
  }

  /// Maximum number of rows of a message; enough for an error in a birthday together with the
  /// accepted formats.
  private var maxMessageRows: Int { 4 }

  /// Returns the remark and the message of a field. Each gets at least one row; a sign at the end
  /// shows that it was cut.
  private func rowsBelow(_ field: FormField<Name>, in size: Size) -> [StyledText] {
    let cut = field.remarkBelow == nil ? truncatedText(of: field, columns: size.width) : nil
    let remark = rows(of: field.remarkBelow ?? cut, in: size.width)
    let mark = field.error == nil ? "· " : "! "
    let message = rows(of: field.messageBelow, after: mark, in: size.width)
    let style = field.error == nil ? view.theme.warning : view.theme.error
    let remarkRows = min(remark.count, max(1, size.height - message.count))
    return firstRows(remarkRows, of: remark, view.theme.faint)
      + firstRows(min(maxMessageRows, size.height - remarkRows), of: message, style)
  }

  /// Returns the text of the focused line that does not fit: its placeholder, or the remark in its
  /// border. Nil if it fits.
  private func truncatedText(of field: FormField<Name>, columns: Int) -> Words? {
    guard case .line(let state) = field.content, field.name == form.focused?.name else {
      return nil
    }
    let columns = max(0, columns - messageMargin)
    if field.isBoxed {
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
  private func firstRows(_ count: Int, of rows: [String], _ style: Style) -> [StyledText] {
    guard count > 0, rows.count > count else {
      return rows.prefix(max(0, count)).map { StyledText($0, style) }
    }
    return rows.prefix(count - 1).map { StyledText($0, style) }
      + [StyledText(rows[(count - 1)...].joined(separator: " "), style)]
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
      StyledText(mark + field.label(view.language), style), in: room, row: field.isBoxed ? 1 : 0)
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

  /// Draws the border with the remark. Returns the rect for the line.
  private func drawBox(
    of field: FormField<Name>, isFocused: Bool, at rect: Rect, in frame: inout Frame
  ) -> Rect {
    guard field.isBoxed else { return rect }
    let remark = field.remark?(view.language) ?? ""
    let border = isFocused ? view.theme.heading : view.theme.border
    let noted = field.error == nil ? view.theme.good : view.theme.faint
    Box(bottomText: remark, look: Box.Look(border: border, bottomText: noted)).draw(
      in: &frame, at: rect)
    return FormView.contentRect(inside: rect)
  }

  /// Returns the rect for the line inside a border.
  private static func contentRect(inside box: Rect) -> Rect {
    Box.contentRect(inside: box).insetBy(left: 1, right: 1)
  }

  private func draw(
    _ field: FormField<Name>, isFocused: Bool, at rect: Rect, in frame: inout Frame
  ) {
    let example = field.placeholder(view.language)
    switch field.content {
    case .line(let state):
      let line = drawBox(of: field, isFocused: isFocused, at: rect, in: &frame)
      TextField(state, placeholder: example, isFocused: isFocused, look: view.theme.textFieldLook)
        .draw(in: &frame, at: line)
    case .lines(let state):
      TextArea(state, placeholder: example, isFocused: isFocused, look: view.theme.textFieldLook)
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
      text: text.adding(.underline), placeholder: faint.adding(.underline), counter: faint,
      fullCounter: warning, more: faint)
  }

  var listLook: List.Look {
    List.Look(row: text, selected: selection, empty: faint, scroll: faint)
  }
}
