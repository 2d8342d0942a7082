/// A box in the middle of a rect with a title, a text, and buttons or key hints.
///
/// It is as large as its contents require and the rect permits. A text that is too long scrolls.
/// The selected button has a mark.
public struct Dialog: Widget {
  public var title: String
  public var text: StyledText
  public var buttons: [String]
  /// Keys that can be used while the dialog is open, displayed in its last row.
  public var hints: [KeyHint]
  public var state: DialogState
  public var look: Look

  public init(
    title: String, text: StyledText, buttons: [String] = [], hints: [KeyHint] = [],
    state: DialogState = DialogState(), look: Look = Look()
  ) {
    self.title = title
    self.text = text
    self.buttons = buttons
    self.hints = hints
    self.state = state
    self.look = look
  }

  public struct Look: Hashable, Sendable {
    public var text: Style
    public var button: Style
    public var selectedButton: Style
    public var box: Box.Look
    /// Maximum width of the text.
    public var maxTextColumns: Int

    public init(
      text: Style = .plain, button: Style = .plain,
      selectedButton: Style = Style(attributes: [.bold, .reverse]),
      box: Box.Look = Box.Look(), columns: Int = 60
    ) {
      self.text = text
      self.button = button
      self.selectedButton = selectedButton
      self.box = box
      self.maxTextColumns = columns
    }
  }

  /// Returns the number of text rows and of visible rows, for scrolling the text.
  public func textShape(in rect: Rect, widths: DisplayWidth = .standard) -> ListShape {
    let layout = DialogLayout(self, in: rect, widths: widths)
    return ListShape(count: layout.rows.count, visibleCount: layout.text.height)
  }

  /// Returns the index of the button at a position, or nil if there is none.
  public func button(
    at position: Position, in rect: Rect, widths: DisplayWidth = .standard
  ) -> Int? {
    DialogLayout(self, in: rect, widths: widths).buttons.firstIndex { $0.contains(position) }
  }

  /// Returns the rect that the dialog covers.
  public func coveredRect(in rect: Rect, widths: DisplayWidth = .standard) -> Rect {
    DialogLayout(self, in: rect, widths: widths).box
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let layout = DialogLayout(self, in: area, widths: frame.widths)
    frame.clear(layout.box, style: look.text)
    Box(title: title, look: look.box).draw(in: &frame, at: layout.box)
    drawText(layout, in: &frame)
    footer.draw(in: &frame, at: layout.hints)
    for (index, place) in layout.buttons.enumerated() {
      let isSelected = index == state.selection(of: buttons.count)
      let style = isSelected ? look.selectedButton : look.button
      frame.write(StyledText(buttonLabel(index), style), in: place)
    }
  }

  var footer: Footer { Footer(hints) }

  func buttonLabel(_ index: Int) -> String {
    index == state.selection(of: buttons.count) ? "[▸\(buttons[index]) ]" : "[ \(buttons[index]) ]"
  }

  private func drawText(_ layout: DialogLayout, in frame: inout Frame) {
    let first = state.scroll.offset(
      in: ListShape(count: layout.rows.count, visibleCount: layout.text.height))
    for (index, row) in layout.rows.dropFirst(first).prefix(layout.text.height).enumerated() {
      frame.write(row, in: layout.text, row: index, style: look.text)
    }
    guard layout.box.width > 2, layout.text.height > 0 else { return }
    let edge = Rect(
      x: layout.box.maxX - 1, y: layout.text.minY, width: 1, height: layout.text.height)
    ScrollMark(
      first: first, visible: layout.text.height, count: layout.rows.count, style: look.box.border
    )
    .draw(in: &frame, at: edge)
  }
}
