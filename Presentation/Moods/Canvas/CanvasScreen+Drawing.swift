import HearthDomain
import HearthWhen
import TerminalKit

extension CanvasScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let place = CanvasTabLayout(size: view.size, hasMoods: !state.canvas.moods.isEmpty)
    switch mouse.action {
    case .scrollDown: return .moodMoved(1)
    case .scrollUp: return .moodMoved(-1)
    case .press(.left), .doublePress(.left): break
    default: return nil
    }
    guard let mood = mood(at: mouse.position, state, place) else { return nil }
    return mouse.isLeftDoublePress ? .requested(.show(.editing(mood))) : .pressed(mood.id)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = CanvasTabLayout(size: view.size, hasMoods: !state.canvas.moods.isEmpty)
    drawHeader(of: state, in: &frame, at: place.header, view)
    let canvas = CanvasCells(
      drawing(of: state, in: view), level: view.colorLevel, widths: view.widths
    )
    .frame(size: place.canvas.size)
    frame.draw(canvas, at: place.canvas.origin)
    drawStrip(of: state, in: &frame, at: place.strip, view)
    drawList(of: state, in: &frame, at: place.list, view)
  }

  private static func drawing(of state: State, in view: ViewContext) -> CanvasDrawing {
    var drawing = CanvasDrawing(state.canvas)
    drawing.background = CanvasBackground(state.settings.paper, view.theme)
    drawing.showsGuides = state.hasNoMoods
    drawing.selected = state.mood?.id
    // After blinking, a ring still marks the selected shape.
    drawing.showsSelectionRing =
      view.isAnimationOff || Blinking.isOver(after: state.ticksSinceSelection)
    if !view.isAnimationOff {
      let seconds = Double(state.ticks) / Double(CanvasMotion.framesPerSecond)
      drawing.motion = CanvasMotion(phase: seconds / CanvasMotion.cycleSeconds)
      drawing.fading = Blinking.fading(after: state.ticksSinceSelection)
    }
    return drawing
  }

  /// Returns the mood of the shape at a position (the front one first), or of a row of the list.
  private static func mood(
    at position: Position, _ state: State, _ place: CanvasTabLayout
  ) -> Mood? {
    if place.list.contains(position) {
      return state.canvas.moods.dropFirst(position.y - place.list.minY).first
    }
    guard place.canvas.contains(position) else { return nil }
    let (width, height) = (Double(place.canvas.width), Double(place.canvas.height * 2))
    let places = CanvasArrangement(
      state.canvas,
      in: CanvasField(width: width, height: height, minShapeSize: CanvasCells.minShapeSize))
    let x = Double(position.x - place.canvas.minX) + 0.5
    let y = Double(position.y - place.canvas.minY) * 2 + 1
    return zip(state.canvas.moods, places.centers).first { _, center in
      abs(center.x - x) <= places.width / 2 && abs(center.y - y) <= places.height / 2
    }?.0
  }
}

/// The blinking of the selected shape: a few times, softly.
enum Blinking {
  private static let framesPerBlink = 10
  private static let blinkCount = 4

  static func isOver(after ticks: Int) -> Bool { ticks >= framesPerBlink * blinkCount }

  static func fading(after ticks: Int) -> Double {
    guard !isOver(after: ticks) else { return 0 }
    return 0.5 - 0.5
      * Angle(degrees: 360 * Double(ticks % framesPerBlink) / Double(framesPerBlink)).cosine
  }
}

// MARK: - Words around the canvas

