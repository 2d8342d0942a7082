import HearthDomain
import HearthWhen
import TerminalKit

extension ScheduleScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let place = layout(of: state, in: view).agenda
    let lines = AgendaLines(of: state, width: place.width, in: view)
    state.scroll.fit(
      chosen: lines.selectedLines(of: state), of: lines.allLines.count,
      visible: place.height)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = layout(of: state, in: view)
    drawTitle(of: state, in: &frame, at: layout.title, view)
    strip(of: state, in: view).draw(in: &frame, at: layout.strip)
    if state.page.entries.isEmpty {
      drawEmptyDay(of: state, in: &frame, at: layout.agenda, view)
    } else {
      drawAgenda(of: state, in: &frame, at: layout.agenda, view)
    }
    if let month = layout.month {
      frame.write(
        StyledText(state.day.calendarMonth.words(in: view.language), view.theme.heading),
        in: month)
      board(of: state, in: view).draw(in: &frame, at: month.insetBy(top: 1))
    }
    if let details = layout.details {
      let room = layout.coming == nil ? max(3, details.height / 2) : details.height
      let used = drawSelectedDetails(of: state, within: room, in: &frame, at: details, view)
      drawComing(of: state, in: &frame, at: layout.coming ?? details.insetBy(top: used), view)
    }
    if let complaint = jumpError(of: state, in: view) {
      // The error covers the strip of days, and more if it is long, until the user corrects the
      // text.
      let strip = layout.strip
      let needed = Paragraph(complaint).height(columns: strip.width, widths: view.widths)
      let place = Rect(
        x: strip.minX, y: strip.minY, width: strip.width, height: max(strip.height, needed)
      ).intersection(frame.bounds)
      frame.clear(place, style: view.theme.text)
      Paragraph(complaint).draw(in: &frame, at: place)
    }
  }

  private static func layout(of state: State, in view: ViewContext) -> ScheduleLayout {
    guard view.size.hasRoomForDetails else { return ScheduleLayout(size: view.size) }
    let words = EventLineWords(
      day: state.day, now: state.now, view: view, calendars: state.calendars,
      startInOwnZone: state.startInOwnZone)
    let events = state.page.entries.map { words.neededColumns(of: $0, in: state.page.agenda) }
    let tasks = state.tasks.map { view.widths.columns(of: $0.line(view.language)) }
    // The selection mark is before each row, and an empty column after it.
    return ScheduleLayout(
      size: view.size, agendaColumns: 3 + max(events.max() ?? 0, tasks.max() ?? 0))
  }

  private static func strip(of state: State, in view: ViewContext) -> DayStrip {
    DayStrip(
      day: state.day, today: state.today, eventCounts: state.eventCounts,
      taskCounts: state.taskCounts, view: view)
  }

  private static func board(of state: State, in view: ViewContext) -> MonthBoard {
    view.board(
      on: state.day, today: state.today, counts: state.eventCounts, tasks: state.taskCounts)
  }
}

// MARK: - Title

extension ScheduleScreen {
  private static func drawTitle(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    if let jump = state.jumpField { return drawJump(jump, state, in: &frame, at: line, view) }
    let words = OccurrenceWords(view.language, today: state.today)
    let clock = DayFormatter(view.language, today: state.today).time(state.now.time)
    let now = view.language(ko: "지금 \(clock)", en: "now \(clock)")
    // The title always says which calendars are hidden, however narrow it is.
    let hidden = state.allCalendars.hiddenWords(view.language)
    let month = state.day.calendarMonth.words(in: view.language)
    let parts: [String] =
      line.width < 56 ? [hidden ?? now] : [hidden, month, now].compactMap { $0 }
    StatusLine(
      StyledText(words.heading(state.day), view.theme.heading)
        + view.holidayNames(beside: state.day),
      trailing: StyledText(parts.joined(separator: " · "), view.theme.faint)
    )
    .draw(in: &frame, at: line)
  }

  /// Draws the text typed for going to a day, and next to it how it was understood.
  private static func drawJump(
    _ jump: TextFieldState, _ state: State, in frame: inout Frame, at line: Rect,
    _ view: ViewContext
  ) {
    let isNarrow = line.width < 56
    let label =
      isNarrow
      ? view.language(ko: "날짜 ", en: "day ") : view.language(ko: "날짜로 가기 ", en: "go to day ")
    let used = frame.write(StyledText(label, view.theme.heading), in: line)
    let parts = line.insetBy(left: used).columns(
      [.fixed(max(14, line.width / 3)), .fill], spacing: 2)
    let example = view.language(ko: "다음 주 금", en: "next fri")
    TextField(jump, placeholder: example, look: view.theme.textFieldLook).draw(
      in: &frame, at: parts[0])
    let words = OccurrenceWords(view.language, today: state.today)
    let meaning: StyledText =
      switch state.jumpDay {
      case nil:
        StyledText(
          view.language(ko: "내일, 지난주, 11월 20일", en: "tomorrow, last week, 20 Nov"),
          view.theme.faint)
      case .success(let day):
        StyledText("→ \(isNarrow ? words.day(day) : words.heading(day))", view.theme.good)
      case .failure: StyledText("…", view.theme.faint)
      }
    frame.write(meaning, in: parts[1])
  }

