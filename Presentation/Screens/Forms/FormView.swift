import TerminalKit

/// Draws a form: labels at the left, fields beside them, errors below.
///
/// Where the rows do not suffice, the field with the focus stays in view.
struct FormView<Name: Hashable> {
  let form: Form<Name>
  let view: ViewContext
  /// The columns at the right of the form over which messages may run on.
  var messageMargin = 0

  /// The columns that text is wrapped to in a form of that width.
  static func textWidth(of form: Form<Name>, width: Int, in view: ViewContext) -> Int {
    max(1, width - FormView(form: form, view: view).labelWidth)
  }

  func draw(in frame: inout Frame, at rect: Rect) {
    let places = places(in: rect)
    drawMore(than: places, in: &frame, at: rect)
    for place in places {
      let field = form.fields[place.index]
      drawLabel(of: field, at: place, in: &frame)
      draw(field, isFocused: place.index == form.focus, at: place.content, in: &frame)
      guard field.message != nil else { continue }
      let lines = messageRows(of: field, width: place.error.width).prefix(place.error.height)
      let style = field.error == nil ? view.theme.warning : view.theme.error
      for (row, line) in lines.enumerated() {
        frame.write(StyledText(line, style), in: place.error, row: row)
      }
    }
  }

  /// The field at a cell, and where in its text.
  func hit(_ position: Position, in rect: Rect) -> (index: Int, caret: Int)? {
    guard let place = places(in: rect).first(where: { $0.whole.contains(position) }),
      form.fields[place.index].isOpen
    else { return nil }
    let isFocused = place.index == form.focus
    switch form.fields[place.index].content {
    case .line(let state):
      let line = form.fields[place.index].isBoxed ? FormView.inside(place.content) : place.content
      let caret = TextField(state, isFocused: isFocused)
        .caretIndex(at: position, in: line, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .lines(let state):
      let caret = TextArea(state, isFocused: isFocused)
        .caretIndex(at: position, in: place.content, widths: view.widths)
      return (place.index, caret ?? state.count)
    case .toggle, .choice, .fixed: return (place.index, 0)
    }
  }
}

// MARK: - Layout

extension FormView {
  private struct Place {
    let index: Int
    let whole: Rect
    let content: Rect
    let error: Rect
  }

  var labelWidth: Int {
    let widest = form.fields.map { view.widths.columns(of: $0.label(view.language)) }.max() ?? 0
    return widest + 4
  }

  private func places(in rect: Rect) -> [Place] {
    let heights = heights(in: rect)
    let tops = tops(of: heights)
    let first = offset(tops: tops, heights: heights, height: rect.height)
    return form.fields.indices.compactMap { index in
      let y = tops[index] - first
      // A field that would be cut is not shown, or its caret would stand in another.
      guard y >= 0, y + form.fields[index].height <= rect.height else { return nil }
      let whole = Rect(
        x: rect.minX, y: rect.minY + y, width: rect.width,
        height: min(heights[index], rect.height - y))
      let beside = whole.margins(left: min(labelWidth, rect.width / 2))
      let parts = beside.rows(.fixed(form.fields[index].height), .fill)
      let error = Rect(
        x: parts[1].minX, y: parts[1].minY, width: parts[1].width + messageMargin,
        height: parts[1].height)
      return Place(index: index, whole: whole, content: parts[0], error: error)
    }
  }

  private func tops(of heights: [Int]) -> [Int] {
    var top = 0
    return heights.map { height in
      defer { top += height }
      return top
    }
  }

  private func heights(in rect: Rect) -> [Int] {
    let whole = form.fields.map { height(of: $0, width: rect.width) }
    guard whole.reduce(0, +) > rect.height else { return whole }
    // Where room is short, the error that is being mended is told at length first of all.
    let least = form.fields.enumerated().map { index, field in
      index == form.focus ? whole[index] : field.height + (field.message == nil ? 0 : 1)
    }
    var heights = least
    let shown = shown(heights, least, height: rect.height)
    // Another one takes the rows that no field would.
    for index in heights.indices where index != form.focus {
      while heights[index] < whole[index] {
        heights[index] += 1
        if self.shown(heights, least, height: rect.height) == shown { continue }
        heights[index] -= 1
        break
      }
    }
    return heights
  }

  /// The fields that are in view with the least that is told of them.
  private func shown(_ heights: [Int], _ least: [Int], height: Int) -> [Int] {
    let tops = tops(of: heights)
    let first = offset(tops: tops, heights: heights, height: height)
    return form.fields.indices.filter { index in
      tops[index] >= first && tops[index] - first + least[index] <= height
    }
  }