extension CanvasScreen {
  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    guard line.height > 0 else { return }
    let dates = DayFormatter(view.language, today: state.today)
    var title = StyledText()
    if let day = state.canvas.day {
      let (left, right) = (
        view.widths.columns(of: "◂") == 1 ? "◂" : "<", view.widths.columns(of: "▸") == 1 ? "▸" : ">"
      )
      title.append(state.olderDay == nil ? "  " : "\(left) ", view.theme.faint)
      title.append(dates.shortWithWeekday(day), view.theme.heading)
      title.append(" · \(dates.relative(day))", view.theme.faint)
      if state.newerDay != nil { title.append(" \(right)", view.theme.faint) }
    } else {
      title.append(CanvasMode.last.name(view.language), view.theme.heading)
    }
    let artist = state.settings.artist.signature(view.language, of: state.name)
    let palette = state.canvas.palette.name(view.language)
    StatusLine(title, trailing: StyledText("\(palette) · \(artist)", view.theme.faint))
      .draw(in: &frame, at: line)
  }

  private static func drawStrip(
    of state: State, in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    guard let mood = state.mood else {
      return Paragraph(emptyText(state, view)).draw(in: &frame, at: rect)
    }
    let dates = DayFormatter(view.language, today: state.today)
    let time = dates.time(mood.moment.time)
    let when = state.canvas.day == nil ? "\(dates.shortWithWeekday(mood.day)) \(time)" : time
    let number = (state.canvas.moods.firstIndex { $0.id == mood.id } ?? 0) + 1
    let undrawn = state.canvas.hiddenCount
    let count = "\(number)/\(state.canvas.moods.count)" + (undrawn > 0 ? " +\(undrawn)" : "")
    let end = StyledText(endText(state, view), view.theme.warning)
    guard rect.height > 1 else {
      let moment = mood.day == state.today ? time : dates.short(mood.moment.local)
      let text = end.isEmpty ? StyledText(mood.memoLine, view.theme.text) : end
      return StatusLine(
        StyledText(moment + " ", view.theme.heading)
          + MoodMark(mood.level, state.canvas.palette, view).text
          + StyledText(" \(mood.form.number) ", view.theme.accent) + text,
        trailing: StyledText(count, view.theme.faint)
      )
      .draw(in: &frame, at: rect)
    }
    let hasRoom = rect.width >= 70
    let shape =
      hasRoom || state.canvas.day != nil ? " · \(mood.form.shapeName(view.language))" : ""
    let rows = rect.rows(.fixed(1), .fill, .fixed(hasRoom || end.isEmpty ? 0 : 2))
    StatusLine(
      StyledText(when + "  ", view.theme.heading)
        + MoodMark(mood.level, state.canvas.palette, view).text
        + StyledText(" \(mood.form.number)", view.theme.accent)
        + StyledText(shape, view.theme.faint)
        + StyledText("  ") + (hasRoom ? end : ""),
      trailing: StyledText(count, view.theme.faint)
    )
    .draw(in: &frame, at: rows[0])
    Paragraph(StyledText(mood.memoWithTags)).draw(in: &frame, at: rows[1])
    Paragraph(end).draw(in: &frame, at: rows[2])
  }

  private static func endText(_ state: State, _ view: ViewContext) -> String {
    switch state.reachedEnd {
    case nil: ""
    case .newest:
      view.language(ko: "가장 최근 기분이에요.", en: "This is the latest one.")
    case .oldest where state.canvas.hiddenCount > 0:
      view.language(
        ko: "여기까지예요. 이전 기분 \(state.canvas.hiddenCount)개는 일기에 있어요.",
        en: "The last one here; \(state.canvas.hiddenCount) older"
          + " \(state.canvas.hiddenCount == 1 ? "one is" : "ones are") in the diary.")
    case .oldest
    where state.canvas.day == nil && state.canvas.moods.count == CanvasLayout.maxShapes:
      view.language(
        ko: "여기까지예요. 이전 기분은 일기에 있어요.", en: "The last one here; older ones are in the diary.")
    case .oldest: view.language(ko: "가장 오래된 기분이에요.", en: "This is the oldest one.")
    }
  }

  private static func emptyText(_ state: State, _ view: ViewContext) -> StyledText {
    if state.canvas.day.map({ $0 < state.today }) ?? false {
      let text = view.language(ko: "이날에는 남긴 기분이 없어요.", en: "No moods on this day.")
      return StyledText(text, view.theme.faint)
    }
    let greeting = MoodWords.emptyCanvasText(state.name, view.language)
    let invitation = view.language(ko: "  기분을 남겨요", en: "  adds a mood")
    return StyledText(greeting + "\n") + StyledText("a", view.theme.heading)
      + StyledText(invitation)
      + StyledText(hint(of: state, view), view.theme.faint)
  }

  /// Returns the hint of the day for newcomers.
  private static func hint(of state: State, _ view: ViewContext) -> String {
    guard state.hasNoMoods, !MoodWords.hints.isEmpty else { return "" }
    let index = abs(state.today.number) % MoodWords.hints.count
    return "\n" + MoodWords.hints[index](view.language)
  }

  private static func drawList(
    of state: State, in frame: inout Frame, at rect: Rect, _ view: ViewContext
  ) {
    let words = CanvasWords(canvas: state.canvas, language: view.language, today: state.today)
    let moments = state.canvas.moods.map { words.timeText(of: $0) }
    let width = moments.map { view.widths.columns(of: $0) }.max() ?? 0
    for (row, (mood, moment)) in zip(state.canvas.moods, moments).prefix(rect.height).enumerated() {
      MoodRow(
        mood: mood, timeText: view.widths.padded(moment, to: width, .trailing),
        palette: state.canvas.palette, isSelected: mood.id == state.mood?.id, view: view
      )
      .draw(in: &frame, at: rect.row(row))
    }
    if let undrawn = words.undrawnNote {
      Paragraph(StyledText(undrawn, view.theme.faint))
        .draw(in: &frame, at: rect.insetBy(top: state.canvas.moods.count))
    }
    if state.hasNoMoods {
      let hints = MoodWords.hints.map { StyledText("· " + $0(view.language), view.theme.faint) }
      let text = hints.dropFirst().reduce(hints.first ?? "") { $0 + "\n" + $1 }
      Paragraph(text).draw(in: &frame, at: rect)
    }
  }
}