  /// Returns why the typed day cannot be opened; nil until the user has pressed Enter.
  private static func jumpError(of state: State, in view: ViewContext) -> StyledText? {
    guard state.isJumpRefused, case .failure(let error)? = state.jumpDay else { return nil }
    return StyledText("! " + error.message(in: view.language), view.theme.error)
  }
}

// MARK: - The day

extension ScheduleScreen {
  private static func drawAgenda(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let lines = AgendaLines(of: state, width: place.width, in: view)
    let first = state.scroll.offset(
      chosen: lines.selectedLines(of: state), of: lines.allLines.count,
      visible: place.height)
    for (row, line) in lines.allLines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, of: state, in: &frame, at: place.row(row), view)
    }
    drawScrollArrow(below: lines.allLines.count - first - place.height, in: &frame, at: place, view)
  }

  private static func draw(
    _ line: AgendaLine, of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    switch line {
    case .blank: break
    case .task(let index): drawTask(index, of: state, in: &frame, at: place, view)
    case .heading(let status, let words, let count):
      let title = words(view.language)
      frame.write(
        StyledText(title, status.style(in: view.theme).adding(.bold))
          + StyledText("  \(count)", view.theme.faint), in: place)
    case .more(let words):
      frame.write(StyledText(words(view.language), view.theme.warning), in: place)
    case .detail(_, let text): frame.write(text, in: place)
    case .event(let index): drawEvent(index, of: state, in: &frame, at: place, view)
    }
  }

  private static func drawEvent(
    _ index: Int, of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let entry = state.page.entries[index]
    let look = view.theme.listLook
    let isSelected = index == state.selectedIndex
    if isSelected { frame.clear(place, style: look.selected) }
    let mark = isSelected ? look.selectedMark : look.unselectedMark
    let style = isSelected ? look.selected : look.row
    let used = frame.write(mark, at: place.origin, style: style, width: place.width)
    let line = EventLineWords(
      day: state.day, now: state.now, view: view, calendars: state.calendars,
      startInOwnZone: state.startInOwnZone
    ).line(
      of: entry, in: state.page.agenda,
      isUnfolded: state.unfoldedEvents.contains(entry.occurrence.occurrenceID),
      width: place.width - used - 1)
    let shown = isSelected ? StyledText(line.string) : line
    frame.write(shown, in: place.insetBy(left: used), style: style)
  }

  private static func drawTask(
    _ index: Int, of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let line = state.tasks[index].line(view.language)
    guard index == state.selectedTaskIndex else {
      frame.write(line, in: place.insetBy(left: 2))
      return
    }
    let look = view.theme.listLook
    frame.clear(place, style: look.selected)
    let used = frame.write(
      look.selectedMark, at: place.origin, style: look.selected, width: place.width)
    frame.write(StyledText(line.string), in: place.insetBy(left: used), style: look.selected)
  }

  /// Draws an arrow in the last row if there are lines below the view.
  private static func drawScrollArrow(
    below count: Int, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    guard count > 0, place.height > 1 else { return }
    frame.write(
      StyledText(" ↓", view.theme.faint), in: place, row: place.height - 1, alignment: .trailing)
  }
}

// MARK: - What else there is

extension ScheduleScreen {
  private static func drawEmptyDay(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let text =
      !state.hasPlans
      ? TodayInvitation.schedule.text
      : !state.tasks.isEmpty
        ? Words(ko: "이날은 일정이 없어요.", en: "There are no events on this day.")
        : state.allCalendars.contains(where: \.isHidden)
          ? Words(
            ko: "보이는 캘린더에는 이날 일정이 없어요.",
            en: "Nothing is planned on this day in the calendars that are shown.")
          : Words(ko: "이날은 비어 있어요.", en: "Nothing is planned on this day.")
    let begins =
      state.hasPlans
      ? Words(ko: "이날의 일정을 적어요", en: "adds an event on this day")
      : Words(ko: "첫 일정을 적어요", en: "adds the first one")
    let sentence =
      StyledText(text(view.language) + "\n\n") + StyledText("a", view.theme.heading)
      + StyledText("  " + begins(view.language))
    var place = place.insetBy(left: 2, right: 2)
    let rows = min(state.tasks.count, max(1, place.height / 2))
    if rows > 0 {
      let more = drawTasks(rows, of: state, in: &frame, at: place, view)
      if more > 0 {
        frame.write(
          StyledText(AgendaLines.hiddenTasksNote(more)(view.language), view.theme.warning),
          in: place, row: rows)
      }
      place = place.insetBy(top: rows + (more > 0 ? 2 : 1))
    }
    Paragraph(sentence).draw(in: &frame, at: place)
    // A wide window lists the coming events beside the day.
    guard !view.size.hasRoomForDetails else { return }
    let used = Paragraph(sentence).height(columns: place.width, widths: view.widths)
    drawComing(of: state, in: &frame, at: place.insetBy(top: used + 1), view)
  }