  private func offset(tops: [Int], heights: [Int], height: Int) -> Int {
    let all = heights.reduce(0, +)
    guard all > height, tops.indices.contains(form.focus) else { return 0 }
    let bottom = tops[form.focus] + heights[form.focus]
    return min(tops[form.focus], max(0, bottom - height))
  }

  private func height(of field: FormField<Name>, width: Int) -> Int {
    let errorWidth = width - min(labelWidth, width / 2) + messageMargin
    return field.height + messageRows(of: field, width: errorWidth).count
  }

  /// Enough for what is wrong with a birthday and how to write it, beside a plant.
  private var mostMessageRows: Int { 4 }

  private func messageRows(of field: FormField<Name>, width: Int) -> [String] {
    guard let message = field.message else { return [] }
    let mark = field.error == nil ? "· " : "! "
    let text = view.widths.wrap(mark + message(view.language), columns: max(1, width))
    return Array(text.prefix(mostMessageRows))
  }
}

// MARK: - Drawing

extension FormView {
  private func drawLabel(of field: FormField<Name>, at place: Place, in frame: inout Frame) {
    let isFocused = place.index == form.focus
    let mark = isFocused ? "▸ " : "  "
    let style = isFocused ? view.theme.heading : view.theme.faint
    let room = place.whole.margins(right: place.content.width + 1)
    frame.write(
      StyledText(mark + field.label(view.language), style), in: room, row: field.isBoxed ? 1 : 0)
  }

  /// Tells of fields above and below those that are shown, where labels leave a column free.
  private func drawMore(than places: [Place], in frame: inout Frame, at rect: Rect) {
    guard let first = places.first, let last = places.last else { return }
    let column = min(labelWidth, rect.width / 2) - 2
    let sign = { (row: Int) in
      Rect(x: rect.minX + max(0, column), y: rect.minY + row, width: 1, height: 1)
    }
    if first.index > 0 { frame.write(StyledText("↑", view.theme.faint), in: sign(0)) }
    if last.index < form.fields.count - 1 {
      frame.write(StyledText("↓", view.theme.faint), in: sign(rect.height - 1))
    }
  }

  /// Draws the border with what was understood; the rect that is left is for the line.
  private func drawBox(
    of field: FormField<Name>, isFocused: Bool, at rect: Rect, in frame: inout Frame
  ) -> Rect {
    let remark = field.remark?(view.language) ?? ""
    guard field.isBoxed else {
      frame.write(StyledText(remark, view.theme.faint), in: rect, row: 1)
      return rect
    }
    let border = isFocused ? view.theme.heading : view.theme.border
    let noted = field.error == nil ? view.theme.good : view.theme.faint
    Box(note: remark, look: Box.Look(border: border, note: noted)).draw(in: &frame, at: rect)
    return FormView.inside(rect)
  }

  /// What the border of a field leaves for its line.
  private static func inside(_ box: Rect) -> Rect {
    Box.inside(box).margins(left: 1, right: 1)
  }

  private func draw(
    _ field: FormField<Name>, isFocused: Bool, at rect: Rect, in frame: inout Frame
  ) {
    let example = field.example(view.language)
    switch field.content {
    case .line(let state):
      let line = drawBox(of: field, isFocused: isFocused, at: rect, in: &frame)
      TextField(state, placeholder: example, isFocused: isFocused, look: view.theme.field)
        .draw(in: &frame, at: line)
    case .lines(let state):
      TextArea(state, placeholder: example, isFocused: isFocused, look: view.theme.field)
        .draw(in: &frame, at: rect)
    case .toggle(let isOn):
      let text =
        isOn ? view.language(ko: "[x] 켬", en: "[x] on") : view.language(ko: "[ ] 끔", en: "[ ] off")
      frame.write(StyledText(text, isFocused ? view.theme.heading : view.theme.text), in: rect)
    case .choice(let choice):
      let text = "‹ \(choice.text(view.language)) ›"
      frame.write(StyledText(text, isFocused ? view.theme.heading : view.theme.text), in: rect)
    case .fixed(let text): frame.write(StyledText(text), in: rect)
    }
  }
}

extension Theme {
  var field: TextField.Look {
    TextField.Look(
      text: text.adding(.underline), placeholder: faint.adding(.underline), counter: faint,
      fullCounter: warning, more: faint)
  }

  var list: List.Look {
    List.Look(row: text, selected: selection, empty: faint, scroll: faint)
  }
}
