import HearthDomain
import HearthWhen
import TerminalKit

extension GaugeScreen {
  /// Duration of the wave's cycle, in steps.
  static let wavePeriod = 40

  static func fit(_ state: inout State, in view: ViewContext) {
    state.memoShape = TextArea(state.memo)
      .shape(in: GaugeLayout(size: view.size).memo, widths: view.widths)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let place = GaugeLayout(size: view.size)
    switch mouse.action {
    case .scrollUp: return .levelMoved(1)
    case .scrollDown: return .levelMoved(-1)
    case .press(.left), .doublePress(.left), .drag(.left): break
    default: return nil
    }
    if place.picture.contains(mouse.position) {
      let row = Double(mouse.position.y - place.picture.minY) + 0.5
      let level = GaugeDrawing.level(atHeight: row / Double(max(1, place.picture.height)))
      return .levelSet(level.value)
    }
    if place.bar.contains(mouse.position), let value = bar(state, view).level(mouse, place.bar) {
      return .levelSet(value)
    }
    guard mouse.isLeftPress else { return nil }
    if let caret = memoArea(state, in: view)
      .caretIndex(at: mouse.position, in: place.memo, widths: view.widths)
    {
      return .partChosen(.memo, caret: caret)
    }
    return momentField(state, in: view)
      .caretIndex(at: mouse.position, in: place.moment, widths: view.widths)
      .map { .partChosen(.moment, caret: $0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = GaugeLayout(size: view.size)
    drawPicture(of: state, in: &frame, at: place.picture, view)
    frame.write(StyledText(title(of: state)(view.language), view.theme.heading), in: place.title)
    bar(state, view).draw(in: &frame, at: place.bar)
    drawLabel(Words(ko: "메모", en: "memo"), .memo, state, in: &frame, at: place.memoLabel, view)
    memoArea(state, in: view).draw(in: &frame, at: place.memo)
    drawTypingHint(of: state, in: &frame, at: place.typingHint, view)
    drawError(errorText(of: .memo, state, in: view), in: &frame, at: place.memoError)
    drawLabel(Words(ko: "일시", en: "when"), .moment, state, in: &frame, at: place.momentLabel, view)
    momentField(state, in: view).draw(in: &frame, at: place.moment)
    drawMeaning(of: state, in: &frame, at: place.meaning, view)
    if state.part == .level { frame.cursor = nil }
  }
}

// MARK: - Parts

extension GaugeScreen {
  private static func title(of state: State) -> Words {
    switch (state.mood == nil, state.part) {
    case (false, _): Words(ko: "기분 고치기", en: "Change the mood")
    case (true, .level): Words(ko: "지금 기분이 어떠세요?", en: "How do you feel?")
    case (true, .memo): Words(ko: "어떤 일이 있었나요?", en: "What happened?")
    case (true, .moment): Words(ko: "언제의 기분인가요?", en: "When did you feel this way?")
    }
  }

  private static func drawPicture(
    of state: State, in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    guard !rect.isEmpty else { return }
    var drawing = GaugeDrawing(level: state.level, palette: state.palette)
    if !view.isAnimationOff {
      drawing.phase = Double(state.tick % wavePeriod) / Double(wavePeriod)
    }
    let scene = drawing.scene(width: Double(rect.width), height: Double(rect.height * 2))
    let picture = CellRenderer(level: view.colorLevel, widths: view.widths)
      .frame(of: scene, size: rect.size)
    frame.draw(picture, at: rect.origin)
  }

  private static func bar(_ state: State, _ view: ViewContext) -> LevelBar {
    LevelBar(
      level: state.level, palette: state.palette, isFocused: state.part == .level, view: view)
  }

  private static func memoArea(_ state: State, in view: ViewContext) -> TextArea {
    TextArea(
      state.memo,
      placeholder: view.language(
        ko: "있었던 일이나 마음, #태그", en: "what happened, what you feel #tag"),
      isFocused: state.part == .memo, look: view.theme.textFieldLook)
  }

  private static func momentField(_ state: State, in view: ViewContext) -> TextField {
    TextField(
      state.moment,
      placeholder: view.language(
        ko: "지금 · 어제 오후 3시", en: "now · yesterday 3pm"),
      isFocused: state.part == .moment, look: view.theme.textFieldLook)
  }

  private static func drawLabel(
    _ label: Words, _ part: Part, _ state: State, in frame: inout Frame, at line: Rect,
    _ view: ViewContext
  ) {
    let isFocused = state.part == part
    let style = isFocused ? view.theme.heading : view.theme.faint
    frame.write(StyledText((isFocused ? "▸ " : "  ") + label(view.language), style), in: line)
  }

  /// Draws how to type a level, or an error about the typed one.
  private static func drawTypingHint(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    guard state.part == .level else { return }
    drawError(
      errorText(of: .level, state, in: view) ?? faceNames(state, line.width, view), in: &frame,
      at: line
    )
  }

  /// Returns the names of the faces, the current one marked, followed by as much of the hint about
  /// typing as fits.
  private static func faceNames(_ state: State, _ columns: Int, _ view: ViewContext) -> StyledText {
    let face = state.level.map { MoodFace(nearest: $0) }
    let names = MoodFace.allCases.map { one in
      StyledText(
        one.name(view.language), one == face ? view.theme.accent : view.theme.faint)
    }
    let shown = names.dropFirst().reduce(names.first ?? "") { $0 + " " + $1 }
    let noLevel = LevelForm.noLevelName(view.language)
    guard state.level != nil else { return shown + StyledText(" · \(noLevel)", view.theme.accent) }
    let hints = [
      view.language(ko: "숫자 키 8 → 80, - \(noLevel)", en: "key 8 sets 80, - \(noLevel)"),
      view.language(ko: "숫자 키 8 → 80", en: "key 8 sets 80"),
      view.language(ko: "키 8 → 80", en: "key 8 → 80"), "8 → 80",
    ]
    return hints.map { shown + StyledText(" · \($0)", view.theme.faint) }
      .first { view.widths.columns(of: $0) <= columns } ?? shown
  }

  /// Returns the error of a part, or the text that did not fit.
  private static func errorText(
    of part: Part, _ state: State, in view: ViewContext
  ) -> StyledText? {
    if let error = state.errors[part] {
      return StyledText("! " + error(view.language), view.theme.error)
    }
    guard part == .memo, let words = state.memo.truncationMessage else { return nil }
    return StyledText("· " + words(view.language), view.theme.warning)
  }

  private static func drawError(_ trouble: StyledText?, in frame: inout Frame, at rect: Rect) {
    if let trouble { Paragraph(trouble).draw(in: &frame, at: rect) }
  }

  /// Draws how the typed moment is understood.
  private static func drawMeaning(
    of state: State, in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    let layout = GaugeLayout(size: view.size)
    // Errors of parts without room below them are shown here.
    let places: [(Part, Bool)] = [
      (.moment, true), (.memo, layout.memoError.isEmpty), (.level, layout.typingHint.isEmpty),
    ]
    for (part, isTold) in places where isTold {
      guard let trouble = errorText(of: part, state, in: view) else { continue }
      return drawError(trouble, in: &frame, at: rect)
    }
    let dates = DayFormatter(view.language, today: state.now.day)
    switch state.parsedMoment {
    case .blank: break
    case .understood(let moment):
      let local = moment.local
      let text =
        "→ \(dates.shortWithWeekday(local.day)) \(dates.time(local.time)) ·"
        + " \(dates.relative(local.day))"
      frame.write(StyledText(text, view.theme.good), in: rect)
    case .unclear(let words):
      // Incomplete text is not shown as an error while it is typed.
      let style = state.part == .moment ? view.theme.faint : view.theme.error
      Paragraph(StyledText(words(view.language), style)).draw(in: &frame, at: rect)
    }
  }
}
