import HearthDomain
import TerminalKit

/// Writes down an event, or changes what was entered about one.
enum EventFormScreen: ContestedFormScreen {
  enum FieldName: Hashable, CaseIterable {
    case title
    case note
    case start
    case end
    case allDay
    case reminders
  }

  struct State: FormState {
    /// The event that is changed; nil for a new one.
    let event: Event?
    let zone: any ZoneRules
    /// The span before anything was changed.
    let span: EventSpan
    /// What time it is.
    var moment: Instant
    var times: EventTimes
    /// Whether the whole day was taken because nobody typed a time.
    var tookWholeDay = false
    var form: Form<FieldName>
    /// What takes place on the days that are entered.
    var neighbours: [Occurrence]
    let before: [String]
    var textWidth = 60
    var widths = DisplayWidth.standard

    /// An event on that day; without one, today's next hour.
    init(on day: Day?, clock: LocalClock) {
      let (now, zone) = (clock.now(), clock.zone)
      let span = EventSpan.proposed(on: day, at: zone.localTime(at: now), zone: zone.name)
      self.init(nil, span, now, zone)
    }

    init(_ event: Event, clock: LocalClock) {
      self.init(event, event.span, clock.now(), clock.zone)
    }

    private init(_ event: Event?, _ span: EventSpan, _ now: Instant, _ zone: any ZoneRules) {
      (self.event, self.span, self.moment, self.zone) = (event, span, now, zone)
      times = EventTimes(of: span, in: zone)
      form = EventFormScreen.form(of: event, times)
      neighbours = []
      before = form.contents
      check()
    }

    var now: LocalTime { zone.localTime(at: moment) }
    var note: String { form[.note]?.text ?? "" }
  }

  enum Action: Hashable, FormAction {
    case typed(TextInput)
    case stepped(EventTimes.Step)
    case saved
    case theirsKept
    case cancelled
    case editorPressed
    case written(String)
    case pressed(field: Int, caret: Int)
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let days = state.times.days
    if let output = apply(action, &state) { return output }
    return state.times.days == days ? nil : .neighbours(state.times.days)
  }

  private static func apply(_ action: Action, _ state: inout State) -> Output? {
    switch action {
    case .saved: return settle(&state, withTheirs: false)
    case .theirsKept: return settle(&state, withTheirs: true)
    case .cancelled: return .leaving(asks: state.hasChanged)
    case .editorPressed: return .write(state.note)
    case .written(let text):
      state.form.write(text, into: .note)
      state.changed(.note)
    case .stepped(let step): state.step(by: step)
    case .pressed(let field, let caret):
      let left = state.form.focused?.name
      state.form.place(caret: caret, in: field, width: state.textWidth, widths: state.widths)
      state.left(left)
      if state.form.focused?.name == .allDay { state.changed(.allDay) }
    case .typed(let input): return type(input, &state)
    }
    return nil
  }

  private static func type(_ input: TextInput, _ state: inout State) -> Output? {
    switch state.form.handle(input, width: state.textWidth, widths: state.widths) {
    case .ignored: break
    case .changed(let name): state.changed(name)
    case .left(let name): state.left(name)
    case .completed: return settle(&state, withTheirs: false)
    }
    return nil
  }

  static func save(_ state: inout State) -> Output? {
    if state.form.focused?.name == .title { state.takeTimesFromTitle() }
    for name in FieldName.allCases { state.form.setError(state.problem(in: name), of: name) }
    guard state.form.errors.isEmpty, let details = state.details else {
      state.form.focusOnError()
      return nil
    }
    return .change(state.event.map { .edit($0.id, details) } ?? .add(details))
  }
}

// MARK: - Keys

extension EventFormScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    let save = KeyBinding(
      [.control("s")], Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 대로 저장해요", en: "Keep what you entered"), action: Action.saved)
    return Keymap(
      (decisions(state, mine: .saved, theirs: .theirsKept) ?? [save]) + [
        KeyBinding(
          [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
          help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
          action: .typed(.key(Key(.tab))))
      ] + stepKeys(state) + [
        KeyBinding(
          [.control("o")], Words(ko: "메모 편집기", en: "note in editor"),
          help: Words(ko: "메모를 편집기에서 적어요", en: "Write the note in your editor"),
          action: .editorPressed),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "저장하지 않고 돌아가요", en: "Go back without saving"), action: .cancelled),
      ], typing: { .typed($0) })
  }

  /// In the boxes of the start and the end the arrows move the time.
  private static func stepKeys(_ state: State) -> [KeyBinding<Action>] {
    guard state.form.focused?.name.edge != nil else { return [] }
    typealias Line = (keys: [Key], ko: String, koHelp: String, en: String, step: EventTimes.Step)
    let lines: [Line] =
      state.times.isAllDay
      ? [
        ([Key(.up)], "하루 뒤", "하루 늦춰요", "a day later", .days(1)),
        ([Key(.down)], "하루 전", "하루 앞당겨요", "a day earlier", .days(-1)),
        ([Key(.pageUp)], "한 주 뒤", "한 주 늦춰요", "a week later", .days(7)),
        ([Key(.pageDown)], "한 주 전", "한 주 앞당겨요", "a week earlier", .days(-7)),
      ]
      : [
        ([Key(.up)], "5분 뒤", "5분 늦춰요", "5 min later", .fiveMinutes(1)),
        ([Key(.down)], "5분 전", "5분 앞당겨요", "5 min earlier", .fiveMinutes(-1)),
        ([Key(.up, .shift), Key(.up, .control)], "1시간 뒤", "1시간 늦춰요", "an hour later", .hours(1)),
        (
          [Key(.down, .shift), Key(.down, .control)], "1시간 전", "1시간 앞당겨요", "an hour earlier",
          .hours(-1)
        ),
        ([Key(.pageUp)], "하루 뒤", "하루 늦춰요", "a day later", .days(1)),
        ([Key(.pageDown)], "하루 전", "하루 앞당겨요", "a day earlier", .days(-1)),
      ]
    return lines.map { line in
      let label = Words(ko: line.ko, en: line.en)
      return KeyBinding(
        line.keys, label,
        help: Words(ko: line.koHelp, en: "Move this time \(line.en)"),
        action: .stepped(line.step), isCommon: true)
    }
  }
}

extension EventFormScreen.FieldName {
  /// Which time is entered in the field; nil where it is something else.
  var edge: ClockNotice.Edge? {
    switch self {
    case .start: .start
    case .end: .end
    case .title, .note, .allDay, .reminders: nil
    }
  }
}
