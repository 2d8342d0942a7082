import HearthDomain
import TerminalKit

/// A series: its repetition, coming occurrences and exceptions.
enum SeriesScreen: ListScreen {
  enum Row: Hashable {
    case coming(Occurrence)
    /// The later part of this series, after it was split.
    case later(Event)
    case exception(SeriesException)
  }

  struct State: Hashable, ListScreenState {
    /// The series as it is stored.
    private(set) var event: Event
    private(set) var today: Day
    let hashableZone: HashableZone
    var rows: RowList<Row>

    init(
      _ event: Event, coming: [Occurrence], later: Event?, _ exceptions: [SeriesException],
      clock: LocalClock
    ) {
      self.event = event
      today = clock.today
      hashableZone = HashableZone(zone: clock.zone)
      rows = RowList(all: State.rows(coming, later, exceptions))
    }

    /// Replaces everything shown with the current contents of the store.
    mutating func refresh(
      _ event: Event, coming: [Occurrence], later: Event?, _ exceptions: [SeriesException],
      today: Day
    ) {
      (self.event, self.today) = (event, today)
      rows.refreshRows(State.rows(coming, later, exceptions)) { $0.isSame(as: $1) }
    }

    private static func rows(
      _ coming: [Occurrence], _ later: Event?, _ exceptions: [SeriesException]
    ) -> [Row] {
      coming.map { .coming($0) } + (later.map { [.later($0)] } ?? [])
        + exceptions.map { .exception($0) }
    }
  }

  typealias Output = ScheduleEffect

  static func noSelectionReason(_ state: State) -> Words? {
    state.rows.count == 0
      ? Words(ko: "남은 회차가 없어요", en: "no occurrence is left") : nil
  }

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    let removed: SeriesException? =
      if case .exception(let exception)? = state.rows.selected, exception.isRemoved {
        exception
      } else {
        nil
      }
    let coming: Occurrence? =
      if case .coming(let occurrence)? = state.rows.selected { occurrence } else { nil }
    return [
      KeyBinding(
        [Key(.enter)], ko: ("그날 보기", "고른 회차의 날을 봐요"),
        en: ("see day", "See the day of the selected one"), action: .opened,
        disabledReason: noSelectionReason(state)),
      KeyBinding(
        [.character("b")], ko: ("되살리기", "지운 회차를 되살려요"),
        en: ("bring back", "Bring a removed one back"),
        action: .requested(
          removed.map {
            .change(.restore(OccurrenceID(state.event.id, at: $0.originalStart)))
          } ?? .reread),
        disabledReason: removed == nil
          ? Words(ko: "지운 회차를 골라 주세요", en: "select one that was removed") : nil),
      KeyBinding(
        [.character("d")], ko: ("지우기", "고른 회차를 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove the selected one; asks first"),
        action: .requested(coming.map { .show(.removalScope($0)) } ?? .reread),
        disabledReason: coming == nil
          ? Words(ko: "다가오는 회차를 골라 주세요", en: "select one that is to come") : nil),
      .back(help: Words(ko: "일정으로 돌아가요", en: "Go back to the schedule"), .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    switch state.rows.selected {
    case .coming(let occurrence): .showDay(occurrence.start.day)
    case .later(let event): .showDay(event.span.start(in: state.hashableZone.zone).day)
    case .exception(let exception):
      .showDay(exception.shownDay(in: state.hashableZone.zone))
    case nil: nil
    }
  }
}

/// A time zone that can be part of a state. Two zones are equal if their names are.
struct HashableZone: Hashable {
  let zone: any ZoneRules

  static func == (left: HashableZone, right: HashableZone) -> Bool {
    left.zone.name == right.zone.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(zone.name) }
}

extension SeriesException {
  /// Returns the day of the occurrence after the change; for a removed one, the original day.
  fileprivate func shownDay(in zone: any ZoneRules) -> Day {
    details?.span.start(in: zone).day ?? originalStart.day
  }
}

extension SeriesScreen.Row {
  fileprivate func isSame(as other: SeriesScreen.Row) -> Bool {
    switch (self, other) {
    case (.coming(let one), .coming(let another)): one.occurrenceID == another.occurrenceID
    case (.later(let one), .later(let another)): one.id == another.id
    case (.exception(let one), .exception(let another)): one.originalStart == another.originalStart
    case (.coming, _), (.later, _), (.exception, _): false
    }
  }
}

// MARK: - Drawing

extension SeriesScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = layout(view)
    let words = OccurrenceWords(view.language, today: state.today)
    let last = state.event.lastStart(in: state.hashableZone.zone).map {
      view.language(ko: "마지막: \(words.day($0.day))", en: "last: \(words.day($0.day))")
    }
    StatusLine(
      StyledText(state.event.title.terminalSafe.onOneLine, view.theme.heading),
      trailing: StyledText(last ?? "", view.theme.faint)
    )
    .draw(in: &frame, at: layout.title)
    let rhythm = state.event.repetition?.words(in: view.language) ?? ""
    frame.write(
      StyledText("\(Occurrence.repeatSign) \(rhythm)", view.theme.teal), in: layout.rhythm)
    drawList(of: state, in: &frame, view)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(view).list }

  private static func layout(_ view: ViewContext) -> (title: Rect, rhythm: Rect, list: Rect) {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    let rows = body.rows(.fixed(1), .fixed(1), .fixed(gap), .fill)
    return (rows[0], rows[1], rows[3])
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let words = OccurrenceWords(view.language, today: state.today)
    let nothing = Words(ko: "남은 회차가 없어요.", en: "No occurrence is left.")
    return state.rows.list(
      whenEmpty: StyledText(nothing(view.language)), look: view.theme.listLook
    ) { row in
      switch row {
      case .coming(let occurrence):
        let moved = occurrence.isOverridden ? view.language(ko: "  따로 고침", en: "  changed") : ""
        return StyledText("○ ", view.theme.good) + StyledText(words.dateAndTime(occurrence))
          + StyledText(moved, view.theme.warning)
      case .later(let event):
        let goesOn = LaterPartWords(event, of: state.event, words, state.hashableZone.zone)
        return StyledText("→ ", view.theme.teal) + StyledText(goesOn.line(view.language))
      case .exception(let exception):
        let line = ExceptionWords(exception, of: state.event, words, state.hashableZone.zone)
        return StyledText(exception.isRemoved ? "× " : "≠ ", view.theme.warning)
          + StyledText(line.line(view.language), view.theme.faint)
      }
    }
  }
}
