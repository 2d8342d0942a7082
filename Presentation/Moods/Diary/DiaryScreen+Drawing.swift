import HearthDomain
import HearthWhen
import TerminalKit

extension DiaryScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    if let move = ListMove(mouse) { return .moved(move) }
    let place = DiaryLayout(state, view).list
    guard mouse.isLeftPress, place.contains(mouse.position) else { return nil }
    return .pressed(
      row: state.list.topRow + mouse.position.y - place.minY, isDouble: mouse.isLeftDoublePress)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    fit(&state, in: view)
    let place = DiaryLayout(state, view)
    if state.isEmpty {
      invitation(state, view).draw(in: &frame, view)
      return
    }
    drawHeader(of: state, in: &frame, at: place.header, view)
    drawList(of: state, in: &frame, at: place.list, view)
    drawJumpError(of: state, in: &frame, at: place.list, view)
    let line = String(repeating: "─", count: place.divider.width)
    frame.write(StyledText(line, view.theme.border), in: place.divider)
    if let mood = state.selected { draw(mood, state, in: &frame, place, view) }
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    if let jump = state.jumpField { return drawJump(jump, state, in: &frame, at: line, view) }
    if state.search.isOpen {
      return state.search.draw(searchWords, in: &frame, at: line, view)
    }
    let search = state.search.text.isEmpty ? "" : "/\(state.search.text)"
    let title = StyledText(view.language(ko: "일기", en: "Diary"), view.theme.heading)
    StatusLine(title, trailing: StyledText(search, view.theme.accent)).draw(in: &frame, at: line)
  }

  private static func drawJump(
    _ jump: TextFieldState, _ state: State, in frame: inout Frame, at line: Rect,
    _ view: ViewContext
  ) {
    let isNarrow = line.width < 56
    let label =
      isNarrow
      ? view.language(ko: "날짜 ", en: "day ") : view.language(ko: "날짜로 가기 ", en: "go to day ")
    let used = frame.write(StyledText(label, view.theme.heading), in: line)
    let parts = line.insetBy(left: used).columns(.fixed(isNarrow ? 12 : 18), .fixed(2), .fill)
    TextField(
      jump, placeholder: view.language(ko: "지난주 금, 11-20", en: "last fri, 11-20"),
      look: view.theme.textFieldLook
    ).draw(in: &frame, at: parts[0])
    switch state.parsedJump {
    case .understood(let day):
      let text = DayFormatter(view.language, today: state.now.day).shortWithWeekday(day)
      frame.write(StyledText("→ " + text, view.theme.good), in: parts[2])
    case .unclear: frame.write(StyledText("…", view.theme.faint), in: parts[2])
    case nil: break
    }
  }

  /// Draws why the typed day cannot be opened, over the list, after the user has tried.
  private static func drawJumpError(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    guard state.isJumpRefused, case .unclear(let words)? = state.parsedJump else { return }
    let complaint = Paragraph(StyledText("! " + words(view.language), view.theme.error))
    let rows = complaint.height(columns: place.width, widths: view.widths)
    let over = Rect(x: place.minX, y: place.minY, width: place.width, height: rows)
      .intersection(place)
    frame.clear(over, style: view.theme.text)
    complaint.draw(in: &frame, at: over)
  }

  private static func drawList(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    guard !state.list.isEmpty else {
      let text = EmptyMoodTexts.noMoodsFound(view.language)
      return Paragraph(StyledText(text, view.theme.faint)).draw(in: &frame, at: place)
    }
    for line in 0..<place.height {
      let index = state.list.topRow + line
      switch state.list.row(index) {
      case nil: break
      case .day(let day, let count)?:
        drawHeading(day, count, state, in: &frame, at: place.row(line), view)
      case .mood(let mood)?:
        let isSelected = index == state.list.selection
        row(of: mood, isSelected: isSelected, state, view)
          .draw(in: &frame, at: place.row(line))
      }
    }
  }

  private static func row(
    of mood: Mood, isSelected: Bool, _ state: State, _ view: ViewContext
  ) -> MoodRow {
    let time = DayFormatter(view.language, today: state.now.day).time(mood.moment.time)
    return MoodRow(
      mood: mood, timeText: time, palette: palette(of: mood, state), isSelected: isSelected,
      view: view)
  }

  /// Returns the columns that the moods need to be shown in full, at most `most`.
  static func listColumns(of state: State, atMost most: Int, in view: ViewContext) -> Int {
    var needed = 0
    for mood in state.list.rows.lazy.compactMap(\.mood) where needed < most {
      let text = row(of: mood, isSelected: false, state, view).text
      needed = max(needed, view.widths.columns(of: text))
    }
    return min(needed, most)
  }

  private static func drawHeading(
    _ day: Day, _ count: Int, _ state: State, in frame: inout Frame, at line: Rect,
    _ view: ViewContext
  ) {
    let dates = DayFormatter(view.language, today: state.now.day)
    let isNear = abs(day - state.now.day) < 7
    let text =
      StyledText(dates.shortWithWeekday(day), view.theme.heading)
      + StyledText(isNear ? " · " + dates.relative(day) : "", view.theme.faint)
    let number = count > 1 ? view.language(ko: "\(count)개", en: "\(count) moods") : ""
    StatusLine(text, trailing: StyledText(number, view.theme.faint))
      .draw(in: &frame, at: line)
  }

  private static func palette(of mood: Mood, _ state: State) -> Palette {
    state.list.palette(of: mood.day) ?? state.palette
  }

  /// Draws the selected mood in full.
  private static func draw(
    _ mood: Mood, _ state: State, in frame: inout Frame, _ place: DiaryLayout,
    _ view: ViewContext
  ) {
    MoodPicture(form: mood.form, palette: palette(of: mood, state), view: view).draw(
      in: &frame, at: place.picture)
    let room = place.detail
    // A low window displays only the memo, because the row in the list already shows the rest.
    let isMemo = room.height < 3 && !mood.memoWithTags.isEmpty
    let text =
      isMemo
      ? StyledText(mood.memoWithTags)
      : MoodDescription(mood, today: state.now.day, palette: palette(of: mood, state), view).text
    TruncatedText(text).draw(in: &frame, at: room, view)
  }

  private static func invitation(_ state: State, _ view: ViewContext) -> Invitation {
    Invitation(
      text: Words(
        ko: "일기가 아직 비어 있어요.\n기분을 남기면 날마다 여기에 쌓여요.",
        en: "The diary is still empty.\nEvery mood you add is kept here, day by day."),
      key: "a", keyEffect: Words(ko: "첫 기분을 남겨요", en: "adds the first one")
    ) { frame, place in
      MoodPicture(form: LevelForm(.initial), palette: state.palette, view: view).draw(
        in: &frame, at: place)
    }
  }
}
