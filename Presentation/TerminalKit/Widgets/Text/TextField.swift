/// An input field of one line.
///
/// If focused, it sets the frame's cursor to the caret.
public struct TextField: Widget {
  public var state: TextFieldState
  /// Displayed while the field is empty.
  public var placeholder: String
  public var isFocused: Bool
  /// Whether every character is displayed as a star.
  public var isObscured: Bool
  /// Whether the text is displayed as selected.
  public var isSelected: Bool
  public var look: Look

  public init(
    _ state: TextFieldState, placeholder: String = "", isFocused: Bool = true,
    isObscured: Bool = false, isSelected: Bool = false, look: Look = Look()
  ) {
    self.state = state
    self.placeholder = placeholder
    self.isFocused = isFocused
    self.isObscured = isObscured
    self.isSelected = isSelected
    self.look = look
  }

  public struct Look: Hashable, Sendable {
    public var text: Style
    public var selection: Style
    public var placeholder: Style
    public var counter: Style
    /// Style of the counter when the limit is reached.
    public var fullCounter: Style
    /// Style of the marks at the sides that indicate hidden text.
    public var hiddenTextMark: Style

    public init(
      text: Style = Style(attributes: .underline), selection: Style = Style(attributes: .reverse),
      placeholder: Style = Style(attributes: [.dim, .underline]),
      counter: Style = Style(attributes: .dim), fullCounter: Style = Style(attributes: .bold),
      more: Style = Style(attributes: .dim)
    ) {
      self.text = text
      self.selection = selection
      self.placeholder = placeholder
      self.counter = counter
      self.fullCounter = fullCounter
      self.hiddenTextMark = more
    }
  }

  /// Returns the position of the caret in that rect, or nil if there is no room for it.
  public func caretPosition(in rect: Rect, widths: DisplayWidth = .standard) -> Position? {
    let window = visibleWindow(in: rect, widths: widths)
    guard !window.area.isEmpty else { return nil }
    return Position(x: window.area.minX + window.caretColumn, y: window.area.minY)
  }

  /// Returns the caret index nearest to a position, or nil for a position outside.
  public func caretIndex(
    at position: Position, in rect: Rect, widths: DisplayWidth = .standard
  ) -> Int? {
    guard rect.row(0).contains(position) else { return nil }
    let window = visibleWindow(in: rect, widths: widths)
    return window.index(atColumn: position.x - window.area.minX)
  }

  /// Whether the placeholder is displayed but does not fit.
  public func isPlaceholderTruncated(in rect: Rect, widths: DisplayWidth = .standard) -> Bool {
    state.isEmpty
      && widths.columns(of: placeholder) > visibleWindow(in: rect, widths: widths).area.width
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    let window = visibleWindow(in: line, widths: frame.widths)
    drawCounter(in: &frame, at: line)
    frame.clear(window.area, style: look.text)
    if state.isEmpty {
      frame.write(StyledText(placeholder), in: window.area, style: look.placeholder)
    } else {
      frame.write(
        String(displayedCharacters[window.visibleRange]), at: window.area.origin,
        style: isSelected ? look.selection : look.text, width: window.area.width)
    }
    drawMarks(of: window, in: &frame)
    if isFocused { frame.cursor = caretPosition(in: line, widths: frame.widths) }
  }

  private var displayedCharacters: [Character] {
    isObscured ? Array(repeating: "*", count: state.count) : state.text.characters
  }

  private func visibleWindow(in rect: Rect, widths: DisplayWidth) -> TextWindow {
    let line = rect.row(0)
    let room = line.insetBy(right: counterWidth(in: line, widths: widths))
    return TextWindow(
      displayedCharacters, caret: isFocused ? state.caret : 0, in: room, widths: widths)
  }

  private var counterText: String? {
    state.showsCounter ? state.limit.map { "\(state.limitLength)/\($0)" } : nil
  }

  /// Returns the width of the counter with the space before it; 0 if it would leave too little room
  /// for the text or for the placeholder.
  private func counterWidth(in line: Rect, widths: DisplayWidth) -> Int {
    let wanted = counterText.map { widths.columns(of: $0) + 1 } ?? 0
    let least = state.isEmpty ? max(8, widths.columns(of: placeholder)) : 8
    return line.width - wanted >= least ? wanted : 0
  }

  private func drawCounter(in frame: inout Frame, at line: Rect) {
    let width = counterWidth(in: line, widths: frame.widths)
    guard width > 0, let counterText, let limit = state.limit else { return }
    let style = state.limitLength >= limit ? look.fullCounter : look.counter
    let place = line.insetBy(left: line.width - width + 1)
    frame.write(StyledText(counterText), in: place, style: style)
  }

  private func drawMarks(of window: TextWindow, in frame: inout Frame) {
    let marks = [
      (frame.widths.singleColumn("‹", or: "<"), window.area.minX - 1, window.hasMoreBefore),
      (frame.widths.singleColumn("›", or: ">"), window.area.maxX, window.hasMoreAfter),
    ]
    for (glyph, x, isMore) in marks where isMore {
      let cell = Rect(x: x, y: window.area.minY, width: 1, height: 1)
      frame.fill(cell, with: glyph, style: look.hiddenTextMark)
    }
  }
}
