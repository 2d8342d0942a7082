import TerminalKit

extension ShareScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = Layout(view)
    let title = view.language(
      ko: "\(state.line.name.ko) 공유", en: "Share \(state.line.name.en)")
    frame.write(StyledText(title, view.theme.heading), in: layout.title)
    for (index, choice) in Choice.allCases.enumerated() {
      draw(choice, of: state, in: &frame, at: layout.row(index), view)
    }
    if let hint = layout.hint {
      Paragraph(StyledText(self.hint(state)(view.language), view.theme.faint))
        .draw(in: &frame, at: hint)
    }
    if let place = layout.preview { drawPreview(of: state, in: &frame, at: place, view) }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    guard mouse.isLeftPress else { return nil }
    let layout = Layout(view)
    let choice = Choice.allCases.enumerated().first {
      layout.row($0.offset).contains(mouse.position)
    }
    guard let choice = choice?.element else { return nil }
    return mouse.isLeftDoublePress ? .performed(choice) : .pressed(choice)
  }

  private static func draw(
    _ choice: Choice, of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let isSelected = choice == state.choice
    let (label, value) = labelAndValue(of: choice, state)
    let style = isSelected ? view.theme.selection : view.theme.text
    let mark = isSelected ? "▸ " : "  "
    guard let value else {
      return StatusLine(StyledText(mark + label(view.language)), style: style)
        .draw(in: &frame, at: line)
    }
    let column = view.language(ko: 6, en: 7)
    let text =
      mark + view.widths.padded(label(view.language), to: column) + "‹ \(value(view.language)) ›"
    StatusLine(StyledText(text), style: style).draw(in: &frame, at: line)
  }

  private static func labelAndValue(of choice: Choice, _ state: State) -> (Words, Words?) {
    let look = state.look
    switch choice {
    case .copy: return (Words(ko: "글 복사하기", en: "Copy the text"), nil)
    case .theme: return (Words(ko: "색", en: "theme"), look.theme.name)
    case .size:
      let measure = "\(look.size.width)×\(look.size.height)"
      let name = look.size.name
      return (
        Words(ko: "크기", en: "size"), Words(ko: "\(name.ko) \(measure)", en: "\(name.en) \(measure)")
      )
    case .font: return (Words(ko: "글꼴", en: "font"), look.font.name)
    case .save: return (Words(ko: "그림으로 저장하기…", en: "Save the picture…"), nil)
    }
  }

  private static func hint(_ state: State) -> Words {
    switch state.choice {
    case .copy:
      Words(
        ko: "터미널의 클립보드로 보내요. 복사되지 않는 터미널도 있어요.",
        en: "Uses the terminal's clipboard. Some terminals do not allow this.")
    case .font where state.missingFonts.contains(state.look.font):
      state.look.font.notInstalledNote
    case .font:
      Words(ko: "글꼴은 저장한 그림에서 보여요.", en: "The font shows in the saved picture.")
    case .theme, .size, .save:
      Words(
        ko: "이름이 .svg나 .png로 끝나는 그림 파일이 돼요.",
        en: "SVG or PNG, depending on the file name.")
    }
  }

  private static func drawPreview(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let card = SayingCard(details: state.line.details, theme: state.look.theme, view: view)
    let size = state.look.size.cells(within: place.size)
    // A long text may need more rows than the size has; then the card uses the whole width.
    let needed = card.height(columns: size.width)
    let shown =
      needed <= size.height
      ? size : Size(width: place.width, height: max(size.height, needed))
    card.draw(in: &frame, at: place.centered(shown))
  }

  /// Positions: the choices at the left, with the card next to them if there is room.
  private struct Layout {
    let title: Rect
    let choices: Rect
    let hint: Rect?
    let preview: Rect?

    init(_ view: ViewContext) {
      let isLow = view.size.height < 14
      let body = Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
      let columns =
        view.size.width >= 64 && !isLow
        ? body.columns([.fixed(32), .fill], spacing: 3) : [body]
      let rows = columns[0].rows(
        .fixed(1), .fixed(isLow ? 0 : 1), .fixed(5), .fixed(isLow ? 0 : 1), .fill)
      (title, choices) = (rows[0], rows[2])
      hint = rows[4].height > 0 ? rows[4] : nil
      preview = columns.count > 1 ? columns[1].insetBy(bottom: 1) : nil
    }

    func row(_ index: Int) -> Rect { choices.row(index) }
  }
}

extension CardSize {
  /// Returns the largest card of this size that fits; cells are twice as high as wide.
  func cells(within room: Size) -> Size {
    let width = min(room.width, room.height * 2 * self.width / height)
    return Size(width: width, height: min(room.height, max(1, width * height / self.width / 2)))
  }
}
