/// The keys that can be used, in one row, the most important first.
///
/// A disabled key is in parentheses, with its reason if there is room. An ellipsis indicates
/// omitted keys.
public struct Footer: Widget {
  public var hints: [KeyHint]
  public var look: Look

  private static let spacing = 2

  public init(_ hints: [KeyHint], look: Look = Look()) {
    self.hints = hints
    self.look = look
  }

  public struct Look: Hashable, Sendable {
    public var key: Style
    public var label: Style
    public var disabled: Style
    public var ellipsis: Style

    public init(
      key: Style = Style(attributes: .bold), label: Style = .plain,
      disabled: Style = Style(attributes: .dim), more: Style = Style(attributes: .dim)
    ) {
      self.key = key
      self.label = label
      self.disabled = disabled
      self.ellipsis = more
    }
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    let texts = visibleHints(in: line.width, widths: frame.widths)
    var x = 0
    for text in texts {
      x += frame.write(text, in: line.insetBy(left: x)) + Self.spacing
    }
    guard texts.count < hints.count else { return }
    frame.write(StyledText("…", look.ellipsis), in: line.insetBy(left: x))
  }

  /// Returns the index of the hint at a position, or nil if there is none.
  public func hint(
    at position: Position, in rect: Rect, widths: DisplayWidth = .standard
  ) -> Int? {
    hintRects(in: rect, widths: widths).firstIndex { $0.contains(position) }
  }

  /// Returns the rects of the displayed hints, in order.
  public func hintRects(in rect: Rect, widths: DisplayWidth = .standard) -> [Rect] {
    let line = rect.row(0)
    guard !line.isEmpty else { return [] }
    var x = 0
    return visibleHints(in: line.width, widths: widths).map { text in
      let width = widths.columns(of: text)
      defer { x += width + Self.spacing }
      return Rect(x: line.minX + x, y: line.minY, width: width, height: 1).intersection(line)
    }
  }

  /// Returns the width of all hints without reasons.
  func width(widths: DisplayWidth) -> Int {
    width(of: hints.map { text(of: $0, withReason: false) }, widths: widths)
  }

  /// Returns the hints that fit, with as many reasons as fit too.
  private func visibleHints(in width: Int, widths: DisplayWidth) -> [StyledText] {
    var texts = hints.map { text(of: $0, withReason: false) }
    var used = self.width(of: texts, widths: widths)
    if used > width {
      let more = Self.spacing + widths.columns(of: "…")
      while let last = texts.popLast() {
        used -= widths.columns(of: last) + (texts.isEmpty ? 0 : Self.spacing)
        if used + more <= width { break }
      }
      used += more
    }
    for index in texts.indices where hints[index].isDisabled {
      let full = text(of: hints[index], withReason: true)
      let added = widths.columns(of: full) - widths.columns(of: texts[index])
      guard used + added <= width else { continue }
      texts[index] = full
      used += added
    }
    return texts
  }

  private func width(of texts: [StyledText], widths: DisplayWidth) -> Int {
    texts.reduce(0) { $0 + widths.columns(of: $1) } + Self.spacing * max(0, texts.count - 1)
  }

  private func text(of hint: KeyHint, withReason: Bool) -> StyledText {
    guard let reason = hint.disabledReason else {
      return StyledText(hint.key, look.key) + StyledText(" \(hint.label)", look.label)
    }
    let tail = withReason && !reason.isEmpty ? ": \(reason)" : ""
    return StyledText("(\(hint.key) \(hint.label)\(tail))", look.disabled)
  }
}