  /// Draws the tasks of a day without events around the selected one. Returns how many do not fit.
  private static func drawTasks(
    _ rows: Int, of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) -> Int {
    let first = max(0, (state.selectedTaskIndex ?? 0) - rows + 1)
    for row in 0..<rows {
      drawTask(first + row, of: state, in: &frame, at: place.row(row), view)
    }
    return state.unlistedTaskCount + state.tasks.count - rows
  }

  /// Draws the details of the selected event, unless they are unfolded in the list. Returns how
  /// many rows it used, with an empty one at the end.
  private static func drawSelectedDetails(
    of state: State, within room: Int, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) -> Int {
    guard let index = state.selectedIndex, state.page.entries.indices.contains(index) else {
      return 0
    }
    let entry = state.page.entries[index]
    guard !state.unfoldedEvents.contains(entry.occurrence.occurrenceID) else { return 0 }
    let words = EventLineWords(
      day: state.day, now: state.now, view: view, calendars: state.calendars,
      startInOwnZone: state.startInOwnZone)
    let rows =
      Paragraph(
        StyledText(
          OccurrenceWords(view.language, today: state.today).title(entry.occurrence),
          entry.occurrence.titleStyle(view.theme.heading))
      )
      .rows(columns: place.width, widths: view.widths)
      + words.details(
        of: entry, in: state.page.agenda, width: place.width, isTitled: true)
    let shown = rows.prefix(room)
    for (row, text) in shown.enumerated() { frame.write(text, in: place, row: row) }
    return shown.count + 1
  }

  /// Draws the coming events and to-dos, and the number of those that do not fit. Each has two
  /// rows, or one if the place is wide enough for its time beside its title.
  private static func drawComing(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    // Leaves out those of the shown day, because they are in the list beside.
    let coming = state.coming.filter { !$0.isListed(on: state.day) }
    guard !coming.isEmpty, place.height > 2 else { return }
    let words = OccurrenceWords(view.language, today: state.today)
    let title = view.language(ko: "다음 일정", en: "Coming up")
    frame.write(StyledText(title, view.theme.heading), in: place)
    let rows = place.height - 1
    let rowsEach = place.width >= 60 ? 1 : 2
    let shown = coming.count * rowsEach > rows ? (rows - 1) / rowsEach : coming.count
    let times = coming.prefix(shown).map { $0.timeText(words) }
    let width = times.map { view.widths.columns(of: $0) }.max() ?? 0
    for (index, next) in coming.prefix(shown).enumerated() {
      let row = 1 + index * rowsEach
      let (mark, text): (StyledText, String)
      switch next {
      case .event(let occurrence):
        let status = EventStatus.upcoming
        mark = StyledText(status.mark, status.style(in: view.theme))
        text = occurrence.titleWithRepeatSign
      case .task(let task): (mark, text) = (StyledText(task.mark), task.title)
      }
      let time = rowsEach == 1 ? view.widths.padded(times[index], to: width) : times[index]
      let title = StyledText("  " + text)
      let first = mark + StyledText(" ") + StyledText(time, view.theme.faint)
      frame.write(rowsEach == 1 ? first + title : first, in: place, row: row)
      if rowsEach == 2 { frame.write(title, in: place, row: row + 1) }
    }
    let hidden = coming.count - shown
    guard hidden > 0 else { return }
    let isAll = state.coming.count < ScheduleCoordinator.maxNextEvents
    let more =
      isAll
      ? view.language(ko: "이 밖에 \(hidden)개 더", en: "and \(hidden) more")
      : view.language(ko: "이 밖에도 더 있어요", en: "and more")
    frame.write(StyledText(more, view.theme.faint), in: place, row: 1 + shown * rowsEach)
  }
}

// MARK: - Mouse

extension ScheduleScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let layout = layout(of: state, in: view)
    if let move = ListMove(mouse) { return .list(.move(move)) }
    guard mouse.isLeftPress else { return nil }
    if let day = strip(of: state, in: view).day(at: mouse.position, in: layout.strip) {
      return .dayPressed(day)
    }
    if let month = layout.month,
      let day = board(of: state, in: view).day(at: mouse.position, in: month.insetBy(top: 1))
    {
      return .dayPressed(day)
    }
    let line = line(at: mouse.position, state, in: layout.agenda, view)
    if case .task(let index)? = line { return .taskPressed(index) }
    return line?.eventIndex.map { .list(.pressed(row: $0, isDouble: mouse.isLeftDoublePress)) }
  }

  private static func line(
    at position: Position, _ state: State, in place: Rect, _ view: ViewContext
  ) -> AgendaLine? {
    guard place.contains(position) else { return nil }
    let lines = AgendaLines(of: state, width: place.width, in: view)
    let first = state.scroll.offset(
      chosen: lines.selectedLines(of: state), of: lines.allLines.count,
      visible: place.height)
    let row = first + position.y - place.minY
    return lines.allLines.indices.contains(row) ? lines.allLines[row] : nil
  }
}
